import { z } from 'zod';
import { quantity } from '../../crm/contract/field.ts';
import { type Unit as WireUnit, unitAreas } from '../../crm/contract/unit.ts';
import { type HiddenAmounts, ratesIn } from './following-amounts.ts';
import { unknownPrice } from './price.ts';
import { scalePattern, scaleOf } from '../fields/figure.ts';
import { possibleNumbers } from '../fields/number.ts';

/** The amounts of a unit from which its price can be derived. */
export function priceAmounts(unit: WireUnit): HiddenAmounts {
	const { price, base_rent, total_rent } = unit;
	const sales = amountsIn(price).filter((value) => value >= 1_000 && !placeholder.test(`${value}`));
	const rents = [base_rent, total_rent]
		.flatMap(amountsIn)
		.filter((value) => value >= 10 && !placeholder.test(`${value}`));
	const areas = Object.keys(unitAreas).flatMap((field) => amountsIn(unit[field]));
	// The rent of a square metre is told by the month and by the year.
	const whole = sales.length > 0 ? sales : rents.flatMap((rent) => [rent, rent * 12]);
	return {
		amounts: priceFields.flatMap((field) => amountsIn(unit[field])),
		sales,
		rents,
		perArea: [
			...amountsIn(unit.price_per_sqm),
			...whole.flatMap((amount) => areas.map((area) => amount / area)),
		],
		rates: [unit['courtage'], unit['courtage_note']].flatMap((text) =>
			typeof text === 'string' ? ratesIn(text.slice(0, 200)).shares : [],
		),
	};
}

/** Placeholders that brokers enter where a form demands a figure. */
const placeholder = /^(?:1{5,}|9{4,}|12345\d*)$/;

/** The amounts that are the price as such, and what follows from them. */
export function wholePrices(unit: WireUnit): HiddenAmounts {
	const { sales, rents } = priceAmounts(unit);
	return { ...unknownPrice, amounts: [...sales, ...rents], sales, rents };
}

/**
 * Fields whose amounts are the price, or from which it can be worked out. Valuations and the commissions among brokers
 * are not among them: no page of anybody shows those, so a number that is the same is a coincidence.
 */
export const priceFields: readonly string[] = `
	price price_net price_per_sqm sold_price base_rent base_rent_net total_rent total_rent_net other_rent other_rent_net
	aut_main_rent rental_income rental_income_actual rental_income_target deposit courtage`
	.trim()
	.split(/\s+/);

const amount = new RegExp(`(\\d(?:[\\d.,'’\\s]*\\d)?)\\s*(${scalePattern}(?!\\p{L}))?`, 'giu');

/** The amounts of a field, also where it holds more than one, or words beside them. */
function amountsIn(raw: unknown): number[] {
	const value = z.safeParse(quantity, raw).data;
	const whole = possibleNumbers(value);
	if (whole.length > 0 || typeof value !== 'string') return whole;
	const parts = value.slice(0, 200).matchAll(amount);
	return Array.from(parts, ([, digits = '', word]) => {
		const by = word === undefined ? 1 : scaleOf(word);
		return possibleNumbers(digits).flatMap((number) => [number, number * by]);
	}).flat();
}
