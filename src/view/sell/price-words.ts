import type { Locale } from '../../domain/locale.ts';
import type { Money } from '../../domain/money.ts';
import type { PriceBand } from '../../domain/price-band.ts';
import { formatArea, formatMoney } from '../../i18n/format.ts';
import { translator } from '../../i18n/translate.ts';
import type { Row } from '../rows.ts';

/** Square metres of the flat in the example. */
export const exampleArea = 80;
/** In cents: the outcome is no more exact than what it comes from. */
const step = 1000_00;

/** "4.100 € bis 5.600 €" */
export function rangeText({ from, to }: Pick<PriceBand, 'from' | 'to'>, locale: Locale): string {
	const [low, high] = [formatMoney(from, locale), formatMoney(to, locale)];
	return low === high ? low : translator(locale)('sell.range', { from: low, to: high });
}

/** The reckoning of an example, step by step. */
export function exampleRows(band: PriceBand, locale: Locale): Row[] {
	const t = translator(locale);
	const whole = ({ cents, currency }: Money, round: (value: number) => number) => {
		return { cents: round((cents * exampleArea) / step) * step, currency };
	};
	const value = { from: whole(band.from, Math.floor), to: whole(band.to, Math.ceil) };
	return [
		[t('sell.example.band'), t('unit.perSquareMetre', { price: rangeText(band, locale) })],
		[t('sell.example.area'), `× ${formatArea(exampleArea, locale)}`],
		[t('sell.example.value'), `= ${rangeText(value, locale)}`],
	];
}
