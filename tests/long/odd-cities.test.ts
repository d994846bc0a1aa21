import { expect, onTestFinished, test } from 'vitest';
import { openRelease } from '../../src/release/release-folder.ts';
import { standInPages } from '../simulate/pages.ts';
import { origin } from '../simulate/site.ts';
import { published } from '../support/incremental.ts';
import { unit } from '../support/sandbox.ts';
import { quickSite as site } from '../support/settings.ts';
import { buildSite, emptyCrm, newFolder, planOf } from '../support/site-build.ts';
import { smallAgency } from '../support/small-agency.ts';

/** Names whose addresses coincide with one another, with kinds of units, with pages of lists, or are none. */
const cities = [
	['Halle (Saale)', 'Halle/Saale', 'Köln', 'Koeln', 'KÖLN ', 'Neustadt', 'Neustadt.', '東京'],
	['Wohnungen', 'Häuser', 'Seite 2', 'flats', '404', 'index.html', '..', '/', '¹', 'neu.xml'],
	['Łódź', 'Lodz', 'a'.repeat(200), `${'a'.repeat(200)}b`, 'null', 'Kontakt', 'De', '%2e%2e'],
].flat();

test('cities whose names make one address, or that of something else, are published without loss', async () => {
	const { folder, remove } = newFolder();
	const [moved, other] = [newFolder(), newFolder()];
	const crm = await emptyCrm(folder);
	onTestFinished(async () => {
		await crm.close();
		for (const each of [remove, moved.remove, other.remove]) each();
	});
	const agency = (moved: number) =>
		smallAgency(
			cities.map((city, at) =>
				unit(at + 1, {
					city: at < moved ? (cities[at + 1] ?? city) : city,
					title: `Haus ${at + 1}`,
				}),
			),
		);
	crm.sandbox.seed(agency(0));
	expect(await buildSite({ folder, crm, changes: { site } })).toMatchObject({
		units: cities.length,
	});
	const { index } = openRelease(`${folder}/current`);
	const { pages } = planOf({ folder });
	for (const { path } of pages) {
		expect(path).toMatch(/^\/(?:[a-z0-9-]+\/)*(?:[a-z0-9-]+\.(?:xml|json|txt|bin|ics))?$/);
		expect(index.file(path), path).toBeDefined();
	}
	expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length);
	const units = pages.filter(({ route }) => route.kind === 'unit');
	expect(units).toHaveLength(cities.length * 3);
	index.close();

	// The city most units have gets the address, so it changes hands.
	const pageMaker = standInPages(async () => {});
	const build = ({ folder: of }: typeof moved) =>
		buildSite({ folder: of, crm, pageMaker, changes: { siteUrl: origin, site } });
	await build(moved);
	crm.sandbox.seed(agency(7));
	await build(moved);
	await build(other);
	expect(withoutOld(published(moved.folder))).toEqual(withoutOld(published(other.folder)));
});

/** Only the one site had these units elsewhere before. */
function withoutOld(site: readonly string[]): string[] {
	return site.filter((line) => !/"kind":"(?:moved|gone)"/.test(line));
}
