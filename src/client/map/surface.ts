import {
	Control,
	Map as LeafletMap,
	type LatLngExpression,
	type PanOptions,
	type PointExpression,
	type ZoomPanOptions,
} from 'leaflet';
import type { MapSettings } from './options.ts';

/** An empty map with its buttons, for the keyboard and those who do not see it as well. */
export function createMap(surface: HTMLElement, say: MapSettings['say']): LeafletMap {
	const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
	const map = new (isStill ? StillMap : LeafletMap)(surface, {
		zoomControl: false,
		attributionControl: false,
		maxZoom: 17,
		zoomAnimation: !isStill,
		fadeAnimation: !isStill,
		inertia: !isStill,
	});
	surface.setAttribute('role', 'group');
	surface.setAttribute('aria-label', say('map.surface'));
	// The pins say all that the drawing shows.
	for (const pane of ['tilePane', 'overlayPane'])
		map.getPane(pane)?.setAttribute('aria-hidden', 'true');
	const zoom = new Control.Zoom({
		position: 'topright',
		zoomInTitle: say('map.zoomIn'),
		zoomOutTitle: say('map.zoomOut'),
	});
	map.addControl(zoom);
	// They are links that are called buttons, which the space bar presses.
	zoom.getContainer()?.addEventListener('keydown', (event) => {
		if (event.key !== ' ' || !(event.target instanceof HTMLElement)) return;
		event.preventDefault();
		event.target.click();
	});
	return map;
}

/** For those who want less to move: it is at once where others glide to. */
class StillMap extends LeafletMap {
	override panBy(offset: PointExpression, options?: PanOptions): this {
		return super.panBy(offset, { ...options, animate: false });
	}

	override flyTo(place: LatLngExpression, zoom?: number, options?: ZoomPanOptions): this {
		return super.flyTo(place, zoom, { ...options, animate: false });
	}
}
