import { readFileSync, readlinkSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { catalogueHeader } from '../../src/catalog/store/header.ts';
import type { DemoSandbox } from '../../src/sandbox/open.ts';
import { published } from '../support/incremental.ts';
import { buildSite, emptyCrm, newFolder } from '../support/site-build.ts';
import { unit } from '../support/sandbox.ts';
import { standInPages } from '../simulate/pages.ts';
import { origin } from '../simulate/site.ts';
import { site } from '../support/settings.ts';
import { smallAgency } from '../support/small-agency.ts';

const { folder, remove } = newFolder();
const manifest = join(folder, 'current/manifest.sqlite');
let crm: DemoSandbox;
let first: string[] = [];
let minutes = 0;

/** A build a minute after the last one, or on a day of its own. */
const build = (day?: string) =>
	buildSite({
		folder,
		crm,
		// Within a month no law changes.
		changes: { siteUrl: origin, site: { ...site, goneMonths: 1 } },
		pageMaker: standInPages(async () => {}),
		now: () => new Date(day ?? Date.UTC(2026, 10, 21, 12, (minutes += 1))),
	});

beforeAll(async () => {
	crm = await emptyCrm(folder);
	crm.sandbox.seed(smallAgency([unit(1), unit(2), unit(3)]));
	const made = await build();
	expect(made).toMatchObject({ outcome: 'published', rendered: made.pages });
	first = published(folder);
});
afterAll(async () => {
	await crm.close();
	remove();
});

test('the same data again: nothing is published, and the site is as old as the data are new', async () => {
	const live = readlinkSync(join(folder, 'current'));
	const made = await build();
	expect(made).toMatchObject({ outcome: 'unchanged', rendered: 0, units: 3 });
	expect(readlinkSync(join(folder, 'current'))).toBe(live);
	const { pulledAt } = catalogueHeader(join(folder, 'current/catalogue.sqlite')) ?? {};
	expect(pulledAt).toBe(new Date(Date.UTC(2026, 10, 21, 12, minutes)).toISOString());
});

test.each<[string, () => void]>([
	['is missing', () => rmSync(manifest)],
	['is no database', () => writeFileSync(manifest, 'nothing')],
	['is cut off', () => truncateSync(manifest, Math.floor(readFileSync(manifest).length / 2))],
	['is of another version of the program', () => change('PRAGMA user_version = 1')],
])(
	'when the list of what the pages were made from %s, all are made again, and are the same',
	async (_, spoil) => {
		spoil();
		const made = await build();
		expect(made).toMatchObject({ outcome: 'published', rendered: made.pages });
		expect(published(folder)).toEqual(first);
	},
);

test('the same data again when the months are over for which what is gone has a page: the page ends', async () => {
	crm.sandbox.seed(smallAgency([unit(3, { property_status_id: 501 })]));
	await build('2026-11-22T12:00:00Z');
	expect(hasGonePage()).toBe(true);
	expect(await build('2026-12-22T23:00:00Z')).toMatchObject({ outcome: 'unchanged' });
	expect(hasGonePage()).toBe(true);
	expect(await build('2026-12-23T01:00:00Z')).toMatchObject({ outcome: 'published', rendered: 0 });
	expect(hasGonePage()).toBe(false);
	expect(await build('2026-12-24T01:00:00Z')).toMatchObject({ outcome: 'unchanged' });
});

/** Whether the site has a page of what is gone. */
function hasGonePage(): boolean {
	return published(folder).some((line) => line.includes('nicht-mehr-verfuegbar'));
}

function change(sql: string): void {
	const db = new DatabaseSync(manifest);
	db.exec(sql);
	db.close();
}

test('a build names the tables of the law that nobody has looked at for twelve months', async () => {
	const build = buildSite({
		folder,
		crm,
		now: () => new Date('2028-01-01T12:00:00Z'),
		told: endAt('purchase-rates'),
	});
	await expect(build).rejects.toThrow(/looked at src\/domain\/law\/purchase-rates\.ts/);
});

/** Ends a build when it has said something: what it would render after that is nothing new. */
function endAt(words: string): (line: string) => void {
	return (line) => {
		if (line.includes(words)) throw new Error(line);
	};
}
