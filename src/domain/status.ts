import { z } from 'zod';
import { dayOf } from './day.ts';

/** The public availability of a unit. A unit without one of these is not public. */
export const Status = z.enum(['available', 'reserved', 'sold', 'reference']);
export type Status = z.infer<typeof Status>;

/** Whether a unit can still be bought or rented, now or when a reservation falls through. */
export function isOnOffer(status: Status): boolean {
	return status === 'available' || status === 'reserved';
}

/** Whether a unit of this status has a page of its own. */
export function hasPage(
	status: Status,
	{ soldPages }: { readonly soldPages: 'keep' | 'gone' },
): boolean {
	return soldPages === 'keep' || isOnOffer(status);
}

/** Dates of a unit, as `Unit` has them. */
interface Sold {
	readonly status: Status;
	readonly statusSince?: string | undefined;
	readonly soldOn?: string | undefined;
	readonly createdAt?: string | undefined;
}

const msPerDay = 86_400_000;
/** What took longer has been entered wrong, or was put away in between. */
const mostDays = 5 * 365;

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
	const days = (Date.parse(dayOf(at)) - Date.parse(dayOf(unit.createdAt))) / msPerDay;
	return days >= 1 && days <= mostDays ? days : undefined;
}
