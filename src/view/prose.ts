import { decodeEntities } from '../domain/prose.ts';
import type { Locale } from '../domain/locale.ts';
import { once } from '../i18n/once.ts';
import { slugify } from '../i18n/slug.ts';

/** The first sentences of sanitised HTML as plain text, as many as fit; of one that is too long its beginning. */
export function firstSentences(html: string, length: number, locale: Locale): string {
	const text = plainText(html);
	let end = 0;
	for (const { segment, index } of sentences(locale).segment(text)) {
		if (index + segment.trimEnd().length > length) break;
		end = index + segment.length;
	}
	return text.slice(0, end).trim() || excerpt(html, length);
}

const sentences = once((locale: Locale) => new Intl.Segmenter(locale, { granularity: 'sentence' }));

/**
 * The beginning of sanitised HTML as plain text.
 * @param length characters at most; the text ends with a whole word, and with an ellipsis where it goes on.
 */
export function excerpt(html: string, length: number): string {
	const text = plainText(html);
	if (text.length <= length) return text;
	// A sign of two halves, such as an emoji, goes as a whole.
	const cut = text.slice(0, length - 1).replace(/\p{Surrogate}$/u, '');
	const end = cut.lastIndexOf(' ');
	return `${cut.slice(0, end > 0 ? end : undefined).replace(/[\s.,;:–-]+$/, '')}…`;
}

function plainText(html: string): string {
	return decodeEntities(html.replaceAll(/<[^>]*>/g, ' '))
		.replaceAll(/\s+/g, ' ')
		.trim();
}

export interface Heading {
	readonly id: string;
	readonly text: string;
}

/**
 * Adds an id to each heading of a sanitised text, so that links can lead to it.
 * @param level 2 for `<h2>`
 */
export function withAnchors(html: string, level: 2 | 3 = 2): { html: string; headings: Heading[] } {
	const headings: Heading[] = [];
	const taken = new Set<string>();
	const pattern = new RegExp(`<h${level}>(.*?)</h${level}>`, 'gs');
	const marked = html.replaceAll(pattern, (_, inner: string) => {
		const text = decodeEntities(inner.replaceAll(/<[^>]*>/g, '')).trim();
		const id = free(slugify(text) || 'text', taken);
		headings.push({ id, text });
		return `<h${level} id="${id}">${inner}</h${level}>`;
	});
	return { html: marked, headings };
}

function free(id: string, taken: Set<string>): string {
	let candidate = id;
	for (let n = 2; taken.has(candidate); n++) candidate = `${id}-${n}`;
	taken.add(candidate);
	return candidate;
}
