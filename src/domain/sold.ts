import { dayOf } from './day.ts';
import { isOnOffer } from './status.ts';
import type { Unit } from './unit.ts';

type Sold = Pick<Unit, 'status' | 'statusSince' | 'soldOn' | 'createdAt'>;

const day = 86_400_000;
/** What took longer has been entered wrong, or was put away in between. */
const most = 5 * 365;

/**
 * When a unit was sold or let, ISO 8601; absent while it is on offer. Without the company's own day it is when the status
 * came, but for a reference, whose status may come years later.
 */
export function soldAt({ status, statusSince, soldOn }: Sold): string | undefined {
	if (isOnOffer(status)) return undefined;
	return soldOn ?? (status === 'sold' ? statusSince : undefined);
}

/** Days from the day a unit came into the company's books until it was sold or let, where that can be told. */
export function daysToSale(unit: Sold): number | undefined {
	const at = soldAt(unit);
	if (at === undefined || unit.createdAt === undefined) return undefined;
	const days = (Date.parse(dayOf(at)) - Date.parse(dayOf(unit.createdAt))) / day;
	return days >= 1 && days <= most ? days : undefined;
}
