import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import type { DepartedOwner } from '../../../src/domain/address.ts';
import {
	departedLines,
	readDepartedLines,
	addImported,
	dropImported,
	readImported,
} from '../../../src/release/redirects/imported.ts';
import { releaseFiles, writeNote } from '../../../src/release/release-folder.ts';
import { departedBefore, newestWhole } from '../../../src/release/releases.ts';
import { cutOut } from '../../support/damage.ts';
import { departedFlat } from '../../support/departed.ts';
import { testFolder } from '../../support/outbox.ts';
import { ofNote } from '../../support/published.ts';
import { writeRelease } from '../../support/release.ts';

const account = 'crm.example';
const many = Array.from({ length: 300 }, (_, at) => departedFlat(at + 1));

/** Releases that go live one after the other. */
function site() {
	const folder = testFolder();
	const releases = join(folder, 'releases');
	let count = 0;
	return {
		releases,
		folderOf: (name: number) => join(releases, `${name}`),
		publish: (
			owners: readonly DepartedOwner[],
			{ lists = ['/de/kaufen/halle/'], of = account } = {},
		) =>
			writeRelease(folder, {
				departed: { owners, lists },
				account: of,
				name: String((count += 1)),
			}),
		ids: (of = account) =>
			departedBefore(newestWhole({ releases }), of)
				.owners.map(({ owner }) => owner.id)
				.toSorted((a, b) => a - b),
	};
}

test('what departed is known from the newest release', async () => {
	const { publish, releases, ids } = site();
	expect(ids()).toEqual([]);
	await publish(many);
	expect(departedBefore(newestWhole({ releases }), account)).toEqual({
		owners: many,
		lists: ['/de/kaufen/halle/'],
	});
	await publish([departedFlat(2, 9, 'Halle')], { lists: [] });
	expect(departedBefore(newestWhole({ releases }), account)).toEqual({
		owners: [departedFlat(2, 9, 'Halle')],
		lists: [],
	});
});

test('of a unit nothing is kept but its id, kind, deal, city and when it went', async () => {
	const { publish, folderOf } = site();
	await publish([departedFlat(7)]);
	using db = new DatabaseSync(releaseFiles(folderOf(1)).index, { readOnly: true });
	expect(db.prepare('SELECT * FROM departed').all()).toEqual([
		{
			account,
			kind: 'unit',
			id: 7,
			deal: 'buy',
			unit_kind: 'apartment',
			city: 'Leipzig',
			gone_at: 1,
		},
	]);
});

test('where the newest release is damaged, it is known from the one before', async () => {
	const { publish, folderOf, ids } = site();
	await publish(many);
	await publish([...many, departedFlat(301)]);
	cutOut(releaseFiles(folderOf(2)).index);
	expect(ids()).toHaveLength(300);
});

test('what departed of another account is carried along, and neither shown nor lost', async () => {
	const { publish, ids } = site();
	await publish(many);
	for (const id of [1000, 1001]) await publish([departedFlat(id)], { of: 'other', lists: [] });
	expect(ids('other')).toEqual([1001]);
	expect(ids()).toHaveLength(300);
});

test('a release of version 0.2 hands on what departed of its account', async () => {
	const { publish, folderOf, ids, releases } = site();
	await publish(many);
	const db = new DatabaseSync(releaseFiles(folderOf(1)).index);
	db.exec(`
		ALTER TABLE departed RENAME TO now; ALTER TABLE departed_list RENAME TO lists;
		CREATE TABLE departed AS SELECT kind, id, deal, unit_kind, city, gone_at FROM now;
		CREATE TABLE departed_list AS SELECT path FROM lists; DROP TABLE now; DROP TABLE lists`);
	db.close();
	writeNote(folderOf(1), ofNote);
	expect(ids()).toHaveLength(300);
	expect(departedBefore(newestWhole({ releases }), account).lists).toEqual(['/de/kaufen/halle/']);
	expect(ids('other')).toEqual([]);
	await publish(many);
	expect(ids()).toHaveLength(300);
});

test('addresses that somebody brings wait for the next release of their account, in the place of what waits', () => {
	const file = join(testFolder(), 'imported.json');
	expect(readImported(file, account)).toBeUndefined();
	const lists = ['/de/kaufen/halle/'];
	addImported(file, account, { owners: [departedFlat(1, 5, 'Halle'), departedFlat(3)], lists });
	addImported(file, 'other', { owners: [departedFlat(9)], lists: [] });
	const lines = departedLines({
		owners: [departedFlat(1), departedFlat(2)],
		lists: ['/de/kaufen/jena/'],
	});
	addImported(file, account, readDepartedLines([...lines, ''], 9));
	expect(readImported(file, account)).toEqual({
		owners: [departedFlat(1), departedFlat(3), departedFlat(2)],
		lists: ['/de/kaufen/halle/', '/de/kaufen/jena/'],
	});
	dropImported(file, account);
	expect(readImported(file, account)).toBeUndefined();
	expect(readImported(file, 'other')?.owners).toEqual([departedFlat(9)]);
	dropImported(file, 'other');
	expect(readImported(file, 'other')).toBeUndefined();
});

test('lines of an earlier version are read, without the old titles they tell, and what had a page counts as removed', () => {
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
