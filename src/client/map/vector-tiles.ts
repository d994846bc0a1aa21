import * as leaflet from 'leaflet';

/** Draws the company's own vector tiles in quiet colours. */
export async function addVectorTiles(map: leaflet.Map, url: string): Promise<void> {
	// The renderer takes Leaflet from here and from nowhere else.
	Object.assign(globalThis, { L: leaflet });
	const { leafletLayer } = await import('protomaps-leaflet');
	const chosen = document.documentElement.dataset['theme'];
	const isDark = chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
	const layer: unknown = leafletLayer({
		url,
		flavor: isDark ? 'black' : 'white',
		lang: document.documentElement.lang,
	});
	if (layer instanceof leaflet.Layer) map.addLayer(layer);
}
