import type { Map as LeafletMap } from 'leaflet';
import { html, render } from 'lit-html';
import type { IndexedPlace } from '../../search/search-index.ts';
import type { Drawing } from './draw-areas.ts';
import type { MapSettings } from './options.ts';
import type { createPane } from './pane.ts';

/** Offers to draw areas on a map; what draws them is loaded when somebody wants to, or the address has one. */
export function offerAreas(
	map: LeafletMap,
	{
		pane,
		settings,
		places,
		mayMove,
		started,
	}: {
		readonly pane: ReturnType<typeof createPane>;
		readonly settings: MapSettings;
		readonly places: readonly IndexedPlace[];
		/** Whether the map may go to areas that are shown. */
		readonly mayMove: () => boolean;
		/** Called when somebody begins to draw. */
		readonly started: () => void;
	},
) {
	const { say } = settings;
	let drawing: Promise<Drawing> | undefined;
	let shown: string | undefined;
	let listener: ((text: string | undefined) => void) | undefined;

	function load(): Promise<Drawing> {
		drawing ??= import('./draw-areas.ts').then(({ createDrawing }) =>
			createDrawing(map, pane.areas, settings, places, (text) => {
				shown = text || undefined;
				listener?.(shown);
			}),
		);
		drawing.catch(() => {
			drawing = undefined;
			offer('map.failed');
		});
		return drawing;
	}

	async function start(): Promise<void> {
		started();
		(await load()).start();
	}

	function offer(words: 'map.area.draw' | 'map.failed'): void {
		render(
			html`<button type="button" class="chip" @click=${start}>${say(words)}</button>`,
			pane.areas,
		);
	}

	offer('map.area.draw');
	pane.onClose(() => void drawing?.then((made) => made.rest()));
	return {
		async show(text: string | undefined) {
			if (text === shown) return;
			shown = text;
			const made = await load();
			made.show(text ?? '');
			if (mayMove()) made.frame();
		},
		areShown: () => shown !== undefined,
		onChange(told: typeof listener) {
			listener = told;
		},
	};
}
