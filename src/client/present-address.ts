import type { Locale } from '../domain/locale.ts';
import { pathOf } from '../i18n/paths.ts';
import { shardOf } from '../search/shards.ts';
import { loadSearch } from './filter-index.ts';
import { loadCards } from './results-cards.ts';

/**
 * Path of the page that a unit has, by its id alone: what the words of an old address were makes no difference.
 * @returns nothing when the unit is not on offer
 * @throws without a network, and for a language the site does not have
 */
export async function presentAddress({
	id,
	locale,
}: {
	readonly id: number;
	readonly locale: Locale;
}): Promise<string | undefined> {
	const { index } = await loadSearch(pathOf(locale, { kind: 'searchIndex' }));
	if (!index.columns.id.includes(id)) return undefined;
	const { shift } = index;
	const shard = shardOf(id, shift);
	const cards = await loadCards(pathOf(locale, { kind: 'searchCards', shift, shard }));
	return cards.find((card) => card.id === id)?.href;
}
