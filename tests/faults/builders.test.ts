import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asOnlyBuilder } from '../../src/commands/line/builder-lease.ts';
import { openBucket } from '../../src/hosts/bucket/bucket.ts';
import { publishLive } from '../../src/hosts/bucket/publish-live.ts';
import { missingIn, publishInPairs } from '../support/bucket-pairs.ts';
import { publishOf } from '../support/bucket-site.ts';
import { noPostgres, startPostgres, type PostgresServer } from '../support/postgres.ts';
import { home, page, publish, publishFolder } from '../support/published.ts';
import { proxyTo } from '../support/stopping-proxy.ts';
import { hasSwift, startSwift, type Swift } from '../support/swift.ts';

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

/** Two builders of a bucket: the first has published, and is about to take something off that the second one shows. */
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

		test('one that was stopped for longer than its lease does not publish either where nobody else has', async () => {
			const { bucket, goOn } = await twoBuilders((line) => line.startsWith('PUT objects/'));
			await sleep(times.ms + 500);
			expect(await goOn()).toMatchObject({ done: [] });
			expect(await liveName(bucket.open)).toBe('0001');
		});

		test('what is on its way for longer than a lease is refused by the store itself', async () => {
			const { access, contents } = await swift.makeBucket();
			const proxy = await proxyTo(
				access.address,
				() => sleep(3_000),
				() => {},
			);
			const answers = [performance.now() + 2_500];
			const bucket = openBucket({ ...access, address: proxy.address }, async () => {
				const until = answers.pop();
				if (until === undefined) throw new Error('lost');
				return until;
			});
			const put = bucket.put('objects/a', 'a', { type: 'text/plain', caching: 'no-store' });
			await expect(put).rejects.toThrow('lost');
			await sleep(4_000);
			expect([...contents().keys()]).toEqual([]);
			answers.push(performance.now() + 60_000);
			await bucket.put('objects/b', 'b', { type: 'text/plain', caching: 'no-store' });
			expect([...contents().keys()]).toEqual(['objects/b']);
		});

		test('two that publish at once leave no page without its file', async () => {
			const bucket = await swift.makeBucket();
			const outcome = await publishInPairs(8, bucket, await postgres.database());
			expect(outcome).toEqual({ broken: 0, refused: 0 });
		});
	},
);
