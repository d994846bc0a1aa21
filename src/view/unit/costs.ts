import { asksForCommission, commissionOf } from '../../domain/law/commission.ts';
import { useOf } from '../../domain/law/advertised-unit.ts';
import { totalPrice } from '../../domain/law/total-price.ts';
import type { Localised } from '../../domain/locale.ts';
import { speak, type Spoken } from '../../domain/spoken.ts';
import { type Money, totalRent } from '../../domain/price.ts';
import { pricePerArea, type Unit } from '../../domain/unit.ts';
import { formatMoney, formatShare } from '../../i18n/format.ts';
import { translator } from '../../i18n/translate.ts';
import type { Languages, PageLanguages } from '../../domain/page.ts';
import { spokenRow, type Row, type RowGroup } from '../rows.ts';
import { priceName, totalRentName } from './facts.ts';
import { fieldRow, isBesideRent } from './custom-fields.ts';
import { amountText } from './price.ts';

/**
 * Rows of a unit's costs: price, rent with and without ancillary costs, the sum with a parking space that must be
 * taken along, deposit, commission, and what the law requires beside the rent. A price on request yields no amounts.
 */
export function unitCosts(
	unit: Unit,
	context: Languages,
): RowGroup & { readonly note?: Spoken | undefined } {
	const { price, costs } = unit;
	const { locale, defaultLocale } = context;
	const t = translator(locale);
	const perArea = pricePerArea(unit);
	const note = commissionRow(unit, context) && speak(costs.commissionNote, locale, defaultLocale);
	return {
		title: t('unit.costs'),
		rows: [
			[
				priceName(unit, locale),
				price.kind === 'onRequest' ? t('unit.onRequest') : amountText(price, locale),
			],
			[t('unit.pricePerSquareMetre'), perArea && formatMoney(perArea, locale)],
			...costsBesidePrice(unit, context),
			...unit.fields.filter(isBesideRent).map((field) => fieldRow(field, context)),
		],
		note,
	};
}

function costsBesidePrice(unit: Unit, context: PageLanguages): Row[] {
	const { price, costs, deal } = unit;
	const { locale } = context;
	const t = translator(locale);
	const money = (amount: Money | undefined) => amount && formatMoney(amount, locale);
	const monthly = (amount: Money | undefined) => {
		return amount && t('unit.perMonth', { price: formatMoney(amount, locale) });
	};
	const isRent = deal === 'rent';
	const total = totalPrice(price, costs)?.total;
	const heating =
		costs.heatingIncluded === undefined || !costs.serviceCharge
			? undefined
			: t(costs.heatingIncluded ? 'unit.heatingIncluded' : 'unit.heatingNotIncluded');
	const rows: (Row | undefined)[] = [
		[t('unit.serviceCharge'), monthly(costs.serviceCharge)],
		[t('unit.heatingCosts'), monthly(costs.heating) ?? heating],
		[totalRentName(unit, locale), monthly(totalRent(price, costs))],
		[t('unit.parkingPrice'), isRent ? monthly(costs.parking) : money(costs.parking)],
		[
			t(isRent ? 'law.price.withParking.rent' : 'law.price.withParking'),
			isRent ? monthly(total) : money(total),
		],
		[t('unit.ownersFee'), monthly(costs.ownersFee)],
		depositRow(costs.deposit, context),
		commissionRow(unit, context),
	];
	return rows.filter((row) => row !== undefined);
}

/** Whether ancillary costs are added to the rent shown; the law wants a tenant of a dwelling to know. */
export function addsAncillaryCosts({ price, costs }: Pick<Unit, 'price' | 'costs'>): boolean {
	if (price.kind !== 'rent') return false;
	if (price.total !== undefined) return price.total.cents > price.base.cents;
	return costs.serviceCharge !== undefined || costs.heating !== undefined;
}

/**
 * The commission as the account words it. "No commission", and a share of the price that the account words in
 * another language only, are said in the page's language. A tenant of a dwelling owes no commission, so none is shown.
 */
function commissionRow(unit: Unit, context: PageLanguages): Row | undefined {
	const { costs, deal } = unit;
	const t = translator(context.locale);
	const isRent = deal === 'rent';
	if (isRent && useOf(unit) === 'dwelling' && asksForCommission(costs)) return undefined;
	const name = t(isRent ? 'unit.commission.rent' : 'unit.commission');
	const reading = commissionOf(costs);
	if (reading?.kind === 'none') return [name, t('law.commission.none')];
	const row = spokenRow(name, costs.commission, context);
	if (row[2] === undefined || reading?.kind !== 'share') return row;
	const percent = formatShare(reading.percent / 100, context.locale, 4);
	return [name, t('unit.commissionShare', { percent })];
}

/** "3 Nettokaltmieten" excludes bills, "4 Bruttomieten" includes them, "2 Monatsmieten" leaves it open. */
const depositInRents =
	/^(\d{1,2})\s+(?:(netto(?:monats)?|(?:netto)?(?:monats)?kalt)|(brutto(?:monats)?|(?:brutto)?warm)|monats)mieten?$/i;
const depositInEuros = /^(\d{1,3}(?:\.?\d{3})?)(?:,(\d\d|-{1,2}|–))?\s*(?:€|EUR|Euro)$/;

/** Translates a deposit that is an amount in euros or a number of rents; others stay as the account words them. */
function depositRow(deposit: Localised | undefined, context: PageLanguages): Row {
	const { locale, defaultLocale } = context;
	const t = translator(locale);
	const row = spokenRow(t('unit.deposit'), deposit, context);
	if (row[2] === undefined) return row;
	const german = speak(deposit, 'de', defaultLocale)?.text.trim() ?? '';
	const [, euros, cents] = depositInEuros.exec(german) ?? [];
	if (euros !== undefined) {
		const whole = Number(euros.replace('.', '')) * 100;
		return [row[0], formatMoney({ cents: whole + (Number(cents) || 0), currency: 'EUR' }, locale)];
	}
	const [, rents, net, gross] = depositInRents.exec(german) ?? [];
	if (rents === undefined) return row;
	const words = net ? 'unit.depositRents' : gross ? 'unit.depositGross' : 'unit.depositMonths';
	return [row[0], t.count(words, Number(rents))];
}
