import { html } from 'lit-html';
import { Control, TileLayer, type Map as LeafletMap } from 'leaflet';
import { tileConsent } from '../../domain/site/tile-consent.ts';
import { allowedProviders, decide } from '../consent/decisions.ts';
import { elementOf } from '../element-of.ts';
import type { Box } from '../../map/pins/names.ts';
import type { MapSettings } from './options.ts';

/** Puts the ground below the pins: the company's own vector tiles, or somebody else's pictures after consent. */
export async function addGround(
	map: LeafletMap,
	surface: HTMLElement,
	settings: MapSettings,
	pins: () => readonly Box[],
): Promise<void> {
	const { tiles } = settings.options;
	map.addControl(creditOf(tiles.attribution));
	if (tiles.kind === 'pmtiles') {
		const { addVectorTiles } = await import('./vector-tiles.ts');
		await addVectorTiles(map, tiles.url, pins);
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
	settings: { say },
	tiles,
	id,
	load,
}: {
	settings: MapSettings;
	tiles: { readonly provider: string; readonly privacy: string };
	id: string;
	load: () => void;
}): HTMLElement {
	const { provider, privacy } = tiles;
	const choose = (isKept: boolean) => {
		if (isKept) decide(id, true);
		card.remove();
		load();
	};
	const card = elementOf(
		html`<div class="map-consent">
			<p>${say('map.consent', { provider })}</p>
			<a href=${privacy} target="_blank" rel="noreferrer">${say('map.privacy', { provider })}</a>
			<div>
				<button type="button" class="button quiet" @click=${() => choose(false)}>
					${say('embed.once')}
				</button>
				<button type="button" class="button quiet" @click=${() => choose(true)}>
					${say('embed.always')}
				</button>
			</div>
		</div>`,
	);
	return card;
}

/** Says who made the ground. Leaflet's own control takes markup, which the page refuses. */
function creditOf(text: string): Control {
	const credit = new Control({ position: 'bottomright' });
	credit.onAdd = () => {
		const line = document.createElement('div');
		line.className = 'leaflet-control-attribution';
		line.textContent = text;
		return line;
	};
	return credit;
}
