import { type Money, totalRent, type Costs, type Price } from '../price.ts';
import type { AdvertisedUnit } from './advertised-unit.ts';
import { plainWords } from './plain-words.ts';

/** The total of a purchase and its parts. */
interface TotalPrice {
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

/** The words by which a text of a unit adds a parking space to its price. */
export function wordsAddingParking(unit: AdvertisedUnit): string | undefined {
	const { title, description, furnishing, other } = unit;
	return [title, description, furnishing, other]
		.flatMap((text) => Object.values(text))
		.map(addedParking)
		.find((words) => words !== undefined);
}

/** The words with which a text adds a parking space to the price, such as "zzgl. Tiefgaragenstellplatz". */
export function addedParking(text: string): string | undefined {
	// Most texts are long and name no parking space at all; only one that does is taken apart.
	return space.test(text) ? parking.exec(plainWords(text))?.[0].trim() : undefined;
}

const space = /stellpl|garage|garaje|carport|parking|plaza|aparcamiento/i;
/** A bare plus sign may join two rooms of a house, so it counts beside an amount only. */
const parking = new RegExp(
	[
		String.raw`(?:zzgl|zuz[üu]gl)[\p{L}.]{0,12}\s+(?:[\p{L}\d]{1,20}\s+)?[\p{L}-]{0,20}(?:stellpl|garage|carport|parkpl)`,
		String.raw`(?<!\p{L})plus\s+(?:(?:eine?[mnrs]?|zwei|drei|\d{1,2}|an?|one|two|three|the|underground|separate|covered|outdoor)\s+){0,3}[\p{L}-]{0,20}(?:stellpl|garage|carport|parking)`,
		String.raw`(?<!\p{L})más\s+(?:(?:una?|dos|tres|la|el|\d{1,2})\s+)?(?:plazas? de (?:g|ap|p)|garaje|aparcamiento|parking)`,
		String.raw`(?:€|eur\p{L}{0,3})\s{0,2}\+\s{0,2}(?:[\p{L}\d]{1,20}\s+)?[\p{L}-]{0,20}(?:stellpl|garage|carport|parking|plaza de (?:g|ap))`,
	].join('|'),
	'iu',
);
