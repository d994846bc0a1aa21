import { DomEvent, polyline, type Map as LeafletMap } from 'leaflet';
import { simplify, type Area } from '../../search/drawn-areas.ts';

/** Pixels between two points of a stroke at least. */
const step = 4;
/** Square pixels that a corner makes up at least: less is a tremble of the hand. */
const tremble = 300;
/** Pixels from edge to edge that an area has at least; less is a click. */
const leastExtent = 24;

/**
 * Has the next strokes over a map drawn, instead of moving it.
 * @param drawn is told the area that a stroke goes around, closed where it ends
 * @returns to be called when no more are to be drawn
 */
export function takeStrokes(map: LeafletMap, drawn: (area: Area) => void): () => void {
	const sheet = document.createElement('div');
	sheet.className = 'stroke-sheet';
	const line = polyline([], { className: 'drawn-stroke', interactive: false }).addTo(map);
	let stroke: { readonly x: number; readonly y: number }[] | undefined;

	function add(event: PointerEvent): void {
		const at = map.mouseEventToContainerPoint(event);
		const last = stroke?.at(-1);
		if (!stroke || (last && at.distanceTo([last.x, last.y]) < step)) return;
		stroke.push(at);
		line.addLatLng(map.containerPointToLatLng(at));
	}

	function end(): Area | undefined {
		const points = stroke ?? [];
		stroke = undefined;
		line.setLatLngs([]);
		const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
		const extents = [xs, ys].map((all) => Math.max(...all) - Math.min(...all));
		if (!extents.every((extent) => extent >= leastExtent)) return undefined;
		const [from, to] = [map.containerPointToLatLng([0, 0]), map.containerPointToLatLng([1, 1])];
		const pixel = Math.abs((from.lat - to.lat) * (from.lng - to.lng));
		const corners = points.map(({ x, y }) => map.containerPointToLatLng([x, y]));
		return simplify(
			corners.map(({ lat, lng }) => ({ lat, lng })),
			tremble * pixel,
		);
	}

	sheet.addEventListener('pointerdown', (event) => {
		// Of several fingers the first one draws.
		if (!event.isPrimary || event.button !== 0) return;
		sheet.setPointerCapture(event.pointerId);
		stroke = [];
		add(event);
	});
	sheet.addEventListener('pointermove', (event) => {
		if (event.isPrimary) add(event);
	});
	sheet.addEventListener('pointerup', ({ isPrimary }) => {
		const area = isPrimary && end();
		if (area) drawn(area);
	});
	sheet.addEventListener('pointercancel', end);
	DomEvent.disableClickPropagation(sheet);
	DomEvent.disableScrollPropagation(sheet);
	map.getContainer().append(sheet);
	return () => {
		sheet.remove();
		line.remove();
	};
}
