import { LayerGroup, latLngBounds, polygon, type Map as LeafletMap } from 'leaflet';
import { html, nothing, render } from 'lit-html';
import { fitAreas, mostAreas, readAreas, writeAreas, type Area } from '../../search/drawn-areas.ts';
import type { IndexedPlace } from '../../search/search-index.ts';
import type { MapWords } from '../../view/listing/map.ts';
import { loadStyles } from '../load-styles.ts';
import styles from './areas.css?url';
import { createCorners, type Corner } from './corners.ts';
import type { MapSettings } from './options.ts';
import { takeStrokes } from './stroke.ts';

/** Areas on a map, and what can be done about them. */
export interface Drawing {
	/** Lets the visitor draw one. */
	start(): void;
	/** Shows those of an address. */
	show(text: string): void;
	/** Moves the map to where they are. */
	frame(): void;
	/** The map was closed. */
	rest(): void;
}

/**
 * Draws areas on a map, and lets visitors draw and change them.
 * @param bar where the buttons stand
 * @param told is told all areas, as an address says them, whenever the visitor has changed one
 * @throws without a network
 */
export async function createDrawing(
	map: LeafletMap,
	bar: HTMLElement,
	settings: MapSettings,
	places: readonly IndexedPlace[],
	told: (text: string) => void,
): Promise<Drawing> {
	await loadStyles(styles);
	const { say } = settings;
	const shapes = new LayerGroup().addTo(map);
	let areas: readonly Area[] = [];
	/** As an address says them. */
	let text = '';
	let mode: 'rest' | 'stroke' | 'corners' = 'rest';
	let chosen: Corner = { of: 0, at: 0 };
	/** What a screen reader says; of what cannot be done, everybody reads it. */
	let note = { words: '', isSeen: false };
	let stopStrokes: (() => void) | undefined;
	const corners = createCorners(map, settings, places, {
		chosen(corner) {
			if (corner.of === chosen.of && corner.at === chosen.at) return;
			chosen = corner;
			note = { words: '', isSeen: false };
			draw();
		},
		moved(corner, { lat, lng }, isDone) {
			const next = areas.map((area, of) =>
				of === corner.of ? area.with(corner.at, { lat, lng }) : area,
			);
			if (!isDone) return draw(next);
			if (change(next)) tell(corners.nameOf(corner), false);
		},
		added: add,
		dropped: drop,
	});

	/** Takes areas as they are now, as far as an address has room for their corners. */
	function change(next: readonly Area[]): boolean {
		const fitted = fitAreas(next);
		if (fitted) {
			text = writeAreas(fitted);
			areas = readAreas(text).areas;
			const last = (areas[chosen.of]?.length ?? 1) - 1;
			chosen = { of: chosen.of, at: Math.min(chosen.at, last) };
			note = { words: '', isSeen: false };
			told(text);
		} else note = { words: say('map.area.full'), isSeen: true };
		draw();
		return fitted !== undefined;
	}

	function tell(words: string, isSeen = true): void {
		note = { words, isSeen };
		draw();
	}

	/** Goes into another mode; the focus follows, where the button that was pressed goes. */
	function enter(next: typeof mode): void {
		const hadFocus = bar.contains(document.activeElement) || mode === 'corners';
		stopStrokes?.();
		stopStrokes = next === 'stroke' ? takeStrokes(map, drawn) : undefined;
		mode = next;
		// Pins lie under strokes and corners, too close to be pressed.
		map.getPane('markerPane')?.toggleAttribute('inert', mode !== 'rest');
		note = { words: '', isSeen: false };
		draw();
		if (mode === 'corners') corners.focus(chosen);
		else if (hadFocus) bar.querySelector('button')?.focus({ preventScroll: true });
	}

	function drawn(area: Area): void {
		change([...areas, area]);
		enter('rest');
	}

	/** For those who cannot draw a stroke. */
	function square(): void {
		const middle = map.getBounds().pad(-0.3);
		const [south, north] = [middle.getSouth(), middle.getNorth()];
		const [west, east] = [middle.getWest(), middle.getEast()];
		const area = [
			{ lat: north, lng: west },
			{ lat: north, lng: east },
			{ lat: south, lng: east },
			{ lat: south, lng: west },
		];
		if (!change([...areas, area])) return;
		chosen = { of: areas.length - 1, at: 0 };
		enter('corners');
	}

	/** Adds a corner in the middle of the way to the next one. */
	function add({ of, at }: Corner): void {
		const area = areas[of] ?? [];
		const [a, b] = [area[at], area[(at + 1) % area.length]];
		if (!a || !b) return;
		const between = { lat: (a.lat + b.lat) / 2, lng: (a.lng + b.lng) / 2 };
		const next = areas.with(of, area.toSpliced(at + 1, 0, between));
		// To make room for it would take away another one.
		if (fitAreas(next)?.[of]?.length !== area.length + 1) return tell(say('map.area.full'));
		chosen = { of, at: at + 1 };
		change(next);
		if (!bar.contains(document.activeElement)) corners.focus(chosen);
	}

	function drop({ of, at }: Corner): void {
		const area = areas[of] ?? [];
		if (area.length <= 3) return tell(say('map.area.least'));
		chosen = { of, at: at % (area.length - 1) };
		change(areas.with(of, area.toSpliced(at, 1)));
	}

	/** Removes an area; all without one. */
	function remove(of?: number): void {
		chosen = { of: 0, at: 0 };
		change(of === undefined ? [] : areas.toSpliced(of, 1));
		enter(areas.length > 0 ? mode : 'rest');
	}

	const button = (key: MapWords, act: () => void) =>
		html`<button type="button" class="chip" @click=${act}>${say(key)}</button>`;

	function buttons() {
		if (mode === 'stroke')
			return html`<p>${say('map.area.hint')}</p>
				${button('map.area.square', square)}${button('map.area.cancel', () => enter('rest'))}`;
		if (areas.length === 0) return button('map.area.draw', () => enter('stroke'));
		if (mode === 'corners')
			return html`${button('map.area.add', () => add(chosen))}
			${button('map.area.drop', () => drop(chosen))}
			${button('map.area.remove.one', () => remove(chosen.of))}
			${button('map.area.done', () => enter('rest'))}`;
		const many = areas.length > 1 ? 'other' : 'one';
		return html`${button(`map.area.change.${many}`, () => enter('corners'))}
		${button(`map.area.remove.${many}`, () => remove())}
		${areas.length < mostAreas ? button('map.area.more', () => enter('stroke')) : nothing}`;
	}

	/** @param shown the areas while one is being moved */
	function draw(shown = areas): void {
		shapes.clearLayers();
		for (const area of shown)
			polygon([...area], { className: 'drawn-area', interactive: false }).addTo(shapes);
		corners.show(mode === 'corners' ? shown : [], chosen);
		const hidden = note.isSeen ? nothing : 'visually-hidden';
		render(
			html`${buttons()}
				<p role="status" class=${hidden}>${note.words}</p>`,
			bar,
		);
	}

	document.addEventListener(
		'keydown',
		(event) => {
			if (mode === 'rest' || event.key !== 'Escape') return;
			// The map stays open.
			event.preventDefault();
			event.stopPropagation();
			enter('rest');
		},
		true,
	);

	return {
		start: () => enter('stroke'),
		show(said) {
			if (said === text) return;
			text = said;
			areas = readAreas(said).areas;
			chosen = { of: 0, at: 0 };
			enter(areas.length > 0 ? mode : 'rest');
		},
		frame() {
			if (areas.length > 0)
				map.fitBounds(latLngBounds(areas.flat()), { padding: [48, 48], animate: false });
		},
		rest: () => enter('rest'),
	};
}
