import { languages } from '../../domain/spoken.ts';
import { cityName } from '../../i18n/place-name.ts';
import { type Bound, bounds, type Unit, units, type Vocabulary } from '../../i18n/vocabulary.ts';
import type { Known } from '../facets/facet.ts';
import { wordsIn } from '../fold.ts';
import type { SearchIndex } from '../search-index.ts';
import type { Token } from './tokens.ts';

/** What a number counts; an amount in another currency than the account's is compared with none. */
export type Counted = Unit | 'foreign';

/** What words can be in a phrase, and what they then stand for. */
interface Roles {
	readonly term: string;
	/** Names of places in addresses. */
	readonly place: readonly string[];
	readonly project: number;
	readonly unit: Counted;
	readonly bound: Bound;
	readonly number: number;
	/** From 1. */
	readonly month: number;
	readonly free: true;
	readonly and: true;
	readonly or: true;
	readonly with: true;
	readonly near: true;
	readonly centre: true;
	readonly not: true;
	readonly filler: true;
}
type Role = keyof Roles;

export interface Match<Value> {
	readonly value: Value;
	/** How many tokens it takes. */
	readonly length: number;
}

/** The words that an account and a language know, by their roles. */
export interface Dictionary {
	/** The longest entry of a role that begins at a token. */
	match<Name extends Role>(
		role: Name,
		tokens: readonly Token[],
		at: number,
	): Match<Roles[Name]> | undefined;
	/** A word without an ending that no entry has; nothing for words of no entry. */
	plain(word: string): string | undefined;
	/** What a word stands for; nothing for words that only link others. */
	sense(word: string): string | undefined;
	/** The words that have a sense. */
	readonly telling: readonly string[];
	readonly vocabulary: Vocabulary;
}

/** As many words an entry has at most. */
const longest = 5;
/** A name of a project whose first word is as long is known by that word. */
const tellingName = 8;
/** Letters that a word has at least without its ending. */
const shortestStem = 3;

type Entry = { readonly [Name in Role]: readonly [Name, string, Roles[Name]] }[Role];

export function createDictionary(vocabulary: Vocabulary, known: Known): Dictionary {
	const all = [...entriesOf(vocabulary), ...accountEntries(vocabulary, known)].map(
		([role, name, value]) => ({ role, words: wordsOf(name), value }),
	);
	const singles = new Set(all.flatMap(({ words }) => (words.length === 1 ? words : [])));
	const parts = new Set(all.flatMap(({ words }) => words));
	const stemOf = (word: string) =>
		vocabulary.endings
			.map((each) => each.split('/'))
			.filter(([ending = '']) => word.endsWith(ending))
			.map(([ending = '', instead = '']) => word.slice(0, -ending.length) + instead)
			.find((stem) => stem.length >= shortestStem && singles.has(stem) && senses.has(stem));
	const senses = new Map<string, string>();
	for (const isSingle of [true, false]) {
		for (const { role, words, value } of all) {
			if (linking.has(role) || (words.length === 1) !== isSingle) continue;
			for (const word of words) {
				if (!isSingle && singles.has(word)) continue;
				senses.set(word, `${senses.get(word) ?? ''}${role} ${String(value)};`);
			}
		}
	}
	const plain = (word: string) =>
		singles.has(word) ? word : (stemOf(word) ?? (parts.has(word) ? word : undefined));
	const entries = new Map<string, Roles[Role]>();
	for (const { role, words, value } of all) {
		const name = words.map((word) => plain(word) ?? word).join(' ');
		entries.set(`${role} ${name}`, value);
	}
	return {
		match(role, tokens, at) {
			for (let length = Math.min(longest, tokens.length - at); length > 0; length--) {
				const name = tokens.slice(at, at + length).map(({ word }) => word);
				const value = entries.get(`${role} ${name.join(' ')}`);
				// Each role has been given values of its own type only.
				if (value !== undefined) return { value: value as Roles[typeof role], length };
			}
			return undefined;
		},
		plain,
		sense: (word) => senses.get(word),
		telling: [...senses.keys()],
		vocabulary,
	};
}

function entriesOf(vocabulary: Vocabulary): Entry[] {
	const { terms, numbers, fillers } = vocabulary;
	return [
		...Object.entries(terms).map(([name, value]): Entry => ['term', name, value]),
		...units.flatMap((unit) => vocabulary.units[unit].map((name): Entry => ['unit', name, unit])),
		...bounds.flatMap((bound) =>
			vocabulary.bounds[bound].map((name): Entry => ['bound', name, bound]),
		),
		...Object.entries(numbers).map(([name, value]): Entry => ['number', name, value]),
		...Object.entries(vocabulary.months).map(([name, value]): Entry => ['month', name, value]),
		...(['and', 'or', 'with', 'near', 'centre', 'not', 'free'] as const).flatMap((role) =>
			vocabulary[role].map((name): Entry => [role, name, true]),
		),
		...fillers.map((name): Entry => ['filler', name, true]),
	];
}

function accountEntries({ places, currencies }: Vocabulary, known: Known): Entry[] {
	const { currency, projects } = known.index;
	return [
		...Object.entries(currencies).flatMap(([code, names]) =>
			names.map((name): Entry => ['unit', name, code === currency ? 'price' : 'foreign']),
		),
		...everywhere(known).map((name): Entry => ['filler', name, true]),
		...[...placeEntries(known, places)].map(([name, slugs]): Entry => ['place', name, slugs]),
		...projects.flatMap(({ id, names }) =>
			Object.values(names).flatMap((name): Entry[] => {
				const [first = ''] = wordsIn(name);
				const short = first.length >= tellingName ? [first] : [];
				return [name, ...short].map((one): Entry => ['project', one, id]);
			}),
		),
	];
}

/** The words of an entry; a sign is one, too. */
function wordsOf(name: string): string[] {
	const words = wordsIn(name);
	return words.length > 0 ? words : [name];
}

const linking: ReadonlySet<Role> = new Set<Role>([
	'and',
	'or',
	'with',
	'near',
	'not',
	'filler',
	'bound',
	'month',
	'free',
]);

/** Articles and the like are no longer, and may be left out. */
const article = 3;
/** The last word of a name that is as long stands for it: "Flottbek" for "Groß Flottbek". */
const telling = 6;

/**
 * What people call the places of an account, each with its names in addresses: a city, a district with and without
 * its article, what several districts begin with ("Barmbek"), a region, and names in other languages.
 */
export function placeEntries(
	{ places, index }: Pick<Known, 'places'> & { readonly index: Pick<SearchIndex, 'regions'> },
	otherNames: Readonly<Record<string, string>>,
): ReadonlyMap<string, readonly string[]> {
	const entries = new Map<string, readonly string[]>();
	const add = (name: string, slugs: readonly string[]) => {
		const key = wordsIn(name).join(' ');
		if (key) entries.set(key, [...new Set([...(entries.get(key) ?? []), ...slugs])]);
	};
	for (const { city, districts } of places.cities) {
		for (const district of districts)
			for (const name of namesOf(district)) add(name, [places.name({ city, district })]);
	}
	for (const { name, cities } of index.regions) {
		if (cities.length < places.cities.length)
			add(
				name,
				cities.map((city) => places.name({ city })),
			);
	}
	// A city is what is meant where a district of another one is called the same, and its own name comes before others.
	const cities = places.cities.map(({ city }) => city);
	const inOthers = languages.flatMap((locale) =>
		cities.map((city) => [cityName(city, locale), city] as const),
	);
	for (const [name, city] of [...inOthers, ...cities.map((city) => [city, city] as const)])
		entries.set(wordsIn(name).join(' '), [places.name({ city })]);
	for (const [name, own] of Object.entries(otherNames)) {
		const slugs = entries.get(wordsIn(own).join(' '));
		if (slugs) add(name, slugs);
	}
	return entries;
}

/** Regions and countries that hold all there is: to name them asks for nothing. */
function everywhere({ places, index }: Known): string[] {
	return index.regions.flatMap(({ name, cities }) =>
		cities.length === places.cities.length ? [name] : [],
	);
}

function namesOf(district: string): string[] {
	const names = [district];
	const [beginning = ''] = district.split('-');
	if (beginning !== district) names.push(beginning);
	const words = wordsIn(district);
	const [first = '', ...rest] = words;
	const last = rest.at(-1) ?? '';
	if (rest.length > 0 && first.length <= article) names.push(rest.join(' '));
	if (beginning === district && last.length >= telling) names.push(last);
	return names;
}
