import type { Money } from '../money.ts';
import { totalRent, type Costs, type Price } from '../price.ts';

/** What is due in all, and what it is made of. */
export interface TotalPrice {
	readonly price: Money;
	readonly parking: Money;
	readonly total: Money;
}

/**
 * The price together with the parking space that comes with the unit, which § 3 PAngV wants as one sum:
 * the purchase price, or the monthly rent with what is known of ancillary costs.
 * @returns `undefined` where no parking space is priced, or no price is public and certain
 */
export function totalPrice(price: Price, costs: Costs): TotalPrice | undefined {
	const { parking } = costs;
	if (parking === undefined || price.kind === 'onRequest' || price.bound) return undefined;
	const own = price.kind === 'purchase' ? price.amount : knownRent(price, costs);
	if (own.currency !== parking.currency) return undefined;
	const total = { cents: own.cents + parking.cents, currency: own.currency };
	return { price: own, parking, total };
}

/** With every ancillary cost that is known, be that all of them or not. */
function knownRent(price: Extract<Price, { kind: 'rent' }>, costs: Costs): Money {
	const { base } = price;
	const charge = costs.serviceCharge?.cents ?? 0;
	return totalRent(price, costs) ?? { cents: base.cents + charge, currency: base.currency };
}
