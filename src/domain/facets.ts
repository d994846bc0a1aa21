import type { Deal } from './deal.ts';
import type { EnergyClass } from './energy.ts';
import type { Money } from './money.ts';
import type { Feature, UnitKind } from './unit.ts';

/** What visitors choose a unit on offer by. Nothing in it tells more than the unit's page does. */
export interface Facets {
	readonly id: number;
	readonly deal: Deal;
	readonly reserved: boolean;
	readonly kind: UnitKind;
	readonly city?: string | undefined;
	readonly district?: string | undefined;
	/** WGS 84 degrees: its point, or the centre of its grid cell where the address is hidden. */
	readonly lat?: number | undefined;
	readonly lng?: number | undefined;
	readonly projectId?: number | undefined;
	/** Of the purchase price, or of the rent without ancillary costs; absent for a price on request. */
	readonly cents?: number | undefined;
	readonly currency?: Money['currency'] | undefined;
	/** Square metres each; `area` is what units of its kind are compared by. */
	readonly area?: number | undefined;
	readonly plot?: number | undefined;
	readonly rooms?: number | undefined;
	readonly features: readonly Feature[];
	readonly energyClass?: EnergyClass | undefined;
	/** An ISO date, or whether it is free at once. */
	readonly available?: string | 'now' | undefined;
	/** Milliseconds since 1970, 0 when the account does not say. */
	readonly createdAt: number;
}
