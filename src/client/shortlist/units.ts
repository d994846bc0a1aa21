import type { SearchCard } from '../../view/unit/card-file.ts';
import { searchPath } from '../../i18n/search-path.ts';
import { columnOf, pickRows, type IndexRow, type SearchIndex } from '../../search/search-index.ts';
import { loadIndex } from '../load-index.ts';
import { itemOf } from '../results/cards.ts';
import { loadCards } from '../results/load-cards.ts';
import type { ShortlistSettings } from './settings.ts';

/** A unit on offer: its card in words, the item that shows it, and its row of the index. */
export interface ListedUnit {
	readonly card: SearchCard;
	readonly item: HTMLLIElement;
	readonly row: number;
}

/** What is known of the units that were asked for. */
export interface LoadedUnits {
	readonly index: SearchIndex;
	/** Those that are on offer, by id. */
	readonly units: ReadonlyMap<number, ListedUnit>;
}

/** What the site tells of units, loaded when it is first wanted. */
export interface Units {
	/**
	 * Those of the units that are on offer; each is the same whenever it is asked for.
	 * @throws without a network
	 */
	load(ids: readonly number[]): Promise<LoadedUnits>;
}

/** Units of the site, of which nothing is loaded yet. */
export function createUnits({ locale, index: address }: ShortlistSettings): Units {
	const units = new Map<number, ListedUnit>();
	const picked: IndexRow[] = [];
	return {
		async load(ids) {
			const index = await loadIndex(address);
			if (index.cities) {
				const missing = ids.filter((id) => !units.has(id));
				for (const card of await loadCards(missing, { locale, shift: index.shift })) {
					const own = await loadIndex(searchPath(locale, { kind: 'searchIndex', city: card.city }));
					const row = columnOf(own, 'id').indexOf(card.id);
					if (row < 0) continue;
					units.set(card.id, { card, item: itemOf(card), row: picked.length });
					picked.push({ index: own, row });
				}
				return { index: pickRows(index, picked), units };
			}
			const rows = new Map(Array.from(columnOf(index, 'id'), (id, row) => [id, row]));
			const missing = ids.filter((id) => rows.has(id) && !units.has(id));
			for (const card of await loadCards(missing, { locale, shift: index.shift })) {
				const row = rows.get(card.id);
				if (row !== undefined) units.set(card.id, { card, item: itemOf(card), row });
			}
			return { index, units };
		},
	};
}
