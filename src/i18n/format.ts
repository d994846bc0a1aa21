import type { Locale } from '../domain/locale.ts';
import { timeZone } from '../domain/day.ts';
import type { Money } from '../domain/price.ts';
import { once } from './once.ts';

const region: Readonly<Record<Locale, string>> = { de: 'de-DE', en: 'en-GB', es: 'es-ES' };

/** Language and country as Open Graph writes them: "de_DE". */
export function openGraphLocale(locale: Locale): string {
	return region[locale].replace('-', '_');
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
export function formatArea(squareMetres: number, locale: Locale): string {
	return `${formatNumber(squareMetres, locale, squareMetres < 1000 ? 1 : 0)}\u00A0m²`;
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

/** A day with its time of day. */
export function formatMoment(time: Date, locale: Locale): string {
	return momentFormat(locale).format(time);
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
	return new Intl.NumberFormat(region[locale], {
		style: 'currency',
		currency,
		minimumFractionDigits: digits,
		maximumFractionDigits: digits,
		useGrouping: 'always',
	});
});

const numberFormat = once((locale: Locale, decimals: number) => {
	return new Intl.NumberFormat(region[locale], {
		maximumFractionDigits: decimals,
		useGrouping: 'always',
	});
});

const shareFormat = once((locale: Locale, decimals: number) => {
	return new Intl.NumberFormat(region[locale], {
		style: 'percent',
		maximumFractionDigits: decimals,
	});
});

const dateFormat = once((locale: Locale) => {
	return new Intl.DateTimeFormat(region[locale], { dateStyle: 'long', timeZone });
});

const momentFormat = once((locale: Locale) => {
	return new Intl.DateTimeFormat(region[locale], {
		dateStyle: 'long',
		timeStyle: 'short',
		timeZone,
	});
});

const monthFormat = once((locale: Locale) => {
	return new Intl.DateTimeFormat(region[locale], { month: 'long', year: 'numeric', timeZone });
});

const countryNames = once((locale: Locale) => {
	return new Intl.DisplayNames(region[locale], { type: 'region' });
});

const languageNames = once((locale: Locale) => {
	return new Intl.DisplayNames(region[locale], { type: 'language' });
});

const listFormat = once((locale: Locale) => {
	return new Intl.ListFormat(region[locale], { type: 'conjunction' });
});
