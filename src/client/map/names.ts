import { DivIcon, marker, type Map as LeafletMap, type Marker } from 'leaflet';
import { placeNames, type Box } from '../../map/pins/names.ts';

/** Zoom from which names of districts are shown. */
const nearest = 12;

interface Name {
	readonly label: HTMLElement;
	readonly marker: Marker;
}

/**
 * Shows names above the pins, which would hide what is drawn on the ground.
 * @returns to be called with each name that a tile has, and where it stands in pixels of the world at a zoom
 */
export function addNames(map: LeafletMap, pins: () => readonly Box[]) {
	const pane = map.createPane('names');
	// The pins say all that the drawing shows.
	pane.setAttribute('aria-hidden', 'true');
	const known = new Map<string, Name>();
	let isDue = false;

	const place = () => {
		isDue = false;
		pane.hidden = map.getZoom() < nearest;
		if (pane.hidden) return;
		const bounds = map.getBounds();
		const seen = [...known.values()].filter((name) => bounds.contains(name.marker.getLatLng()));
		const boxes = seen.map(({ label, marker: at }): Box => {
			const { x, y } = map.latLngToLayerPoint(at.getLatLng());
			return { x, y, width: label.offsetWidth, height: label.offsetHeight };
		});
		for (const [at, shift] of placeNames(boxes, pins()).entries()) {
			const style = seen[at]?.label.style;
			style?.setProperty('--shift', `${shift ?? 0}px`);
			style?.setProperty('visibility', shift === undefined ? 'hidden' : 'visible');
		}
	};
	map.on('moveend pins', place);

	return (name: string, { x, y }: { readonly x: number; readonly y: number }, zoom: number) => {
		const at = map.unproject([x, y], zoom);
		// A tile tells of its neighbours, and two cities may have districts of one name.
		const key = `${name} ${at.lat.toFixed(1)}`;
		if (known.has(key)) return;
		const label = document.createElement('span');
		label.className = 'map-name';
		label.textContent = name;
		const icon = new DivIcon({ html: label, className: 'pin-place', iconSize: [0, 0] });
		const made = marker(at, { icon, pane: 'names', keyboard: false, interactive: false });
		known.set(key, { label, marker: made.addTo(map) });
		if (!isDue) requestAnimationFrame(place);
		isDue = true;
	};
}
