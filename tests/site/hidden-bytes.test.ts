import { mkdirSync, realpathSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { forget } from '../../src/build/tidy/forget.ts';
import { giveToHost } from '../../src/build/give-to-host.ts';
import type { AgencyRecord } from '../../src/sandbox/agency.ts';
import type { DemoSandbox } from '../../src/sandbox/open.ts';
import { standInPages } from '../simulate/pages.ts';
import { origin } from '../simulate/site.ts';
import { image, unit } from '../support/sandbox.ts';
import {
	buildSite,
	emptyCrm,
	newFolder,
	testEnvironment,
	type SiteOptions,
} from '../support/site-build.ts';
import { smallAgency } from '../support/small-agency.ts';
import { findTraces, numberTrace, textTrace } from '../support/traces.ts';

const [crmFolder, site] = [newFolder(), newFolder()];
const root = join(site.folder, 'var');
const dist = join(site.folder, 'dist');
const environment = { ...testEnvironment({ folder: root }), staticHost: 'plain' } as const;
let crm: DemoSandbox;
let day = 0;

const open: Partial<AgencyRecord> = {
	hide_address: false,
	title: 'Stadthaus am Quittenpfad',
	street: 'Quittenpfad',
	house_number: '77b',
	lat: 51.331277,
	lng: 12.339811,
	price: 739_411,
	description_note: 'Ein Haus, das man im Quittenpfad nicht übersieht.',
	images: [image()],
};
const hidden = { ...open, hide_address: true, price_on_inquiry: true };
const secrets = [
	...['Quittenpfad', 'Quittenpfad 77b', 'quittenpfad', '739411', '739.411', '739,411'].map(
		textTrace,
	),
	...[739_411_00, 51.331277, 12.339811].map(numberTrace),
	...['Zwetschgenhof', 'Remise Zwetschgenhof', 'Löwenzahn-Loft'].map(textTrace),
];

/** One build, on a day of its own, of 30 units, the first two of which are as told. */
async function build(
	first: Partial<AgencyRecord>,
	second: Partial<AgencyRecord>,
	more: Partial<SiteOptions> = {},
) {
	day += 1;
	const others = Array.from({ length: 28 }, (_, at) =>
		unit(at + 3, { living_space: at === 0 ? 60 + day : 75 }),
	);
	crm.sandbox.seed(smallAgency([unit(1, first), unit(2, second), ...others]));
	const made = await buildSite({
		folder: root,
		crm,
		photos: crm.origin,
		now: () => new Date(Date.UTC(2026, 10, day)),
		acceptRemovals: 2,
		...more,
	});
	await giveToHost(environment, { dist });
	return made;
}

/** What is left of a release when others have come does not depend on who makes the pages of these. */
const quick = { pageMaker: standInPages(async () => {}), changes: { siteUrl: origin } };

beforeAll(async () => {
	crm = await emptyCrm(crmFolder.folder);
	await build(open, { title: 'Remise Zwetschgenhof' });
	// Its address is that of an earlier title by the time it goes.
	await build(open, { title: 'Löwenzahn-Loft' });
});
afterAll(async () => {
	await crm.close();
	crmFolder.remove();
	site.remove();
});

test('what a unit hides, and what is hidden, is in no byte of the release that is made then', async () => {
	const all = findTraces(root, secrets).map((line) => line.replace(/^.*: /, ''));
	expect(new Set(all).size, 'traces are found while they are public').toBeGreaterThan(8);
	const made = await build(hidden, { title: 'Löwenzahn-Loft', property_status_id: 501 });
	expect(made).toMatchObject({ outcome: 'published' });
	expect(made.rendered).toBeLessThan(made.pages);
	expect(findTraces(realpathSync(join(root, 'current')), secrets)).toEqual([]);
	expect(findTraces(dist, secrets)).toEqual([]);
	// Pages of releases that somebody may go back to, and their paths.
	const earlier = /^(?:files\/|releases\/[^/]+\/release\.sqlite)/;
	expect(findTraces(root, secrets).filter((line) => !earlier.test(line))).toEqual([]);
});

test('nor is it in any byte of the disk when five more builds have come', async () => {
	for (let more = 0; more < 5; more++) {
		await build(hidden, { title: 'Löwenzahn-Loft', property_status_id: 501 }, quick);
	}
	expect(findTraces(site.folder, secrets)).toEqual([]);
});

test('`npm run forget` leaves nothing of it at once, wherever it stood', async () => {
	await build(open, { title: 'Remise Zwetschgenhof' }, quick);
	await build(hidden, { title: 'Löwenzahn-Loft', property_status_id: 501 }, quick);
	expect(findTraces(root, secrets)).not.toEqual([]);
	const leftOvers = [
		'var/current/catalogue.sqlite.new',
		'var/catalogue.sqlite.17.new',
		'var/dev/catalogue.sqlite',
		'var/addresses.sqlite.old.damaged',
		'var/media/files/of-no-record-1200.jpg',
		'var/status.json.new',
		'dist.new/index.html',
		'var/files/new/1',
		'var/media/unfinished/1',
	];
	for (const name of leftOvers) {
		mkdirSync(dirname(join(site.folder, name)), { recursive: true });
		writeFileSync(join(site.folder, name), 'Quittenpfad');
	}
	writeFileSync(join(root, 'notes.txt'), '');
	expect(await forget(environment, dist)).toMatchObject({ strangers: ['notes.txt'] });
	expect(findTraces(site.folder, secrets)).toEqual([]);
});
