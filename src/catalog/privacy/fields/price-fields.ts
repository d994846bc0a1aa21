import { z } from 'zod';
import { quantity } from '../../../crm/contract/field.ts';
import type { Unit as WireUnit } from '../../../crm/contract/unit.ts';
import { possibleNumbers } from './number.ts';

/** The amounts of a unit from which its price can be told. */
export function priceAmounts(unit: WireUnit): number[] {
	return priceFields.flatMap((field) => amountsIn(unit[field]));
}

/** The amounts that are the price as such. */
export function wholePrices({ price, base_rent, total_rent }: WireUnit): number[] {
	return [price, base_rent, total_rent].flatMap(amountsIn);
}

/**
 * Fields whose amounts are the price, or from which it can be worked out. Valuations and the commissions among brokers
 * are not among them: no page of anybody shows those, so a number that is the same is a coincidence.
 */
export const priceFields: readonly string[] = [
	'price',
	'price_net',
	'price_per_sqm',
	'parking_space_price',
	'sold_price',
	'base_rent',
	'base_rent_net',
	'total_rent',
	'total_rent_net',
	'other_rent',
	'other_rent_net',
	'aut_main_rent',
	'rental_income',
	'rental_income_actual',
	'rental_income_target',
	'deposit',
	'courtage',
];

/** The amounts of a field, also where it holds more than one, or words beside them. */
function amountsIn(raw: unknown): number[] {
	const value = z.safeParse(quantity, raw).data;
	const whole = possibleNumbers(value);
	if (whole.length > 0 || typeof value !== 'string') return whole;
	const parts = value.slice(0, 200).match(/\d(?:[\d.,'’\s]*\d)?/gu) ?? [];
	return parts.flatMap(possibleNumbers);
}
