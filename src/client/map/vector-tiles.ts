import * as leaflet from 'leaflet';
import { PMTiles } from 'pmtiles';
import type { Box } from '../../map/pins/names.ts';
import { addNames } from './names.ts';

/** Draws the company's own vector tiles in the colours of the page. */
export async function addVectorTiles(
	map: leaflet.Map,
	url: string,
	pins: () => readonly Box[],
): Promise<void> {
	// The renderer takes Leaflet from here and from nowhere else.
	Object.assign(globalThis, { L: leaflet });
	const tiles = new PMTiles(url);
	const [{ leafletLayer }, { mapStyle }, { maxZoom }] = await Promise.all([
		import('protomaps-leaflet'),
		import('./map-style.ts'),
		tiles.getHeader(),
	]);
	const lang = document.documentElement.lang;
	// The map names who made them by itself.
	const options = { maxDataZoom: maxZoom, lang, attribution: '', ...mapStyle(addNames(map, pins)) };
	const layer: unknown = leafletLayer({ url: tiles, ...options });
	if (layer instanceof leaflet.Layer) map.addLayer(layer);
}
