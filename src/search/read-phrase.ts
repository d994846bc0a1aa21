import type { Locale } from '../domain/locale.ts';
import { languages } from '../domain/spoken.ts';
import { loadVocabulary } from '../i18n/vocabulary.ts';
import type { TextSearch } from './browser/text-search.ts';
import type { Known } from './facets/facet.ts';
import { createReader, type Understood } from './phrases/understand.ts';

/** The words by which a language finds what an index knows; nothing where they lie in as many files as there are cities. */
type TextsIn = ((locale: Locale) => Promise<TextSearch>) | undefined;

/**
 * Understands a phrase in a language, or in another one that understands all of it and takes no more of it for names.
 * Without texts of what is on offer no word is taken for a slip of the pen.
 * @throws when texts cannot be had
 */
export async function readPhrase(
	phrase: string,
	locale: Locale,
	given: { readonly known: Known; readonly texts: TextsIn },
): Promise<Understood> {
	const own = await readIn(phrase, locale, given);
	if (own.unknown.length === 0) return own;
	for (const other of languages.filter((language) => language !== locale)) {
		const read = await readIn(phrase, other, given);
		if (read.unknown.length === 0 && read.words.length <= own.words.length) return read;
	}
	return own;
}

async function readIn(
	phrase: string,
	locale: Locale,
	{ known, texts }: { readonly known: Known; readonly texts: TextsIn },
): Promise<Understood> {
	const read = await readerOf(locale, known);
	const now = new Date();
	const first = read(phrase, { now, isText: () => false, isReference: () => false });
	const { doubtful, candidates } = first;
	if (doubtful.length + candidates.length === 0) return first;
	const found = await texts?.(locale);
	return read(phrase, {
		now,
		isText: (word) => doubtful.includes(word) && found?.has(word) !== false,
		isReference: (text) => candidates.includes(text) && found?.isReference(text) === true,
	});
}

/** A language is made ready once for what an index knows. */
async function readerOf(locale: Locale, known: Known) {
	const own = readers.get(known.index) ?? new Map<Locale, ReturnType<typeof createReader>>();
	readers.set(known.index, own);
	const reader = own.get(locale) ?? createReader(await loadVocabulary(locale), known);
	own.set(locale, reader);
	return reader;
}

const readers = new WeakMap<Known['index'], Map<Locale, ReturnType<typeof createReader>>>();
