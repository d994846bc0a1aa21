import { spawn } from 'node:child_process';
import { createHmac, hkdfSync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { idLength } from '../../../src/outbox/cipher.ts';
import { migrate } from '../../../src/outbox/sqlite-file.ts';
import { migrations } from '../../../src/outbox/schema.ts';
import { createSqliteStore } from '../../../src/outbox/sqlite-store.ts';
import { testCipher, testFolder, testKey, testOutbox } from '../../support/outbox.ts';

const newest = migrations.at(-1)?.to ?? 0;
const formatOf = (db: DatabaseSync) => db.prepare('PRAGMA user_version').get()?.['user_version'];

/** As it was sealed before values said which key opens them. */
const seal = (id: string, value: unknown) =>
	testCipher.seal(JSON.stringify(value), id).slice(idLength + 1);
/** As the first versions noted and kept it. */
const mac = (text: string) =>
	createHmac('sha256', Buffer.from(hkdfSync('sha256', testKey, '', 'vitrine outbox marks', 32)))
		.update(text)
		.digest('base64url');

/** An outbox as format 2 held it: one message in each state. */
function formatTwo() {
	const file = join(testFolder(), 'outbox.sqlite');
	using db = new DatabaseSync(file);
	migrate(db, migrations.slice(0, 1));
	db.prepare(`INSERT INTO note (name, value) VALUES ('key', ?)`).run(mac('fingerprint'));
	db.exec(`INSERT INTO erased (state, n) VALUES ('quarantine', 4), ('done', 2)`);
	const add = db.prepare(
		`INSERT INTO message (id, reference, state, lane, payload, progress, attempts, holds_lane, accepted_at,
			not_before, parked_at, finished_at, failure)
		VALUES (?, ?, ?, ?, ?, ?, 3, 1, 1000, 2000, 1500, ?, ?)`,
	);
	const put = (id: string, state: string, finished: number | null, failure: string | null) =>
		add.run(id, `R-${id}`, state, id, seal(id, { id }), seal(id, { at: id }), finished, failure);
	put('a', 'waiting', null, 'down');
	put('b', 'quarantine', null, 'kept back because of links in the message');
	put('c', 'dead', 3000, 'refused');
	put('d', 'quarantine', null, null);
	add.run('e', 'R-e', 'done', 'e', null, null, 3000, null);
	return file;
}

describe('an outbox of an older format', () => {
	test('is brought to the newest, and loses nothing: what was in quarantine is delivered as doubtful', async () => {
		const { outbox, clock } = await testOutbox({ file: formatTwo() });
		const list = await outbox.list({ state: 'waiting' });
		expect(list).toMatchObject([
			{ reference: 'R-a', doubt: null, failure: 'down', attempts: 3, acceptedAt: 1000 },
			{ reference: 'R-b', doubt: 'kept back because of links in the message', failure: null },
			{ reference: 'R-d', doubt: 'kept back', failure: null },
		]);
		expect(await outbox.counts()).toMatchObject({
			waiting: 3,
			doubtful: 2,
			dead: 1,
			done: 1,
			erased: { waiting: 0, dead: 0, done: 2 },
		});
		expect(await outbox.claim()).toMatchObject({
			reference: 'R-a',
			payload: { id: 'a' },
			progress: { at: 'a' },
		});
		expect(await outbox.contentOf('R-c')).toEqual({ id: 'c' });
		expect(clock() > 3000 && (await outbox.expire())).toMatchObject({ dead: 0 });
	});

	test('says of each sealed value which key opens it, and knows people and forms as before', async () => {
		const file = formatTwo();
		const { outbox } = await testOutbox({ file });
		using db = new DatabaseSync(file);
		const rows = db
			.prepare('SELECT payload, progress FROM message WHERE payload IS NOT NULL')
			.all();
		const begin = new RegExp(`^${testCipher.keyIds[0]}\\.`);
		expect(rows).toHaveLength(4);
		for (const row of rows)
			expect(Object.values(row)).toEqual([0, 1].map(() => expect.stringMatching(begin)));
		expect(outbox.hmac('ada@example.com')).toBe(mac('ada@example.com'));
		await outbox.rotate();
		expect((await testOutbox({ file })).outbox.hmac('ada')).toBe(mac('ada'));
	});

	test('is brought there once by two processes that open it together', async () => {
		const file = formatTwo();
		const script = `import(process.argv[1]).then(({ createSqliteStore }) => createSqliteStore(process.argv[2]).close())`;
		const module = new URL('../../../src/outbox/sqlite-store.ts', import.meta.url).href;
		const codes = await Promise.all(
			[1, 2, 3].map(
				() =>
					new Promise((resolve) => {
						const child = spawn(process.execPath, ['-e', script, module, file], {
							stdio: 'inherit',
						});
						child.once('exit', resolve);
					}),
			),
		);
		expect(codes).toEqual([0, 0, 0]);
		expect(await (await testOutbox({ file })).outbox.counts()).toMatchObject({
			waiting: 3,
			dead: 1,
			done: 1,
		});
	});

	test('is as it was where a change fails in its middle', () => {
		const file = formatTwo();
		using db = new DatabaseSync(file);
		const broken = {
			to: newest + 1,
			sql: 'DROP TABLE note; DELETE FROM message; CREATE TABLE erased (x)',
		};
		expect(() => migrate(db, [...migrations.slice(0, 1), broken])).toThrow(/erased/);
		expect(formatOf(db)).toBe(2);
		expect(db.prepare('SELECT count(*) AS n FROM message').get()).toEqual({ n: 5 });
		migrate(db);
		expect(formatOf(db)).toBe(newest);
	});
});

test('a new outbox has the tables of one that was brought to the newest format', async () => {
	expect(await tables(join(testFolder(), 'new.sqlite'))).toEqual(await tables(formatTwo()));
});

test.each([
	[
		newest + 1,
		/newer version of the program has written it \(format \d+, this one reads up to \d+\)/,
	],
	[1, /it has format 1, which no version has written/],
])('an outbox of format %s is refused in one sentence and left as it is', (format, why) => {
	const file = join(testFolder(), 'outbox.sqlite');
	const db = new DatabaseSync(file);
	db.exec(`CREATE TABLE message (x); PRAGMA user_version = ${format}`);
	db.close();
	const before = readFileSync(file);
	expect(() => createSqliteStore(file)).toThrow(why);
	expect(() => createSqliteStore(file)).toThrow(/^The outbox [^\n]*; nothing was changed\.$/);
	using after = new DatabaseSync(file);
	expect(formatOf(after)).toBe(format);
	expect(after.prepare('SELECT name FROM sqlite_master').all()).toEqual([{ name: 'message' }]);
	expect(readFileSync(file)).toHaveLength(before.length);
});

/** Format and tables of a file that was opened once. */
async function tables(file: string): Promise<unknown[]> {
	await createSqliteStore(file).close();
	using db = new DatabaseSync(file);
	const found = db.prepare('SELECT type, name, sql FROM sqlite_master ORDER BY name').all();
	return [formatOf(db), ...found];
}
