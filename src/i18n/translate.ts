import { closestNames } from '../domain/sentences/closest-name.ts';
import { Locale } from '../domain/locale.ts';
import type { OwnWords } from '../domain/site/own-words.ts';
import { fill, type Values } from './fill.ts';
import { formatNumber } from './format.ts';
import { de, type Messages } from './messages/de.ts';
import { en } from './messages/en.ts';
import { es } from './messages/es.ts';
import { once } from './once.ts';

/** Name of a message. German leads: the other languages must have the same ones. */
export type MessageKey = keyof typeof de;

/** Names of the messages that count something: `<key>.one` and `<key>.other` exist. */
type CountKey = MessageKey extends infer Key
	? Key extends `${infer Stem}.other`
		? Stem
		: never
	: never;

export interface Translate {
	(key: MessageKey, values?: Values): string;
	/** The message for a number of things; `{n}` in it is the number in the language's own digits. */
	count(key: CountKey, n: number, values?: Values): string;
	/** The message if there is one of that name, for names that come from data. */
	maybe(key: string): string | undefined;
}

const messages = { de, en, es } satisfies Readonly<Record<Locale, Messages>>;

type AllMessages = Readonly<typeof messages>;
declare module '../domain/site/own-words.ts' {
	interface ProgramTexts extends AllMessages {}
}

/** A company's own words by language and message, in the place of ours. */
let own: OwnWords = {};

/** Puts a company's own words in the place of ours: once, when a process begins. */
export function useWords(words: OwnWords): void {
	own = words;
}

/** The site's words in one language. `{name}` in a message stands for the value of that name. */
export const translator = once((locale: Locale): Translate => {
	const plural = new Intl.PluralRules(locale);
	const wordsOf = (key: MessageKey) => own[locale]?.[key] ?? messages[locale][key];
	const translate = (key: MessageKey, values?: Values) => {
		return values ? fill(wordsOf(key), values) : wordsOf(key);
	};
	const maybe = (key: string) => (isKey(key) ? wordsOf(key) : undefined);
	const count = (key: CountKey, n: number, values = {}) => {
		const form = plural.select(n) === 'one' ? 'one' : 'other';
		return fill(maybe(`${key}.${form}`) ?? '', { n: formatNumber(n, locale), ...values });
	};
	return Object.assign(translate, { count, maybe });
});

/**
 * Messages that a script says, for the attribute `data-words`, which `client/page-data.ts` reads: a line each, as JSON
 * would make every page longer. A further line of a message begins with a space.
 */
export function wordsFor(locale: Locale, keys: readonly MessageKey[]): string {
	const t = translator(locale);
	return keys.map((key) => `${key} ${t(key).replaceAll('\n', '\n ')}`).join('\n');
}

/**
 * Finds the first mistake in a company's own words: an unknown message, or one without a value that ours has. One
 * sentence, which begins with the name of the setting; nothing where all is well.
 */
export function wordsSlip(words: OwnWords): string | undefined {
	for (const language of Locale.options) {
		for (const [key, text] of Object.entries(words[language] ?? {})) {
			const name = `words.${language}: "${key}"`;
			if (!isKey(key))
				return `${name} is no message; there are: ${closestNames(key, Object.keys(de))}`;
			const [ours, theirs] = [valuesIn(de[key]), valuesIn(text)];
			const odd = [...ours.symmetricDifference(theirs)][0];
			if (odd === undefined) continue;
			const what = theirs.has(odd) ? `names ${odd}, which has no value there` : `leaves out ${odd}`;
			return `${name} ${what}; ours is "${messages[language][key]}".`;
		}
	}
	return undefined;
}

function valuesIn(message: string): ReadonlySet<string> {
	return new Set(message.match(/\{\w+\}/g));
}

function isKey(key: string): key is MessageKey {
	return Object.hasOwn(de, key);
}
