import type { Locale } from '../../domain/locale.ts';
import { searchPath } from '../../i18n/search-path.ts';
import { readCards, type SearchCard } from '../../view/unit/card-file.ts';
import { shardOf } from '../../search/shards.ts';
import { fetchFresh, loadOnce } from '../load-once.ts';

/** Where the cards of an account lie: its language, and `SearchIndex.shift`. */
export interface CardFiles {
	readonly locale: Locale;
	readonly shift: number;
}

/**
 * Loads the cards of units, in no particular order; a unit that went off the market has none.
 * @throws without a network
 */
export async function loadCards(
	ids: readonly number[],
	{ locale, shift }: CardFiles,
): Promise<SearchCard[]> {
	const shards = new Set(ids.map((id) => shardOf(id, shift)));
	const files = Array.from(shards, (shard) =>
		loadFile(searchPath(locale, { kind: 'searchCards', shift, shard })),
	);
	const wanted = new Set(ids);
	return (await Promise.all(files)).flat().filter(({ id }) => wanted.has(id));
}

const loadFile = loadOnce(async (address) => {
	const answer = await fetchFresh(address, { mayBeMissing: true });
	return answer.ok ? readCards(await answer.text()) : [];
});
