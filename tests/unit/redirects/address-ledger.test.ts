import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { writeAnswers } from '../../../src/release/address-tables.ts';
import { AddressHistory } from '../../../src/redirects/addresses.ts';
import { indexTables } from '../../../src/release/release-index.ts';
import { flat, ledgerAt, unitKey } from '../../support/addresses.ts';
import { testFolder } from '../../support/outbox.ts';

describe('the ledger', () => {
	test('keeps of a unit its id, kind, deal and city, and nothing else', () => {
		const path = join(testFolder(), 'ledger.sqlite');
		const ledger = ledgerAt(path);
		ledger.note({ present: [flat], complete: true }, 0);
		ledger.close();
		const db = new DatabaseSync(path, { readOnly: true });
		expect(db.prepare('SELECT * FROM owner').all()).toEqual([
			{ kind: 'unit', id: 7, deal: 'buy', unit_kind: 'apartment', city: 'Leipzig', gone_at: null },
		]);
		db.close();
	});

	test('tells of whom something is new, and of nobody when nothing is', () => {
		const ledger = ledgerAt();
		const both = [flat, { ...flat, id: 8 }];
		expect(ledger.note({ present: both, complete: true }, 0)).toHaveLength(2);
		expect(ledger.note({ present: both, complete: true }, 1)).toEqual([]);
		expect(ledger.note({ present: [flat], complete: true }, 2)).toEqual([unitKey(8)]);
		const moved = [{ ...flat, city: 'Halle' }];
		expect(ledger.note({ present: moved, complete: false }, 3)).toEqual([unitKey(7)]);
		expect(ledger.history(unitKey(8))?.goneAt).toBe(2);
		ledger.close();
	});

	test('of another account is refused and left as it is', () => {
		const path = join(testFolder(), 'ledger.sqlite');
		const demo = ledgerAt(path, 'demo');
		demo.note({ present: [flat], complete: true }, 0);
		demo.close();
		expect(() => ledgerAt(path, 'crm')).toThrow(/holds the addresses of demo .* not those of crm/);
		const again = ledgerAt(path, 'demo');
		expect(again.all()).toHaveLength(1);
		again.close();
	});

	test('can be carried to another machine as lines of text', () => {
		const [here, there] = [ledgerAt(), ledgerAt()];
		here.note({ present: [flat, { ...flat, id: 8 }], complete: true }, 1);
		here.note({ present: [flat], complete: true }, 2);
		const lines = here.all().map((history) => JSON.stringify(history));
		there.note({ present: [{ ...flat, city: 'Halle' }], complete: true }, 3);
		there.put(lines.map((line) => AddressHistory.parse(JSON.parse(line))));
		expect(there.all()).toEqual(here.all());
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
