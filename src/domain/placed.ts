import type { Localised } from './localised.ts';
import type { Money } from './money.ts';
import type { Status } from './status.ts';
import type { UnitKind } from './unit.ts';

/** Where a unit is, and what a map tells of it there. */
export interface Placed {
	readonly id: number;
	readonly status: Status;
	readonly kind: UnitKind;
	readonly city?: string | undefined;
	readonly district?: string | undefined;
	/** WGS 84 degrees. */
	readonly lat: number;
	readonly lng: number;
	/** Metres around the centre of a grid cell; absent where the point is exact. */
	readonly radius?: number | undefined;
	/** Of the purchase price, or of the rent without ancillary costs; absent for a price on request. */
	readonly cents?: number | undefined;
	readonly currency?: Money['currency'] | undefined;
}

/** What a map shows of a unit that was chosen on it. */
export interface PlacedCard extends Pick<Placed, 'id' | 'kind' | 'city' | 'district'> {
	/** Square metres. */
	readonly area?: number | undefined;
	readonly title: Localised;
	/** Name of the card picture's narrowest file. */
	readonly picture?: string | undefined;
}
