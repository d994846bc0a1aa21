import type { Deal } from '../domain/deal.ts';
import type { EnergyClass } from '../domain/energy.ts';
import type { Feature, UnitKind } from '../domain/unit.ts';

/** From and to, both included; in the unit of what is compared. */
export interface Span {
	readonly from?: number | undefined;
	readonly to?: number | undefined;
}

/** A city, or one of its districts. */
export interface ChosenPlace {
	readonly city: string;
	readonly district?: string | undefined;
}

/** What a visitor wants; what is absent does not matter. */
export interface Filter {
	readonly deal?: Deal | undefined;
	/** Any of them. */
	readonly kinds?: readonly UnitKind[] | undefined;
	/** Any of them, or, with a radius, what lies within as many kilometres of one. */
	readonly places?: readonly ChosenPlace[] | undefined;
	readonly radius?: number | undefined;
	/** Ids of projects, any of them. */
	readonly projects?: readonly number[] | undefined;
	/** Whole units of the currency of the index. A price on request lies in no span. */
	readonly price?: Span | undefined;
	/** Square metres. */
	readonly area?: Span | undefined;
	readonly plot?: Span | undefined;
	readonly rooms?: Span | undefined;
	/** All of them. */
	readonly features?: readonly Feature[] | undefined;
	/** This class or a better one. */
	readonly energyClass?: EnergyClass | undefined;
	/** An ISO date: free then at the latest. */
	readonly freeBy?: string | undefined;
	/** Not those that somebody has reserved. */
	readonly onlyAvailable?: boolean | undefined;
	/** Ids that a search for words has found. */
	readonly found?: ReadonlySet<number> | undefined;
}

/** Parts of a filter that can be taken away by themselves. */
export const filterParts = [
	'deal',
	'kinds',
	'places',
	'projects',
	'price',
	'area',
	'plot',
	'rooms',
	'features',
	'energyClass',
	'freeBy',
	'onlyAvailable',
	'found',
] as const satisfies readonly (keyof Filter)[];
export type FilterPart = (typeof filterParts)[number];

export const sorts = ['newest', 'priceUp', 'priceDown', 'area', 'rooms', 'perArea'] as const;
/** An order of results. Where nothing is known to compare by, a unit comes last, the newest of them first. */
export type Sort = (typeof sorts)[number];
