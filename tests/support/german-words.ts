import type { Element, Nodes } from 'hast';
import { de } from '../../src/i18n/messages/de.ts';
import { en } from '../../src/i18n/messages/en.ts';
import { es } from '../../src/i18n/messages/es.ts';
import { attribute, type Page } from './html.ts';

/** Attributes that are read out or shown. */
const spoken = ['alt', 'title', 'aria-label', 'placeholder', 'content'];
/** Elements whose text is no language. */
const silent = new Set(['script', 'style', 'template']);
/** German and nothing else, however seldom the site's own words hold them. */
const common =
	'aber auch auf aus bei beim dass dem den der des doch durch ein eine einem einen einer eines für gegen gibt haben hier ihr ihre ihrem ihren ihrer im ist jede jeder kein keine können mit nach nicht noch nur oder ohne schon sehr sich sie sind über und uns unser unsere vom von vor wenn werden wir wird wurde zu zum zur zwei drei vier zwischen Wohnung Wohnungen Zimmer Haus Häuser Küche Bad Balkon Garten Straße Etage Keller Fläche Lage Preis Miete Kauf';
/** Written the same in German and in one of the other languages. */
const shared =
	'des den die war so man hat es in an am du im rate kind gut also hier stand provision internet';

const letters = /\p{L}+/gu;
/** A host or an address of the net is of no language. */
const addresses = /https?:\/\/\S+|[\w.-]+:\d+\/\S*|(?:[\w.-]+@)?[\w-]+(?:\.[\w-]+)+(?:\/\S*)?/g;
const wordsOf = (text: string) => text.replaceAll(addresses, ' ').match(letters) ?? [];
const lower = (words: Iterable<string>) => Array.from(words, (word) => word.toLowerCase());
const messageWords = (messages: Readonly<Record<string, string>>) =>
	Object.values(messages).flatMap((text) => lower(wordsOf(text.replaceAll(/\{\w+\}/g, ' '))));

const others = new Set([...messageWords(en), ...messageWords(es), ...lower(wordsOf(shared))]);
const german = new Set(
	[...lower(wordsOf(common)), ...messageWords(de).filter((word) => word.length > 3)].filter(
		(word) => !others.has(word),
	),
);

/**
 * Finds German words that a page in another language shows, or has read out, outside of what is marked as German.
 * @param proper names of places and people, which may stand on a page in any language
 */
export function germanWordsBut(proper: Iterable<string>): (page: Page) => string[] {
	const names = anyOf(proper);
	const germanIn = (text: string) =>
		lower(wordsOf(text.replaceAll(names, ' '))).filter((word) => german.has(word));
	const found = (node: Nodes): string[] => {
		if (node.type === 'text') return germanIn(node.value);
		if (!('children' in node)) return [];
		const below = () => node.children.flatMap(found);
		if (node.type !== 'element') return below();
		if (isGerman(node) || silent.has(node.tagName)) return [];
		const read = spoken.flatMap((name) => germanIn(nameOf(node, name)));
		// Names on a map are read to nobody, and are those of the place in any language.
		return attribute(node, 'role') === 'img' ? read : [...read, ...below()];
	};
	return (page) => [...new Set(found(page.one('html')))];
}

/** Finds each of these phrases, the longest first. */
function anyOf(phrases: Iterable<string>): RegExp {
	const known = [...new Set(phrases)].filter((phrase) => phrase !== '');
	const longest = known.sort((a, b) => b.length - a.length).map((phrase) => RegExp.escape(phrase));
	return new RegExp(longest.join('|') || '(?!)', 'gu');
}

function isGerman(element: Element): boolean {
	return attribute(element, 'lang') === 'de' || attribute(element, 'hreflang') === 'de';
}

/** An attribute as text; of `content` only what is a sentence. */
function nameOf(element: Element, name: string): string {
	const value = attribute(element, name) ?? '';
	return name === 'content' && !/\s/.test(value) ? '' : value;
}
