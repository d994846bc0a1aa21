import type { MessageKey } from '../i18n/translate.ts';
import { facets } from './facets.ts';

const ownWords = [
	'listing.count.one',
	'listing.count.other',
	'listing.page',
	'filter.show.one',
	'filter.show.other',
	'filter.remove',
	'filter.without',
	'filter.failed',
	'filter.unknown',
	'filter.askUnit',
	'filter.askCity',
	'filter.notOffered',
	'filter.all',
	'filter.wordsQuoted',
	'filter.requestText',
	'filter.inView',
	'filter.wholeMap',
	'filter.areas.one',
	'filter.areas.other',
	'filter.areas.unread',
	'filter.areas.cities',
	'map.rough',
	'filter.reset',
	'filter.around',
	'nav.pages',
	'nav.previous',
	'nav.next',
	'nav.page',
	'nav.buy',
	'nav.rent',
	'listing.buy',
	'listing.buy.in',
	'listing.rent',
	'listing.rent.in',
	'listing.kind.buy',
	'listing.kind.buy.in',
	'listing.kind.rent',
	'listing.kind.rent.in',
] as const satisfies readonly MessageKey[];

export type FilterWords = (typeof ownWords)[number];

/** The words of the filters' script and of its facets; the names of what can be chosen stand in the form itself. */
export const filterWords: readonly MessageKey[] = [
	...new Set([...ownWords, ...facets.flatMap(({ messages }) => messages)]),
];
