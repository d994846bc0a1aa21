import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { writeAnswers } from '../../../src/publish/addresses/address-tables.ts';
import { AddressHistory, answersFor } from '../../../src/publish/addresses/addresses.ts';
import { indexTables } from '../../../src/publish/release/release-index.ts';
import { flat, ledgerAt, rules, standing, unitKey } from '../../support/addresses.ts';
import { testFolder } from '../../support/outbox.ts';

describe('the ledger', () => {
	test('keeps of a unit its kind, deal and city, whether its street and price are shown, and nothing else', () => {
		const path = join(testFolder(), 'addresses.sqlite');
		const ledger = ledgerAt(path);
		ledger.note({ present: [standing('a')], complete: true }, 0);
		ledger.close();
		const db = new DatabaseSync(path, { readOnly: true });
		expect(db.prepare('SELECT * FROM owner').all()).toEqual([
			{
				kind: 'unit',
				id: 7,
				deal: 'buy',
				unit_kind: 'apartment',
				city: 'Leipzig',
				gone_at: null,
				street: 1,
				price: 1,
			},
		]);
		db.close();
	});

	test('tells of whom something is new, and of nobody when nothing is', () => {
		const ledger = ledgerAt();
		const both = [standing('a'), standing('b', { ...flat, id: 8 })];
		expect(ledger.note({ present: both, complete: true }, 0)).toHaveLength(2);
		expect(ledger.note({ present: both, complete: true }, 1)).toEqual([]);
		const [first] = both;
		expect(ledger.note({ present: first ? [first] : [], complete: true }, 2)).toEqual([unitKey(8)]);
		const moved = [standing('c')];
		expect(ledger.note({ present: moved, complete: false }, 3)).toEqual([unitKey(7)]);
		expect(ledger.history(unitKey(8))?.goneAt).toBe(2);
		ledger.close();
	});

	test('of another account is set aside, so that nobody is told of the demo’s units', () => {
		const path = join(testFolder(), 'addresses.sqlite');
		const demo = ledgerAt(path, 'demo');
		demo.note({ present: [standing('a')], complete: true }, 0);
		demo.close();
		const own = ledgerAt(path, 'crm');
		own.note({ present: [], complete: true }, 1);
		expect(own.histories()).toEqual([]);
		own.close();
		expect(existsSync(`${path}.old`)).toBe(true);
	});

	test('of the first version is read on, and trusts none of the words it cannot know about', () => {
		const path = join(testFolder(), 'addresses.sqlite');
		const db = new DatabaseSync(path);
		db.exec(`CREATE TABLE ledger (id INTEGER PRIMARY KEY, format INTEGER, account TEXT, noted_at INTEGER);
			INSERT INTO ledger VALUES (1, 1, 'crm', 5);
			CREATE TABLE owner (kind TEXT, id INTEGER, deal TEXT, unit_kind TEXT, city TEXT, gone_at INTEGER,
				PRIMARY KEY (kind, id)) WITHOUT ROWID;
			INSERT INTO owner VALUES ('unit', 7, 'buy', 'apartment', 'Leipzig', NULL);
			CREATE TABLE address (path TEXT PRIMARY KEY, kind TEXT, id INTEGER, locale TEXT, current INTEGER)
				WITHOUT ROWID;
			INSERT INTO address VALUES ('/de/x/a-7/', 'unit', 7, 'de', 1), ('/de/x/b-7/', 'unit', 7, 'de', 0)`);
		db.close();
		const ledger = ledgerAt(path);
		expect(ledger.histories()).toHaveLength(1);
		const paths = () =>
			ledger.histories().flatMap((each) => answersFor(each, rules).map((answer) => answer.path));
		expect(paths()).toEqual(['/de/x/*-7/']);
		ledger.note({ present: [standing('a', flat, ['de'])], complete: true }, 6);
		expect(paths()).toEqual(['/de/x/*-7/', '/de/x/b-7/']);
		ledger.close();
	});

	test('that is damaged does not keep the site from being built', () => {
		const path = join(testFolder(), 'addresses.sqlite');
		writeFileSync(path, 'no database at all, but long enough to have a header'.repeat(10));
		const ledger = ledgerAt(path);
		expect(ledger.note({ present: [standing('a')], complete: true }, 0)).toHaveLength(1);
		ledger.close();
	});

	test('can be carried to another machine as lines of text', () => {
		const [here, there] = [ledgerAt(), ledgerAt()];
		here.note({ present: [standing('a'), standing('b', { ...flat, id: 8 })], complete: true }, 1);
		here.note({ present: [standing('c')], complete: true }, 2);
		const lines = here.all().map((history) => JSON.stringify(history));
		there.note({ present: [standing('x')], complete: true }, 3);
		there.put(lines.map((line) => AddressHistory.parse(JSON.parse(line))));
		expect(there.histories()).toEqual(here.histories());
		expect(there.notedAt()).toBeUndefined();
		here.close();
		there.close();
	});

	test('fills the tables of a release, whole or for those who have changed', () => {
		const db = new DatabaseSync(':memory:');
		db.exec(indexTables);
		writeAnswers(db, [
			{ kind: 'moved', path: '/a/', target: '/b/' },
			{ kind: 'gone', path: '/c/', page: '/gone/' },
			{ kind: 'gone', path: '/d/', page: undefined },
		]);
		writeAnswers(db, [{ kind: 'gone', path: '/a/', page: undefined }], ['/a/', '/c/']);
		expect(db.prepare('SELECT * FROM moved').all()).toEqual([]);
		expect(db.prepare('SELECT * FROM gone').all()).toEqual([
			{ path: '/a/', page: null },
			{ path: '/d/', page: null },
		]);
		writeAnswers(db, []);
		expect(db.prepare('SELECT * FROM gone').all()).toEqual([]);
	});
});
