import type { Locale } from '../../domain/locale.ts';
import type { AvailableFrom, Unit } from '../../domain/unit.ts';
import { speakOwnWords } from '../../i18n/account-words.ts';
import { formatDate, formatNumber } from '../../i18n/format.ts';
import { partialDateText } from '../../i18n/partial-date.ts';
import { translator } from '../../i18n/translate.ts';

/** The storey: ground floor, an upper one, or one below. */
export function floorName(floor: number, locale: Locale): string {
	const t = translator(locale);
	if (floor === 0) return t('unit.floor.ground');
	return floor > 0 ? t('unit.floor.upper', { n: floor }) : t('unit.floor.lower', { n: -floor });
}

/** "2,5 Zimmer", and "4 Räume" where people work; "3 estancias (2 dorm.)" where visitors count bedrooms. */
export function roomText(
	rooms: number,
	{ kind, bedrooms, locale }: Pick<Unit, 'kind' | 'bedrooms'> & { readonly locale: Locale },
): string {
	const words = isLivedIn(kind) ? 'unit.roomCount' : 'unit.roomCount.business';
	const text = translator(locale).count(words, rooms, { n: formatNumber(rooms, locale) });
	return withBedrooms(text, bedrooms, locale);
}

/** What is said of rooms, with how many of them are bedrooms where the language asks for that. */
export function withBedrooms(rooms: string, bedrooms: number | undefined, locale: Locale): string {
	if (!bedrooms) return rooms;
	return translator(locale)('unit.roomsWithBedrooms', { rooms, n: bedrooms });
}

/** Whether people live in units of the kind, be it for some weeks. */
export function isLivedIn(kind: Unit['kind']): boolean {
	return kind === 'apartment' || kind === 'house' || kind === 'shortStay';
}

/** When a unit can be had, and the language that is said in where it is not the page's. */
export function availableText(
	from: AvailableFrom,
	languages: { readonly locale: Locale; readonly crmLocale: Locale },
): [text: string, lang?: Locale] {
	const { locale } = languages;
	const t = translator(locale);
	if (from.kind === 'now') return [t('unit.available.now')];
	if (from.kind === 'date') {
		return [t('unit.available.from', { date: formatDate(from.date, locale) })];
	}
	if (from.reading) return [partialDateText(from.reading, locale)];
	const { text, lang } = speakOwnWords(from.text, languages);
	return lang === locale ? [text] : [text, lang];
}
