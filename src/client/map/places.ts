import { Bounds, latLngBounds, point, type Map as LeafletMap, type Point } from 'leaflet';
import type { SchematicCity } from '../../domain/schematic.ts';
import type { MapWords } from '../../view/listing/map.ts';
import { cityNear } from '../../map/location-plan.ts';
import type { MapPoint } from '../../search/read-points.ts';

/** Zoom below which the plan of a city is nothing but small lines. */
const farthest = 11;
/** Zoom at which pins of a city stand apart. */
const closest = 12;
/** Pixels across and down that keep a pin, which is as wide as its price, off the edges of the map. */
const margins = point(112, 112);

/**
 * A choice of the cities that have a plan: between them the map is empty, so it shows one at a time.
 * Where a real map lies below, there is no choice, and everything is shown.
 */
export function addPlaces(
	map: LeafletMap,
	head: HTMLElement,
	{ cities, words }: { cities: readonly SchematicCity[]; words: MapWords },
) {
	const list = document.createElement('div');
	list.className = 'map-places';
	list.setAttribute('role', 'group');
	list.setAttribute('aria-label', words.places);
	if (cities.length > 0) map.setMinZoom(farthest);
	const fit = (points: readonly MapPoint[]) => {
		if (points.length === 0) return;
		const bounds = latLngBounds([...points]);
		const zoom = map.getBoundsZoom(bounds, false, margins);
		if (cities.length === 0 || zoom >= closest) {
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
			if (cities.length === 0) return fit(points);
			const grouped = Map.groupBy(points, (point) => cityNear(point, cities));
			const choices = cities
				.flatMap((city) => {
					const inCity = grouped.get(city);
					return inCity ? [{ city, points: inCity }] : [];
				})
				.sort((a, b) => b.points.length - a.points.length);
			const choose = (chosen: (typeof choices)[number]) => {
				fit(chosen.points);
				for (const [at, button] of [...list.querySelectorAll('button')].entries()) {
					button.setAttribute('aria-pressed', String(choices[at] === chosen));
				}
			};
			list.replaceChildren(
				...choices.map((choice) => {
					const button = document.createElement('button');
					button.type = 'button';
					button.className = 'chip';
					button.textContent = choice.city.name;
					button.addEventListener('click', () => choose(choice));
					return button;
				}),
			);
			if (choices.length > 1) head.prepend(list);
			const [first] = choices;
			if (first) choose(first);
			else map.setView(cities[0]?.centre ?? [51, 10], 12);
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
