import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { describeError } from '../../../src/outbox/describe-error.ts';
import { createPostgresStore } from '../../../src/outbox/postgres-store.ts';
import { openDatabase } from '../../../src/storage/postgres/database.ts';
import { createLease } from '../../../src/storage/postgres/lease.ts';
import { describeStore } from '../../support/outbox-conformance.ts';
import { noPostgres, startPostgres, type PostgresServer } from '../../support/postgres.ts';

let server: PostgresServer | undefined;

async function database(): Promise<string> {
	if (!server) throw new Error('There is no server.');
	return await server.database();
}

async function open(url: string) {
	const store = createPostgresStore(await openDatabase(url));
	onTestFinished(() => store.close());
	return store;
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
		const rest = { doubt: null, payload: 'x', acceptedAt: now, notBefore: now, parkedAt: now };
		const rows = Array.from({ length: 200 }, (_, n) => {
			return { id: `${n}`, reference: `R-${n}`, lane: `lane ${n % 20}`, ...rest };
		});
		await stores[0]?.insert(rows);
		const at = { now, until: now + 60_000, state: 'waiting', blockingSince: 0 } as const;
		const claims = Array.from({ length: 60 }, async (_, n) =>
			stores[n % 4]?.claim({ ...at, lease: `${n}` }),
		);
		const lanes = (await Promise.all(claims)).flatMap((row) => row?.lane ?? []);
		expect(lanes).toHaveLength(20);
		expect(new Set(lanes)).toHaveLength(20);
	});

	test('servers that start together make the tables once', async () => {
		const url = await database();
		const stores = await Promise.all(Array.from({ length: 5 }, () => open(url)));
		expect(await stores[4]?.remember('key', 'a')).toBe('a');
	});

	test('one of format 1 says of each sealed value which key opens it', async () => {
		const url = await database();
		const store = await open(url);
		const db = await openDatabase(url);
		onTestFinished(() => db.close());
		const times = { acceptedAt: 1, notBefore: 1, parkedAt: 1 };
		await store.insert([
			{ id: 'a', reference: 'A', doubt: null, lane: 'x', payload: 'sealed', ...times },
		]);
		await store.remember('key', 'fingerprint of it');
		await db.run('UPDATE format SET number = 1');
		const after = await open(url);
		expect(await after.find({})).toMatchObject([{ payload: 'fingerpr.sealed', progress: null }]);
		expect(await after.remember('digest secret', '')).toBe('fingerpr');
	});

	test('one that a newer version has written is refused and left as it is', async () => {
		const url = await database();
		await open(url);
		const db = await openDatabase(url);
		onTestFinished(() => db.close());
		await db.run('UPDATE format SET number = 99');
		await expect(open(url)).rejects.toThrow(/newer version.*format 99.*start that version/);
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

	test('whoever looked after it before changes nothing any more', async () => {
		const url = await database();
		const [store, db] = [await open(url), await openDatabase(url)];
		onTestFinished(() => db.close());
		await createLease(db, 'maintenance').hold(-1);
		const fence = await createLease(db, 'maintenance').hold(60_000);
		const now = Date.now();
		const times = { acceptedAt: now, notBefore: now, parkedAt: now };
		await store.insert([
			{ id: 'a', reference: 'A', doubt: null, lane: null, payload: 'x', ...times },
		]);
		await store.claim({ now, until: now + 9, lease: 'x', state: 'waiting', blockingSince: 0 });
		await store.update({ id: 'a', lease: 'x' }, { state: 'dead', finishedAt: now });
		await store.tell(now, 1);
		expect(await store.find({})).toMatchObject([{ toldAt: null }]);
		await store.tell(now, fence);
		expect(await store.find({})).toMatchObject([{ toldAt: now }]);
		expect(await store.remove({ state: 'dead', toldBefore: now + 1, fence: 1 })).toBe(0);
		expect(await store.remove({ state: 'dead', toldBefore: now + 1, fence })).toBe(1);
	});
});
