import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { createOutbox } from '../../../src/outbox/outbox.ts';
import { createSqliteStore } from '../../../src/outbox/sqlite-store.ts';
import { goodForm } from '../../support/inquiry.ts';
import { testCipher, testOutbox } from '../../support/outbox.ts';
import { testServer } from '../../support/release.ts';
import { post } from '../../support/visitor.ts';

const ask = async (server: Awaited<ReturnType<typeof testServer>>, path: string) => {
	const answer = await server.get(path);
	return { status: answer.status, ...(await answer.json()) };
};

test('a disk that is full is told by /health and /ready with a reason, until there is room again', async () => {
	const { outbox, clock, wait, file } = await testOutbox();
	const free = { share: 0 };
	const store = createSqliteStore(file, { reserve: 2 ** 60, now: clock });
	const server = await testServer({
		clock,
		outbox: {
			...outbox,
			// The same file, of whose disk everything is held in reserve.
			...(({ probe, put }) => ({
				probe: async () => (free.share > 0 ? await outbox.probe() : probe()),
				put: async (message: Parameters<typeof put>[0]) =>
					free.share > 0 ? await outbox.put(message) : put(message),
			}))(await createOutbox({ store, cipher: testCipher })),
		},
	});
	expect((await post(server, goodForm)).status).toBe(503);
	const reason = expect.stringMatching(/^The disk is full.*make room/);
	expect(await ask(server, '/health')).toEqual({ status: 'full', reason });
	expect((await server.get('/health')).status).toBe(503);
	expect((await server.get('/ready')).status).toBe(503);
	expect(await ask(server, '/ready')).toEqual({ status: 'not ready', reason });
	free.share = 1;
	wait(5_000);
	expect((await post(server, goodForm)).status).toBe(303);
	expect(await ask(server, '/health')).toEqual({ status: 'ok' });
	expect((await server.get('/ready')).status).toBe(200);
	await store.close();
});

test('trying whether something can be stored meets a database that may not grow, and leaves nothing in it', async () => {
	const { outbox, file } = await testOutbox();
	using db = new DatabaseSync(file);
	db.exec(`CREATE TRIGGER full BEFORE INSERT ON note BEGIN SELECT raise(ABORT, 'full'); END`);
	await expect(outbox.probe()).rejects.toThrow('full');
	db.exec('DROP TRIGGER full');
	await outbox.probe();
	expect(db.prepare(`SELECT count(*) AS n FROM note WHERE name = 'probe'`).get()).toEqual({ n: 0 });
});

test('an outbox that was taken away is told as one that cannot be written, without naming the place', async () => {
	const { outbox, clock } = await testOutbox();
	const server = await testServer({ clock, outbox: { ...outbox, probe: failing } });
	const reason = expect.stringMatching(/^The outbox cannot be written.*look at its database/);
	expect(await ask(server, '/health')).toMatchObject({ status: 'down', reason });
	expect((await server.get('/health')).status).toBe(503);
	expect(JSON.stringify(await ask(server, '/ready'))).not.toContain('secret');
});

function failing(): never {
	throw new Error('The outbox /srv/secret/outbox.sqlite was removed');
}

test('/health tells the age of the site in ISO 8601, whatever the state of the outbox', async () => {
	const builtAt = Date.UTC(2026, 10, 21, 8);
	const server = await testServer({
		age: () => ({
			release: 'two',
			builtAt,
			readAt: builtAt + 3_600_000,
			lastBuild: { outcome: 'unchanged', endedAt: builtAt + 3_660_000 },
		}),
	});
	expect(await ask(server, '/health')).toEqual({
		status: 'ok',
		site: {
			release: 'two',
			builtAt: '2026-11-21T08:00:00.000Z',
			readAt: '2026-11-21T09:00:00.000Z',
			lastBuild: { outcome: 'unchanged', endedAt: '2026-11-21T09:01:00.000Z' },
		},
	});
});
