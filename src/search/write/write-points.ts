import type { IndexedUnit } from '../../domain/indexed-unit.ts';
import { Money, PriceBound } from '../../domain/price.ts';
import type { MonthlyAssumptions } from '../../domain/site/monthly-assumptions.ts';
import { writeColumns } from '../columns.ts';
import { degreeParts } from '../browser/read-points.ts';
import { wholeMonthly } from '../../domain/monthly/monthly-costs.ts';
import { mainCurrency } from './write-index.ts';

/**
 * The part of the index that only a map needs: where the units are whose place is known, in the order of their ids. A
 * hidden address is the centre of its grid cell with a radius. Prices are here only in currencies that the index does not
 * compare, monthly costs in whole units of their currency.
 */
export function writePoints(
	units: readonly IndexedUnit[],
	assumptions: MonthlyAssumptions,
): Uint8Array<ArrayBuffer> {
	const bounds = PriceBound.options;
	const currencies = Money.shape.currency.options;
	const main = mainCurrency(units);
	const placed = units
		.flatMap(({ lat, lng, ...unit }) =>
			lat === undefined || lng === undefined ? [] : { ...unit, lat, lng },
		)
		.sort((a, b) => a.id - b.id);
	const other = placed.map(({ currency, cents }) =>
		cents !== undefined && currency !== undefined && currency !== main
			? { currency, cents }
			: undefined,
	);
	return writeColumns(
		{ currencies, bounds },
		{
			id: placed.map(({ id }) => id),
			lat: placed.map(({ lat }) => Math.round(lat * degreeParts)),
			lng: placed.map(({ lng }) => Math.round(lng * degreeParts)),
			radius: placed.map(({ radius = 0 }) => radius),
			otherCents: other.map((price) => price?.cents ?? 0),
			bound: placed.map(({ bound }) => (bound ? bounds.indexOf(bound) + 1 : 0)),
			monthly: placed.map((unit) => wholeMonthly(unit, assumptions) ?? 0),
			otherCurrency: other.map((price) => (price ? currencies.indexOf(price.currency) : 0)),
		},
	);
}
