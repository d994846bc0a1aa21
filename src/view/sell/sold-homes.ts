import type { Locale } from '../../domain/locale.ts';
import { leadPicture } from '../../domain/pictures/lead-picture.ts';
import { daysToSale, soldAt } from '../../domain/sold.ts';
import type { Unit } from '../../domain/unit.ts';
import { translator } from '../../i18n/translate.ts';
import { soldText } from '../unit/status.ts';

/** What the page for owners shows of what a company has sold and let. */
export interface SoldHomes {
	/** The last ones with a photo and a text, if they can be in the language of the page. */
	readonly stories: readonly Unit[];
	/** All by city, that with most of them first. */
	readonly places: readonly { readonly city: string; readonly units: readonly Unit[] }[];
}

/** At most so many stories, cities, and units of each. */
const most = { stories: 3, cities: 12, units: 12 };

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
			most.stories,
		),
		places: [...cities]
			.filter(([city]) => city !== '')
			.toSorted(([a, own], [b, other]) => other.length - own.length || (a < b ? -1 : 1))
			.slice(0, most.cities)
			.map(([city, own]) => ({ city, units: own.slice(0, most.units) })),
	};
}

/** "Verkauft im Oktober 2026 · nach 65 Tagen" */
export function saleText(unit: Unit, locale: Locale): string {
	const days = daysToSale(unit);
	const after = days && translator(locale).count('sell.days', days);
	return [soldText(unit, locale), after].filter(Boolean).join(' · ');
}
