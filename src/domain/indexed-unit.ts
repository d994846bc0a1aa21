import type { z } from 'zod';
import type { EnergyClass } from './energy.ts';
import type { Money, PriceBound } from './price.ts';
import type { MonthlyBasis } from './monthly/monthly-basis.ts';
import { Unit, type Feature, type Deal } from './unit.ts';

/** What visitors may choose a unit by that is said of it as on its page. A facet that needs more adds a name here. */
export const IndexedFacts = Unit.pick({
	areas: true,
	rooms: true,
	bedrooms: true,
	bathrooms: true,
	floor: true,
	floors: true,
	parkingSpaces: true,
	constructionYear: true,
	features: true,
	availableFrom: true,
	category: true,
});
export type IndexedFacts = z.infer<typeof IndexedFacts>;

/** What visitors choose a unit on offer by. Nothing in it tells more than the unit's page does. */
export interface IndexedUnit
	extends Omit<IndexedFacts, 'features'>, Pick<Unit, 'id' | 'deal' | 'kind' | 'projectId'> {
	readonly features: readonly Feature[];
	readonly reserved: boolean;
	readonly city?: string | undefined;
	readonly district?: string | undefined;
	readonly region?: string | undefined;
	/** ISO 3166-1 alpha-2. */
	readonly country?: string | undefined;
	readonly commissionFree?: boolean | undefined;
	readonly firstOccupancy?: boolean | undefined;
	/** When the last time at which it can be looked at is over, in minutes since 1970. */
	readonly viewableUntil?: number | undefined;
	/** As the page shows it: of a hidden address only what stands for an area. */
	readonly zip?: string | undefined;
	/** WGS 84 degrees: its point, or the centre of its grid cell where the address is hidden. */
	readonly lat?: number | undefined;
	readonly lng?: number | undefined;
	/** Metres around the centre of the grid cell; absent where the point is exact. */
	readonly radius?: number | undefined;
	/** Of the purchase price, or of the rent without ancillary costs; absent for a price on request. */
	readonly cents?: number | undefined;
	readonly currency?: Money['currency'] | undefined;
	/** Whether `cents` are the least of several, or what bidding begins with. */
	readonly bound?: PriceBound | undefined;
	/** Cents of the rent with all costs, where it is not the same as without. */
	readonly totalRent?: number | undefined;
	/** Absent for a price on request. */
	readonly monthly?: MonthlyBasis | undefined;
	/** Square metres of what units of its kind are compared by. */
	readonly area?: number | undefined;
	readonly energyClass?: EnergyClass | undefined;
	/** Milliseconds since 1970, 0 when the account does not say. */
	readonly createdAt: number;
}

/** Units on offer of one deal that lie in one place. */
export interface OfferedPlace {
	readonly city: string;
	readonly district?: string | undefined;
	readonly region?: string | undefined;
	readonly country?: string | undefined;
	readonly zip?: string | undefined;
	readonly deal: Deal;
	readonly count: number;
	/** The middle of what is told of them, and how far that reaches. */
	readonly lat?: number | undefined;
	readonly lng?: number | undefined;
	readonly south?: number | undefined;
	readonly north?: number | undefined;
	readonly west?: number | undefined;
	readonly east?: number | undefined;
}
