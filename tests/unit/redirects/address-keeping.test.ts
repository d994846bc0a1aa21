import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import {
	openKeptLedger,
	renewCopy,
	settleNotes,
	writeNotes,
} from '../../../src/redirects/address-keeping.ts';
import type { AddressHistory } from '../../../src/redirects/addresses.ts';
import { ledgerFiles } from '../../../src/redirects/ledger-files.ts';
import { readAddresses } from '../../../src/redirects/take-over.ts';
import { cutOut } from '../../support/damage.ts';
import { testFolder } from '../../support/outbox.ts';
import { findTraces, textTrace } from '../../support/traces.ts';

const account = 'crm';

function history(id: number, city = 'Leipzig'): AddressHistory {
	return { owner: { kind: 'unit', id, deal: 'buy', unitKind: 'house', city } };
}

function kept() {
	const folder = testFolder();
	const ledgers = join(folder, 'addresses');
	const files = ledgerFiles(ledgers, account);
	const releases = join(folder, 'releases');
	const lines: string[] = [];
	const tell = (line: string) => lines.push(line);
	return {
		ledgers,
		path: files.ledger,
		copy: files.copy,
		/** Where an earlier version kept the addresses of every account. */
		earlier: join(folder, 'addresses.sqlite'),
		settle: () => settleNotes(ledgers, { releases, tell }),
		lines,
		/** A release goes live that makes these known. */
		publish(name: string, histories: readonly AddressHistory[]) {
			mkdirSync(join(releases, name), { recursive: true });
			writeNotes(join(releases, name), { account, notedAt: 1, histories });
			settleNotes(ledgers, { releases, tell });
			expect(existsSync(join(releases, name, 'addresses.json'))).toBe(false);
		},
		ids(name = account) {
			const ledger = openKeptLedger(ledgers, { account: name, tell });
			const ids = ledger.all().map(({ owner }) => owner.id);
			ledger.close();
			return ids;
		},
	};
}

const many = Array.from({ length: 300 }, (_, at) => history(at + 1));
const all = many.map(({ owner }) => owner.id);

test('what a release makes known is in the ledger and in its copy', () => {
	const { publish, path, copy, ids, lines } = kept();
	publish('1', many.slice(1));
	publish('2', [history(1), history(2, 'Halle')]);
	expect(ids()).toEqual(all);
	rmSync(path);
	expect(ids()).toEqual(all);
	expect(lines).toEqual([expect.stringMatching(/damaged or missing and are restored from .*copy/)]);
	expect(existsSync(copy)).toBe(true);
});

test.each<[string, (path: string) => void]>([
	['is damaged inside', cutOut],
	['is no database', (path) => writeFileSync(path, 'x'.repeat(5000))],
	['is empty', (path) => writeFileSync(path, '')],
	['is gone', (path) => rmSync(path)],
	['is cut off', (path) => writeFileSync(path, readFileSync(path).subarray(0, 9000))],
])('a ledger that %s is restored from its copy, in a line that says so', (_, spoil) => {
	const { publish, path, ids, lines } = kept();
	publish('1', many);
	spoil(path);
	expect(ids()).toEqual(all);
	expect(lines).toHaveLength(1);
	publish('2', [history(301)]);
	expect(ids()).toEqual([...all, 301]);
});

test('a copy that is damaged is made anew of the ledger', () => {
	const { publish, path, copy, ids } = kept();
	publish('1', many);
	cutOut(copy);
	publish('2', [history(301)]);
	rmSync(path);
	expect(ids()).toEqual([...all, 301]);
});

test('with both damaged, it is said what is lost and what to do, and the file is kept', () => {
	const { publish, path, copy, ids, lines } = kept();
	publish('1', many);
	cutOut(path);
	cutOut(copy);
	expect(ids()).toEqual([]);
	expect(lines[0]).toMatch(
		/damaged and there is no good copy.* import FILE.* kept as .*damaged\.$/,
	);
	expect(existsSync(`${path}.damaged`)).toBe(true);
});

test('each account has a ledger of its own, which another one neither sees nor touches', () => {
	const { publish, ledgers, path, ids } = kept();
	publish('1', many);
	const before = readFileSync(path);
	expect(ids('other')).toEqual([]);
	expect(readAddresses(ledgers, 'other')).toEqual({ histories: [], lists: [] });
	expect(readFileSync(path).equals(before)).toBe(true);
	expect(readdirSync(ledgers).filter((name) => /old|damaged/.test(name))).toEqual([]);
	expect(ids()).toEqual(all);
});

describe('the one file of an earlier version', () => {
	test('is taken over by the account it belongs to, and leaves no word of a title behind', () => {
		const { publish, earlier, settle, ids, lines, ledgers } = kept();
		publish('1', [history(1, 'Halle')]);
		writeEarlier(earlier, account, [1, 2]);
		writeEarlier(earlier.replace('.sqlite', '.copy.sqlite'), account, [1, 2]);
		writeEarlier(`${earlier}.old`, 'other', [3]);
		settle();
		expect(ids()).toEqual([1, 2]);
		expect(ids('other')).toEqual([3]);
		const known = readAddresses(ledgers, account);
		// What the account has learnt since counts more.
		expect(known.histories[0]?.owner.city).toBe('Halle');
		expect(known.lists.map(({ path }) => path)).toEqual(['/de/kaufen/leipzig/']);
		expect(findTraces(dirname(earlier), [textTrace('loft-am-kanal')])).toEqual([]);
		expect(readdirSync(dirname(earlier)).sort()).toEqual(['addresses', 'releases']);
		settle();
		expect(ids()).toEqual([1, 2]);
		expect(lines).toEqual([]);
	});

	test('is read by an export, which changes nothing', () => {
		const { earlier, ledgers } = kept();
		writeEarlier(earlier, account, [1, 2]);
		const before = readFileSync(earlier);
		expect(readAddresses(ledgers, account).histories).toHaveLength(2);
		expect(readAddresses(ledgers, 'other').histories).toEqual([]);
		expect(readFileSync(earlier).equals(before)).toBe(true);
		expect(readdirSync(dirname(earlier))).toEqual(['addresses.sqlite']);
	});

	test('that is damaged is named once and kept, and its copy is taken over', () => {
		const { earlier, settle, ids, lines } = kept();
		writeFileSync(earlier, 'x'.repeat(5000));
		writeEarlier(earlier.replace('.sqlite', '.copy.sqlite'), account, [1, 2]);
		settle();
		settle();
		expect(ids()).toEqual([1, 2]);
		expect(lines).toEqual([expect.stringMatching(/are damaged, and are kept as .*\.damaged\.$/)]);
	});
});

/** A ledger with the tables of an earlier version, which kept every address with its words. */
function writeEarlier(path: string, owner: string, ids: readonly number[]): void {
	using db = new DatabaseSync(path);
	db.exec(`
		CREATE TABLE ledger (id INTEGER PRIMARY KEY, format INTEGER, account TEXT, noted_at INTEGER);
		CREATE TABLE owner (kind TEXT, id INTEGER, deal TEXT, unit_kind TEXT, city TEXT, gone_at INTEGER,
			street INTEGER, price INTEGER, PRIMARY KEY (kind, id)) WITHOUT ROWID;
		CREATE TABLE address (path TEXT PRIMARY KEY, kind TEXT, id INTEGER, locale TEXT, current INTEGER)
			WITHOUT ROWID;
		CREATE TABLE list (path TEXT PRIMARY KEY, locale TEXT, deal TEXT, unit_kind TEXT, city TEXT, district TEXT)
			WITHOUT ROWID;
		INSERT INTO list VALUES ('/de/kaufen/leipzig/', 'de', 'buy', NULL, 'Leipzig', NULL)`);
	db.prepare('INSERT INTO ledger VALUES (1, 1, ?, 5)').run(owner);
	for (const id of ids) {
		db.prepare(`INSERT INTO owner VALUES ('unit', ?, 'buy', 'house', 'Leipzig', 4, 1, 1)`).run(id);
		db.prepare(`INSERT INTO address VALUES (?, 'unit', ?, 'de', 0)`).run(
			`/de/immobilien/loft-am-kanal-${id}/`,
			id,
		);
	}
}

test('what was put in by hand is in the copy as well', () => {
	const { ledgers, path, ids } = kept();
	const ledger = openKeptLedger(ledgers, { account });
	ledger.put(many);
	ledger.close();
	renewCopy(ledgerFiles(ledgers, account));
	cutOut(path);
	expect(ids()).toEqual(all);
});

test('what is rehearsed is forgotten', () => {
	const { publish, ledgers, ids } = kept();
	publish('1', [history(1)]);
	const ledger = openKeptLedger(ledgers, { account });
	ledger.rehearse();
	ledger.note({ present: [], complete: true }, 2);
	ledger.put([history(2)]);
	expect(ledger.all()).toHaveLength(2);
	ledger.close();
	expect(ids()).toEqual([1]);
	const again = openKeptLedger(ledgers, { account });
	expect(again.history({ kind: 'unit', id: 1 })?.goneAt).toBeUndefined();
	again.close();
});
