import { Control, TileLayer, type Map as LeafletMap } from 'leaflet';
import { tileConsent } from '../../domain/tile-consent.ts';
import { allowedProviders, decide } from '../embed/consent.ts';
import { fill } from '../fill.ts';
import type { MapSettings } from './options.ts';

/** Puts the ground below the pins: the company's own vector tiles, or somebody else's pictures after consent. */
export async function addGround(
	map: LeafletMap,
	surface: HTMLElement,
	settings: MapSettings,
): Promise<void> {
	const { tiles } = settings.options;
	const credit = new Control.Attribution({ prefix: false, position: 'bottomright' });
	map.addControl(credit.addAttribution(plain(tiles.attribution)));
	if (tiles.kind === 'pmtiles') {
		const { addVectorTiles } = await import('./vector-tiles.ts');
		await addVectorTiles(map, tiles.url);
		return;
	}
	const load = () => {
		new TileLayer(tiles.url, { maxZoom: tiles.maximumZoom, referrerPolicy: 'origin' }).addTo(map);
	};
	const id = tileConsent(tiles.url);
	if (allowedProviders().includes(id)) load();
	else surface.append(consentCard({ settings, tiles, id, load }));
}

function consentCard({
	settings: { words },
	tiles,
	id,
	load,
}: {
	settings: MapSettings;
	tiles: { readonly provider: string; readonly privacy: string };
	id: string;
	load: () => void;
}): HTMLElement {
	const card = document.createElement('div');
	card.className = 'map-consent';
	const text = document.createElement('p');
	text.textContent = fill(words.consent, { provider: tiles.provider });
	const link = document.createElement('a');
	link.href = tiles.privacy;
	link.target = '_blank';
	link.rel = 'noreferrer';
	link.textContent = fill(words.privacy, { provider: tiles.provider });
	const choice = (label: string, isKept: boolean) => {
		const button = document.createElement('button');
		button.type = 'button';
		button.className = 'button quiet';
		button.textContent = label;
		button.addEventListener('click', () => {
			if (isKept) decide(id, true);
			card.remove();
			load();
		});
		return button;
	};
	const actions = document.createElement('div');
	actions.append(choice(words.once, false), choice(words.always, true));
	card.append(text, link, actions);
	return card;
}

/** Text as markup that shows exactly it. */
function plain(text: string): string {
	const holder = document.createElement('span');
	holder.textContent = text;
	return holder.innerHTML;
}
