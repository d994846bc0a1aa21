import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openCatalogue } from '../../src/catalog/queries.ts';
import { writeCatalogue } from '../../src/catalog/store.ts';
import { locales } from '../../src/domain/locale.ts';
import { pathOf } from '../../src/i18n/paths.ts';
import { listingPages } from '../../src/publish/listings.ts';
import { gate, wireUnit } from '../support/gate.ts';

/** The lists of an account with one flat in each of these cities. */
function listsOf(cities: readonly string[]) {
	const folder = mkdtempSync(join(tmpdir(), 'listings-'));
	const { units } = gate({ units: cities.map((city, at) => wireUnit({ id: at + 1, city })) });
	const path = join(folder, 'catalogue.sqlite');
	const finished = units.map(({ photos: _photos, broker: _broker, ...unit }) => {
		return { ...unit, pictures: [] };
	});
	writeCatalogue(path, {
		units: finished,
		projects: [],
		legal: [],
		pulledAt: '2026-11-21T12:00:00.000Z',
	});
	const catalogue = openCatalogue(path);
	onTestFinished(() => {
		catalogue.close();
		rmSync(folder, { recursive: true, force: true });
	});
	return { catalogue, lists: listingPages(catalogue) };
}

test('cities that differ only in writing are one city', () => {
	const { catalogue } = listsOf(['Jena', ' JENA', 'Jena', 'Münster', 'Muenster', '北京', '上海']);
	expect(catalogue.cities().slice(0, 2)).toEqual([
		{ city: 'Jena', count: 3 },
		{ city: 'Münster', count: 2 },
	]);
	expect(catalogue.cities()).toHaveLength(4);
});

test('no two lists have one address, and no list of everything gives way to a city', () => {
	const odd = ['Wohnungen', 'Seite-2', '北京', '../../etc', '404', 'Frankfurt (Main)'];
	const { lists } = listsOf([
		...odd,
		'Frankfurt-Main',
		...Array.from({ length: 30 }, () => 'Jena'),
	]);
	for (const locale of locales) {
		const paths = lists.map((list) => pathOf(locale, list));
		expect(new Set(paths).size).toBe(paths.length);
		for (const path of paths) expect(path).toMatch(/^\/[a-z]{2}(?:\/[a-z0-9-]+)+\/$/);
	}
	const at = (path: string) => lists.find((list) => pathOf('de', list) === path);
	expect(at('/de/kaufen/')).not.toHaveProperty('city');
	expect(at('/de/kaufen/seite-2/')).toMatchObject({ page: 2 });
	expect(at('/de/kaufen/seite-2/')).not.toHaveProperty('city');
	expect(at('/de/kaufen/wohnungen/')).toMatchObject({ unitKind: 'apartment' });
	expect(at('/de/kaufen/etc/')).toMatchObject({ city: '../../etc' });
});
