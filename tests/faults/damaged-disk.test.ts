import {
	existsSync,
	readFileSync,
	readlinkSync,
	realpathSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAddressLedger } from '../../src/redirects/address-ledger.ts';
import { writeNotes } from '../../src/redirects/address-keeping.ts';
import { ledgerFiles } from '../../src/redirects/ledger-files.ts';
import { indexPath } from '../../src/release/release-folder.ts';
import { cutOut } from '../support/damage.ts';
import { published } from '../support/incremental.ts';
import { unit } from '../support/sandbox.ts';
import {
	buildSite,
	copyFolder,
	emptyCrm,
	newFolder,
	type SiteOptions,
} from '../support/site-build.ts';
import { smallAgency } from '../support/small-agency.ts';

// Enough for every file to have pages that are not read when it is opened.
const units = Array.from({ length: 30 }, (_, at) => unit(at + 1, { living_space: 60 + at }));
const good = newFolder();
const folders = [good];
const changed = smallAgency([unit(1, { price: 123_000 }), ...units.slice(1)]);
let expected: string[] = [];
let expectedChanged: string[] = [];

beforeAll(async () => {
	const crm = await emptyCrm(good.folder);
	crm.sandbox.seed(smallAgency(units));
	await buildSite({ folder: good.folder, crm });
	await crm.close();
	expected = published(good.folder);
	const sound = await damaged(() => {});
	sound.crm.sandbox.seed(changed);
	await sound.build({ named: [1] });
	await sound.crm.close();
	expectedChanged = published(sound.folder);
});
afterAll(() => folders.forEach(({ remove }) => remove()));

const withoutFirst = () => smallAgency([unit(1, { property_status_id: 501 }), ...units.slice(1)]);
const titled = (title: string) => smallAgency([unit(1, { title }), ...units.slice(1)]);

/** A copy of the site with one of its files damaged. */
async function damaged(spoil: (folder: string) => void) {
	const other = copyFolder(good.folder);
	folders.push(other);
	const { folder } = other;
	spoil(folder);
	const crm = await emptyCrm(folder);
	crm.sandbox.seed(smallAgency(units));
	const lines: string[] = [];
	return {
		folder,
		crm,
		lines,
		live: () => readlinkSync(join(folder, 'current')),
		build: (options: Partial<SiteOptions> = {}) =>
			buildSite({ folder, crm, told: (line) => lines.push(line), ...options }),
	};
}

const files: [string, (folder: string) => string][] = [
	['the catalogue', (folder) => join(folder, 'catalogue.sqlite')],
	['the file of records', (folder) => join(folder, 'records.sqlite')],
	['the list of what pages were made from', (folder) => join(folder, 'manifest.sqlite')],
	['the index of the live release', (folder) => indexPath(realpathSync(join(folder, 'current')))],
];

test('damage that nobody has met is found once a day, and made good in a line that names it', async () => {
	const { build, folder, lines, crm } = await damaged((at) => {
		for (const [, find] of files) cutOut(find(at));
		rmSync(join(at, 'looked-for-damage'), { force: true });
	});
	const names = files.map(([, find]) => find(folder)).join(' and ');
	const made = await build();
	expect(made).toMatchObject({ outcome: 'published', rendered: made.pages, units: 30 });
	expect(lines.filter((line) => line.includes('damaged on the disk'))).toEqual([
		`${names} was damaged on the disk: everything is read and made again.`,
	]);
	expect(published(folder)).toEqual(expected);
	expect(await build()).toMatchObject({ outcome: 'unchanged' });
	await crm.close();
});

test.each(files)('damage inside %s is made good by the build that meets it', async (_, find) => {
	const { build, crm, folder, lines } = await damaged((at) => cutOut(find(at)));
	crm.sandbox.seed(changed);
	expect(await build({ named: [1] })).toMatchObject({ outcome: 'published', units: 30 });
	for (const line of lines) expect(line).not.toMatch(/SQLITE|malformed|errcode/);
	expect(published(folder)).toEqual(expectedChanged);
	await crm.close();
});

test.each(files.slice(0, 2))(
	'without the CRM, damage inside %s ends in one sentence that names it, and the site stays',
	async (_, find) => {
		const { build, crm, folder, live } = await damaged((at) => cutOut(find(at)));
		await crm.close();
		const before = live();
		await expect(build({ offline: true })).rejects.toThrow(
			new RegExp(
				`^[^.]*${find(folder).split('/').at(-1)}.* (?:is damaged|cannot be used).* run .npm run build`,
			),
		);
		expect(live()).toBe(before);
		expect(existsSync(find(folder))).toBe(true);
	},
);

test('the ledger of addresses is restored from its copy, and old links go on being answered', async () => {
	const { build, crm, folder, lines } = await damaged(() => {});
	crm.sandbox.seed(titled('Zuerst'));
	await build();
	cutOut(ledgersIn(folder).ledger);
	crm.sandbox.seed(withoutFirst());
	await build();
	expect(lines.filter((line) => line.includes('restored from'))).toHaveLength(1);
	expect(published(folder)).toContainEqual(
		expect.stringMatching(/"gone".*\/de\/immobilien\/\*-1\//),
	);
	await crm.close();
});

test('a build that fails leaves the ledger as it was', async () => {
	const { build, crm, folder } = await damaged(() => {});
	const { ledger } = ledgersIn(folder);
	const before = readFileSync(ledger);
	crm.sandbox.seed(smallAgency([unit(1, { title: 'Neu' }), ...units.slice(1)]));
	// The release cannot be put together where no file can be kept.
	rmSync(join(folder, 'files'), { recursive: true });
	writeFileSync(join(folder, 'files'), 'no folder');
	await expect(build()).rejects.toThrow();
	expect(readFileSync(ledger).equals(before)).toBe(true);
	await crm.close();
});

test('what a build had no time to tell the ledger, because it was killed when it was live, the next one does', async () => {
	const { build, crm, folder } = await damaged(() => {});
	const { ledger, copy } = ledgersIn(folder);
	const places = [ledger, copy];
	const before = places.map((place) => readFileSync(place));
	crm.sandbox.seed(withoutFirst());
	await build();
	// As the kill would have left it.
	const known = openAddressLedger(ledger, { account: '127.0.0.1' });
	const history = known.history({ kind: 'unit', id: 1 });
	known.close();
	places.forEach((place, at) => writeFileSync(place, before[at] ?? ''));
	writeNotes(realpathSync(join(folder, 'current')), {
		account: '127.0.0.1',
		notedAt: Date.now(),
		histories: history ? [history] : [],
	});
	await build();
	const after = openAddressLedger(ledger, { account: '127.0.0.1' });
	expect(after.history({ kind: 'unit', id: 1 })?.goneAt).toBeDefined();
	after.close();
	await crm.close();
});

function ledgersIn(folder: string) {
	return ledgerFiles(join(folder, 'addresses'), '127.0.0.1');
}
