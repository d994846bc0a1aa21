import { Bounds, latLngBounds, point, type Map as LeafletMap, type Point } from 'leaflet';
import { html, render } from 'lit-html';
import { regionsOf, type Region } from '../../map/pins/regions.ts';
import type { MapPoint } from '../../search/browser/read-points.ts';
import { isWithin } from './pins.ts';

/** Zoom at which pins of a city stand apart. */
const closest = 12;
/** Pixels across and down that keep a pin, which is as wide as its price, off the edges of the map. */
const margins = point(112, 112);

/** A choice of the regions that have units: between them the map is empty, so it shows one at a time. */
export function addPlaces(map: LeafletMap, host: HTMLElement) {
	const fit = (points: readonly MapPoint[]) => {
		const bounds = latLngBounds([...points]);
		const zoom = map.getBoundsZoom(bounds, false, margins);
		if (zoom >= closest) {
			map.setView(bounds.getCenter(), Math.min(zoom, 15), { animate: false });
			return;
		}
		const pixels = points.map((each) => map.project(each, closest));
		const middle = middleOf(pixels, map.getSize());
		map.setView(map.unproject(middle, closest), closest, { animate: false });
	};
	let regions: readonly Region<MapPoint>[] = [];
	const draw = () => {
		const isSeen = isWithin(map.getBounds());
		const seen = new Map(
			regions.map((region) => [region, region.points.filter(isSeen).length] as const),
		);
		const most = Math.max(1, ...seen.values());
		const chips = regions.map(
			(region) =>
				html`<button
					type="button"
					class="chip"
					aria-pressed=${seen.get(region) === most}
					@click=${() => fit(region.points)}
				>
					${region.name}
				</button>`,
		);
		host.hidden = regions.length < 2;
		render(chips, host);
	};
	map.on('moveend', draw);
	return {
		/** Offers the places of these points. */
		show(points: readonly MapPoint[]) {
			regions = regionsOf(points);
			draw();
		},
		/** Moves the map to where most of the points are. */
		goTo(points: readonly MapPoint[]) {
			regions = regionsOf(points);
			const [first] = regions;
			if (first) fit(first.points);
			else map.setView([51, 10], 5);
		},
	};
}

/** The middle of a view of those that are seen together, moved where it cuts the fewest pins of others. */
function middleOf(points: readonly Point[], size: Point): Point {
	const room = size.subtract(margins);
	const seen = seenTogether(points, room);
	const spare = room.subtract(seen.getSize()).divideBy(2);
	const [reach, clear] = [room.divideBy(2), size.add(margins).divideBy(2)];
	const cutAt = (middle: Point) =>
		points.filter((each) => {
			const [x, y] = [Math.abs(each.x - middle.x), Math.abs(each.y - middle.y)];
			return x < clear.x && y < clear.y && (x > reach.x || y > reach.y);
		}).length;
	const steps = [0, -1, 1];
	const middles = steps.flatMap((across) =>
		steps.map((down) => seen.getCenter().add(point(across * spare.x, down * spare.y))),
	);
	return middles.reduce((best, each) => (cutAt(each) < cutAt(best) ? each : best));
}

/** Where not all points can be seen at once: those where most are, and what else there is room for around them. */
function seenTogether(points: readonly Point[], room: Point): Bounds {
	const median = (of: 'x' | 'y') =>
		points.map((each) => each[of]).sort((a, b) => a - b)[Math.floor(points.length / 2)] ?? 0;
	const [x, y] = [median('x'), median('y')];
	const distance = (each: Point) =>
		Math.max(Math.abs(each.x - x) / room.x, Math.abs(each.y - y) / room.y);
	let seen = new Bounds([]);
	for (const each of points.toSorted((a, b) => distance(a) - distance(b))) {
		const wider = new Bounds([each]).extend(seen);
		if (!seen.isValid() || room.contains(wider.getSize())) seen = wider;
	}
	return seen;
}
