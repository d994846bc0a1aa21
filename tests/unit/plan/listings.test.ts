import * as fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openCatalogue } from '../../../src/catalog/queries/open-catalogue.ts';
import type { Offer } from '../../../src/catalog/queries/outlines.ts';
import { cardsPerPage, listSorts } from '../../../src/domain/listing.ts';
import type { Unit } from '../../../src/domain/unit.ts';
import { listingTitle } from '../../../src/view/listing/title.ts';
import { pathOf } from '../../../src/i18n/paths.ts';
import { listHeading, listLinks, listTrail } from '../../../src/view/listing/links.ts';
import { nearestList } from '../../../src/i18n/list-path.ts';
import { listingPages, type Listing } from '../../../src/plan/listings.ts';
import { openSearch } from '../../../src/search/browser/query.ts';
import { writeIndex } from '../../../src/search/write/write-index.ts';
import { catalogueIn, publicUnitOf, writeCatalogue } from '../../support/catalogue.ts';
import { runs } from '../../support/full-size.ts';
import { readIndex } from '../../support/search.ts';

const least = 3;
const root = mkdtempSync(join(tmpdir(), 'listings-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
let folders = 0;

/** Opens a catalogue of these units, asks, and closes it. */
function asking<T>(
	units: readonly Unit[],
	ask: (catalogue: ReturnType<typeof openCatalogue>) => T,
): T {
	const files = catalogueIn(join(root, String((folders += 1))));
	writeCatalogue(files, { units });
	const catalogue = openCatalogue(files);
	try {
		return ask(catalogue);
	} finally {
		catalogue.close();
	}
}

const places = fc.record({
	city: fc.constantFrom('Leipzig', 'Hamburg', undefined),
	district: fc.constantFrom('Plagwitz', 'Mitte', undefined),
});
const units = fc
	.array(
		fc.record({
			place: places,
			kind: fc.constantFrom('apartment' as const, 'house' as const),
			deal: fc.constantFrom('buy' as const, 'buy' as const, 'rent' as const),
			status: fc.constantFrom('available' as const, 'reserved' as const, 'sold' as const),
			createdAt: fc.integer({ min: 1, max: 6 }).map((day) => `2026-11-0${day}T10:00:00.000Z`),
		}),
		{ maxLength: 70 },
	)
	.map((all) =>
		all.map(({ place: { city, district }, ...unit }, at) =>
			publicUnitOf(at + 1, {
				...unit,
				place: { ...(city && { city }), ...(city && district && { district }) },
			}),
		),
	);

function facetsOf(all: readonly Unit[]): Listing[] {
	const cities = ['Leipzig', 'Hamburg'];
	return all.flatMap(({ deal, kind, place: { city, district } }) =>
		[undefined, kind].flatMap((unitKind) => [
			{ kind: 'listing' as const, deal, unitKind },
			...cities.map((other) => ({ kind: 'listing' as const, deal, unitKind, city: other })),
			...(city ? [{ kind: 'listing' as const, deal, unitKind, city, district }] : []),
		]),
	);
}

test('the pages of every list show, without JavaScript, what the index finds for it, in the same order', () => {
	fc.assert(
		fc.property(units, fc.constantFrom(...listSorts), fc.boolean(), (all, sort, freeFirst) =>
			asking(all, (catalogue) => {
				const order = { sort, freeFirst };
				const bytes = writeIndex(catalogue.indexedUnits(), { shift: 0, order });
				const search = openSearch(readIndex(bytes));
				const lists = Map.groupBy(listingPages(catalogue.outlines().offers(), least), ({ route }) =>
					JSON.stringify({ ...route, page: undefined }),
				);
				for (const pages of lists.values()) {
					const { deal, unitKind, city, district } = pages[0]?.route ?? { deal: 'buy' };
					const filter = { deal, kind: unitKind, city, district, onOffer: true };
					const shown = pages.flatMap((_, at) => {
						const range = { offset: at * cardsPerPage, limit: cardsPerPage };
						return catalogue.units({ ...filter, order }, range).map(({ id }) => id);
					});
					const { total, ids } = search.find({
						deal,
						kinds: unitKind && [unitKind],
						places: city ? [{ city, district }] : undefined,
					});
					expect(ids(sort)).toEqual(shown);
					expect(catalogue.count(filter)).toBe(total);
				}
			}),
		),
		{ numRuns: runs(20, 60) },
	);
});

test('what links ask of the catalogue is what is planned, and no two lists show the same', () => {
	fc.assert(
		fc.property(units, (all) =>
			asking(all, (catalogue) => {
				const planned = listingPages(catalogue.outlines().offers(), least);
				const names = new Set(planned.map(({ route }) => name(route)));
				const hasList = ({ unitKind, ...list }: Omit<Listing, 'kind'>) =>
					catalogue.hasList({ ...list, kind: unitKind }, least);
				for (const facet of facetsOf(all)) {
					const isWhole = !facet.unitKind && !facet.city;
					expect(isWhole || hasList(facet), name(facet)).toBe(names.has(name(facet)));
					expect(names).toContain(name(nearestList(facet, { hasList })));
				}
				const first = planned.filter(({ route: { page } }) => page === 1);
				for (const { route } of first) {
					const { deal, unitKind, city, district } = route;
					const isCombined = district !== undefined || (unitKind && city);
					const count = catalogue.count({ deal, kind: unitKind, city, district, onOffer: true });
					if (isCombined) expect(count).toBeGreaterThanOrEqual(least);
					const around = {
						kinds: catalogue.kinds({ deal, city, district, onOffer: true }),
						districts: city
							? catalogue.districts({ deal, kind: unitKind, city, onOffer: true })
							: [],
						cities: district ? [] : catalogue.cities({ deal, kind: unitKind, onOffer: true }),
						least,
						hasList,
					};
					const locale = 'de';
					const paths = new Set(first.map((page) => pathIn(page.route)));
					for (const { chips } of listLinks(route, { locale, around })) {
						for (const { href, current } of chips) {
							expect(paths).toContain(href);
							expect(current).toBe(href === pathIn(route));
						}
					}
					for (const { path } of listTrail(route, { locale, around })) {
						expect(paths).toContain(path);
					}
				}
				const headings = first.map(({ route }) => {
					const { deal, unitKind, city, district } = route;
					const around = {
						kinds: catalogue.kinds({ deal, city, district, onOffer: true }),
						cities: district ? [] : catalogue.cities({ deal, kind: unitKind, onOffer: true }),
						countIn: (other: string) => catalogue.count({ deal, city: other, onOffer: true }),
					};
					const filter = { deal, kind: unitKind, city, district, onOffer: true };
					return listHeading(route, { locale: 'de', around, count: catalogue.count(filter) });
				});
				expect(new Set(headings).size).toBe(headings.length);
			}),
		),
		{ numRuns: runs(20, 60) },
	);
});

const offer = (count: number, given: Partial<Offer> = {}): Offer => ({
	deal: 'buy',
	kind: 'apartment',
	city: 'Leipzig',
	district: undefined,
	count,
	changedAt: undefined,
	...given,
});

test('short lists have no page of their own, and search engines are not invited to those that must have one', () => {
	const pages = listingPages(
		[
			offer(3, { district: 'Plagwitz' }),
			offer(2, { district: 'Mitte' }),
			offer(1, { kind: 'house', district: 'Plagwitz' }),
			offer(1, { city: 'Jena' }),
		],
		3,
	).map(({ route, indexed }) => [listingTitle(route, 'de'), indexed]);
	expect(pages).toEqual([
		['Immobilien kaufen', true],
		['Wohnungen kaufen', true],
		['Häuser kaufen', false],
		['Immobilien kaufen in Leipzig', true],
		['Immobilien kaufen in Jena', false],
		['Wohnungen kaufen in Leipzig', true],
		['Immobilien kaufen in Leipzig-Plagwitz', true],
		['Wohnungen kaufen in Leipzig-Plagwitz', true],
		['Immobilien mieten', true],
	]);
});

test('a list of a place where only one kind is on offer is called by that kind, in every language', () => {
	const around = {
		kinds: [{ kind: 'apartment' as const, count: 16 }],
		cities: [],
		countIn: () => 0,
	};
	const list = { deal: 'buy', city: 'Leipzig', district: 'Plagwitz' } as const;
	const headings = (['de', 'en', 'es'] as const).map((locale) =>
		listHeading(list, { locale, around, count: 16 }),
	);
	expect(headings).toEqual([
		'Wohnungen kaufen in Leipzig-Plagwitz',
		'Flats for sale in Plagwitz, Leipzig',
		'Pisos en venta en Plagwitz, Leipzig',
	]);
});

function pathIn(route: Listing): string {
	return pathOf('de', { ...route, page: 1 });
}

function name({ deal, unitKind, city, district }: Omit<Listing, 'kind'>): string {
	return JSON.stringify([deal, unitKind, city, district]);
}
