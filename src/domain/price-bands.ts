import type { IndexedUnit } from './indexed-unit.ts';
import type { Money } from './money.ts';

/** What a square metre of living space costs in a city, of what is on offer there. */
export interface PriceBand {
	readonly city: string;
	readonly kind: 'apartment' | 'house';
	readonly from: Money;
	readonly to: Money;
	/** How many it is made of. */
	readonly count: number;
}

/** In cents: bands are as coarse as this, so that no single price can be read off. */
const step = 100_00;

/**
 * What is asked for flats and houses on offer, by city and kind, the band of most homes first. Asking prices, because no
 * price that was paid passes the gate. The cheapest and the dearest are left out, and the ends are rounded outwards.
 * @param least homes with a price that a band needs
 */
export function priceBands(units: readonly IndexedUnit[], least: number): PriceBand[] {
	const priced = units.flatMap(({ deal, kind, city, cents, currency, areas }) => {
		if (deal !== 'buy' || (kind !== 'apartment' && kind !== 'house')) return [];
		if (city === undefined || !cents || !currency || !areas.living) return [];
		return [{ city, kind, currency, each: cents / areas.living }];
	});
	const groups = Map.groupBy(priced, ({ city, kind, currency }) => [kind, currency, city].join());
	return [...groups.values()]
		.flatMap((group) => {
			const [cheapest, ...dearer] = group.toSorted((a, b) => a.each - b.each);
			const [from, to] = [dearer[0], dearer.at(-2)];
			if (!cheapest || !from || !to || group.length < least) return [];
			const { city, kind, currency } = cheapest;
			const at = (cents: number) => ({ cents, currency });
			const [low, high] = [Math.floor(from.each / step), Math.ceil(to.each / step)];
			return { city, kind, from: at(low * step), to: at(high * step), count: group.length };
		})
		.toSorted((a, b) => b.count - a.count || (a.city < b.city ? -1 : 1));
}
