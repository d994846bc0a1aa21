import { mainArea } from './main-area.ts';
import type { Money } from './money.ts';
import type { Unit } from './unit.ts';

/**
 * What a square metre of something to buy costs, in whole units of its currency from ten of them on. Always
 * worked out from the price and the area beside it, so that no page contradicts itself; of a price "from" there is none.
 */
export function pricePerArea(unit: Pick<Unit, 'price' | 'kind' | 'areas'>): Money | undefined {
	const { price, kind } = unit;
	const area = mainArea(unit);
	if (price.kind !== 'purchase' || price.bound || kind === 'parking' || !area) return undefined;
	const { cents, currency } = price.amount;
	const exact = cents / area;
	// A wood or a field would cost nothing.
	const rounded = exact < 1000 ? Math.round(exact) : Math.round(exact / 100) * 100;
	return rounded > 0 ? { cents: rounded, currency } : undefined;
}
