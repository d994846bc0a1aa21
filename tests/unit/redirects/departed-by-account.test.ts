import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import {
	addDeparted,
	departedPath,
	keepDeparted,
	readDeparted,
} from '../../../src/redirects/departed-by-account.ts';
import { departedLines, readDepartedLines } from '../../../src/redirects/departed-lines.ts';
import type { Departed } from '../../../src/domain/departed.ts';
import { indexPath } from '../../../src/release/release-folder.ts';
import { cutOut } from '../../support/damage.ts';
import { departedFlat } from '../../support/departed.ts';
import { testFolder } from '../../support/outbox.ts';
import { writeRelease } from '../../support/release.ts';

const account = 'crm.example';
const many = Array.from({ length: 300 }, (_, at) => departedFlat(at + 1));
const all = many.map(({ owner }) => owner.id);

function kept() {
	const folder = testFolder();
	const addresses = join(folder, 'addresses');
	const current = join(folder, 'current');
	const lines: string[] = [];
	const keep = () => keepDeparted({ addresses, current }, (line) => lines.push(line));
	return {
		folder,
		addresses,
		current,
		path: departedPath(addresses, account),
		lines,
		keep,
		/** A release goes live that knows of these, and nobody has told the file yet. */
		publish: (owners: readonly Departed[], { lists = ['/de/kaufen/halle/'], of = account } = {}) =>
			writeRelease(folder, { departed: { owners, lists }, account: of, name: `${Date.now()}` }),
		ids: (of = account) =>
			readDeparted(addresses, of)
				.owners.map(({ owner }) => owner.id)
				.toSorted((a, b) => a - b),
	};
}

test('what the live release knows is kept in the file of its account, once', async () => {
	const { publish, keep, path, addresses, ids } = kept();
	await publish(many);
	keep();
	expect(readDeparted(addresses, account)).toEqual({ owners: many, lists: ['/de/kaufen/halle/'] });
	const before = readFileSync(path);
	keep();
	expect(readFileSync(path).equals(before)).toBe(true);
	await publish([departedFlat(2, 9, 'Halle')], { lists: [] });
	keep();
	expect(ids()).toEqual(all);
	expect(readDeparted(addresses, account).owners[1]).toEqual(departedFlat(2, 9, 'Halle'));
});

test('of a unit nothing is kept but its id, kind, deal, city and when it went', async () => {
	const { publish, keep, path } = kept();
	await publish([departedFlat(7)]);
	keep();
	using db = new DatabaseSync(path, { readOnly: true });
	expect(db.prepare('SELECT * FROM departed').all()).toEqual([
		{ kind: 'unit', id: 7, deal: 'buy', unit_kind: 'apartment', city: 'Leipzig', gone_at: 1 },
	]);
});

test.each<[string, (path: string) => void]>([
	['is damaged inside', cutOut],
	['is no database', (path) => writeFileSync(path, 'x'.repeat(5000))],
	['is empty', (path) => writeFileSync(path, '')],
	['is cut off', (path) => writeFileSync(path, readFileSync(path).subarray(0, 9000))],
])('a file that %s is restored from the live release, in a line that says so', async (_, spoil) => {
	const { publish, keep, path, ids, lines } = kept();
	await publish(many);
	keep();
	spoil(path);
	expect(() => ids()).toThrow(/is damaged: run `npm run build`, which restores what it can\.$/);
	keep();
	expect(ids()).toEqual(all);
	expect(lines).toEqual([expect.stringMatching(/ were damaged: .* import FILE.* \S+\.damaged\.$/)]);
});

test('a second damage takes nothing away from what the first has left', async () => {
	const { publish, keep, path, addresses } = kept();
	await publish(many);
	keep();
	for (const left of ['a', 'b', 'c']) {
		writeFileSync(path, left.repeat(5000));
		keep();
	}
	const damaged = readdirSync(addresses).filter((name) => name.endsWith('.damaged'));
	const first = damaged.map((name) => readFileSync(join(addresses, name), 'utf8')[0]);
	expect(first.toSorted()).toEqual(['a', 'b', 'c']);
});

test('a file that is gone is restored from the live release', async () => {
	const { publish, keep, path, ids } = kept();
	await publish(many);
	keep();
	rmSync(path);
	keep();
	expect(ids()).toEqual(all);
});

test('a live release that is damaged leaves the file as it is', async () => {
	const { publish, keep, current, path, ids } = kept();
	await publish(many);
	keep();
	const before = readFileSync(path);
	cutOut(indexPath(current));
	keep();
	expect(readFileSync(path).equals(before)).toBe(true);
	expect(ids()).toEqual(all);
});

test('each account has a file of its own, which another one neither sees nor touches', async () => {
	const { publish, keep, addresses, path, ids } = kept();
	await publish(many);
	keep();
	const before = readFileSync(path);
	expect(ids('other')).toEqual([]);
	await publish([departedFlat(1000)], { of: 'other', lists: [] });
	keep();
	expect(ids('other')).toEqual([1000]);
	expect(ids()).toEqual(all);
	expect(readFileSync(path).equals(before)).toBe(true);
	expect(readdirSync(addresses)).toHaveLength(2);
});

test('another machine learns everything by lines of text, in the place of what it knows', async () => {
	const { publish, keep, addresses, ids } = kept();
	await publish([departedFlat(1, 5, 'Halle'), departedFlat(3)]);
	keep();
	const lines = departedLines({
		owners: [departedFlat(1), departedFlat(2)],
		lists: ['/de/kaufen/jena/'],
	});
	const departed = readDepartedLines([...lines, ''], 9);
	addDeparted(addresses, { account, departed });
	expect(ids()).toEqual([1, 2, 3]);
	const known = readDeparted(addresses, account);
	expect(known.owners[0]).toEqual(departedFlat(1));
	expect(known.lists).toEqual(['/de/kaufen/halle/', '/de/kaufen/jena/']);
});

test('lines of an earlier version are read, without the old titles they tell, and what had a page counts as gone', () => {
	const { owner } = departedFlat(7);
	const addresses = [{ locale: 'de', path: '/de/immobilien/loft-am-kanal-7/', current: false }];
	const list = { path: '/de/kaufen/jena/', locale: 'de', deal: 'buy', city: 'Jena' };
	const lines = [{ owner, goneAt: 5, addresses }, { owner: { ...owner, id: 8 } }, list];
	expect(
		readDepartedLines(
			lines.map((line) => JSON.stringify(line)),
			9,
		),
	).toEqual({ owners: [departedFlat(7, 5), departedFlat(8, 9)], lists: ['/de/kaufen/jena/'] });
});

test('a line that is no address is named', () => {
	for (const line of ['{"path":"/de/kontakt/"}', '{"owner":{"id":1}}', 'x']) {
		expect(() => readDepartedLines(['', line], 9)).toThrow('line 2, is no address of this program');
	}
});
