import type { Deal } from '../../domain/deal.ts';
import type { Locale } from '../../domain/locale.ts';
import type { MapTiles } from '../../domain/map-tiles.ts';
import type { MapWords } from '../../view/listing/map.ts';
import type { MapPoint } from '../../map/points.ts';

/** What a page tells its map, as JSON in `data-map`. */
export interface MapOptions {
	/** Where the points and the cards are. */
	readonly points: string;
	readonly cards: string;
	readonly locale: Locale;
	readonly deal: Deal;
	/** What the list is restricted to. */
	readonly kind?: string;
	readonly city?: string;
	readonly district?: string;
	readonly tiles?: MapTiles;
}

export interface MapSettings {
	readonly options: MapOptions;
	readonly words: MapWords;
}

/** What the page says in the markup around its list. */
export function readSettings(host: HTMLElement): MapSettings {
	const options: MapOptions = JSON.parse(host.dataset['map'] ?? '{}');
	const words: MapWords = JSON.parse(host.dataset['words'] ?? '{}');
	return { options, words };
}

/** Whether a point belongs to the list of the page. */
export function isListed({ kind, city, district }: MapPoint, options: MapOptions): boolean {
	return (
		(options.kind === undefined || options.kind === kind) &&
		(options.city === undefined || options.city === city) &&
		(options.district === undefined || options.district === district)
	);
}
