import { expect, test } from 'vitest';
import type { Unit } from '../../../../src/domain/unit.ts';
import { pagesOf } from '../../../../src/plan/planned-page.ts';
import { publicUnitOf, temporaryFolder } from '../../../support/catalogue.ts';
import type { PublicData } from '../../../support/changing-data.ts';
import { standInSites } from '../../../support/stand-in-site.ts';

const feeds = ['/de/neu.json', '/de/neu.xml', '/en/new.json', '/en/new.xml'];

/** The files for programs that are made anew when one unit of ten changes so; they tell of five. */
function madeAnew(id: number, change: Partial<Unit>): string[] {
	const units = Array.from({ length: 10 }, (_, at) =>
		publicUnitOf(at + 1, { createdAt: `2026-11-${10 + at}T10:00:00.000Z` }),
	);
	const sites = standInSites(temporaryFolder());
	const live = sites.full(data(units));
	const changed = units.map((unit) => (unit.id === id ? { ...unit, ...change } : unit));
	const next = sites.next(live, data(changed));
	return next.rendered.filter((path) => !/\/$|^\/search\//.test(path)).sort();
}

function data(units: readonly Unit[]): PublicData {
	return { units: new Map(units.map((unit) => [unit.id, unit])), projects: new Map(), legal: [] };
}

test('a new price of a unit that the feeds tell of makes the feeds anew, and nothing that only counts', () => {
	expect(madeAnew(10, { price: { kind: 'onRequest' } })).toEqual([...feeds, '/homes/10.json']);
});

test('a new price of an older unit changes its own file for programs and no other', () => {
	expect(madeAnew(2, { price: { kind: 'onRequest' } })).toEqual(['/homes/2.json']);
});

test('an older unit that is sold changes what is counted, and no feed', () => {
	expect(madeAnew(2, { status: 'sold' })).toEqual(['/llms.txt']);
});

test('a unit of the feeds that is sold makes room in them for another', () => {
	expect(madeAnew(10, { status: 'sold' })).toEqual([...feeds, '/llms.txt']);
});

test('the file that speaks every language is planned once', () => {
	const pages = pagesOf({ route: { kind: 'llms' }, indexed: false }, ['en', 'de', 'es']);
	expect(pages.map(({ path, locale }) => [path, locale])).toEqual([['/llms.txt', 'en']]);
});
