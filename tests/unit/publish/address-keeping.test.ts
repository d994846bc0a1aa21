import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
	openKeptLedger,
	renewCopy,
	settleNotes,
	writeNotes,
} from '../../../src/publish/addresses/address-keeping.ts';
import type { AddressHistory } from '../../../src/publish/addresses/addresses.ts';
import { cutOut } from '../../support/damage.ts';
import { testFolder } from '../../support/outbox.ts';

const account = 'crm';

function history(id: number, slug = 'haus'): AddressHistory {
	const path = `/de/immobilien/${slug}-${id}/`;
	return {
		owner: { kind: 'unit', id, deal: 'buy', unitKind: 'house', city: 'Leipzig' },
		addresses: [{ locale: 'de', path, current: true }],
	};
}

function kept() {
	const folder = testFolder();
	const path = join(folder, 'addresses.sqlite');
	const releases = join(folder, 'releases');
	const lines: string[] = [];
	const tell = (line: string) => lines.push(line);
	return {
		path,
		copy: join(folder, 'addresses.copy.sqlite'),
		lines,
		/** A release goes live that makes these known. */
		publish(name: string, histories: readonly AddressHistory[]) {
			mkdirSync(join(releases, name), { recursive: true });
			writeNotes(join(releases, name), { account, notedAt: 1, histories });
			settleNotes(path, { releases, tell });
			expect(existsSync(join(releases, name, 'addresses.json'))).toBe(false);
		},
		ids(name = account) {
			const ledger = openKeptLedger(path, { account: name, tell });
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
	publish('2', [history(1), history(2, 'villa')]);
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

test('the ledger of another account is never restored', () => {
	const { publish, path, ids } = kept();
	publish('1', many);
	rmSync(path);
	expect(ids('other')).toEqual([]);
});

test('what was put in by hand is in the copy as well', () => {
	const { path, ids } = kept();
	const ledger = openKeptLedger(path, { account });
	ledger.put(many);
	ledger.close();
	renewCopy(path);
	cutOut(path);
	expect(ids()).toEqual(all);
});

test('what is rehearsed is forgotten', () => {
	const { publish, path, ids } = kept();
	publish('1', [history(1)]);
	const ledger = openKeptLedger(path, { account });
	ledger.rehearse();
	ledger.note({ present: [], complete: true }, 2);
	ledger.put([history(2)]);
	expect(ledger.all()).toHaveLength(2);
	ledger.close();
	expect(ids()).toEqual([1]);
	const again = openKeptLedger(path, { account });
	expect(again.history({ kind: 'unit', id: 1 })?.goneAt).toBeUndefined();
	again.close();
});
