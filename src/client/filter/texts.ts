import type { Locale } from '../../domain/locale.ts';
import { searchPath } from '../../i18n/search-path.ts';
import { openTexts, type TextSearch } from '../../search/browser/text-search.ts';
import type { Known } from '../../search/facets/facet.ts';
import { readTexts } from '../../search/text-file.ts';
import { loadInSteps } from '../load-index.ts';
import { loadOnce } from '../load-once.ts';

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

/** @throws without a network */
export function textsOf(
	locale: Locale,
	{ index: { city } }: { readonly index: Pick<Known['index'], 'city'> },
): Promise<TextSearch> {
	return loadTexts(searchPath(locale, { kind: 'searchTexts', city }));
}

const loadTexts = loadOnce((address) =>
	loadInSteps(address, (bytes) => openTexts(readTexts(new TextDecoder().decode(bytes)))),
);
