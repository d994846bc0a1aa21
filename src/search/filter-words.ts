import type { Locale } from '../domain/locale.ts';
import { formatDate } from '../i18n/format.ts';
import { once } from '../i18n/once.ts';
import { translator, type MessageKey } from '../i18n/translate.ts';
import { facets } from './facets.ts';

const keys = {
	countOne: 'listing.count.one',
	countOther: 'listing.count.other',
	page: 'listing.page',
	showOne: 'filter.show.one',
	showOther: 'filter.show.other',
	remove: 'filter.remove',
	without: 'filter.without',
	failed: 'filter.failed',
	unknown: 'filter.unknown',
	askUnit: 'filter.askUnit',
	notOffered: 'filter.notOffered',
	all: 'filter.all',
	pages: 'nav.pages',
	previous: 'nav.previous',
	next: 'nav.next',
	pageLink: 'nav.page',
	request: 'filter.requestText',
	buy: 'nav.buy',
	rent: 'nav.rent',
	inView: 'filter.inView',
	wholeMap: 'filter.wholeMap',
	reset: 'filter.reset',
	around: 'filter.around',
	listBuy: 'listing.buy',
	listBuyIn: 'listing.buy.in',
	listRent: 'listing.rent',
	listRentIn: 'listing.rent.in',
	kindsBuy: 'listing.kind.buy',
	kindsBuyIn: 'listing.kind.buy.in',
	kindsRent: 'listing.kind.rent',
	kindsRentIn: 'listing.kind.rent.in',
} as const satisfies Readonly<Record<string, MessageKey>>;

/** What the script of the filters says; the names of what can be chosen stand in the form itself. */
export interface FilterWords extends Readonly<Record<keyof typeof keys, string>> {
	/** The messages that facets name, by key. */
	readonly facets: Readonly<Record<string, string>>;
	/** The first day of each month, with `{y}` for the year: "1. Januar {y}". */
	readonly firsts: readonly string[];
}

/** The words of a language as JSON. */
export const filterWords = once((locale: Locale): string => {
	const t = translator(locale);
	const words = Object.fromEntries(Object.entries(keys).map(([name, key]) => [name, t(key)]));
	const named: readonly MessageKey[] = [
		'filter.wordsQuoted',
		...facets.flatMap(({ messages }) => messages),
	];
	const own = Object.fromEntries(named.map((key) => [key, t(key)]));
	return JSON.stringify({ ...words, facets: own, firsts: firsts(locale) });
});

function firsts(locale: Locale): string[] {
	return Array.from({ length: 12 }, (_, month) =>
		formatDate(new Date(Date.UTC(2001, month)).toISOString(), locale).replace('2001', '{y}'),
	);
}
