import type { Unit as WireUnit } from '../../crm/contract/unit.ts';
import type { Deal } from '../../domain/deal.ts';
import { isLivedIn } from '../../domain/lived-in.ts';
import type { Localised } from '../../domain/localised.ts';
import { Money } from '../../domain/money.ts';
import type { Costs, Price } from '../../domain/price.ts';
import { isOnOffer, type Status } from '../../domain/status.ts';
import type { UnitKind } from '../../domain/unit.ts';
import { statesMoney } from './hidden/amounts.ts';
import { positiveNumber, type Numeric } from './fields/number.ts';
import { plainText } from './html/plain-text.ts';
import { localised, shortText, type Discretion, type Wording } from './hidden/texts.ts';

/** What decides which amounts of a unit are public. */
export interface Terms {
	readonly deal: Deal;
	readonly kind: UnitKind;
	readonly status: Status;
}

/** Hidden is the price of a unit that has it on request, and of one that is no longer on offer. */
export function hidesPrice(unit: WireUnit, status: Status): boolean {
	return isOnRequest(unit) || !isOnOffer(status);
}

/** An answer that does not tell, such as one of fewer fields, makes no price public. */
export function isOnRequest({ price_on_inquiry }: WireUnit): boolean {
	return price_on_inquiry === true || price_on_inquiry === undefined;
}

/** Whether a unit is sold or let; without a word of the account, by the amount it has set. */
export function dealOf(unit: WireUnit): Deal {
	const type = unit.marketing_type?.trim().toUpperCase();
	if (type === 'BUY' || type === 'RENT') return type === 'BUY' ? 'buy' : 'rent';
	const isLet = positiveNumber(unit.base_rent) ?? positiveNumber(unit.total_rent);
	return positiveNumber(unit.price) === undefined && isLet !== undefined ? 'rent' : 'buy';
}

/** The price of a unit; without a readable one it is on request. */
export function priceOf(unit: WireUnit, { deal, status }: Terms, discretion: Discretion): Price {
	const money = moneyReader(unit);
	if (hidesPrice(unit, status)) {
		if (unit.price_on_inquiry === undefined && isOnOffer(status)) {
			discretion.note('price_on_inquiry is missing, so the price is shown as on request');
		}
		return { kind: 'onRequest' };
	}
	if (money === undefined) {
		discretion.note(
			'the currency is none of EUR, CHF, GBP and USD, so the price is shown as on request',
		);
		return { kind: 'onRequest' };
	}
	return deal === 'buy' ? purchase(unit, money) : rent(unit, money, discretion);
}

/** What a unit costs beside its price. */
export function costsOf(
	unit: WireUnit,
	wording: Wording,
	terms: Terms,
	discretion: Discretion,
): Costs {
	const costs: Costs = commission(unit, wording, terms, discretion);
	const money = moneyReader(unit);
	if (hidesPrice(unit, terms.status) || money === undefined) return costs;
	const set = (name: 'ownersFee' | 'serviceCharge' | 'heating' | 'parking', raw: Numeric) => {
		const amount = money(raw);
		if (amount) costs[name] = amount;
	};
	if (terms.deal === 'buy') set('ownersFee', unit.rent_subsidy);
	else {
		set('serviceCharge', unit.service_charge);
		set('heating', unit.heating_costs);
		if (unit.heating_costs_in_service_charge === true) costs.heatingIncluded = true;
		const deposit = shortText(unit.deposit, 'the deposit', discretion);
		if (deposit !== undefined && deposit !== '0') costs.deposit = { [wording.ownLocale]: deposit };
	}
	set('parking', unit.parking_space_price);
	return costs;
}

type MoneyReader = (raw: Numeric) => Money | undefined;

function moneyReader({ currency }: WireUnit): MoneyReader | undefined {
	const code = currency?.trim().toUpperCase() || 'EUR';
	const known = Money.shape.currency.safeParse(signs[code] ?? code);
	if (!known.success) return undefined;
	return (raw) => {
		const amount = positiveNumber(raw);
		return amount !== undefined && Math.round(amount * 100) > 0
			? { cents: Math.round(amount * 100), currency: known.data }
			: undefined;
	};
}

const signs: Readonly<Record<string, string>> = { '€': 'EUR', EURO: 'EUR', $: 'USD', '£': 'GBP' };

function purchase(unit: WireUnit, money: MoneyReader): Price {
	const amount = money(unit.price);
	return amount ? { kind: 'purchase', amount } : { kind: 'onRequest' };
}

function rent(unit: WireUnit, money: MoneyReader, { note }: Discretion): Price {
	const base = money(unit.base_rent);
	const total = money(unit.total_rent);
	if (base) return { kind: 'rent', base, ...(total && total.cents >= base.cents && { total }) };
	if (total) note('only the rent with ancillary costs is set, so the rent is shown as on request');
	return { kind: 'onRequest' };
}

function commission(
	unit: WireUnit,
	wording: Wording,
	{ deal, kind, status }: Terms,
	discretion: Discretion,
): Costs {
	const isLiving = unit.object_type?.trim().toUpperCase() === 'LIVING';
	// § 2 WoVermG: tenants pay commission for a dwelling only if they have ordered the search themselves.
	const isDwelling = isLivedIn(kind) || (isLiving && (kind === 'other' || kind === 'special'));
	const read = (field: 'courtage' | 'courtage_note'): Localised =>
		localised(wording, [field], (raw) => {
			const text = plainText(raw);
			if (text === undefined || text === '0') return undefined;
			if (hidesPrice(unit, status) && statesMoney(text)) {
				discretion.note(`${field} states an amount and is not published`);
				return undefined;
			}
			return shortText(text, field, discretion);
		});
	const courtage = read('courtage');
	const courtageNote = read('courtage_note');
	const isSet = Object.keys(courtage).length + Object.keys(courtageNote).length > 0;
	if (isSet && deal === 'rent' && isDwelling) {
		discretion.note('a commission is set on a dwelling to let and is not published (§ 2 WoVermG)');
		return {};
	}
	return {
		...(Object.keys(courtage).length > 0 && { commission: courtage }),
		...(Object.keys(courtageNote).length > 0 && { commissionNote: courtageNote }),
	};
}
