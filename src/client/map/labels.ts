import type { Locale } from '../../domain/locale.ts';
import type { Money } from '../../domain/price.ts';
import { formatMoney, formatNumber } from '../../i18n/format.ts';
import { placeName } from '../../i18n/place-name.ts';
import type { MapPoint } from '../../search/browser/read-points.ts';
import { boundWords } from '../../view/bound-words.ts';
import { isMonthly } from '../monthly.ts';
import type { MapSettings } from './options.ts';

/** What a pin says: the price, in millions where it is that high, or what is paid each month. */
export function pinLabel(point: MapPoint, { say, options: { locale } }: MapSettings): string {
	const price = monthlyOf(point) ?? point.price;
	if (!price) return say('map.request');
	const label = amountLabel(price, say, locale);
	return point.bound ? say(boundWords[point.bound], { price: label }) : label;
}

function amountLabel(price: Money, say: MapSettings['say'], locale: Locale): string {
	if (price.currency !== 'EUR' || price.cents < 1e8) return formatMoney(price, locale);
	const n = formatNumber(price.cents / 1e8, locale);
	return say('map.million', { n });
}

/** What it costs each month, where that is to be shown. */
function monthlyOf({ monthly }: MapPoint): MapPoint['monthly'] {
	return isMonthly() ? monthly : undefined;
}

/** All that a pin stands for, for those who do not see the map; what the pin says is part of it. */
export function pinName(point: MapPoint, settings: MapSettings): string {
	const { say, options } = settings;
	const label = pinLabel(point, settings);
	const isPerMonth = options.deal === 'rent' || monthlyOf(point);
	const price = isPerMonth ? say('unit.perMonth', { price: label }) : label;
	return [
		point.kind ? say(`kind.${point.kind}`) : '',
		placeName(point, options.locale),
		point.price ? price : say('unit.onRequest'),
		point.reserved ? say('unit.status.reserved').toLocaleLowerCase(options.locale) : '',
		point.radius === undefined ? '' : say('map.rough'),
	]
		.filter(Boolean)
		.join(', ');
}
