import type { Locale } from '../domain/locale.ts';
import type { Money, PriceBand } from '../domain/price.ts';
import { formatArea, formatMoney } from '../i18n/format.ts';
import { translator } from '../i18n/translate.ts';
import type { Row } from './rows.ts';
import { leadPicture } from '../domain/pictures/picture.ts';
import { daysToSale, soldAt } from '../domain/status.ts';
import type { Unit } from '../domain/unit.ts';
import { soldText } from './unit/status.ts';

/** Square metres of the flat in the example. */
export const exampleArea = 80;
/** In cents: the outcome is no more exact than what it comes from. */
const step = 1000_00;

/** "4.100 € bis 5.600 €" */
export function rangeText({ from, to }: Pick<PriceBand, 'from' | 'to'>, locale: Locale): string {
	const [low, high] = [formatMoney(from, locale), formatMoney(to, locale)];
	return low === high ? low : translator(locale)('sell.range', { from: low, to: high });
}

/** The calculation of an example, step by step. */
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

/** What the page for owners shows of what a company has sold and let. */
export interface SoldHomes {
	/** The last ones with a photo and a text, if they can be in the language of the page. */
	readonly stories: readonly Unit[];
	/** All by city, that with most of them first. */
	readonly places: readonly { readonly city: string; readonly units: readonly Unit[] }[];
}

/** At most so many stories, cities, and units of each. */
const maxShown = { stories: 3, cities: 12, units: 12 };

/** Arranges what is sold; the units of projects stand on the pages of these. */
export function soldHomes(units: readonly Unit[], locale: Locale): SoldHomes {
	const sold = units
		.filter(({ projectId }) => projectId === undefined)
		.toSorted((a, b) => (soldAt(b) ?? '').localeCompare(soldAt(a) ?? '') || b.id - a.id);
	const told = sold.filter((unit) => {
		return leadPicture(unit)?.kind === 'photo' && Object.keys(unit.description).length > 0;
	});
	// A story in another language is told only where there are too few in the page's own.
	const inLanguage = Map.groupBy(told, ({ description }) => description[locale] !== undefined);
	const cities = Map.groupBy(sold, ({ place }) => place.city ?? '');
	return {
		stories: [...(inLanguage.get(true) ?? []), ...(inLanguage.get(false) ?? [])].slice(
			0,
			maxShown.stories,
		),
		places: [...cities]
			.filter(([city]) => city !== '')
			.toSorted(([a, own], [b, other]) => other.length - own.length || (a < b ? -1 : 1))
			.slice(0, maxShown.cities)
			.map(([city, own]) => ({ city, units: own.slice(0, maxShown.units) })),
	};
}

/** "Verkauft im Oktober 2026 · nach 65 Tagen" */
export function saleText(unit: Unit, locale: Locale): string {
	const days = daysToSale(unit);
	const after = days && translator(locale).count('sell.days', days);
	return [soldText(unit, locale), after].filter(Boolean).join(' · ');
}
