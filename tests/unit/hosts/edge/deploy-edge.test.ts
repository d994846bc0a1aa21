import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import cloudflare from '../../../../deploy/edge/cloudflare.ts';
import { handler } from '../../../../deploy/edge/cloudfront.ts';
import { importsOf } from '../../../support/architecture.ts';
import { showInMemory } from '../../../support/bucket-site.ts';
import { memoryBucket, readMemory } from '../../../support/memory-bucket.ts';
import { home, publish, publishFolder } from '../../../support/published.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const bucket = memoryBucket();
const large = 'x'.repeat(800_000);

const ask = async (uri: string, headers = {}) =>
	await handler({
		Records: [{ cf: { request: { method: 'GET', uri, querystring: '', headers } } }],
	});

beforeEach(async () => {
	bucket.objects.clear();
	const places = publishFolder();
	await showInMemory(places, bucket, await publish(places, { ...home, 'plan.pdf': large }));
	vi.stubGlobal('fetch', async (address: string, init: { method: string; headers: {} }) =>
		readMemory(bucket, address.replace(/^https:\/\/[^/]+\//, ''), init),
	);
	return () => void vi.unstubAllGlobals();
});

test.each(['cloudflare', 'cloudfront', 'fastly'])(
	'the example for %s needs nothing that only Node has',
	(name) => {
		const files = [`deploy/edge/${name}.ts`, ...globSync('src/hosts/edge/*.ts', { cwd: root })];
		const imported = files.flatMap((file) => importsOf(file, readFileSync(root + file, 'utf8')));
		const own = [
			'../../src/hosts/edge/site.ts',
			'../../domain/tidied-path.ts',
			'./live-index.ts',
			'./site-index.ts',
		];
		expect(new Set(imported)).toEqual(new Set([...own, 'zod/mini']));
	},
);

test('the Worker of Cloudflare answers with a page', async () => {
	const asked = new Request('https://site.example/de/');
	const found = await cloudflare.fetch(asked, { BUCKET: 'https://store.example' });
	expect([found.status, await found.text()]).toEqual([200, home['de.html']]);
});

test('the Worker of Cloudflare keeps what it got, and not that something is missing', async () => {
	const asked = new Request('https://site.example/de/');
	const fetched = vi.mocked(vi.fn(fetch));
	vi.stubGlobal('fetch', fetched);
	await cloudflare.fetch(asked, { BUCKET: 'https://store.example' });
	const kept = fetched.mock.calls.flatMap(([address, init]) =>
		/objects|index/.test(String(address)) ? [init] : [],
	);
	expect(kept.length).toBeGreaterThan(0);
	for (const init of kept) {
		expect(init).toMatchObject({
			cf: { cacheTtlByStatus: { '200-299': 86_400, '300-599': 0 } },
		});
		expect(init).not.toHaveProperty('cf.cacheTtl');
	}
});

test('the service of Fastly answers with a page', async () => {
	let answer: ((event: object) => void) | undefined;
	vi.stubGlobal('addEventListener', (_: string, given: typeof answer) => (answer = given));
	await import('../../../../deploy/edge/fastly.ts');
	const found = await new Promise<Response>((resolve, reject) => {
		const request = new Request('https://site.example/de/');
		answer?.({ request, respondWith: (given: Promise<Response>) => given.then(resolve, reject) });
	});
	expect([found.status, await found.text()]).toEqual([200, home['de.html']]);
});

test('the server of Node says in one sentence that no bucket is named', () => {
	const env = { PATH: process.env['PATH'] };
	const { stderr, status } = spawnSync(process.execPath, [`${root}deploy/edge/node.ts`], { env });
	expect([status, stderr.toString()]).toEqual([1, expect.stringMatching(/^Set BUCKET to .*\n$/)]);
});

describe('the function of CloudFront', () => {
	test('answers with a page, and with what is not there', async () => {
		const found = await ask('/de/');
		if (!('status' in found)) throw new Error('It passed the request on.');
		expect(found.status).toBe('200');
		expect(Buffer.from(found.body, 'base64').toString()).toBe(home['de.html']);
		expect(found.headers['content-type']).toEqual([
			{ key: 'content-type', value: 'text/html; charset=utf-8' },
		]);
		expect(await ask('/de/nichts/')).toMatchObject({ status: '404' });
		expect(await ask('/de/kaufen')).toMatchObject({ status: '301' });
	});

	test('lets CloudFront fetch what is larger than a function may answer with', async () => {
		const found = await ask('/plan.pdf', { range: [{ key: 'Range', value: 'bytes=0-9' }] });
		expect(found).toMatchObject({ uri: expect.stringMatching(/^\/objects\/[0-9a-f]{32}\.pdf$/) });
	});

	test('knows again what a browser has', async () => {
		const found = await ask('/de/');
		const [tag] = ('status' in found && found.headers['etag']) || [];
		const known = { 'if-none-match': [tag ?? { value: '' }] };
		expect(await ask('/de/', known)).toMatchObject({ status: '304', body: '' });
	});
});
