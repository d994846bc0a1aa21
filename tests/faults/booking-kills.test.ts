import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createPostgresStore } from '../../src/outbox/postgres-store.ts';
import { createSqliteStore } from '../../src/outbox/sqlite-store.ts';
import { openDatabase } from '../../src/storage/postgres/database.ts';
import { serverPool, type RunningServer } from '../support/outbox-processes.ts';
import { testFolder } from '../support/outbox.ts';
import { noPostgres, testPostgres } from '../support/postgres.ts';
import { isFullSize, runs } from '../support/full-size.ts';
import { randomFrom } from '../support/random.ts';

const people = 1_000;
/** Of each server; the last one is let live. */
const lives = runs(4, 40);
const minute = 60_000;

test(
	'of 1,000 who want one of ten places at once, ten get one, however often the server is killed',
	async () => await expectTen({ servers: 1 }),
	3 * minute,
);

// Several machines are for the night; by day the conformance suite of the store asks both databases.
test.runIf(isFullSize && !noPostgres)(
	'the same at two servers on one database',
	async () => {
		const postgres = await testPostgres();
		await expectTen({ servers: 2, databaseUrl: await postgres.database() });
	},
	3 * minute,
);

/** Sends each form until it is answered, while servers are killed and started again. */
async function expectTen({
	servers: count,
	databaseUrl,
}: {
	readonly servers: number;
	readonly databaseUrl?: string;
}): Promise<void> {
	const file = join(testFolder(), 'outbox.sqlite');
	const pool = serverPool({ ahead: count });
	const random = randomFrom(7);
	const shared = databaseUrl === undefined ? {} : { databaseUrl };
	// Nobody listens there: what is taken in waits.
	const settings = {
		file,
		...shared,
		baseUrl: 'http://127.0.0.1:9',
		settleMs: 1000,
		leaseMs: 1000,
	};
	const servers: (RunningServer | undefined)[] = [];
	let kills = 0;

	async function live(at: number): Promise<void> {
		for (let life = 0; life < lives; life++) {
			const server = await pool.start(settings);
			servers[at] = server;
			if (life === lives - 1) return;
			await sleep(200 + random() * 600);
			await server.kill();
			kills++;
		}
	}

	async function book(n: number): Promise<number> {
		const form = { name: 'Ada', email: `a${n}@example.com`, locale: 'de', message: 'Hallo' };
		const booking = { target: 'unit-1', viewing: '500', submission: randomUUID() };
		const body = JSON.stringify({ ...form, ...booking });
		for (;;) {
			const origin = servers[Math.floor(random() * count)]?.origin;
			const answer = await fetch(`${origin}/`, { method: 'POST', body }).catch(() => undefined);
			await answer?.body?.cancel();
			if (answer && answer.status !== 503) return answer.status;
			await sleep(100 + random() * 400);
		}
	}

	const killing = Promise.all(Array.from({ length: count }, (_, at) => live(at)));
	const answers = await Promise.all(Array.from({ length: people }, (_, n) => book(n)));
	await killing;
	await Promise.all(servers.map(async (server) => await server?.kill()));
	const store =
		databaseUrl === undefined
			? createSqliteStore(file)
			: createPostgresStore(await openDatabase(databaseUrl));
	const rows = await store.find({});
	await store.close();
	expect(kills).toBe(count * (lives - 1));
	expect(answers.filter((status) => status === 202)).toHaveLength(10);
	expect(answers.filter((status) => status === 422)).toHaveLength(people - 10);
	// Each who was promised a place has one, and each place has an inquiry.
	expect(rows.filter(({ state }) => state === 'standing')).toHaveLength(10);
	expect(rows.filter(({ state }) => state === 'waiting')).toHaveLength(10);
}
