import type { Price } from '../../domain/price.ts';
import type { UnitDraft } from '../draft.ts';
import type { HiddenFact } from '../hidden/fact.ts';
import { hiddenPrice, unknownPrice } from '../hidden/price.ts';
import { textsWithout } from './texts-without.ts';
import type { Member } from './unit-facts.ts';

/**
 * Units of a project often have one text that lists the prices of them all. What one has on request, the texts of the
 * others do not tell; an amount that a unit itself costs stays in its own.
 * @returns what becomes of the draft of each unit of the project
 */
export function hidePricesOfSiblings(
	members: readonly Pick<Member, 'amountsOnRequest'>[],
): (draft: UnitDraft) => UnitDraft {
	const onRequest = members.flatMap(({ amountsOnRequest }) => amountsOnRequest ?? []);
	const [sales, rents] = [
		onRequest.flatMap((unit) => unit.sales),
		onRequest.flatMap((unit) => unit.rents),
	];
	if (sales.length + rents.length === 0) return (draft) => draft;
	const known = new Map<string, HiddenFact>();
	return (draft) => {
		const own = new Set(amountsOf(draft.price));
		const others = (amounts: readonly number[]) =>
			[...new Set(amounts)].filter((amount) => !own.has(amount));
		const [toBuy, toRent] = [others(sales), others(rents)];
		const key = [toBuy, toRent].join(';');
		const fact =
			known.get(key) ??
			hiddenPrice(
				{ ...unknownPrice, amounts: [...toBuy, ...toRent], sales: toBuy, rents: toRent },
				'knownAmounts',
			);
		known.set(key, fact);
		return textsWithout(draft, fact);
	};
}

function amountsOf(price: Price): number[] {
	switch (price.kind) {
		case 'purchase':
			return [price.amount.cents / 100];
		case 'rent':
			return [price.base, price.total].flatMap((money) => (money ? [money.cents / 100] : []));
		case 'onRequest':
			return [];
	}
}
