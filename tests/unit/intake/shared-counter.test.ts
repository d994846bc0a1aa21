import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import {
	createCounter,
	type Counted,
	type Counter,
	type Limit,
} from '../../../src/intake/counter.ts';
import { createSharedCounter } from '../../../src/intake/shared-counter.ts';
import { openDatabase } from '../../../src/storage/postgres/database.ts';
import { noteOnce } from '../../../src/outbox/postgres-store.ts';
import { goodForm } from '../../support/inquiry.ts';
import { testDigest } from '../../support/outbox.ts';
import { noPostgres, startPostgres, type PostgresServer } from '../../support/postgres.ts';
import { testServer } from '../../support/release.ts';
import { post } from '../../support/visitor.ts';

const hour = 3_600_000;
const four: Limit = { name: 'four', most: 4, windowMs: 1000 * hour };
const ten: Limit = { name: 'ten', most: 10, windowMs: 1000 * hour };

let server: PostgresServer | undefined;

async function database() {
	const db = await openDatabase((await server?.database()) ?? '');
	onTestFinished(() => db.close());
	return db;
}

function describeCounter(name: string, open: () => Promise<() => Counter>): void {
	test(`${name} counts each key and each limit by itself`, async () => {
		const counter = (await open())();
		for (let n = 0; n < 3; n++)
			await counter.add([
				[four, 'ada'],
				[ten, 'ada'],
			]);
		await counter.add([[four, 'bob']]);
		const ada: Counted = [four, 'ada'];
		const bob: Counted = [four, 'bob'];
		const carl: Counted = [four, 'carl'];
		const often: Counted = [ten, 'ada'];
		const used = await counter.used([ada, bob, carl, often]);
		for (const [at, share] of [0.75, 0.25, 0, 0.3].entries()) {
			expect(used[at]).toBeCloseTo(share);
		}
		expect(await counter.used([])).toEqual([]);
	});
}

describeCounter('memory', async () => () => createCounter());

describe.skipIf(noPostgres)(noPostgres ?? 'several servers', () => {
	beforeAll(async () => {
		server = await startPostgres();
	});
	afterAll(() => server?.remove());

	describeCounter('Postgres', async () => {
		const db = await database();
		return () => createSharedCounter(db, testDigest);
	});

	test('count together, also at once, and nothing of an address lies in the database', async () => {
		const db = await database();
		const counters = [1, 2, 3].map(() => createSharedCounter(db, testDigest));
		const ada = [ten, 'ada@example.com'] as const;
		const adding = Array.from({ length: 30 }, async (_, n) => await counters[n % 3]?.add([ada]));
		await Promise.all(adding);
		expect((await counters[0]?.used([ada]))?.[0]).toBeCloseTo(3);
		const { rows } = await db.run('SELECT * FROM counted');
		expect(JSON.stringify(rows)).not.toMatch(/ada@|example\.com/);
	});

	test('count what came in the window before by its share, and forget what came before that', async () => {
		const db = await database();
		const counter = createSharedCounter(db, testDigest);
		const ada = [four, 'ada'] as const;
		const usedNow = async () => (await counter.used([ada]))[0];
		await counter.add([ada]);
		await db.run('UPDATE counted SET period = period - 1');
		expect(await usedNow()).toBeGreaterThan(0);
		expect(await usedNow()).toBeLessThan(0.25);
		await db.run('UPDATE counted SET period = period - 1, ends_at = 0');
		expect(await usedNow()).toBe(0);
		await counter.add([ada]);
		expect((await db.run('SELECT * FROM counted')).rows).toHaveLength(1);
	});

	test('know a call that one of them has seen', async () => {
		const db = await database();
		const first = await Promise.all(Array.from({ length: 20 }, () => noteOnce(db, 'call')));
		expect(first.filter(Boolean)).toHaveLength(1);
	});

	test('let as many through from one address together as one would', async () => {
		const db = await database();
		const limits = { perMinute: 4 };
		const one = await testServer({ database: db, limits });
		const other = await testServer({ database: db, limits, outbox: one.outbox });
		for (let n = 0; n < 8; n++) {
			const message = `Frage ${n}`;
			await post(n % 2 ? one : other, { ...goodForm, email: `${n}@example.com`, message });
		}
		expect(await one.outbox.counts()).toMatchObject({ waiting: 8, doubtful: 4 });
	});

	test('answer with a telephone number while the database is down, and take inquiries when it is back', async () => {
		const own = await startPostgres();
		onTestFinished(() => own.remove());
		const db = await openDatabase(await own.database());
		onTestFinished(() => db.close());
		const intake = await testServer({ database: db });
		await own.kill();
		expect((await post(intake, goodForm)).status).toBe(503);
		await own.start();
		await expect.poll(async () => (await post(intake, goodForm)).status).toBe(303);
	});
});
