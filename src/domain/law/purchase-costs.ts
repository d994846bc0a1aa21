import type { Money } from '../money.ts';
import type { Unit } from '../unit.ts';
import { commissionOf } from './commission.ts';
import { charge, rateOn, type DatedRate, type Tariff } from './dated-rate.ts';
import { germanState } from './german-state.ts';
import { austrianFees, germanFees, type PurchaseFee } from './purchase-fees.ts';
import { spanishRegion } from './spanish-region.ts';
import { totalPrice } from './total-price.ts';
import { austrianTransferTax, germanTransferTax, spanishTransferTax } from './purchase-rates.ts';

/** One thing a buyer pays beside the price; `law.costs.<line>` of the messages. */
export type CostLine = 'transferTax' | 'notary' | 'landRegister' | 'contract' | 'commission';

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
	readonly country: 'DE' | 'AT' | 'ES';
	/** Price with a parking space that comes with it. */
	readonly price: Money;
	readonly lines: readonly PurchaseCost[];
	/** What is due as well and not known, so that it is in no sum. */
	readonly missing: readonly CostLine[];
	/** Of the lines. */
	readonly sum: Money;
	/** Price and lines. */
	readonly total: Money;
}

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
	const { price, costs, place } = unit;
	if (
		unit.deal !== 'buy' ||
		price.kind !== 'purchase' ||
		price.bound ||
		price.amount.currency !== 'EUR'
	) {
		return undefined;
	}
	const law = lawOf(unit, today);
	if (!law) return undefined;
	const basis = totalPrice(price, costs)?.total ?? price.amount;
	const tax = law.tax && rateOn(law.tax, today);
	if (!tax && place.country === 'ES') return undefined;
	const fees = law.fees.map(({ line, rate }) => ({ line, rate: rateOn([rate], today) }));
	const rates = [{ line: 'transferTax' as const, rate: tax }, ...fees];
	const commission = commissionOf(costs);
	const lines = rates.flatMap(({ line, rate }) => (rate ? [ratedCost(line, rate, basis)] : []));
	const asked = commission?.kind === 'share' ? [commissionCost(commission.percent, basis)] : [];
	const all = [...lines, ...asked];
	const missing = rates.flatMap(({ line, rate }) => (rate ? [] : [line]));
	const isOpen = commission === undefined || commission.kind === 'unclear';
	const sum = all.reduce((cents, { amount }) => cents + amount.cents, 0);
	return {
		country: law.country,
		price: basis,
		lines: all,
		missing: [...missing, ...law.unknown, ...(isOpen ? (['commission'] as const) : [])],
		sum: { cents: sum, currency: 'EUR' },
		total: { cents: basis.cents + sum, currency: 'EUR' },
	};
}

type BoughtUnit = Pick<
	Unit,
	'deal' | 'kind' | 'price' | 'costs' | 'place' | 'projectId' | 'constructionYear'
>;

interface Law {
	readonly country: PurchaseCosts['country'];
	readonly tax: readonly DatedRate[] | undefined;
	readonly fees: readonly PurchaseFee[];
	readonly unknown: readonly CostLine[];
}

function lawOf(unit: BoughtUnit, today: string): Law | undefined {
	const { place } = unit;
	switch (place.country) {
		case 'DE': {
			const state = germanState(place);
			return {
				country: 'DE',
				tax: state && germanTransferTax[state],
				fees: germanFees,
				unknown: [],
			};
		}
		case 'AT':
			return { country: 'AT', tax: austrianTransferTax, fees: austrianFees, unknown: [] };
		case 'ES': {
			const region = spanishRegion(place);
			if (region === undefined || !isResoldDwelling(unit, today)) return undefined;
			const unknown = ['notary', 'landRegister'] as const;
			return { country: 'ES', tax: spanishTransferTax[region], fees: [], unknown };
		}
		default:
			return undefined;
	}
}

function isResoldDwelling(
	{ kind, projectId, constructionYear }: BoughtUnit,
	today: string,
): boolean {
	const isNew = constructionYear !== undefined && constructionYear >= Number(today.slice(0, 4)) - 1;
	return (kind === 'apartment' || kind === 'house') && projectId === undefined && !isNew;
}

function ratedCost(line: CostLine, rate: DatedRate, basis: Money): PurchaseCost {
	const cents = charge(rate.tariff, basis.cents);
	const percent = percentOf(rate.tariff, { cents, of: basis.cents });
	const { law, asOf } = rate;
	return { line, amount: whole(cents), basis, percent, asOf, ...(law !== undefined && { law }) };
}

function commissionCost(percent: number, basis: Money): PurchaseCost {
	const cents = charge({ kind: 'flat', percent }, basis.cents);
	return { line: 'commission', amount: whole(cents), basis, percent };
}

function whole(cents: number): Money {
	return { cents: Math.round(cents / 100) * 100, currency: 'EUR' };
}

function percentOf(tariff: Tariff, { cents, of }: { readonly cents: number; readonly of: number }) {
	return tariff.kind === 'flat' ? tariff.percent : Math.round((cents / of) * 10_000) / 100;
}
