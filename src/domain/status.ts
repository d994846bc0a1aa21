import { z } from 'zod';

/** What the public is told of a unit's availability. A unit without one of these is not public. */
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
