import type { Locale } from '../domain/locale.ts';

/** The words of a language that phrases are made of. Each file of `vocabulary/` is one; it holds data only. */
export interface Vocabulary {
	/**
	 * What words ask for, as fields of an address: "feature=balcony". After a bar stands what they ask for beside a
	 * kind of home: "kind=parking | feature=parking". A `?` stands for what no filter says; behind a bar, for a purpose,
	 * which asks for nothing beside another kind: "kind=investment | ?". A year may be counted from now: "builtFrom=now-5".
	 */
	readonly terms: Readonly<Record<string, string>>;
	/** Other names of places and regions: "hamburgo" for "hamburg". */
	readonly places: Readonly<Record<string, string>>;
	/** What a number counts, by the words before or behind it. */
	readonly units: Readonly<Record<Unit, readonly string[]>>;
	/** What currencies are called, by their codes. */
	readonly currencies: Readonly<Record<string, readonly string[]>>;
	/** Words that say which end of a span a number is. */
	readonly bounds: Readonly<Record<Bound, readonly string[]>>;
	readonly numbers: Readonly<Record<string, number>>;
	/** Names of months, from 1. */
	readonly months: Readonly<Record<string, number>>;
	/** Words before a day or month by which a home is to be free: "available", "from". */
	readonly free: readonly string[];
	/** Words between the parts of a number, and between the ends of a span after "between". */
	readonly and: readonly string[];
	readonly or: readonly string[];
	readonly with: readonly string[];
	/** Words before a place that ask for its surroundings. */
	readonly near: readonly string[];
	/** Words for the middle of a city: behind `near` they are no district, and no filter says them. */
	readonly centre: readonly string[];
	/** Words that turn what follows into its opposite, which no filter can say. */
	readonly not: readonly string[];
	/** What other spellings and abbreviations stand for, in one word or several. */
	readonly short: Readonly<Record<string, string>>;
	/** Words that ask for nothing. */
	readonly fillers: readonly string[];
	/** What words may end in beyond how they are listed; behind a slash what it stands for: "ito/o" for "pisito". */
	readonly endings: readonly string[];
	/** Letters between the parts of compounds; none in languages that write no compounds. */
	readonly links: readonly string[];
}

export const units = [
	'rooms',
	'bedrooms',
	'bathrooms',
	'price',
	'rent',
	'warm',
	'area',
	/** Square feet. */
	'feet',
	'plot',
	'garden',
	'built',
	'decade',
	'radius',
	'energy',
	'postcode',
	/** What no filter counts: months, people. */
	'uncounted',
] as const;
export type Unit = (typeof units)[number];

export const bounds = [
	'from',
	'to',
	'between',
	'about',
	'exactly',
	'after',
	'before',
	'range',
] as const;
export type Bound = (typeof bounds)[number];

/** Loads the words of a language, which only somebody who searches needs. */
export async function loadVocabulary(locale: Locale): Promise<Vocabulary> {
	const { default: vocabulary } = await files[locale]();
	return vocabulary;
}

const files: Readonly<Record<Locale, () => Promise<{ readonly default: Vocabulary }>>> = {
	de: () => import('./vocabulary/de.json', { with: { type: 'json' } }),
	en: () => import('./vocabulary/en.json', { with: { type: 'json' } }),
	es: () => import('./vocabulary/es.json', { with: { type: 'json' } }),
};
