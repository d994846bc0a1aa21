import { searchPath } from '../../i18n/search-path.ts';
import type { Locale } from '../../domain/locale.ts';
import type { SearchCard } from '../../view/unit/card-file.ts';
import { loadIndex } from '../load-index.ts';
import { cardItem } from '../results/cards.ts';
import { loadCards } from '../results/load-cards.ts';

/** A unit on offer: its card in words, and the item that shows it. */
export interface ListedUnit {
	readonly card: SearchCard;
	readonly item: HTMLLIElement;
}

/** Units on offer, by id. */
export type ListedUnits = ReadonlyMap<number, ListedUnit>;

/**
 * Loads units that were not loaded yet; each is the same whenever it is asked for.
 * @returns all that were loaded and are on offer; it throws without a network
 */
export function createUnits(locale: Locale): (ids: readonly number[]) => Promise<ListedUnits> {
	const units = new Map<number, ListedUnit>();
	return async (ids) => {
		const { shift } = await loadIndex(searchPath(locale, { kind: 'searchIndex' }));
		const missing = ids.filter((id) => !units.has(id));
		for (const card of await loadCards(missing, { locale, shift }))
			units.set(card.id, { card, item: cardItem(card) });
		return units;
	};
}
