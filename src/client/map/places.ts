import { Bounds, latLngBounds, point, type Map as LeafletMap, type Point } from 'leaflet';
import { html, render } from 'lit-html';
import { regionsOf, type Region } from '../../map/pins/regions.ts';
import type { MapPoint } from '../../search/browser/read-points.ts';

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
		const middle = seenTogether(pixels, map.getSize().subtract(margins)).getCenter();
		map.setView(map.unproject(middle, closest), closest, { animate: false });
	};
	return {
		/** Moves the map to where most of the points are. */
		goTo(points: readonly MapPoint[]) {
			const regions = regionsOf(points);
			const choose = (chosen: Region<MapPoint>) => {
				fit(chosen.points);
				const chips = regions.map(
					(region) =>
						html`<button
							type="button"
							class="chip"
							aria-pressed=${region === chosen}
							@click=${() => choose(region)}
						>
							${region.name}
						</button>`,
				);
				render(chips, host);
			};
			host.hidden = regions.length < 2;
			const [first] = regions;
			if (first) choose(first);
			else map.setView([51, 10], 5);
		},
	};
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
