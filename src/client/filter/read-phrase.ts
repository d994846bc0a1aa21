import type { Locale } from '../../domain/locale.ts';
import { languages } from '../../domain/spoken.ts';
import { searchPath } from '../../i18n/search-path.ts';
import { openTexts, type TextSearch } from '../../search/browser/text-search.ts';
import { readTexts } from '../../search/text-file.ts';
import type { Known } from '../../search/facets/facet.ts';
import { createReader, type Understood } from '../../search/phrases/understand.ts';
import { loadVocabulary } from '../../i18n/vocabulary.ts';
import { loadInSteps } from '../load-index.ts';
import { loadOnce } from '../load-once.ts';

/**
 * Understands a phrase in the language of the page, or in another one that understands all of it and takes no more of
 * it for names. Where there are no texts of what is on offer, no word is taken for a slip of the pen.
 * @throws without a network
 */
export async function readPhrase(
	phrase: string,
	locale: Locale,
	known: Known,
): Promise<Understood> {
	// The words of a whole country lie in as many files as it has cities.
	const texts = known.index.cities ? undefined : () => textsOf(locale, known);
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
	}: {
		readonly locale: Locale;
		readonly known: Known;
		readonly texts: (() => Promise<TextSearch>) | undefined;
	},
): Promise<Understood> {
	const read = createReader(await loadVocabulary(locale), known);
	const now = new Date();
	const first = read(phrase, { now, isText: () => false, isReference: () => false });
	const { doubtful, candidates } = first;
	if (doubtful.length + candidates.length === 0) return first;
	const found = await texts?.();
	return read(phrase, {
		now,
		isText: (word) => doubtful.includes(word) && found?.has(word) !== false,
		isReference: (text) => candidates.includes(text) && found?.isReference(text) === true,
	});
}

/**
 * Ids of the units that have all of some names.
 * @throws without a network
 */
export async function unitsWith(
	words: string,
	locale: Locale,
	known: Known,
): Promise<ReadonlySet<number>> {
	return new Set((await textsOf(locale, known)).find(words));
}

const loadTexts = loadOnce((address) =>
	loadInSteps(address, (bytes) => openTexts(readTexts(new TextDecoder().decode(bytes)))),
);

function textsOf(locale: Locale, { index: { city } }: Known): Promise<TextSearch> {
	return loadTexts(searchPath(locale, { kind: 'searchTexts', city }));
}
