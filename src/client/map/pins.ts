import {
	circle,
	DivIcon,
	LayerGroup,
	marker,
	point,
	type Map as LeafletMap,
	type LatLngBounds,
	type Marker,
} from 'leaflet';
import { formatNumber } from '../../i18n/format.ts';
import { groupsOf, type Group } from '../../map/pins/cluster.ts';
import type { Box } from '../../map/pins/names.ts';
import type { MapPoint } from '../../search/browser/read-points.ts';
import { monthlyChanged } from '../monthly.ts';
import { pinLabel, pinName } from './labels.ts';
import type { MapSettings } from './options.ts';
import type { Point } from '../../domain/place.ts';

/** Pixels two pins are apart at least. */
const pinDistance = 80;
/** Pixels across and down in which half a pin has room. */
const margin = point(80, 32);

type Placed = MapPoint & { readonly x: number; readonly y: number };

interface Pin {
	readonly marker: Marker;
	readonly button: HTMLButtonElement;
	readonly members: readonly MapPoint[];
}

interface PinEvents {
	/** A pin was chosen that stands for one unit, or for several at one place. */
	chosen(points: readonly MapPoint[]): void;
	/** The pointer or the focus is on a pin, or no longer on one. */
	pointed(ids: readonly number[]): void;
}

/**
 * Puts units on a map: each is a button with its price, and those too close together are one with their number. The map
 * fires `pins` whenever they were drawn.
 */
export function addPins(map: LeafletMap, settings: MapSettings, events: PinEvents) {
	const layer = new LayerGroup().addTo(map);
	const circles = new LayerGroup().addTo(map);
	let pins = new Map<string, Pin>();
	let points: readonly MapPoint[] = [];
	let marked: number | undefined;

	const draw = () => {
		const zoom = map.getZoom();
		// What lies further away than the window is large joins nothing that is seen.
		const placed = points
			.filter(isWithin(map.getBounds().pad(1)))
			.map((point): Placed => ({ ...point, ...map.project(point, zoom) }));
		const isNear = isWithin(map.getBounds().pad(0.3));
		const groups = groupsOf(placed, pinDistance * textScale())
			.filter(({ members }) => members.some(isNear))
			.sort((a, b) => a.y - b.y);
		const kept = new Map<string, Pin>();
		circles.clearLayers();
		for (const group of groups) {
			const name = `${zoom} ${group.members.map(({ id }) => id).join(' ')}`;
			// A pin that stays keeps its button, and with it the focus.
			kept.set(name, pins.get(name) ?? addPin(group, zoom));
			if (isOnePlace(group)) addCircle(group);
		}
		const gone = [...pins].flatMap(([name, pin]) => (kept.has(name) ? [] : [pin]));
		// Else what was focused would be removed, and the page begin anew.
		if (gone.some(({ button }) => button === document.activeElement))
			map.getContainer().focus({ preventScroll: true });
		for (const { marker: place } of gone) place.remove();
		pins = kept;
		highlight();
		map.fire('pins');
	};

	const label = (button: HTMLButtonElement, [point]: readonly MapPoint[]) => {
		if (!point) return;
		button.textContent = pinLabel(point, settings);
		button.setAttribute('aria-label', pinName(point, settings));
	};

	const addPin = (group: Group<Placed>, zoom: number): Pin => {
		const { members } = group;
		const [first] = members;
		const button = document.createElement('button');
		button.type = 'button';
		button.className = 'pin';
		if (members.length > 1) {
			button.classList.add('many');
			const { say, options } = settings;
			const isStack = isOnePlace(group);
			const n = formatNumber(members.length, options.locale);
			button.textContent = isStack ? say('map.units', { n }) : n;
			button.ariaLabel = say(isStack ? 'map.stack' : 'map.cluster', { n });
		} else if (first) {
			label(button, members);
			button.classList.toggle('reserved', first.reserved);
			button.classList.toggle('rough', first.radius !== undefined);
		}
		const ids = members.map(({ id }) => id);
		button.addEventListener('click', () => {
			if (isOnePlace(group) || zoom >= map.getMaxZoom()) events.chosen(members);
			else map.flyToBounds(boundsOf(members), { padding: [72, 72], maxZoom: zoom + 3 });
		});
		for (const type of ['pointerenter', 'focus']) {
			button.addEventListener(type, () => events.pointed(ids));
		}
		for (const type of ['pointerleave', 'blur']) {
			button.addEventListener(type, () => events.pointed([]));
		}
		const place = isOnePlace(group) && first ? first : map.unproject([group.x, group.y], zoom);
		// Of a pin that lies beyond the edge nobody would see that it has the focus.
		button.addEventListener('focus', () => {
			if (button.matches(':focus-visible'))
				map.panInside(place, { padding: margin.multiplyBy(textScale()) });
		});
		const pin = marker(place, {
			icon: new DivIcon({ html: button, className: 'pin-place', iconSize: [0, 0] }),
			// The button within has the keyboard and the pointer.
			keyboard: false,
			interactive: false,
		});
		pin.addTo(layer);
		return { marker: pin, button, members };
	};

	const addCircle = ({ members: [first] }: Group<Placed>) => {
		if (first?.radius === undefined || map.getZoom() < 12) return;
		circle(first, { radius: first.radius, className: 'rough-place', interactive: false }).addTo(
			circles,
		);
	};

	const highlight = () => {
		for (const { button, members, marker: place } of pins.values()) {
			const isMarked = members.some(({ id }) => id === marked);
			button.classList.toggle('marked', isMarked);
			place.setZIndexOffset(isMarked ? 1_000 : 0);
		}
	};

	const relabel = () => {
		for (const { button, members } of pins.values())
			if (members.length === 1) label(button, members);
		map.fire('pins');
	};

	map.on('zoomend moveend', draw);
	document.addEventListener(monthlyChanged, relabel);
	return {
		/** Shows these points and no others. */
		show: (wanted: readonly MapPoint[]) => {
			points = wanted;
			draw();
		},
		/** What the pins cover, in pixels of the map's layers. */
		boxes: () =>
			[...pins.values()].map(({ button, marker: place }): Box => {
				const { x, y } = map.latLngToLayerPoint(place.getLatLng());
				return { x, y, width: button.offsetWidth, height: button.offsetHeight };
			}),
		/** Marks the pin of a unit; without an id none is marked. */
		mark: (id?: number) => {
			marked = id;
			highlight();
		},
	};
}

/** Whether no zoom can tell these apart: one unit, or a house or a grid cell with several. */
function isOnePlace({ members }: { readonly members: readonly MapPoint[] }): boolean {
	const [first] = members;
	return members.every(({ lat, lng }) => lat === first?.lat && lng === first.lng);
}

function boundsOf(points: readonly MapPoint[]): [[number, number], [number, number]] {
	const lats = points.map(({ lat }) => lat);
	const lngs = points.map(({ lng }) => lng);
	return [
		[Math.min(...lats), Math.min(...lngs)],
		[Math.max(...lats), Math.max(...lngs)],
	];
}

/** How many times as large as usual text is for this visitor: pins, which are as wide as their price, grow with it. */
function textScale(): number {
	return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
}

/**
 * Whether a point lies within bounds; Leaflet's own way makes two objects for each point, of which there may be
 * 20,000.
 */
export function isWithin(bounds: LatLngBounds): (point: Point) => boolean {
	const [south, north] = [bounds.getSouth(), bounds.getNorth()];
	const [west, east] = [bounds.getWest(), bounds.getEast()];
	return ({ lat, lng }) => lat >= south && lat <= north && lng >= west && lng <= east;
}
