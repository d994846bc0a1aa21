import { createSite } from '../../../../src/hosts/edge/site.ts';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { pointerKey } from '../../../../src/hosts/edge/site-index.ts';
import { createServer } from '../../../../src/serve/server.ts';
import { showInMemory } from '../../../support/bucket-site.ts';
import { memoryBucket, readMemory, type MemoryBucket } from '../../../support/memory-bucket.ts';
import { testOutbox } from '../../../support/outbox.ts';
import {
	home,
	page,
	publish,
	publishFolder,
	type PublishPlaces,
} from '../../../support/published.ts';
import { serverSite } from '../../../support/release.ts';

function edgeOf(bucket: MemoryBucket, now: () => number = Date.now) {
	const read: string[] = [];
	const site = createSite({
		now,
		async read(key, asked) {
			read.push(key);
			return readMemory(bucket, key, asked);
		},
	});
	const get = async (path: string, init?: RequestInit) =>
		await site(new Request(`https://site.example${path}`, init));
	return { get, read };
}

const unit = '/de/immobilien/loft-7/';
const rendered = {
	...home,
	'index.html': page('/', { body: '<a href="/de/">Deutsch</a>' }),
	'404.html': page('/404.html', { body: 'Not found' }),
	'de/404/index.html': page('/de/404/', { body: 'Diese Seite gibt es nicht' }),
	'de/kaufen/seite-3/index.html': page('/de/kaufen/seite-3/'),
	'de/immobilien/loft-7/index.html': page(unit, { body: 'Loft' }),
	'robots.txt': 'User-agent: *',
	'_astro/site.Ab12.css': 'h1{color:red}',
};

async function site(places: PublishPlaces = publishFolder()) {
	writeFileSync(join(places.media, 'ab-480.avif'), 'picture');
	writeFileSync(join(places.root, 'status.json'), '{"reserved":[]}');
	const release = await publish(places, rendered, {
		name: '0001',
		shows: { pictures: ['ab'] },
		oldAddresses: [
			{ kind: 'redirected', path: '/alt.html', target: '/de/kaufen/' },
			{ kind: 'removed', path: '/weg.html', page: undefined },
		],
		departed: {
			owners: [{ owner: { kind: 'unit', id: 9 }, removedAt: Date.UTC(2026, 10, 1) }],
			lists: [],
		},
	});
	const bucket = memoryBucket();
	await showInMemory(places, bucket, release);
	return { places, bucket };
}

describe('an edge', () => {
	test('answers as our own server does, with the same headers', async () => {
		const { places, bucket } = await site();
		const { outbox, clock } = await testOutbox();
		const server = createServer({ places, outbox, clock, site: serverSite });
		const { get } = edgeOf(bucket);
		const asked = [
			['/de/'],
			['/de/kaufen/'],
			['/de/kaufen'],
			['/de/kaufen?page=2'],
			[unit],
			['/de/immobilien/alter-titel-7/'],
			['/en/properties/old-title-7'],
			['/de/immobilien/loft-07/'],
			['/de/immobilien/haus-09/'],
			['/de/immobilien/haus-9/'],
			...[
				'/DE/IMMOBILIEN/LOFT-7/',
				`${unit})`,
				`${unit}%20`,
				'/de/immobilien/loft-7,',
				'/De/Kaufen/',
			].map((path) => [path] as const),
			['/de/immobilien/haus-9/)'],
			['/de/nichts/)'],
			['/de/kaufen/andere-3/'],
			['/de/404/'],
			['/404.html'],
			['/robots.txt'],
			['/targets.json'],
			['/_astro/site.Ab12.css'],
			['/media/ab-480.avif'],
			['/media/of-no-release-480.avif'],
			['/media/../live.json'],
			['/alt.html'],
			['/weg.html'],
			['/de/nichts/'],
			['/nichts'],
			['/constructor'],
			['/__proto__/x/'],
			['/media/__proto__'],
			['/media/..%252flive.json'],
			['/de/%00'],
			['/%2F%2Fevil.example/'],
			['/%ff'],
			['/index/anything.json'],
			['/live.json'],
			['/de/', { method: 'HEAD' }],
			['/robots.txt', { headers: { Range: 'bytes=0-3' } }],
		] as const;
		const statuses = new Set<number>();
		for (const [path, init] of asked) {
			const own = await server.request(`https://site.example${path}`, init);
			const edge = await get(path, init);
			expect(await told(edge), path).toEqual(await told(own));
			statuses.add(edge.status);
		}
		expect(statuses).toEqual(new Set([200, 206, 301, 404, 410]));
	});

	test('knows again what a browser has', async () => {
		const { bucket } = await site();
		const { get } = edgeOf(bucket);
		const tag = (await get('/de/')).headers.get('etag') ?? '';
		const again = await get('/de/', { headers: { 'If-None-Match': `W/${tag}` } });
		expect([again.status, await again.text()]).toEqual([304, '']);
	});

	test('says what has become of units, which no cache may keep', async () => {
		const { bucket } = await site();
		const found = await edgeOf(bucket).get('/status.json');
		expect(await found.json()).toEqual({ reserved: [] });
		expect(found.headers.get('cache-control')).toBe('no-cache');
	});

	test('only reads', async () => {
		const { bucket } = await site();
		const found = await edgeOf(bucket).get('/de/', { method: 'POST' });
		expect([found.status, found.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
	});

	test('reads the index of a release once', async () => {
		const { bucket } = await site();
		const { get, read } = edgeOf(bucket);
		for (const path of ['/de/', '/de/kaufen/', '/de/']) await get(path);
		expect(read.filter((key) => !key.startsWith('objects/'))).toHaveLength(3);
	});

	test('shows the next release after a second', async () => {
		const { places, bucket } = await site();
		let now = 0;
		const { get } = edgeOf(bucket, () => now);
		await get('/de/');
		const next = { ...rendered, 'de.html': `${home['de.html']}<!-- two -->` };
		await showInMemory(places, bucket, await publish(places, next, { name: '0002' }));
		expect(await (await get('/de/')).text()).not.toContain('two');
		now = 1001;
		expect(await (await get('/de/')).text()).toContain('two');
	});

	test('responds at once from the next release where that has hidden a page', async () => {
		const { places, bucket } = await site();
		const { get } = edgeOf(bucket, () => 0);
		await get('/de/');
		const next = { ...rendered, 'de.html': `${home['de.html']}<!-- two -->` };
		const shows = { units: [{ id: 7, address: false }] };
		await showInMemory(places, bucket, await publish(places, next, { name: '0002', shows }));
		const found = await get('/de/');
		expect([found.status, (await found.text()).includes('two')]).toEqual([200, true]);
	});

	test.each([undefined, '', '{"format":1,"num', '{}', 'null'])(
		'serves on what it knows while the bucket does not say what is live: %s',
		async (pointer) => {
			const { bucket } = await site();
			let now = 0;
			const { get } = edgeOf(bucket, () => now);
			await get('/de/');
			if (pointer === undefined) bucket.objects.delete(pointerKey);
			else bucket.objects.set(pointerKey, pointer);
			now = 5000;
			expect((await get('/de/')).status).toBe(200);
		},
	);

	test('says once, in a sentence, that nothing was published into the bucket, and asks for patience', async () => {
		const said = vi.spyOn(console, 'error').mockImplementation(() => {});
		const { get, read } = edgeOf(memoryBucket());
		for (const path of ['/de/', '/', '/de/']) {
			const found = await get(path);
			expect([found.status, found.headers.get('retry-after')]).toEqual([503, '5']);
		}
		expect(said.mock.calls).toEqual([
			['There is no site in the bucket: publish one, and let everybody read it.'],
		]);
		expect(read).toEqual([pointerKey, pointerKey, pointerKey]);
	});

	test('says anew that the bucket fails, after it has answered', async () => {
		const said = vi.spyOn(console, 'error').mockImplementation(() => {});
		const { bucket } = await site();
		let isDown = true;
		const ask = createSite({
			async read(key, asked) {
				if (isDown)
					throw new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED') });
				return readMemory(bucket, key, asked);
			},
		});
		for (isDown of [true, true, false, true]) {
			await ask(new Request('https://site.example/robots.txt'));
		}
		const sentence = 'The bucket cannot be read: fetch failed (connect ECONNREFUSED).';
		expect(said.mock.calls).toEqual([[sentence], [sentence]]);
	});

	test('tells nothing of the bucket where a part is asked for that a file does not have', async () => {
		const read = async (key: string) =>
			key.startsWith('objects/')
				? new Response('<Error><BucketName>site</BucketName></Error>', {
						status: 416,
						headers: { 'Content-Type': 'application/xml', 'Content-Range': 'bytes */13' },
					})
				: readMemory(bucket, key, { method: 'GET', headers: {} });
		const { bucket } = await site();
		const asked = new Request('https://site.example/robots.txt', {
			headers: { Range: 'bytes=99-' },
		});
		const found = await createSite({ read })(asked);
		expect([found.status, await found.text()]).toEqual([416, '']);
		expect(found.headers.get('content-range')).toBe('bytes */13');
		expect(found.headers.get('content-type')).toBeNull();
	});

	test('does not pass on how long a body was before it was unpacked', async () => {
		const { bucket } = await site();
		const get = createSite({
			async read(key, asked) {
				const found = readMemory(bucket, key, asked);
				if (key.startsWith('objects/')) {
					found.headers.set('Content-Encoding', 'gzip');
					found.headers.set('Content-Length', '5');
				}
				return found;
			},
		});
		const found = await get(new Request('https://site.example/de/'));
		expect(found.headers.get('content-length')).toBeNull();
	});
});

/** What of an answer must not differ; tags and compression are each server's own. */
async function told(answer: Response) {
	const own = new Set(['etag', 'vary', 'content-length', 'accept-ranges']);
	const headers = [...answer.headers].filter(([name]) => !own.has(name));
	return { status: answer.status, headers, body: await answer.text() };
}
