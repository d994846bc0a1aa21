import { categories as all } from '../../domain/kind.ts';
import type { UnitKind } from '../../domain/unit.ts';
import { kindNames } from '../../i18n/paths.ts';
import type { Facet, Speech, Slice } from './facet.ts';
import { anyOf, ticks } from './ticks.ts';
import type { Locale } from '../../domain/locale.ts';

/** Any of some kinds of property. The column has their places in the list of kinds. */
export const kinds: Facet<Slice<'kinds', readonly UnitKind[]>> = {
	...ticks({ name: 'kinds', field: 'kind' }, ({ index }) => index.kinds),
	...anyOf({ name: 'kinds', column: 'kind' }, (kind, index) =>
		index.kinds.findIndex((one) => one === kind),
	),
	panel: 'kind',
	title: 'filter.kind',
	messages: [],
	columns: { kind: (unit, account) => account.kinds.indexOf(unit.kind) },
	fields: { kind: { de: 'art', en: 'type', es: 'tipo' } },
	valueNames: kindNames,
	control: { kind: 'ticks', options: (lists) => lists.kinds },
	say: (kind, { maybe }) => maybe(`kinds.${kind}`) ?? kind,
};

/**
 * Any of some finer kinds, such as a penthouse, which only phrases ask for. The column has their numbers from 1 in the
 * index, and 0 for none.
 */
export const categories: Facet<Slice<'categories', readonly string[]>> = {
	...ticks({ name: 'categories', field: 'category', say }, () => all),
	...anyOf({ name: 'categories', column: 'category' }, (category) => numberOf(category) || -1),
	panel: 'kind',
	title: 'filter.kind',
	messages: all.map((category) => `category.${category}` as const),
	columns: { category: ({ category = '' }) => numberOf(category) },
	fields: { category: { de: 'bauform', en: 'category', es: 'categoria' } },
	valueNames: (locale) => categoryNames[locale],
	control: { kind: 'unseen' },
	say,
};

function say(category: string, { maybe }: Speech): string {
	return maybe(`category.${category}`) ?? category;
}

function numberOf(category: string): number {
	return all.findIndex((one) => one === category) + 1;
}

/** What finer kinds are called in addresses. */
const categoryNames: Readonly<Record<Locale, Readonly<Record<(typeof all)[number], string>>>> = {
	de: {
		roofStorey: 'dachgeschoss',
		loft: 'loft',
		maisonette: 'maisonette',
		penthouse: 'penthouse',
		terracedFlat: 'terrassenwohnung',
		groundFloor: 'erdgeschosswohnung',
		apartment: 'etagenwohnung',
		raisedGroundFloor: 'hochparterre',
		halfBasement: 'souterrain',
		studio: 'einzimmerwohnung',
		singleFamilyHouse: 'einfamilienhaus',
		multiFamilyHouse: 'mehrfamilienhaus',
		midTerraceHouse: 'reihenmittelhaus',
		endTerraceHouse: 'reihenendhaus',
		terraceHouse: 'reihenhaus',
		semidetachedHouse: 'doppelhaushaelfte',
		villa: 'villa',
		bungalow: 'bungalow',
		farmhouse: 'bauernhaus',
		castle: 'schloss',
	},
	en: {
		roofStorey: 'top-floor',
		loft: 'loft',
		maisonette: 'maisonette',
		penthouse: 'penthouse',
		terracedFlat: 'flat-with-terrace',
		groundFloor: 'ground-floor-flat',
		apartment: 'flat',
		raisedGroundFloor: 'raised-ground-floor',
		halfBasement: 'lower-ground-floor',
		studio: 'studio',
		singleFamilyHouse: 'detached',
		multiFamilyHouse: 'block-of-flats',
		midTerraceHouse: 'mid-terrace',
		endTerraceHouse: 'end-of-terrace',
		terraceHouse: 'terraced',
		semidetachedHouse: 'semi-detached',
		villa: 'villa',
		bungalow: 'bungalow',
		farmhouse: 'farmhouse',
		castle: 'castle',
	},
	es: {
		roofStorey: 'atico-bajo-cubierta',
		loft: 'loft',
		maisonette: 'duplex',
		penthouse: 'atico',
		terracedFlat: 'piso-con-terraza',
		groundFloor: 'planta-baja',
		apartment: 'piso',
		raisedGroundFloor: 'entresuelo',
		halfBasement: 'semisotano',
		studio: 'estudio',
		singleFamilyHouse: 'unifamiliar',
		multiFamilyHouse: 'edificio-de-viviendas',
		midTerraceHouse: 'adosada-intermedia',
		endTerraceHouse: 'adosada-en-esquina',
		terraceHouse: 'adosada',
		semidetachedHouse: 'pareada',
		villa: 'villa',
		bungalow: 'bungalo',
		farmhouse: 'casa-de-campo',
		castle: 'castillo',
	},
};
