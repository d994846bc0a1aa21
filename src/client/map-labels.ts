import { formatMoney } from '../i18n/format.ts';
import type { MapPoint } from '../map/points.ts';
import type { MapSettings } from './map-options.ts';

/** What a pin says: the price as short as it can be said. */
export function pinLabel(point: MapPoint, settings: MapSettings): string {
	const { words, options } = settings;
	const { price, currency } = point;
	if (price === undefined) return words.request;
	const digits = (value: number, decimals: number) =>
		value.toLocaleString(options.locale, { maximumFractionDigits: decimals });
	if (currency === 'EUR' && price >= 1e6) return fill(words.million, { n: digits(price / 1e6, 2) });
	if (currency === 'EUR' && price >= 1e4)
		return fill(words.thousand, { n: digits(price / 1e3, 0) });
	return money(point, settings);
}

/** The price as a card says it. */
export function priceLabel(point: MapPoint, settings: MapSettings): string {
	if (point.price === undefined) return settings.words.onRequest;
	const price = money(point, settings);
	return settings.options.deal === 'rent' ? fill(settings.words.perMonth, { price }) : price;
}

/** Where a unit is, as its card says it. */
export function placeLabel({ city, district }: MapPoint, { options }: MapSettings): string {
	if (!city || !district || district.includes(city)) return district ?? city ?? '';
	return options.locale === 'de' ? `${city}-${district}` : `${district}, ${city}`;
}

/** All that a pin stands for, for those who do not see the map. */
export function pinName(point: MapPoint, settings: MapSettings): string {
	const { words } = settings;
	return [
		words.kinds[point.kind] ?? '',
		placeLabel(point, settings),
		priceLabel(point, settings),
		point.reserved ? words.reserved : '',
		point.radius === undefined ? '' : words.rough,
	]
		.filter(Boolean)
		.join(', ');
}

/** Puts values into the places of a message. */
export function fill(message: string, values: Readonly<Record<string, string | number>>): string {
	return message.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

function money({ price = 0, currency }: MapPoint, { options }: MapSettings): string {
	const known = currency === 'CHF' || currency === 'GBP' || currency === 'USD' ? currency : 'EUR';
	return formatMoney({ cents: price * 100, currency: known }, options.locale);
}
