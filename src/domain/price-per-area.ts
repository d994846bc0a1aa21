import { mainArea } from './main-area.ts';
import type { Money } from './money.ts';
import type { Unit } from './unit.ts';

/**
 * What a square metre of something to buy costs, in whole units of its currency. Always worked out from the
 * price and the area beside it, so that no page contradicts itself.
 */
export function pricePerArea(unit: Pick<Unit, 'price' | 'kind' | 'areas'>): Money | undefined {
	const { price, kind } = unit;
	const area = mainArea(unit);
	if (price.kind !== 'purchase' || kind === 'parking' || !area) return undefined;
	const { cents, currency } = price.amount;
	return { cents: Math.round(cents / area / 100) * 100, currency };
}
