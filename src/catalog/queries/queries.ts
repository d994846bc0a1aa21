import type { Broker } from '../../domain/broker.ts';
import type { Deal } from '../../domain/deal.ts';
import type { LegalKind, LegalText } from '../../domain/legal.ts';
import type { Described } from '../../domain/described.ts';
import type { IndexedUnit } from '../../domain/indexed-unit.ts';
import type { Offered } from '../../domain/offered.ts';
import type { Project } from '../../domain/project.ts';
import type { Unit } from '../../domain/unit.ts';
import { outlinesOf, type Outlines } from './outlines.ts';
import type { CityCount, DistrictCount, KindCount, Range, Source } from './questions.ts';
import { openSource } from './source.ts';
import type { CatalogueFiles } from '../store/store.ts';
import { likenessOf, type UnitFilter } from './unit-filter.ts';

/** What a page reads from. */
export interface Catalogue {
	unit(id: number): Unit | undefined;
	/** Newest first; the units of one project by floor and reference. */
	units(filter?: UnitFilter, range?: Range): Unit[];
	count(filter?: UnitFilter): number;
	project(id: number): Project | undefined;
	/** Those with units on offer first, then the newest. */
	projects(): Project[];
	/** Cities with units, the one with most units first. */
	cities(filter?: UnitFilter): readonly CityCount[];
	/** Kinds with units, the one with most units first. */
	kinds(filter?: UnitFilter): readonly KindCount[];
	/** Districts with units, the one with most units first. */
	districts(filter?: UnitFilter): readonly DistrictCount[];
	/**
	 * Whether what is on offer of a kind, in a city, or in a district has a list of its own: one of both, or
	 * of a district, needs `least` units, and a wider list must not show just the same.
	 */
	hasList(facet: ListFacet, least: number): boolean;
	/**
	 * What a visitor may look at instead, all on offer: units of the same project, then of the same kind,
	 * city and deal within 20 % of the price. A price on request is not known here: size and district are compared instead.
	 */
	similar(unit: Unit, limit: number): Unit[];
	/** The same, but for the units of its own project. */
	alike(unit: Unit, limit: number): Unit[];
	/** What all units on offer are chosen by, in the order of their ids. */
	indexedUnits(): readonly IndexedUnit[];
	/** What all units on offer are called, in the order of their ids. */
	described(): readonly Described[];
	/** The units on offer from one id up to another, which is left out; the highest first. */
	unitsBetween(from: number, to: number): Unit[];
	/** Whether a unit came within the fortnight before the last change of the catalogue. */
	isNew(unit: Unit): boolean;
	legal(kind: LegalKind): LegalText | undefined;
	/** Those who look after units on offer, by their names. */
	people(): readonly Broker[];
	/** The newest that a person has on offer, and how many there are in all. */
	offersOf(person: number, limit: number): { readonly count: number; readonly units: Unit[] };
}

/** What a list of units on offer is restricted to. */
export type ListFacet = Pick<UnitFilter, 'kind' | 'city' | 'district'> & {
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
	const { source, header, rows, close } = openSource(files);
	return {
		...catalogueFrom(source),
		pulledAt: header.pulledAt,
		source,
		unitIds: (filter = {}) => source.ids(filter),
		outlines: () => outlinesOf({ rows, source }),
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
export function catalogueFrom(source: Source): Catalogue {
	const unit = (id: number) => source.unit(id)?.record;
	const project = (id: number) => source.project(id)?.record;
	const unitsOf = (ids: readonly number[]) => ids.flatMap((id) => unit(id) ?? []);
	return {
		unit,
		units: (filter = {}, range) => unitsOf(source.ids(filter, range)),
		count: (filter = {}) => source.count(filter),
		project,
		projects: () => source.projects().flatMap((id) => project(id) ?? []),
		cities: (filter = {}) => source.cities(filter),
		kinds: (filter = {}) => source.kinds(filter),
		districts: (filter = {}) => source.districts(filter),
		hasList: ({ deal, kind, city, district }, least) => {
			const isCombined = district !== undefined || (kind !== undefined && city !== undefined);
			const facet = { deal, kind, city, district };
			if (!isCombined) return source.fills(facet, 1);
			return (
				source.fills(facet, least) &&
				(district !== undefined || source.spreads({ deal, kind, onOffer: true }))
			);
		},
		similar: (like, limit) => unitsOf(source.similar(likenessOf(like), limit)),
		alike: (like, limit) => unitsOf(source.similar({ ...likenessOf(like), outside: true }, limit)),
		indexedUnits: () => source.indexedUnits(),
		described: () => source.described(),
		unitsBetween: (from, to) => unitsOf(source.between(from, to)),
		isNew: ({ id }) => source.isNew(id),
		legal: (kind) => source.legal(kind)?.record,
		people: () => source.people(),
		offersOf: (person, limit) => {
			const ids = source.person(person);
			return { count: ids.length, units: unitsOf(ids.slice(0, limit)) };
		},
	};
}
