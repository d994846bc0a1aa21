import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, request as ask } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { asOnlyBuilder } from '../../src/commands/line/builder-lease.ts';
import { publishLive } from '../../src/hosts/bucket/publish-live.ts';
import { publishOf, showFromBucket } from '../support/bucket-site.ts';
import { freePort } from '../support/free-port.ts';
import { noPostgres, startPostgres, type PostgresServer } from '../support/postgres.ts';
import { home, page, publish, publishFolder, type PublishPlaces } from '../support/published.ts';
import { publishUnderReaders } from '../support/publishes.ts';
import { hasSwift, startSwift, type Swift, type TestBucket } from '../support/swift.ts';

const child = fileURLToPath(new URL('../support/builder-child.ts', import.meta.url));
const times = { ms: 6_000, patience: 60_000 };
/** A unit that the next release does not show. */
const shows = { units: [{ id: 7 }] };
/** More than are removed at a time. */
const shared = Object.fromEntries(
	Array.from({ length: 40 }, (_, n) => [
		`de/haus-${n}.html`,
		page(`/de/haus-${n}/`, { body: '<a href="/de/">Start</a>' }),
	]),
);

let folder: string;
let swift: Swift;
let postgres: PostgresServer;

/** Two builders of a bucket: the first has published, and is about to hide something that the second one shows. */
async function twoBuilders(stopAt: (line: string, nth: number) => boolean) {
	const bucket = await swift.makeBucket();
	const databaseUrl = await postgres.database();
	const [places, others] = [publishFolder(), publishFolder()];
	const settings = { delivery: { databaseUrl } };
	const show = async (of: typeof places) =>
		await asOnlyBuilder(
			{ ...settings, bucketHost: { ...bucket.access, purgeCommand: undefined } },
			async ({ bucketHost }) => await publishLive(publishOf(of, bucketHost)),
			times,
		);
	await publish(places, { ...home, ...shared }, { name: '0001', shows });
	await show(places);
	const mine = { 'de/mieten.html': page('/de/mieten/', { body: '<a href="/de/">Start</a>' }) };
	await publish(places, { ...home, ...mine }, { name: '0002' });
	await publish(others, { ...home, ...shared }, { name: '0003' });

	const asked: string[] = [];
	const done: string[] = [];
	let isStopped = false;
	const stopped = Promise.withResolvers<void>();
	let running: ChildProcess | undefined;
	const proxy = await proxyTo(
		bucket.access.address,
		(line) => {
			asked.push(line);
			if (isStopped || !stopAt(line, asked.filter((each) => each === line).length)) return;
			isStopped = true;
			running?.kill('SIGSTOP');
			stopped.resolve();
		},
		(line, status) => {
			if (status < 300 && !line.startsWith('GET')) done.push(line);
		},
	);
	const host = { ...bucket.access, address: proxy.address };
	running = spawn(process.execPath, [child, JSON.stringify({ places, host, databaseUrl, times })], {
		stdio: ['ignore', 'pipe', 'inherit'],
	});
	let said = '';
	running.stdout?.on('data', (chunk) => (said += String(chunk)));
	const closed = once(running, 'close');
	await Promise.race([stopped.promise, closed]);
	return {
		bucket,
		showOther: () => show(others),
		/** Lets the stopped builder go on. @returns what it says, and what it writes and removes */
		async goOn() {
			const before = done.length;
			running?.kill('SIGCONT');
			await closed;
			return { said, done: done.slice(before) };
		},
	};
}

const liveName = async (open: string) => (await (await fetch(`${open}/live.json`)).json()).release;

describe.skipIf(noPostgres !== undefined || !hasSwift)(
	'several builders of one bucket',
	{ timeout: 240_000 },
	() => {
		beforeAll(async () => {
			folder = mkdtempSync(join(tmpdir(), 'vitrine-swift-'));
			[swift, postgres] = await Promise.all([startSwift(folder), startPostgres()]);
		});
		afterAll(async () => {
			await Promise.all([swift.stop(), postgres.remove()]);
			rmSync(folder, { recursive: true });
		});

		test.each([
			['before it stores anything', (line: string) => line.startsWith('PUT objects/'), '0001'],
			[
				'before its pointer',
				(line: string, nth: number) => line === 'GET live.json' && nth === 2,
				'0001',
			],
			['after its pointer', (line: string) => line === 'PUT live.json', '0002'],
			['while it removes', (line: string) => line.startsWith('DELETE objects/'), '0002'],
		])(
			'one that is stopped %s, for longer than its lease, publishes and removes nothing when it goes on',
			async (_, stopAt, before) => {
				const { bucket, showOther, goOn } = await twoBuilders(stopAt);
				await expect.poll(() => liveName(bucket.open)).toBe(before);
				await showOther();
				expect(await goOn()).toEqual({
					said: expect.stringMatching(/this builder has been silent for too long|answered 403/),
					done: [],
				});
				expect(await liveName(bucket.open)).toBe('0003');
				expect(await missingIn(bucket)).toEqual([]);
				await showOther();
				expect([...bucket.contents().values()].join()).not.toContain('/de/mieten/');
			},
		);

		test('200 publishes under four readers show no mixed build and no error', async () => {
			const { pages, faults } = await publishUnderReaders(200, {
				show: (places) => showFromBucket(swift, places),
				perSecond: 4,
			});
			expect(faults).toEqual([]);
			expect(pages).toBeGreaterThan(1000);
		}, 3_600_000);

		test('160 pairs that publish at once leave no page without its file', async () => {
			const bucket = await swift.makeBucket();
			const outcome = await publishInPairs(160, bucket, await postgres.database());
			expect(outcome).toEqual({ broken: 0, refused: 0 });
		}, 3_600_000);
	},
);

/** What the index of a bucket names and the bucket does not hold. */
async function missingIn({ open }: Pick<TestBucket, 'open'>): Promise<string[]> {
	const missing: string[] = [];
	const read = async (key: string) => {
		const answer = await fetch(`${open}/${key}`);
		if (!answer.ok) missing.push(key);
		return await answer.text();
	};
	const json = async (key: string) => {
		const text = await read(key);
		return missing.includes(key) ? {} : JSON.parse(text);
	};
	const { parts = [] } = await json((await json('live.json')).index);
	for (const part of parts) {
		for (const { file } of Object.values<{ file?: string }>(await json(part))) {
			if (file !== undefined) await read(`objects/${file}`);
		}
	}
	return missing;
}

/**
 * Lets two builders with folders of their own publish to one bucket at the same time, again and again. Each release has
 * pages that the other builder's has, too, and removes some from the site.
 * @returns how often the bucket lacked something afterwards, and what builders said
 */
async function publishInPairs(
	pairs: number,
	bucket: TestBucket,
	databaseUrl: string | undefined,
): Promise<{ readonly broken: number; readonly refused: number }> {
	const builders = [publishFolder(), publishFolder()];
	let [broken, refused] = [0, 0];
	const build = async (places: PublishPlaces, name: string, random: () => boolean) => {
		const more = Array.from({ length: 12 }, (_, n) => n).filter(random);
		const pages = more.map((n) => [`de/haus-${n}.html`, page(`/de/haus-${n}/`)] as const);
		await publish(
			places,
			{ ...home, ...Object.fromEntries(pages) },
			{ name, shows: { units: [{ id: Number(name) }] } },
		);
		await asOnlyBuilder(
			{
				bucketHost: { ...bucket.access, purgeCommand: undefined },
				delivery: { databaseUrl },
			},
			async ({ bucketHost }) => bucketHost && (await publishLive(publishOf(places, bucketHost))),
		);
	};
	for (let pair = 0; pair < pairs; pair++) {
		const built = await Promise.allSettled(
			builders.map((places, n) =>
				build(places, `${String(pair).padStart(4, '0')}${n}`, () => Math.random() < 0.5),
			),
		);
		refused += built.filter(({ status }) => status === 'rejected').length;
		if ((await missingIn(bucket)).length > 0) broken++;
	}
	return { broken, refused };
}

/** Passes requests on to a store, and tells of each before it does and when it is answered. */
async function proxyTo(
	address: string,
	told: (line: string) => void | Promise<void>,
	answered: (line: string, status: number) => void,
): Promise<{ readonly address: string }> {
	const { hostname, port, pathname } = new URL(address);
	const own = await freePort();
	const server = createServer(async (request, response) => {
		const path = request.url ?? '';
		const line = `${request.method} ${path.slice(pathname.length + 1).replace(/\?.*/, '')}`;
		// Whole, so that it arrives also where whoever has sent it gives up.
		const body = await buffer(request);
		await told(line);
		const { method, headers } = request;
		const passed = ask({ hostname, port, path, method, headers }, (answer) => {
			const { statusCode = 500 } = answer;
			answered(line, statusCode);
			response.writeHead(statusCode, answer.headers);
			answer.pipe(response);
		});
		passed.on('error', () => response.destroy());
		passed.end(body);
	}).listen(own, '127.0.0.1');
	await once(server, 'listening');
	onTestFinished(() => {
		server.closeAllConnections();
		server.close();
	});
	return { address: `http://127.0.0.1:${own}${pathname}` };
}
