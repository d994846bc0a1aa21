import type { Locale } from '../../domain/locale.ts';
import type { AvailableFrom, Unit } from '../../domain/unit.ts';
import { isLivedIn } from '../../domain/kind.ts';
import { speakOwnWords } from '../../i18n/account-words.ts';
import { formatDate, formatNumber } from '../../i18n/format.ts';
import { partialDateText } from '../../i18n/partial-date.ts';
import { translator } from '../../i18n/translate.ts';
import type { Languages } from '../../domain/page.ts';

/** "2.ª planta", "planta baja" or "sótano 1"; in German "2. OG", "EG" or "1. UG". */
export function floorName(floor: number, locale: Locale): string {
	return translator(locale)(`unit.floor.${level(floor)}`, { n: Math.abs(floor) });
}

/** The floor for the margin of a stacking plan: "2.ª", "PB" or "−1". */
export function shortFloorName(floor: number, locale: Locale): string {
	return translator(locale)(`project.floor.${level(floor)}`, { n: Math.abs(floor) });
}

function level(floor: number): 'ground' | 'upper' | 'lower' {
	if (floor === 0) return 'ground';
	return floor > 0 ? 'upper' : 'lower';
}

/**
 * "2,5 Zimmer", for business premises "4 Räume"; in English and Spanish the bedrooms, where they are known, or "Studio".
 */
export function roomText(
	rooms: number,
	{ kind, bedrooms, locale }: Pick<Unit, 'kind' | 'bedrooms'> & { readonly locale: Locale },
): string {
	const t = translator(locale);
	const told = toldBedrooms({ kind, bedrooms, rooms }, locale);
	if (told === 0) return t('unit.studio');
	if (told) return t.count('unit.bedroomCount', told);
	const words = isLivedIn(kind) ? 'unit.roomCount' : 'unit.roomCount.business';
	return t.count(words, rooms);
}

/** The number of bedrooms by which a language names a home, 0 for a studio; German counts all rooms. */
export function toldBedrooms(
	{ kind, bedrooms, rooms }: Pick<Unit, 'kind' | 'bedrooms' | 'rooms'>,
	locale: Locale,
): number | undefined {
	if (locale === 'de' || !isLivedIn(kind)) return undefined;
	const isStudio = kind !== 'house' && !bedrooms && rooms !== undefined && rooms < 2;
	return isStudio ? 0 : bedrooms || undefined;
}

/** "3", or "Studio". */
export function bedroomText(count: number, locale: Locale): string {
	return count === 0 ? translator(locale)('unit.studio') : formatNumber(count, locale);
}

/** When a unit becomes available, with the language of the text if it is not the page's. */
export function availableText(
	from: AvailableFrom,
	languages: Omit<Languages, 'defaultLocale'>,
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
