import type { Deal, Feature, UnitKind } from '../domain/unit.ts';
import type { EnergyClass } from '../domain/energy.ts';
import type { Locale } from '../domain/locale.ts';
import type { Money } from '../domain/price.ts';
import type { ListOrder } from '../domain/listing.ts';
import type { Point } from '../domain/place.ts';
import { readColumns, type Columns } from './columns.ts';

/** Somewhere units are, from the city down to the district. */
export interface IndexedPlace {
	readonly city: string;
	/** Absent for units of which only the city is public. */
	readonly district?: string | undefined;
	/** The mean of the public points of its units; absent where there is none. */
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

/** What a city has on offer, the postcodes of that, and how far the points reach that are told of it. */
type CityOffers = Readonly<Record<Deal, number>> & {
	readonly postcodes: readonly string[];
	/** In thousandths of a degree. */
	readonly reach?: readonly [south: number, north: number, west: number, east: number] | undefined;
};

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
	readonly order: ListOrder;
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

interface Header extends Omit<SearchIndex, 'columns' | 'places'> {
	readonly places: readonly (readonly [
		city: string,
		district: string,
		lat?: number,
		lng?: number,
	])[];
}

/** Reads what `writeIndex` has written, in steps. @throws when it is of another version. */
export function* readIndexInSteps(bytes: Uint8Array): Generator<void, SearchIndex> {
	const { header, columns } = yield* readColumns<Header>(bytes);
	const places = header.places.map(([city, district, lat, lng]) => ({
		city,
		...(district && { district }),
		...(lat !== undefined && lng !== undefined && { point: { lat: lat / 1000, lng: lng / 1000 } }),
	}));
	return { ...header, places, columns };
}
