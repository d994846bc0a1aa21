import { DomEvent, type Map as LeafletMap, type Point as LeafletPoint } from 'leaflet';
import { html, nothing, render } from 'lit-html';
import { formatNumber } from '../../i18n/format.ts';
import { placeName } from '../../i18n/place-name.ts';
import { bearingOf } from '../../map/bearing.ts';
import { boxOf } from '../../search/browser/in-areas.ts';
import type { Area } from '../../search/drawn-areas.ts';
import type { IndexedPlace } from '../../search/search-index.ts';
import type { Point } from '../../domain/place.ts';
import type { MapSettings } from './options.ts';

/** Pixels that an arrow key moves a corner, alone and with Shift. */
const steps = { small: 8, large: 40 };
const arrows: Readonly<Partial<Record<string, readonly [x: number, y: number]>>> = {
	ArrowLeft: [-1, 0],
	ArrowRight: [1, 0],
	ArrowUp: [0, -1],
	ArrowDown: [0, 1],
};

/** A corner of one of several areas. */
export interface Corner {
	readonly of: number;
	readonly at: number;
}

interface CornerEvents {
	/** A corner has the pointer or the focus. */
	chosen(corner: Corner): void;
	/** A corner is elsewhere; while a pointer still holds it, `isDone` is false. */
	moved(corner: Corner, to: Point, isDone: boolean): void;
	added(corner: Corner): void;
	dropped(corner: Corner): void;
}

/** The corners of areas as lists of buttons, each at its place on the map, for the pointer and for keys. */
export function createCorners(
	map: LeafletMap,
	{ say, options: { locale } }: MapSettings,
	places: readonly IndexedPlace[],
	events: CornerEvents,
) {
	const pane = map.createPane('corners');
	DomEvent.disableClickPropagation(pane);
	let areas: readonly Area[] = [];
	let chosen: Corner | undefined;
	/** What a pointer holds, and where both were when it took it. */
	let held: { readonly place: LeafletPoint; readonly pointer: LeafletPoint } | undefined;

	/** "Ecke 3 von 7, 0,9 km nördlich von Plagwitz" */
	function nameOf({ of, at }: Corner): string {
		const area = areas[of] ?? [];
		const corner = area[at];
		if (!corner) return '';
		const { south, north, west, east } = boxOf(area);
		const middle = { point: { lat: (south + north) / 2, lng: (west + east) / 2 } };
		const bearing = bearingOf(corner, places) ?? bearingOf(corner, [middle]);
		const from = bearing?.from;
		const place = say('map.area.place', {
			km: formatNumber(Math.max(0.1, Math.round((bearing?.kilometres ?? 0) * 10) / 10), locale),
			direction: say('map.area.directions').split('|')[bearing?.eighth ?? 0] ?? '',
			place: from && 'city' in from ? placeName(from, locale) : say('map.area.middle'),
		});
		return say('map.area.corner', { n: at + 1, total: area.length, place });
	}

	function pressed(event: KeyboardEvent, corner: Corner): void {
		const arrow = arrows[event.key];
		const here = areas[corner.of]?.[corner.at];
		if (arrow && here) {
			const { x, y } = map.latLngToContainerPoint(here);
			const step = event.shiftKey ? steps.large : steps.small;
			const to = map.containerPointToLatLng([x + arrow[0] * step, y + arrow[1] * step]);
			events.moved(corner, to, true);
		} else if (event.key === 'Delete' || event.key === 'Backspace') events.dropped(corner);
		else if (event.key === 'Insert') events.added(corner);
		else return;
		event.preventDefault();
		// Else the map would move, too.
		event.stopPropagation();
	}

	function hold(event: PointerEvent, corner: Corner, place: Point): void {
		if (!event.isPrimary || !(event.currentTarget instanceof HTMLElement)) return;
		event.currentTarget.setPointerCapture(event.pointerId);
		const pointer = map.mouseEventToContainerPoint(event);
		held = { place: map.latLngToContainerPoint(place), pointer };
		events.chosen(corner);
	}

	function drag(event: PointerEvent, corner: Corner, isDone: boolean): void {
		if (!held || !event.isPrimary) return;
		const by = map.mouseEventToContainerPoint(event).subtract(held.pointer);
		const to = map.containerPointToLatLng(held.place.add(by));
		if (isDone) held = undefined;
		// To press it is not to move it.
		if (Math.hypot(by.x, by.y) >= 3) events.moved(corner, to, isDone);
	}

	const handle = (corner: Corner, place: Point) => {
		const { x, y } = map.latLngToLayerPoint(place);
		const isChosen = corner.of === chosen?.of && corner.at === chosen.at;
		return html`<li .style=${`translate: ${x}px ${y}px`}>
			<button
				type="button"
				class="area-corner"
				aria-label=${nameOf(corner)}
				aria-current=${isChosen ? 'true' : nothing}
				@focus=${() => events.chosen(corner)}
				@keydown=${(event: KeyboardEvent) => pressed(event, corner)}
				@pointerdown=${(event: PointerEvent) => hold(event, corner, place)}
				@pointermove=${(event: PointerEvent) => drag(event, corner, false)}
				@pointerup=${(event: PointerEvent) => drag(event, corner, true)}
			></button>
		</li>`;
	};

	function draw(): void {
		const lists = areas.map(
			(area, of) =>
				html`<ol
					class="area-corners leaflet-zoom-hide"
					aria-label=${say('map.area.corners', { n: of + 1, total: areas.length })}
				>
					${area.map((place, at) => handle({ of, at }, place))}
				</ol>`,
		);
		render(lists, pane);
	}
	map.on('viewreset zoomend', draw);

	return {
		nameOf,
		/** Shows the corners of areas; of none without them. */
		show(wanted: readonly Area[], marked?: Corner) {
			areas = wanted;
			chosen = marked;
			draw();
		},
		focus({ of, at }: Corner) {
			const list = pane.children[of];
			list?.querySelectorAll('button')[at]?.focus({ preventScroll: true });
		},
	};
}
