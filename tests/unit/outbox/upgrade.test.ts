import { createHmac, hkdfSync } from 'node:crypto';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { createSqliteStore } from '../../../src/outbox/sqlite-store.ts';
import { testCipher, testFolder, testKey, testOutbox } from '../../support/outbox.ts';
import { runSql } from '../../support/damage.ts';

const seal = (id: string, value: unknown) => testCipher.seal(JSON.stringify(value), id);
/** The digest of 0.2.0, whose secret followed from the key. */
const mac = (text: string) =>
	createHmac('sha256', Buffer.from(hkdfSync('sha256', testKey, '', 'vitrine outbox marks', 32)))
		.update(text)
		.digest('base64url');

/** An outbox as 0.2.0 left it (format 3), or as the development after it did (format 4): one message in each state. */
function earlierOutbox(format: 3 | 4) {
	const file = join(testFolder(), 'outbox.sqlite');
	using db = new DatabaseSync(file);
	db.exec(`
		CREATE TABLE message (id TEXT PRIMARY KEY, reference TEXT NOT NULL UNIQUE,
			state TEXT NOT NULL CHECK (state IN ('waiting', 'done', 'dead')), doubt TEXT, lane TEXT, payload TEXT,
			progress TEXT, holds_lane INTEGER NOT NULL DEFAULT 0, attempts INTEGER NOT NULL DEFAULT 0,
			held_up INTEGER NOT NULL DEFAULT 0, accepted_at INTEGER NOT NULL, not_before INTEGER,
			parked_at INTEGER NOT NULL, lease TEXT, lease_until INTEGER, checks INTEGER NOT NULL DEFAULT 0,
			finished_at INTEGER, result TEXT, failure TEXT, told_at INTEGER) STRICT;
		CREATE INDEX message_due ON message (state, doubt IS NOT NULL, not_before, accepted_at);
		CREATE INDEX message_lane ON message (lane);
		CREATE TABLE note (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
		CREATE TABLE erased (state TEXT PRIMARY KEY, n INTEGER NOT NULL) STRICT;
		INSERT INTO erased VALUES ('done', 2);
		PRAGMA user_version = ${format};`);
	const keyId = mac('fingerprint').slice(0, 8);
	const prefix = format === 4 ? `${keyId}.` : '';
	db.prepare('INSERT INTO note VALUES (?, ?)').run(
		...(format === 4 ? ['digest secret', keyId] : ['key', mac('fingerprint')]),
	);
	const add = db.prepare(
		`INSERT INTO message (id, reference, state, doubt, lane, payload, progress, attempts, holds_lane, accepted_at,
			not_before, parked_at, finished_at, failure, told_at)
		VALUES (?, ?, ?, ?, ?, ?, ?, 3, 1, 1000, 2000, 1500, ?, ?, ?)`,
	);
	const put = (id: string, state: string, doubt: string | null, told: number | null) => {
		const [payload, progress] = [{ id }, { at: id }].map((value) => prefix + seal(id, value));
		add.run(id, `R-${id}`, state, doubt, mac(id), payload ?? '', progress ?? '', 3000, 'no', told);
	};
	put('a', 'waiting', null, null);
	put('b', 'waiting', 'links', null);
	put('c', 'dead', null, 4000);
	add.run('d', 'R-d', 'done', null, mac('d'), null, null, 3000, null, null);
	return file;
}

describe.each([3, 4] as const)('an outbox of format %s', (format) => {
	test('loses nothing, and knows people and forms as before', async () => {
		const file = earlierOutbox(format);
		const { outbox } = await testOutbox({ file });
		expect(await outbox.list({ state: 'waiting' })).toMatchObject([
			{ reference: 'R-a', doubt: null, failure: 'no', attempts: 3, acceptedAt: 1000 },
			{ reference: 'R-b', doubt: 'links' },
		]);
		expect(await outbox.counts()).toMatchObject({
			waiting: 2,
			doubtful: 1,
			dead: 1,
			done: 1,
			erased: { waiting: 0, dead: 0, done: 2 },
		});
		expect(await outbox.claim()).toMatchObject({ payload: { id: 'a' }, progress: { at: 'a' } });
		expect(await outbox.contentOf('R-c')).toEqual({ id: 'c' });
		expect(await outbox.list({ group: 'b' })).toMatchObject([{ reference: 'R-b' }]);
		expect(outbox.hmac('ada@example.com')).toBe(mac('ada@example.com'));
		// The secret lies there from now on.
		expect((await testOutbox({ file })).outbox.hmac('ada')).toBe(mac('ada'));
		expect(await outbox.expire()).toEqual({ dead: 1, done: 1 });
	});

	test('is as it was where the step fails in its middle', async () => {
		const file = earlierOutbox(format);
		using db = new DatabaseSync(file);
		db.exec('CREATE TABLE seen (x)');
		expect(() => createSqliteStore(file)).toThrow(/cannot be used/);
		expect(formatOf(db)).toBe(format);
		expect(db.prepare('SELECT count(*) AS n FROM message WHERE lane IS NOT NULL').get()).toEqual({
			n: 4,
		});
		db.exec('DROP TABLE seen');
		expect(await (await testOutbox({ file })).outbox.counts()).toMatchObject({
			waiting: 2,
			dead: 1,
			done: 1,
		});
	});

	test('has the tables of a new one, and a copy of each open message', async () => {
		const file = earlierOutbox(format);
		mkdirSync(`${file}-copies`);
		writeFileSync(join(`${file}-copies`, 'earlier'), 'of other columns');
		expect(await tables(file)).toEqual(await tables(join(testFolder(), 'new.sqlite')));
		expect(readdirSync(`${file}-copies`)).toHaveLength(4);
	});
});

test.each([
	[99, /newer version of the program has written it \(format 99, this one reads up to \d+\)/],
	[2, /it has format 2, which this version does not read: start 0\.2\.0 once/],
])('an outbox of format %s is refused in one sentence and left as it is', (format, why) => {
	const file = join(testFolder(), 'outbox.sqlite');
	runSql(file, `CREATE TABLE message (x); PRAGMA user_version = ${format}`);
	expect(() => createSqliteStore(file)).toThrow(why);
	expect(() => createSqliteStore(file)).toThrow(/^The outbox [^\n]*; nothing was changed\.$/);
	using after = new DatabaseSync(file);
	expect(formatOf(after)).toBe(format);
	expect(after.prepare('SELECT name FROM sqlite_master').all()).toEqual([{ name: 'message' }]);
});

/** Format and tables of a file that was opened once. */
async function tables(file: string): Promise<unknown[]> {
	await createSqliteStore(file).close();
	using db = new DatabaseSync(file);
	const found = db.prepare('SELECT type, name, sql FROM sqlite_master ORDER BY name').all();
	return [formatOf(db), ...found];
}

function formatOf(db: DatabaseSync): unknown {
	return db.prepare('PRAGMA user_version').get()?.['user_version'];
}
