import { z } from 'zod';
import { Localised } from './locale.ts';

/** An amount in whole cents, so that sums never drift. */
export const Money = z.object({
	cents: z.int().nonnegative(),
	currency: z.enum(['EUR', 'CHF', 'GBP', 'USD']),
});
export type Money = z.infer<typeof Money>;

/** Whether an amount is the least of several, or what bidding begins with. */
export const PriceBound = z.enum(['from', 'startingBid']);
export type PriceBound = z.infer<typeof PriceBound>;

/** What a unit costs. `onRequest` carries no amount: it is not known to anything behind the privacy gate. */
export const Price = z.discriminatedUnion('kind', [
	z.object({ kind: z.literal('purchase'), amount: Money, bound: PriceBound.optional() }),
	/** Both per month; `base` without, `total` with ancillary costs. */
	z.object({
		kind: z.literal('rent'),
		base: Money,
		total: Money.optional(),
		bound: PriceBound.optional(),
	}),
	z.object({ kind: z.literal('onRequest') }),
]);
export type Price = z.infer<typeof Price>;

/**
 * The rent with everything, per month, where it is not the same as without: as the account says, and no less than
 * its parts; the sum of these where it says nothing and heating is among them. Nothing adds up to a rent "from".
 */
export function totalRent(price: Price, costs: Costs): Money | undefined {
	if (price.kind !== 'rent' || price.bound) return undefined;
	const { base, total } = price;
	const heating = isHeatingInCharge(price, costs) ? 0 : (costs.heating?.cents ?? 0);
	const parts = base.cents + (costs.serviceCharge?.cents ?? 0) + heating;
	const isWhole = costs.heating !== undefined || costs.heatingIncluded === true;
	const cents = Math.max(parts, total?.cents ?? 0);
	if (cents === base.cents || !(total || isWhole)) return undefined;
	return { cents, currency: base.currency };
}

/** Whether the service charge of a rent holds what heating costs. */
export function isHeatingInCharge(
	price: Price,
	{ serviceCharge, heatingIncluded }: Costs,
): boolean {
	if (price.kind !== 'rent' || !serviceCharge) return false;
	const all = price.base.cents + serviceCharge.cents;
	return heatingIncluded ?? price.total?.cents === all;
}

/** The currency of most prices; the euro where there is none. */
export function usualCurrency(prices: Iterable<Price>): Money['currency'] {
	const told = [...prices].flatMap((price) => {
		if (price.kind === 'onRequest') return [];
		return price.kind === 'rent' ? price.base.currency : price.amount.currency;
	});
	const groups = [...Map.groupBy(told, (currency) => currency)];
	return groups.sort(([, a], [, b]) => b.length - a.length)[0]?.[0] ?? 'EUR';
}

/** What a unit costs beside its price. Amounts are per month unless said otherwise. */
export const Costs = z.object({
	/** Paid by an owner to the owners' association ("Hausgeld"). */
	ownersFee: Money.optional(),
	serviceCharge: Money.optional(),
	heating: Money.optional(),
	heatingIncluded: z.boolean().optional(),
	/** For a parking space that comes with the unit: once when it is sold, per month when it is let. */
	parking: Money.optional(),
	/** Free text of the account, such as "3 Nettokaltmieten". */
	deposit: Localised.optional(),
	/** Commission of the buyer or tenant as the account words it. */
	commission: Localised.optional(),
	commissionNote: Localised.optional(),
});
export type Costs = z.infer<typeof Costs>;

/** What a square metre of living space costs in a city, of what is on offer there. */
export interface PriceBand {
	readonly city: string;
	readonly kind: 'apartment' | 'house';
	readonly from: Money;
	readonly to: Money;
	/** How many homes it is made of. */
	readonly count: number;
}
