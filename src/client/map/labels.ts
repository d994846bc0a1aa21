import { formatMoney } from '../../i18n/format.ts';
import { placeName } from '../../i18n/place-name.ts';
import type { MapPoint } from '../../map/points.ts';
import { fill } from '../fill.ts';
import type { MapSettings } from './options.ts';

/** What a pin says: the price, in millions where it is that high. */
export function pinLabel(point: MapPoint, settings: MapSettings): string {
	const { words, options } = settings;
	const { price, currency } = point;
	if (price === undefined) return words.request;
	if (currency !== 'EUR' || price < 1e6) return money(point, settings);
	const n = (price / 1e6).toLocaleString(options.locale, { maximumFractionDigits: 2 });
	return fill(words.million, { n });
}

/** The price as a card says it. */
export function priceLabel(point: MapPoint, settings: MapSettings): string {
	if (point.price === undefined) return settings.words.onRequest;
	return forTime(money(point, settings), settings);
}

/** All that a pin stands for, for those who do not see the map; what the pin says is part of it. */
export function pinName(point: MapPoint, settings: MapSettings): string {
	const { words, options } = settings;
	const price =
		point.price === undefined ? words.onRequest : forTime(pinLabel(point, settings), settings);
	return [
		words.kinds[point.kind] ?? '',
		placeName(point, options.locale),
		price,
		point.reserved ? words.reserved.toLocaleLowerCase(options.locale) : '',
		point.radius === undefined ? '' : words.rough,
	]
		.filter(Boolean)
		.join(', ');
}

/** A price with what it is paid for. */
function forTime(price: string, { words, options }: MapSettings): string {
	return options.deal === 'rent' ? fill(words.perMonth, { price }) : price;
}

function money({ price = 0, currency }: MapPoint, { options }: MapSettings): string {
	const known = currency === 'CHF' || currency === 'GBP' || currency === 'USD' ? currency : 'EUR';
	return formatMoney({ cents: Math.round(price * 100), currency: known }, options.locale);
}
