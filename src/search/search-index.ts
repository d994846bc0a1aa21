import type { Deal, Feature, UnitKind } from '../domain/unit.ts';
import type { EnergyClass } from '../domain/energy.ts';
import type { Locale } from '../domain/locale.ts';
import type { Money } from '../domain/price.ts';
import type { Point } from '../domain/place.ts';
import type { Columns } from './columns.ts';

/** Somewhere units are, from the city down to the district. */
export interface IndexedPlace {
	readonly city: string;
	/** Absent for units of which only the city is told. */
	readonly district?: string | undefined;
	/** The middle of what is told of its units; absent where nothing is. */
	readonly point?: Point | undefined;
}

/** A project that has units on offer, by what it is called in each language. */
export interface IndexedProject {
	readonly id: number;
	readonly names: Readonly<Partial<Record<Locale, string>>>;
}

/** A region with those of its cities that have something on offer. */
export interface IndexedRegion {
	readonly name: string;
	readonly cities: readonly string[];
}

/** What a city has on offer, and the postcodes of that. */
type CityOffers = Readonly<Record<Deal, number>> & { readonly postcodes: readonly string[] };

/** The values that a product knows, in the order of their numbers in the index. */
export interface Lists {
	readonly kinds: readonly UnitKind[];
	/** At most 31. */
	readonly features: readonly Feature[];
	/** The best first. */
	readonly energyClasses: readonly EnergyClass[];
}

/** What can be chosen of an account, as a browser holds it. */
export interface SearchIndex extends Lists {
	readonly count: number;
	/** The one most prices are in. */
	readonly currency: Money['currency'];
	readonly places: readonly IndexedPlace[];
	/** In alphabetical order, as are the places. */
	readonly projects: readonly IndexedProject[];
	readonly regions: readonly IndexedRegion[];
	readonly postcodes: readonly string[];
	/** Cards of units lie in files that are named by their ids, shifted to the right by this many bits. */
	readonly shift: number;
	/**
	 * Of a large account: by its name what each city has on offer, in an index of its own. No unit is in this index then.
	 */
	readonly cities?: Readonly<Record<string, CityOffers>> | undefined;
	/** The city that all units are in, where the account is large. */
	readonly city?: string | undefined;
	/** Numbers of units, all in one order: their ids, how many came before each (`age`), and those of the facets. */
	readonly columns: Columns;
}

/** @throws when there is no such column */
export function columnOf({ columns }: Pick<SearchIndex, 'columns'>, name: string): Float64Array {
	const column = columns.get(name);
	if (!column) throw new Error(`The search index has no column "${name}".`);
	return column;
}

/** A unit, as the index of its city has it. */
export interface IndexRow {
	readonly index: SearchIndex;
	readonly row: number;
}

/**
 * The index of a few units of a large account, in their order. What numbers of places, projects and postcodes stand for
 * differs from city to city and is lost.
 */
export function pickRows(index: SearchIndex, rows: readonly IndexRow[]): SearchIndex {
	const names = rows[0]?.index.columns.keys() ?? [];
	const columns = Array.from(names, (name) => {
		const values = rows.map(({ index: own, row }) => columnOf(own, name)[row] ?? 0);
		return [name, Float64Array.from(values)] as const;
	});
	return { ...index, count: rows.length, columns: new Map(columns) };
}
