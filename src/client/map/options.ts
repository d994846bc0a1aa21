import type { Deal } from '../../domain/unit.ts';
import type { ListingFacet } from '../../domain/listing.ts';
import type { Locale } from '../../domain/locale.ts';
import type { MapTiles } from '../../domain/site/map-tiles.ts';
import type { MapWords } from '../../view/listing/map.ts';
import { dataOf, wordsOf, type Say } from '../page-data.ts';

/** What a page tells its map, as JSON in `data-map`. */
interface MapOptions {
	readonly locale: Locale;
	readonly deal: Deal;
	/** What the list is restricted to. */
	readonly start: ListingFacet['start'];
	/** The only one that the map knows, where the account is large. */
	readonly city?: string | undefined;
	readonly tiles: MapTiles & { readonly url: string };
}

export interface MapSettings {
	readonly options: MapOptions;
	readonly say: Say<MapWords>;
}

/** What the page says in the markup around its list. */
export function readSettings(host: HTMLElement): MapSettings {
	return { options: dataOf<MapOptions>(host, 'map'), say: wordsOf<MapWords>(host) };
}
