import type { Unit as WireUnit } from '../crm/contract/unit.ts';
import { type Deal, type Unit, type UnitKind, pricePerArea } from '../domain/unit.ts';
import { isLivedIn } from '../domain/kind.ts';
import type { Locale } from '../domain/locale.ts';
import { Money, type Costs, type Price } from '../domain/price.ts';
import { isOnOffer, type Status } from '../domain/status.ts';
import {
	type FigureField,
	type FigureRule,
	figureRules,
	parkingRent,
	roomRents,
} from './fields/figure-rules.ts';
import { defined } from './fields/defined.ts';
import { type Figure, readFigure } from './fields/figure.ts';
import type { Numeric } from './fields/number.ts';
import { setWords } from './fields/set-words.ts';
import { statesMoney } from './hidden/amounts.ts';
import { plainText } from './html/plain-text.ts';
import { ifAny, type RecordReader } from './record-reader.ts';

/** What decides which amounts of a unit are public. */
interface Terms {
	readonly deal: Deal;
	readonly kind: UnitKind;
	readonly status: Status;
}

/** Hidden is the price of a unit that has it on request, and of one that is no longer on offer. */
export function hidesPrice(unit: WireUnit, status: Status): boolean {
	return isOnRequest(unit) || !isOnOffer(status);
}

/** A response that leaves the field out makes no price public. */
export function isOnRequest({ price_on_inquiry }: WireUnit): boolean {
	return price_on_inquiry === true || price_on_inquiry === undefined;
}

/** Whether a unit is sold or let; without a word of the account, by the amount it has set. */
export function dealOf(unit: WireUnit, ownLocale: Locale): Deal {
	const type = unit.marketing_type?.trim().toUpperCase();
	if (type === 'BUY' || type === 'RENT') return type === 'BUY' ? 'buy' : 'rent';
	const isSet = (field: 'price' | 'base_rent' | 'total_rent') =>
		typeof readFigure(unit[field], figureRules[field], ownLocale) === 'object';
	return !isSet('price') && (isSet('base_rent') || isSet('total_rent')) ? 'rent' : 'buy';
}

/** The price of a unit; without a readable one it is on request. */
export function priceOf(unit: WireUnit, reader: RecordReader, terms: Terms): Price {
	const { status } = terms;
	if (hidesPrice(unit, status)) {
		if (unit.price_on_inquiry === undefined && isOnOffer(status)) {
			reader.note('price_on_inquiry is missing, so the price is shown as on request');
		}
		return { kind: 'onRequest' };
	}
	const money = moneyReader(unit, reader);
	if (money === undefined) {
		const why = 'which is none of EUR, CHF, GBP and USD, so the price is shown as on request';
		reader.doubt('currency', why);
		return { kind: 'onRequest' };
	}
	return terms.deal === 'buy'
		? purchase(reader.figure('price'), money)
		: rent(reader, money, terms.kind);
}

/** What a unit costs beside its price. */
export function costsOf(unit: WireUnit, reader: RecordReader, terms: Terms, price: Price): Costs {
	const costs: Costs = commission(unit, reader, terms);
	const money = moneyReader(unit, reader, currencyOf(price));
	if (hidesPrice(unit, terms.status) || money === undefined) return costs;
	const set = (
		name: 'ownersFee' | 'serviceCharge' | 'heating' | 'parking',
		field: FigureField,
		rule?: FigureRule,
	) => {
		const amount = money(reader.figure(field, rule), field);
		if (amount) costs[name] = amount;
	};
	if (terms.deal === 'buy') set('ownersFee', 'rent_subsidy');
	else {
		set('serviceCharge', 'service_charge');
		set('heating', 'heating_costs');
		if (unit.heating_costs_in_service_charge === true) costs.heatingIncluded = true;
		const deposit = reader.short(unit.deposit, 'the deposit');
		if (deposit !== undefined && deposit !== '0') costs.deposit = { [reader.ownLocale]: deposit };
	}
	set('parking', 'parking_space_price', terms.deal === 'rent' ? parkingRent : undefined);
	return costs;
}

type MoneyReader = (figure: Figure | undefined, field: FigureField) => Money | undefined;

/** Reads amounts in the currency that the unit or its price names. One that names another is in doubt. */
function moneyReader(
	unit: WireUnit,
	{ doubt }: RecordReader,
	ofPrice?: Money['currency'],
): MoneyReader | undefined {
	const code = setWords(unit.currency)?.toUpperCase() ?? '';
	const named = Money.shape.currency.safeParse(signs[code] ?? code).data;
	if (code !== '' && named === undefined) return undefined;
	const stated = named ?? ofPrice;
	return (figure, field) => {
		if (figure === undefined) return undefined;
		if (stated !== undefined && figure.currency !== undefined && figure.currency !== stated) {
			doubt(field, `and the currency of the unit is ${stated}, so it is left out`);
			return undefined;
		}
		const cents = Math.round(figure.value * 100);
		return { cents, currency: stated ?? figure.currency ?? 'EUR' };
	};
}

const signs: Readonly<Record<string, string>> = Object.fromEntries(
	'€-EUR EURO-EUR FR.-CHF SFR.-CHF FRANKEN-CHF $-USD £-GBP'
		.split(' ')
		.map((pair) => pair.split('-')),
);

function purchase(price: Figure | undefined, money: MoneyReader): Price {
	const amount = money(price, 'price');
	if (!amount) return { kind: 'onRequest' };
	return { kind: 'purchase', amount, ...(price?.bound && { bound: price.bound }) };
}

function currencyOf(price: Price): Money['currency'] | undefined {
	if (price.kind === 'onRequest') return undefined;
	return price.kind === 'rent' ? price.base.currency : price.amount.currency;
}

/** Kinds of units that may cost a few euros a month. */
const mayBeCheap: ReadonlySet<UnitKind> = new Set(['parking', 'plot', 'special', 'other']);

function rent({ figure, doubt }: RecordReader, money: MoneyReader, kind: UnitKind): Price {
	const rules = mayBeCheap.has(kind) ? {} : roomRents;
	const read = figure('base_rent', rules.base_rent);
	const base = money(read, 'base_rent');
	const total = money(figure('total_rent', rules.total_rent), 'total_rent');
	if (!base) {
		const why = 'beside which base_rent says nothing, so the rent is shown as on request';
		if (total) doubt('total_rent', why);
		return { kind: 'onRequest' };
	}
	const bound = read?.bound && { bound: read.bound };
	if (!total) return { kind: 'rent', base, ...bound };
	const isWhole = total.currency === base.currency && total.cents >= base.cents;
	if (!bound && isWhole) return { kind: 'rent', base, total };
	const why = bound
		? 'which adds up to no rent “from”'
		: 'which is less than the base rent or in another currency';
	doubt('total_rent', `${why}, and is left out`);
	return { kind: 'rent', base, ...bound };
}

function commission(unit: WireUnit, reader: RecordReader, { deal, kind, status }: Terms): Costs {
	const isLiving = unit.object_type?.trim().toUpperCase() === 'LIVING';
	// § 2 WoVermG: tenants pay commission for a dwelling only if they have ordered the search themselves.
	const isDwelling = isLivedIn(kind) || (isLiving && (kind === 'other' || kind === 'special'));
	const read = commissionIn(reader, hidesPrice(unit, status));
	if (Object.keys(read).length > 0 && deal === 'rent' && isDwelling) {
		reader.note('a commission is set on a dwelling to let and is not published (§ 2 WoVermG)');
		return {};
	}
	return read;
}

/** What a record says of its commission. @param hidesAmounts whether no amount of money may stand in it */
export function commissionIn(
	{ texts, short, note }: RecordReader,
	hidesAmounts: boolean,
): Pick<Costs, 'commission' | 'commissionNote'> {
	const read = (field: 'courtage' | 'courtage_note') =>
		texts([field], (raw) => {
			const text = plainText(raw);
			if (text === undefined || text === '0') return undefined;
			if (!hidesAmounts || !statesMoney(text)) return short(text, field);
			note(`${field} states an amount and is not published`);
			return undefined;
		});
	const [commission, commissionNote] = [ifAny(read('courtage')), ifAny(read('courtage_note'))];
	return defined({ commission, commissionNote });
}

/** Share by which a figure may differ because it was rounded. */
const tolerance = 0.01;

/** Says where the account's price per square metre contradicts its own price and area. */
export function comparePricePerArea(
	field: Numeric,
	unit: Pick<Unit, 'price' | 'kind' | 'areas'>,
	note: (sentence: string) => void,
): void {
	const [stated, computed] = [Number(field ?? 0), pricePerArea(unit)];
	if (!(stated > 0) || !computed) return;
	const { cents, currency } = computed;
	if (Math.abs(stated * 100 - cents) <= cents * tolerance) return;
	note(
		`price_per_sqm says ${stated} ${currency}, but price and area give ${cents / 100} ${currency}, which is shown; correct the one that is wrong in the CRM`,
	);
}
