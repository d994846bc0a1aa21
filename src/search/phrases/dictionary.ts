import type { Known } from '../facets/facet.ts';
import { wordsIn } from '../fold.ts';
import type { Counted } from './counted.ts';
import { placeEntries } from './place-entries.ts';
import type { Token } from './tokens.ts';
import { bounds, units, type Bound, type Vocabulary } from './vocabulary.ts';

/** What words can be in a phrase, and what they then stand for. */
interface Roles {
	readonly term: string;
	/** Names of places in addresses. */
	readonly place: readonly string[];
	readonly project: number;
	readonly unit: Counted;
	readonly bound: Bound;
	readonly number: number;
	readonly and: true;
	readonly or: true;
	readonly with: true;
	readonly near: true;
	readonly centre: true;
	readonly not: true;
	readonly filler: true;
}
type Role = keyof Roles;
export const roles = [
	'term',
	'place',
	'project',
	'unit',
	'bound',
	'number',
	'and',
	'or',
	'with',
	'near',
	'centre',
	'not',
	'filler',
] as const satisfies readonly Role[];

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
			.filter((ending) => word.endsWith(ending))
			.map((ending) => word.slice(0, -ending.length))
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
		...(['and', 'or', 'with', 'near', 'centre', 'not'] as const).flatMap((role) =>
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

const linking: ReadonlySet<Role> = new Set(['and', 'or', 'with', 'near', 'not', 'filler', 'bound']);
