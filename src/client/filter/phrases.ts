import { searchPath } from '../../i18n/search-path.ts';
import { languages } from '../../domain/spoken.ts';
import type { Locale } from '../../domain/locale.ts';
import type { Known } from '../../search/facets/facet.ts';
import { createReader, type Understood } from '../../search/phrases/understand.ts';
import { loadVocabulary } from '../../search/phrases/vocabulary.ts';
import { openTextSearch } from './text-search.ts';

/**
 * Understands a phrase in the language of the page, or in another one that understands all of it and takes no more of
 * it for names. Where there are no texts of what is on offer, no word is taken for a slip of the pen.
 * @throws without a network
 */
export async function readPhrase(
	phrase: string,
	{ locale, known }: { readonly locale: Locale; readonly known: Known },
): Promise<Understood> {
	const { cities, city } = known.index;
	// The words of a whole country lie in as many files as it has cities.
	const texts = cities ? undefined : searchPath(locale, { kind: 'searchTexts', city });
	const own = await readIn(phrase, { locale, known, texts });
	if (own.unknown.length === 0) return own;
	for (const other of languages.filter((language) => language !== locale)) {
		const read = await readIn(phrase, { locale: other, known, texts });
		if (read.unknown.length === 0 && read.words.length <= own.words.length) return read;
	}
	return own;
}

async function readIn(
	phrase: string,
	{
		locale,
		known,
		texts,
	}: { readonly locale: Locale; readonly known: Known; readonly texts: string | undefined },
): Promise<Understood> {
	const read = createReader(await loadVocabulary(locale), known);
	const now = new Date();
	const first = read(phrase, { now, isText: () => false, isReference: () => false });
	const { doubtful, candidates } = first;
	if (doubtful.length + candidates.length === 0) return first;
	const had = texts
		? await openTextSearch(texts).having({ doubtful, candidates })
		: { doubtful, candidates: [] };
	return read(phrase, {
		now,
		isText: (word) => had.doubtful.includes(word),
		isReference: (text) => had.candidates.includes(text),
	});
}
