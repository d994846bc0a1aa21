import { z } from 'zod';
import { Localised } from './localised.ts';
import { Money } from './money.ts';

/** What a unit costs. `onRequest` carries no amount: it is not known to anything behind the privacy gate. */
export const Price = z.discriminatedUnion('kind', [
	z.object({ kind: z.literal('purchase'), amount: Money }),
	/** Both per month; `base` without, `total` with ancillary costs. */
	z.object({ kind: z.literal('rent'), base: Money, total: Money.optional() }),
	z.object({ kind: z.literal('onRequest') }),
]);
export type Price = z.infer<typeof Price>;

/** The rent with everything, per month, where it is not the same as without. */
export function totalRent(price: Price): Money | undefined {
	if (price.kind !== 'rent' || price.total?.cents === price.base.cents) return undefined;
	return price.total;
}

/** The currency of most prices; the euro where none is told. */
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
