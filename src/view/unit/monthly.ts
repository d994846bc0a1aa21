import type { Deal, Unit } from '../../domain/unit.ts';
import type { Locale } from '../../domain/locale.ts';
import type { MonthlyAssumptions } from '../../domain/site/monthly-assumptions.ts';
import type { MonthlyBasis } from '../../domain/monthly/monthly-basis.ts';
import type { MonthlyCosts } from '../../domain/monthly/monthly-costs.ts';
import { wholeMoney } from '../../domain/monthly/financing.ts';
import { formatList, formatMoney, formatNumber, formatShare } from '../../i18n/format.ts';
import { translator, type MessageKey } from '../../i18n/translate.ts';
import type { Row } from '../rows.ts';
import { priceName } from './facts.ts';

/** "1.890 €", as the first screen of a unit says it. */
export function monthlyAmount({ total }: MonthlyCosts, locale: Locale): string {
	return formatMoney(wholeMoney(total), locale);
}

/** "1.890 € / Monat", as a card and a map say it. */
export function monthlyText(costs: MonthlyCosts, locale: Locale): string {
	return translator(locale)('unit.perMonth', { price: monthlyAmount(costs, locale) });
}

/** "ohne Hausgeld und Heizung", where something is due that nobody knows. */
export function withoutText(costs: MonthlyCosts, locale: Locale): string | undefined {
	const parts = missingParts(costs, locale);
	return parts ? translator(locale)('monthly.without', { parts }) : undefined;
}

/** What a unit costs each month, part by part. */
export function monthlyRows(
	{ parts }: MonthlyCosts,
	{
		unit,
		locale,
	}: { readonly unit: Pick<Unit, 'deal' | 'kind' | 'place'>; readonly locale: Locale },
): Row[] {
	const t = translator(locale);
	return parts.map(({ name, amount }) => {
		const price = formatMoney(amount, locale);
		if (name === 'loan' && amount.cents === 0) return [t(names.loan), t('law.financing.none')];
		if (name === 'rent') return [priceName(unit, locale), price];
		if (name === 'heatingEstimate') return [t(names.heating), t('monthly.estimate', { price })];
		return [t(names[name]), price];
	});
}

const names = {
	loan: 'law.financing.monthly',
	ownersFee: 'unit.ownersFee',
	serviceCharge: 'unit.serviceCharge',
	furtherCharges: 'monthly.furtherCharges',
	heating: 'unit.heatingCosts',
} as const satisfies Readonly<Record<string, MessageKey>>;

/** What an estimate of heating is made of, and what else may be wrong with it. */
export function monthlyNotes(
	{ heat, charges }: MonthlyBasis,
	{ assumptions, locale }: { readonly assumptions: MonthlyAssumptions; readonly locale: Locale },
): string[] {
	if (!heat) return [];
	const t = translator(locale);
	const { heatPrice, electricityPrice } = assumptions;
	const hours = formatNumber(heat.hours, locale, 0);
	const price = hourPrice(heat.isElectric ? electricityPrice : heatPrice, locale);
	const hasFee = charges.some(([name]) => name === 'ownersFee');
	return [t('monthly.heat', { hours, price }), ...(hasFee ? [t('monthly.feeMayHeat')] : [])];
}

/** "0,12 €" for a kilowatt hour. */
function hourPrice(euros: number, locale: Locale): string {
	return formatMoney({ cents: Math.round(euros * 100), currency: 'EUR' }, locale);
}

/** What lists say of what their monthly costs are worked out from. */
export function monthlyIntro(
	deal: Deal | undefined,
	{ assumptions, locale }: { readonly assumptions: MonthlyAssumptions; readonly locale: Locale },
): string {
	const t = translator(locale);
	const { equity, interest, repayment, yearsInSpain, heatPrice, electricityPrice } = assumptions;
	const percent = (value: number) => formatShare(value / 100, locale, 2);
	const bought = t('monthly.intro.buy', {
		equity: percent(equity),
		interest: percent(interest),
		repayment: percent(repayment),
		years: yearsInSpain,
		heat: hourPrice(heatPrice, locale),
		electricity: hourPrice(electricityPrice, locale),
	});
	const rented = t('monthly.intro.rent');
	return deal === 'buy' ? bought : deal === 'rent' ? rented : `${bought} ${rented}`;
}

/** Name of the sum, which says what it is without. */
export function monthlyTotalName(costs: MonthlyCosts, locale: Locale): string {
	const t = translator(locale);
	const parts = missingParts(costs, locale);
	return parts ? t('monthly.totalWithout', { parts }) : t('monthly.total');
}

/** Names of the costs that are due and unknown; empty without any. */
export function missingParts(
	costs: Pick<MonthlyBasis, 'missing'> | undefined,
	locale: Locale,
): string {
	const t = translator(locale);
	return formatList(
		(costs?.missing ?? []).map((part) => t(`monthly.missing.${part}`)),
		locale,
	);
}
