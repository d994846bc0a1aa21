import type { EnergyClass } from '../domain/energy.ts';
import type { Locale } from '../domain/locale.ts';
import type { Money } from '../domain/money.ts';
import type { Point } from '../domain/place.ts';
import type { Feature, UnitKind } from '../domain/unit.ts';

/** Version of the file; a browser that knows another one offers no filters. */
export const indexFormat = 2;

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

/** Numbers of units, all in one order. */
export interface Columns {
	readonly id: Float64Array;
	/** 0 for sale, 1 for rent. */
	readonly deal: Float64Array;
	/** 1 where somebody has reserved it. */
	readonly reserved: Float64Array;
	/** A place in `kinds`. */
	readonly kind: Float64Array;
	/** From 1 in `places`; 0 where the account does not say. */
	readonly place: Float64Array;
	/** From 1 in `projects`; 0 for none. */
	readonly project: Float64Array;
	/** Cents; 0 for a price on request, and for one in another currency than that of the index. */
	readonly price: Float64Array;
	/** Hundredths of a square metre, 0 for none. */
	readonly area: Float64Array;
	readonly plot: Float64Array;
	/** Hundredths of a room. */
	readonly rooms: Float64Array;
	/** A bit for each of `features`, the first one the lowest. */
	readonly features: Float64Array;
	/** From 1 in `energyClasses`, the best first; 0 for none. */
	readonly energy: Float64Array;
	/** Days since 1970; 1 for at once, 0 where it is not said. */
	readonly available: Float64Array;
	/** How many came before it. */
	readonly age: Float64Array;
}

/** What can be chosen of an account, as a browser holds it. */
export interface SearchIndex {
	readonly count: number;
	readonly currency: Money['currency'];
	readonly kinds: readonly UnitKind[];
	readonly features: readonly Feature[];
	readonly energyClasses: readonly EnergyClass[];
	readonly places: readonly IndexedPlace[];
	/** In alphabetical order, as are the places. */
	readonly projects: readonly IndexedProject[];
	/** Cards of units lie in files that are named by their ids, shifted to the right by this many bits. */
	readonly shift: number;
	readonly columns: Columns;
}

/** In the order of the file. */
export const columnNames = [
	'id',
	'deal',
	'reserved',
	'kind',
	'place',
	'project',
	'price',
	'area',
	'plot',
	'rooms',
	'features',
	'energy',
	'available',
	'age',
] as const satisfies readonly (keyof Columns)[];

/** Columns that are written as differences to the unit before. */
export const stepping: ReadonlySet<keyof Columns> = new Set(['id', 'age']);
