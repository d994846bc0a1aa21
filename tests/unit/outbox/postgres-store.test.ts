import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { asOnlyBuilder } from '../../../src/commands/line/builder-lease.ts';
import { openDatabaseOf } from '../../../src/commands/server/open-database.ts';
import { openOutbox } from '../../../src/commands/server/open-outbox.ts';
import type { BucketHost } from '../../../src/hosts/bucket/publish-live.ts';
import { describeError } from '../../../src/outbox/describe-error.ts';
import { createPostgresStore } from '../../../src/outbox/postgres-store.ts';
import { AnotherBuild } from '../../../src/release/lock.ts';
import { openDatabase } from '../../../src/storage/postgres/database.ts';
import { keepLease } from '../../../src/storage/postgres/kept-lease.ts';
import { createLease } from '../../../src/storage/postgres/lease.ts';
import { readEnvironment } from '../../../src/wiring.ts';
import { describeStore } from '../../support/outbox-conformance.ts';
import { testFolder, testKey } from '../../support/outbox.ts';
import { noPostgres, startPostgres, type PostgresServer } from '../../support/postgres.ts';
import { demoVariables } from '../../support/settings.ts';

let server: PostgresServer | undefined;
const key = Buffer.from(testKey).toString('base64');

async function database(): Promise<string> {
	if (!server) throw new Error('There is no server.');
	return await server.database();
}

async function open(url: string) {
	const store = createPostgresStore(await openDatabase(url));
	onTestFinished(() => store.close());
	return store;
}

/** Opens the outbox as a server does whose environment names a new database. */
async function opened(variables: NodeJS.ProcessEnv) {
	const environment = readEnvironment({
		...demoVariables,
		SITE_URL: 'https://site.example',
		...variables,
	});
	const outbox = await openOutbox(environment, await openDatabaseOf(environment));
	onTestFinished(() => outbox.close());
	return outbox;
}

describe.skipIf(noPostgres)(noPostgres ?? 'Postgres', () => {
	beforeAll(async () => {
		server = await startPostgres();
	});
	afterAll(() => server?.remove());

	describeStore('Postgres', () => {
		let url: Promise<string> | undefined;
		return async () => await open(await (url ??= database()));
	});

	test('twenty that claim at once get twenty messages of twenty people, and one of each person', async () => {
		const url = await database();
		const stores = await Promise.all(Array.from({ length: 4 }, () => open(url)));
		const now = Date.now();
		const rest = {
			state: 'waiting',
			doubt: null,
			payload: 'x',
			acceptedAt: now,
			notBefore: now,
		} as const;
		const rows = Array.from({ length: 200 }, (_, n) => {
			return { id: `${n}`, reference: `R-${n}`, groupKey: `group ${n % 20}`, ...rest };
		});
		await stores[0]?.insert(rows);
		const until = now + 60_000;
		const latest = { latestLease: until, latestDue: until };
		const at = { now, until, ...latest, state: 'waiting', reference: null } as const;
		const claims = Array.from({ length: 60 }, async (_, n) =>
			stores[n % 4]?.claim({ ...at, lease: `${n}` }),
		);
		const groups = (await Promise.all(claims)).flatMap((row) => row?.groupKey ?? []);
		expect(groups).toHaveLength(20);
		expect(new Set(groups)).toHaveLength(20);
	});

	test('servers that start together make the tables once', async () => {
		const url = await database();
		const stores = await Promise.all(Array.from({ length: 5 }, () => open(url)));
		expect(await stores[4]?.remember('key', 'a')).toBe('a');
	});

	test('one that another version has made is refused and left as it is', async () => {
		const url = await database();
		await open(url);
		const db = await openDatabase(url);
		onTestFinished(() => db.close());
		await db.run('UPDATE format SET number = 2');
		await expect(open(url)).rejects.toThrow(/another version.*format 2.*start that version/);
	});

	test('one that may forget what it has committed is refused', async () => {
		const url = `${await database()}?options=-c%20synchronous_commit%3Doff`;
		await expect(open(url)).rejects.toThrow(/synchronous_commit is off/);
	});

	test('one that cannot be reached is named in one sentence', async () => {
		await expect(open('postgres://nobody@127.0.0.1:9/x')).rejects.toThrow(
			/^The database that DATABASE_URL names cannot be used \(.*ECONNREFUSED.*\); /,
		);
	});

	test('a connection that is gone has a name of its own in the log, which shows no message', async () => {
		const db = await openDatabase(await database());
		await db.close();
		const asked = [
			db.run('SELECT 1'),
			db.now(),
			db.transaction(async (run) => await run('SELECT 1')),
		];
		for (const each of asked) {
			const error: unknown = await each.catch((cause: unknown) => cause);
			expect(describeError(error)).toMatch(/^Unexpected ConnectionError in database\.ts:\d+\.$/);
		}
	});

	test('one of several servers looks after it, and another one after that has gone silent', async () => {
		const db = await openDatabase(await database());
		onTestFinished(() => db.close());
		const [one, other] = [createLease(db, 'maintenance'), createLease(db, 'maintenance')];
		expect(await one.hold(60_000)).toBe(1);
		expect(await other.hold(60_000)).toBeUndefined();
		expect(await one.hold(-1)).toBe(1);
		expect(await other.hold(60_000)).toBe(2);
		expect(await one.hold(60_000)).toBeUndefined();
		expect(await createLease(db, 'another').hold(60_000)).toBe(1);
	});

	test('a lease is renewed as long as it has not run out, and given back', async () => {
		const db = await openDatabase(await database());
		onTestFinished(() => db.close());
		const [one, other] = [createLease(db, 'builder'), createLease(db, 'builder')];
		await one.hold(60_000);
		expect(await other.left()).toBe(0);
		expect(await one.renew(90_000)).toBe(true);
		expect(await one.left()).toBeGreaterThan(60_000);
		expect(await one.renew(-1)).toBe(true);
		expect([await one.left(), await one.renew(60_000)]).toEqual([0, false]);
		expect(await other.hold(60_000)).toBe(2);
		await one.release();
		expect(await one.hold(60_000)).toBeUndefined();
		await other.release();
		expect(await one.hold(60_000)).toBe(3);
	});

	test('one builder of a bucket works at a time, and another one waits as long as its patience lasts', async () => {
		const access = { address: 'https://store.example/a', region: 'eu', keyId: 'a', secret: 'b' };
		const bucketHost: BucketHost = { ...access, purgeCommand: undefined };
		const environment = { bucketHost, delivery: { databaseUrl: await database() } };
		const times = { ms: 60_000, patience: 200, onWait: vi.fn<() => void>() };
		const [begun, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
		const heldBy = ({ bucketHost: { lease } }: typeof environment) => lease;
		const first = asOnlyBuilder(
			environment,
			async (given) => {
				begun.resolve();
				await ended.promise;
				return [heldBy(given)?.token, await heldBy(given)?.heldUntil()];
			},
			times,
		);
		await begun.promise;
		await expect(asOnlyBuilder(environment, async () => {}, times)).rejects.toThrow(AnotherBuild);
		expect(times.onWait).toHaveBeenCalledOnce();
		const patient = { ...times, patience: 60_000 };
		const next = asOnlyBuilder(environment, async (given) => heldBy(given)?.token, patient);
		ended.resolve();
		expect(await first).toEqual([1, expect.any(Number)]);
		expect(await next).toBe(2);
	});

	test('a builder that was silent for longer than its lease lasts may not go on', async () => {
		const db = await openDatabase(await database());
		onTestFinished(() => db.close());
		const lease = await keepLease(db, 'builder', { ms: 60_000, patience: 0 });
		await db.run('UPDATE lease SET until = 0');
		await expect(lease?.heldUntil()).rejects.toThrow(/silent for too long, and another one may/);
		await lease?.giveBack();
	});

	test('an outbox in a database is one for all servers that name it', async () => {
		const DATABASE_URL = await database();
		const [one, other] = await Promise.all(
			[testFolder(), testFolder()].map((VITRINE_VAR) =>
				opened({ VITRINE_VAR, DATABASE_URL, VITRINE_OUTBOX_KEY: key }),
			),
		);
		await one?.put({ id: 'a', reference: 'AAAA-AAAA', payload: { name: 'Ada' } });
		expect(await other?.contentOf('AAAA-AAAA')).toEqual({ name: 'Ada' });
	});

	test('an outbox in a database needs a key that all servers have', async () => {
		const DATABASE_URL = await database();
		await expect(opened({ VITRINE_VAR: testFolder(), DATABASE_URL })).rejects.toThrow(
			/^DATABASE_URL is set and VITRINE_OUTBOX_KEY is not/,
		);
	});

	test('an outbox in a database is not opened while inquiries wait in a file of this machine, where nobody would look again', async () => {
		const VITRINE_VAR = testFolder();
		const local = await opened({ VITRINE_VAR, VITRINE_OUTBOX_KEY: key });
		await local.put({ id: 'a', reference: 'AAAA-AAAA', payload: { name: 'Ada' } });
		const DATABASE_URL = await database();
		const shared = () => opened({ VITRINE_VAR, DATABASE_URL, VITRINE_OUTBOX_KEY: key });
		await expect(shared()).rejects.toThrow(
			`The outbox ${join(VITRINE_VAR, 'outbox/outbox.sqlite')} on this machine still holds inquiries (1)`,
		);
		const job = await local.claim();
		if (job) await local.finish(job, {});
		expect(await (await shared()).counts()).toMatchObject({ waiting: 0 });
	});
});
