import type { Locale } from '../domain/locale.ts';
import { timeZone } from '../domain/day.ts';
import type { Money } from '../domain/price.ts';
import { notation } from './notation.ts';
import { once } from './once.ts';

/** Language and country as Open Graph writes them: "de_DE". */
export function openGraphLocale(locale: Locale): string {
	return notation[locale].region.replace('-', '_');
}

/** An amount in its currency; cents are shown only where there are any. */
export function formatMoney({ cents, currency }: Money, locale: Locale): string {
	return money(locale, currency, cents);
}

/** A plain number with at most the given decimals. */
export function formatNumber(value: number, locale: Locale, decimals = 2): string {
	return number(locale, decimals, value);
}

/** Square metres; whole ones from 1,000 on, where a decimal tells nobody anything. */
export function formatArea(
	squareMetres: number,
	locale: Locale,
	decimals = squareMetres < 1000 ? 1 : 0,
): string {
	return `${formatNumber(squareMetres, locale, decimals)}\u00A0m²`;
}

/** "850 m", "1,2 km". */
export function formatDistance(metres: number, locale: Locale): string {
	return metres < 1000
		? `${formatNumber(metres, locale, 0)}\u00A0m`
		: `${formatNumber(metres / 1000, locale, 1)}\u00A0km`;
}

/** A share of a whole, from 0 to 1, in percent. */
export function formatShare(share: number, locale: Locale, decimals = 0): string {
	return shareFormat(locale, decimals).format(share);
}

/** An ISO date or date and time as a day in words, which are parted before the year alone. */
export function formatDate(iso: string, locale: Locale): string {
	return date(locale, iso);
}

/** An ISO date or date and time as a month in words. */
export function formatMonth(iso: string, locale: Locale): string {
	return month(locale, iso);
}

/** Name of a country by its ISO 3166-1 alpha-2 code. */
export function formatCountry(code: string, locale: Locale): string {
	return countryNames(locale).of(code) ?? code;
}

/** A day with its time of day: in words, or "21.11.2026, 13:05". */
export function formatMoment(
	time: Date,
	locale: Locale,
	style: 'long' | 'medium' = 'long',
): string {
	return momentFormat(locale, style).format(time);
}

/** Name of a language by its ISO 639-1 code, as it stands within a sentence. */
export function formatLanguage(code: string, locale: Locale): string {
	return languageNames(locale).of(code) ?? code;
}

/** Names joined as the language does: "a, b und c". */
export function formatList(names: readonly string[], locale: Locale): string {
	return names.length < 2 ? names.join('') : listFormat(locale).format(names);
}

/** Headings joined to one: "Areas and building". Only German keeps the capitals of nouns within a sentence. */
export function formatHeadings([first = '', ...others]: readonly string[], locale: Locale): string {
	const inSentence =
		locale === 'de' ? others : others.map((name) => name.toLocaleLowerCase(locale));
	return formatList([first, ...inSentence], locale);
}

// What many pages say in the same words.
const money = once((locale: Locale, currency: string, cents: number) => {
	return moneyFormat(locale, currency, cents % 100 === 0 ? 0 : 2).format(cents / 100);
});
const number = once((locale: Locale, decimals: number, value: number) => {
	return numberFormat(locale, decimals).format(value);
});
const date = once((locale: Locale, iso: string) => {
	const words = dateFormat(locale).format(new Date(iso)).replaceAll(' ', '\u00A0');
	return words.replace(/\u00A0((?:de\u00A0)?\d{4})$/, ' $1');
});
const month = once((locale: Locale, iso: string) => monthFormat(locale).format(new Date(iso)));

const moneyFormat = once((locale: Locale, currency: string, digits: number) => {
	return new Intl.NumberFormat(notation[locale].region, {
		style: 'currency',
		currency,
		minimumFractionDigits: digits,
		maximumFractionDigits: digits,
		useGrouping: 'always',
	});
});

const numberFormat = once((locale: Locale, decimals: number) => {
	return new Intl.NumberFormat(notation[locale].region, {
		maximumFractionDigits: decimals,
		useGrouping: 'always',
	});
});

const shareFormat = once((locale: Locale, decimals: number) => {
	return new Intl.NumberFormat(notation[locale].region, {
		style: 'percent',
		maximumFractionDigits: decimals,
	});
});

const dateFormat = once((locale: Locale) => {
	return new Intl.DateTimeFormat(notation[locale].region, { dateStyle: 'long', timeZone });
});

const momentFormat = once((locale: Locale, dateStyle: 'long' | 'medium') => {
	return new Intl.DateTimeFormat(notation[locale].region, {
		dateStyle,
		timeStyle: 'short',
		timeZone,
	});
});

const monthFormat = once((locale: Locale) => {
	return new Intl.DateTimeFormat(notation[locale].region, {
		month: 'long',
		year: 'numeric',
		timeZone,
	});
});

const countryNames = once((locale: Locale) => {
	return new Intl.DisplayNames(notation[locale].region, { type: 'region' });
});

const languageNames = once((locale: Locale) => {
	return new Intl.DisplayNames(notation[locale].region, { type: 'language' });
});

const listFormat = once((locale: Locale) => {
	return new Intl.ListFormat(notation[locale].region, { type: 'conjunction' });
});
