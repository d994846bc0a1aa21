import type { Deal, Unit } from '../../domain/unit.ts';
import type { LegalKind } from '../../domain/legal.ts';
import { usualOrder } from '../../domain/listing.ts';
import type { Offered } from '../../domain/page.ts';
import { outlinesOf, type Outlines } from './outlines.ts';
import type { Range, Source } from './questions.ts';
import { openSource } from './source.ts';
import type { CatalogueFiles } from '../store/catalogue-writer.ts';
import { likenessOf, type UnitFilter } from './unit-filter.ts';

/** What a list of units on offer is restricted to. */
type ListFacet = Pick<UnitFilter, 'kind' | 'city' | 'district'> & {
	readonly deal: Deal;
};

/** A catalogue as its owner has it, who may also look at all of it at once. */
export interface OpenCatalogue extends Catalogue, Disposable {
	/** ISO 8601 time at which the CRM was read. */
	readonly pulledAt: string;
	readonly source: Source;
	/** In the order of `units`. */
	unitIds(filter?: UnitFilter): readonly number[];
	/** Narrow rows: what is needed of units and projects that are not rendered. */
	outlines(): Outlines;
	/** What the navigation leads to; everything while there is nothing at all. */
	offered(): Offered;
	close(): void;
}

/**
 * Opens a catalogue for reading.
 * @throws when there is none, or when another version of the program has written it.
 */
export function openCatalogue(files: CatalogueFiles): OpenCatalogue {
	const { source, header, rows, eachRow, close } = openSource(files);
	return {
		...catalogueFrom(source),
		pulledAt: header.pulledAt,
		source,
		unitIds: (filter = {}) => source.ids(filter),
		outlines: () => outlinesOf({ rows, eachRow, source }),
		offered: () => offeredIn(source),
		close,
		[Symbol.dispose]: close,
	};
}

function offeredIn(source: Source): Offered {
	const buy = source.fills({ deal: 'buy' }, 1);
	const rent = source.fills({ deal: 'rent' }, 1);
	const projects = source.projects().length > 0;
	const isEmpty = !buy && !rent && !projects;
	return { buy: buy || isEmpty, rent: rent || isEmpty, projects: projects || isEmpty };
}

/** What pages read from, made of the questions it asks. */
export function catalogueFrom(source: Source) {
	const unit = (id: number) => source.unit(id)?.record;
	const project = (id: number) => source.project(id)?.record;
	const unitsOf = (ids: readonly number[]) => ids.flatMap((id) => unit(id) ?? []);
	return {
		unit,
		/** In the order of the filter. */
		units: (filter: UnitFilter = {}, range?: Range) => unitsOf(source.ids(filter, range)),
		count: (filter: UnitFilter = {}) => source.count(filter),
		project,
		/** Those with units on offer first, then the newest. */
		projects: () => source.projects().flatMap((id) => project(id) ?? []),
		/** Cities with units, the one with most units first. */
		cities: (filter: UnitFilter = {}) => source.cities(filter),
		/** Kinds with units, the one with most units first. */
		kinds: (filter: UnitFilter = {}) => source.kinds(filter),
		/** Districts with units, the one with most units first. */
		districts: (filter: UnitFilter = {}) => source.districts(filter),
		/**
		 * Whether what is on offer of a kind, in a city, or in a district has a list of its own: one of both, or
		 * of a district, needs `least` units, and a wider list must not show just the same.
		 */
		hasList: ({ deal, kind, city, district }: ListFacet, least: number) => {
			const isCombined = district !== undefined || (kind !== undefined && city !== undefined);
			const facet = { deal, kind, city, district };
			if (!isCombined) return source.fills(facet, 1);
			return (
				source.fills(facet, least) &&
				(district !== undefined || source.spreads({ deal, kind, onOffer: true }))
			);
		},
		/**
		 * What a visitor may look at instead, all on offer, free ones first: units of the same kind in the same project, then
		 * in the same city, of about its size and within 20 % of its price. A price on request is not known here.
		 */
		similar: (like: Unit, limit: number) => unitsOf(source.similar(likenessOf(like), limit)),
		/** The same of its own project alone. */
		siblings: (like: Unit, limit: number) =>
			unitsOf(source.similar({ ...likenessOf(like), only: 'inside' }, limit)),
		/** The same, but for the units of its own project. */
		alike: (like: Unit, limit: number) =>
			unitsOf(source.similar({ ...likenessOf(like), only: 'outside' }, limit)),
		/** What is of its kind, deal and size anywhere, whatever it costs. */
		alikeAnywhere: (like: Unit, limit: number) => {
			const { city: _city, price: _price, ...wide } = likenessOf(like);
			return unitsOf(source.similar({ ...wide, only: 'outside' }, limit));
		},
		/** What all units on offer, or those of a city, are chosen by, in the order of their ids. */
		indexedUnits: (city?: string) => source.indexedUnits(city),
		/** What they are called. */
		described: (city?: string) => source.described(city),
		/** Where units are on offer, and how many. */
		places: () => source.places(),
		/** What a square metre is asked for in each city with at least so many homes for sale, by their kind. */
		priceBands: (least: number) => source.priceBands(least),
		/** Whether more units are on offer than one index holds, so that filters know one city at a time. */
		isByCity: ({ whole }: { readonly whole: number }) => source.fills({}, whole + 1),
		/** The units on offer from one id up to another, which is left out; the highest first. */
		unitsBetween: (from: number, to: number) => unitsOf(source.between(from, to)),
		/** Whether a unit came within the fortnight before the last change of the catalogue. */
		isNew: ({ id }: Unit) => source.isNew(id),
		/** The units on offer that have viewing times. */
		withViewings: () => unitsOf(source.viewings()),
		legal: (kind: LegalKind) => source.legal(kind)?.record,
		/** Those who look after units on offer, by their names. */
		people: () => source.people(),
		/** What a person has on offer, as much as is shown, and how many there are in all. */
		offersOf: (person: number, limit: number, { freeFirst } = usualOrder) => {
			const ids = source.person(person, freeFirst);
			return { count: ids.length, units: unitsOf(ids.slice(0, limit)) };
		},
	};
}

/** What a page reads from. */
export type Catalogue = ReturnType<typeof catalogueFrom>;
