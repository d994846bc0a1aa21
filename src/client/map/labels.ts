import type { Locale } from '../../domain/locale.ts';
import type { Money } from '../../domain/price.ts';
import { formatMoney } from '../../i18n/format.ts';
import { placeName } from '../../i18n/place-name.ts';
import type { MapPoint } from '../../search/browser/read-points.ts';
import { isMonthly } from '../monthly.ts';
import { fill } from '../fill.ts';
import type { MapSettings } from './options.ts';

/** What a pin says: the price, in millions where it is that high, or what is paid each month. */
export function pinLabel(point: MapPoint, { words, options: { locale } }: MapSettings): string {
	const price = monthlyOf(point) ?? point.price;
	if (!price) return words.request;
	const label = amountLabel(price, words, locale);
	return point.bound ? fill(words.bounds[point.bound], { price: label }) : label;
}

function amountLabel(price: Money, words: MapSettings['words'], locale: Locale): string {
	if (price.currency !== 'EUR' || price.cents < 1e8) return formatMoney(price, locale);
	const n = (price.cents / 1e8).toLocaleString(locale, { maximumFractionDigits: 2 });
	return fill(words.million, { n });
}

/** What it costs each month, where that is to be shown. */
function monthlyOf({ monthly }: MapPoint): MapPoint['monthly'] {
	return isMonthly() ? monthly : undefined;
}

/** All that a pin stands for, for those who do not see the map; what the pin says is part of it. */
export function pinName(point: MapPoint, settings: MapSettings): string {
	const { words, options } = settings;
	const label = pinLabel(point, settings);
	const isPerMonth = options.deal === 'rent' || monthlyOf(point);
	const price = isPerMonth ? fill(words.perMonth, { price: label }) : label;
	return [
		point.kind ? (words.kinds[point.kind] ?? '') : '',
		placeName(point, options.locale),
		point.price ? price : words.onRequest,
		point.reserved ? words.reserved.toLocaleLowerCase(options.locale) : '',
		point.radius === undefined ? '' : words.rough,
	]
		.filter(Boolean)
		.join(', ');
}
