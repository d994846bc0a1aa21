import type { Money } from '../price.ts';
import { germanState, spanishRegion } from '../region.ts';
import type { Unit } from '../unit.ts';
import { commissionOf } from './commission.ts';
import { purchaseRates, type PurchaseRate, type Tariff } from './purchase-rates.ts';
import type { LawCountry } from './rule.ts';
import { totalPrice } from './total-price.ts';

/** What a buyer pays beside the price. */
type CostLine = PurchaseRate['line'] | 'commission';

export interface PurchaseCost {
	readonly line: CostLine;
	/** In whole euros: nobody knows the cents of an estimate. */
	readonly amount: Money;
	/** What it is worked out from. */
	readonly basis: Money;
	/** Share of the basis in percent; rounded to two decimals where it rises with the price. */
	readonly percent: number;
	/** The provision that sets the share; absent where it is only usual, and for the commission of the unit. */
	readonly law?: string;
	/** Day (ISO) of the source of the share. */
	readonly asOf?: string;
}

/** An estimate. */
export interface PurchaseCosts {
	readonly country: LawCountry;
	/** Price with a parking space that comes with it. */
	readonly price: Money;
	readonly lines: readonly PurchaseCost[];
	/** Costs that are due as well and not known, so they are in no sum. */
	readonly missing: readonly CostLine[];
	/** Of the lines. */
	readonly sum: Money;
	/** Price and lines. */
	readonly total: Money;
}

type BoughtUnit = Pick<
	Unit,
	'deal' | 'kind' | 'price' | 'costs' | 'place' | 'projectId' | 'constructionYear'
>;

/**
 * What buying a unit costs in all, as far as the law and the account tell.
 * @param options.today ISO date: the rates of that day
 * @returns `undefined` where it cannot be bought, has no public price in euros, or nothing is known of its
 * country's taxes. In Spain only resold dwellings count: others pay VAT and stamp duty, or another rate.
 */
export function purchaseCosts(
	unit: BoughtUnit,
	{ today }: { readonly today: string },
): PurchaseCosts | undefined {
	const { deal, price, costs, place } = unit;
	const { country } = place;
	if (deal !== 'buy' || price.kind !== 'purchase' || price.bound) return undefined;
	if (price.amount.currency !== 'EUR' || !isLawCountry(country)) return undefined;
	const region = `${country}-${country === 'ES' ? spanishRegion(place) : germanState(place)}`;
	const rates = purchaseRates.filter(
		(rate) => (rate.place === country || rate.place === region) && isOn(rate, today),
	);
	const due: Due[] = dueIn[country].map(
		(line) => rates.find((rate) => rate.line === line) ?? { line },
	);
	const [tax] = due;
	if (country === 'ES' && !(tax?.percent && isResoldDwelling(unit, today))) return undefined;
	const commission = commissionOf(costs) ?? { kind: 'unclear' };
	if (commission.kind === 'share') due.push({ line: 'commission', percent: commission.percent });
	if (commission.kind === 'unclear') due.push({ line: 'commission' });
	const basis = totalPrice(price, costs)?.total ?? price.amount;
	const lines = due.flatMap((rate) => costOf(rate, basis) ?? []);
	const sum = lines.reduce((cents, { amount }) => cents + amount.cents, 0);
	return {
		country,
		price: basis,
		lines,
		missing: due.filter(({ percent }) => percent === undefined).map(({ line }) => line),
		sum: { cents: sum, currency: 'EUR' },
		total: { cents: basis.cents + sum, currency: 'EUR' },
	};
}

/** What a buyer owes; the percentage is absent where nobody knows it. */
type Due = Partial<Omit<PurchaseRate, 'line'>> & { readonly line: CostLine };

/** Costs of a purchase in each country beside the commission. */
const dueIn = {
	DE: ['transferTax', 'notary', 'landRegister'],
	AT: ['transferTax', 'landRegister', 'contract'],
	ES: ['transferTax', 'notary', 'landRegister'],
} as const;

function isLawCountry(country = ''): country is LawCountry {
	return Object.hasOwn(dueIn, country);
}

/** Whether a rate is that of a day (ISO). */
export function isOn({ from, until }: PurchaseRate, today: string): boolean {
	return from <= today && today <= (until ?? today);
}

function isResoldDwelling(
	{ kind, projectId, constructionYear }: BoughtUnit,
	today: string,
): boolean {
	const isNew = constructionYear !== undefined && constructionYear >= Number(today.slice(0, 4)) - 1;
	return (kind === 'apartment' || kind === 'house') && projectId === undefined && !isNew;
}

function costOf({ percent, ...rate }: Due, basis: Money): PurchaseCost | undefined {
	if (percent === undefined) return undefined;
	const { line, law, asOf = rate.from } = rate;
	const cents = charge({ percent, ...rate }, basis.cents);
	return {
		line,
		amount: { cents: Math.round(cents / 100) * 100, currency: 'EUR' },
		basis,
		percent:
			typeof percent === 'number' ? percent : Math.round((cents / basis.cents) * 10_000) / 100,
		...(asOf !== undefined && { asOf }),
		...(law !== undefined && { law }),
	};
}

/** What a tariff takes of an amount; both in whole cents. */
export function charge({ percent, upTo = [], whole }: Tariff, cents: number): number {
	const shares = [percent].flat();
	const limits = upTo.map((euros) => euros * 100);
	if (whole) {
		// Above the last limit the index is -1, which is that of the last share.
		const share = shares.at(limits.findIndex((limit) => cents <= limit)) ?? 0;
		return charge({ percent: share }, cents);
	}
	const parts = shares.map((share, n) => {
		const part = Math.min(cents, limits[n] ?? cents) - (limits[n - 1] ?? 0);
		// Percentages have at most four decimals, so the product is exact.
		return Math.max(0, part) * Math.round(share * 10_000);
	});
	return Math.round(parts.reduce((sum, part) => sum + part, 0) / 1_000_000);
}
