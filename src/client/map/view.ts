import './leaflet-markup.ts';
import leafletStyles from './leaflet.css?url';
import styles from './map.css?url';
import { searchPath } from '../../i18n/search-path.ts';
import { openSearch } from '../../search/browser/query.ts';
import type { MapPoint } from '../../search/browser/read-points.ts';
import { loadIndex } from '../load-index.ts';
import { loadPoints } from '../load-points.ts';
import { loadStyles } from '../load-styles.ts';
import { pause } from '../slices.ts';
import { addGround } from './providers.ts';
import {
	mapFragment,
	readMapAddress,
	withAreas,
	writeMapAddress,
	type MapAddress,
} from './address.ts';
import { offerAreas } from './offer-areas.ts';
import { isWithin, addPins } from './pins.ts';
import { createPane } from './pane.ts';
import { readSettings } from './options.ts';
import { addPlaces } from './places.ts';
import { createStrip } from './strip.ts';
import { createMap } from './surface.ts';
import { cardId } from '../unit-id.ts';

/** The map beside a list, once it was opened. */
export interface ListingMap {
	toggle(): void;
	/** Shows only these units; all of the list without ids. Some may be of those beside what the map knows. */
	showOnly(ids?: Iterable<number>, beside?: readonly MapPoint[]): void;
	/** Ids of the shown units that lie in the part of the map that is seen. */
	idsInView(): number[];
	/**
	 * Has somebody told, from now on, of all units that lie in the part of the map that is seen, shown or not; of none
	 * while the map decides nothing about the list. `isNew` is false for what the address says already.
	 */
	onView(told: (ids: readonly number[] | undefined, isNew: boolean) => void): void;
	/** Shows areas as an address says them. */
	showAreas(text: string | undefined): void;
	/** Has somebody told whenever the visitor has drawn or changed areas: all of them, as an address says them. */
	onAreas(told: (text: string | undefined) => void): void;
	/** "Search as I move the map" is unticked: its view decides nothing any more. */
	leave(): void;
}

declare global {
	/** What a map tells its host: dispatched on the element with `data-map`. */
	interface HTMLElementEventMap {
		/** The map was made; `detail` is the map. */
		'map:ready': CustomEvent<ListingMap>;
	}
}

/**
 * Makes the map of a list; it is shown with the first `toggle`.
 * @param host the element with `data-map`, which holds the list
 * @param opener gets the focus back when the map closes
 * @throws when the points cannot be loaded
 */
export async function prepareMap(
	host: HTMLElement,
	opener: HTMLButtonElement,
): Promise<ListingMap> {
	const settings = readSettings(host);
	const {
		options: { locale, deal, start, city },
		say,
	} = settings;
	const index = await loadIndex(searchPath(locale, { kind: 'searchIndex', city }));
	const [own] = await Promise.all([
		loadPoints(index),
		loadStyles(leafletStyles),
		loadStyles(styles),
	]);
	let points: readonly MapPoint[] = own;
	const pointsOf = (ids: Iterable<number>) => {
		const wanted = new Set(ids);
		return points.filter(({ id }) => wanted.has(id));
	};
	const listed = pointsOf(
		openSearch(index)
			.find({ deal, ...start })
			.ids(index.order.sort),
	);

	const strip = createStrip(settings, { locale, shift: index.shift });
	const pane = createPane({ host, opener, settings });
	const map = createMap(pane.surface, say);
	let shown: readonly MapPoint[] = listed;
	const cards = linkCards(host, (id) => pins.mark(id));
	const pins = addPins(map, settings, {
		chosen: (chosen) => {
			strip.show(chosen.map(({ id }) => id)).catch(strip.hide);
			pins.mark(chosen[0]?.id);
		},
		pointed: (ids) => cards.mark(ids),
	});
	const places = addPlaces(map, pane.places);
	const seen = (among: readonly MapPoint[]) =>
		among.filter(isWithin(map.getBounds())).map(({ id }) => id);
	let listener: Parameters<ListingMap['onView']>[0] | undefined;
	let isPlaced = false;
	/** The address says what part of the map is seen. */
	let isSaid = false;
	let isDeciding = false;
	const here = () =>
		pane.isOpen()
			? mapFragment({
					middle: map.getCenter(),
					zoom: map.getZoom(),
					follows: pane.follows.checked,
				})
			: undefined;
	const tell = () => {
		const wasDeciding = isDeciding;
		isDeciding = pane.decides();
		const fragment = here();
		const isNew = (fragment ?? '') !== withAreas(location.hash);
		writeMapAddress(fragment);
		pane.say(seen(shown).length);
		const isLeft = areas.areShown() && !pane.isOpen();
		if (isDeciding || wasDeciding || isLeft)
			listener?.(isDeciding ? seen(points) : undefined, isNew);
	};
	const goTo = ({ middle, zoom, follows }: MapAddress) => {
		pane.follows.checked = follows;
		map.setView(middle, zoom, { animate: false });
	};
	/** Whether what was asked for is not seen, and would be if the map went there. */
	const isElsewhere = () => shown.length > 0 && seen(shown).length === 0;
	const show = () => {
		places.show(shown);
		pins.show(shown);
		pane.say(seen(shown).length);
	};
	const areas = offerAreas(map, {
		pane,
		settings,
		places: index.places,
		mayMove: () => pane.isOpen() && !isSaid,
		started: strip.hide,
	});
	pane.follows.addEventListener('change', tell);
	map.on('moveend', () => {
		if (pane.isOpen()) tell();
	});
	map.on('click', ({ originalEvent: { target } }) => {
		// A pin shows its card at once where that is loaded already.
		if (!(target instanceof Element && target.closest('.pin'))) strip.hide();
	});
	// A list that is not whole needs the map beside it, which says why.
	pane.onClose(tell);
	pane.append(strip.element);
	await addGround(map, pane.surface, settings, pins.boxes);

	const listing: ListingMap = {
		toggle: () => {
			const said = readMapAddress(location.hash);
			isSaid = said !== undefined;
			pane.toggle(!said);
			if (!pane.isOpen()) return;
			map.invalidateSize();
			if (said) goTo(said);
			else if (!isPlaced || isElsewhere()) places.goTo(shown);
			else tell();
			isPlaced = true;
			show();
		},
		showOnly: (ids, beside = []) => {
			const isOther = points.length !== own.length + beside.length;
			points = [...own, ...beside];
			if (isOther && isDeciding) listener?.(seen(points), false);
			const wanted = ids ? pointsOf(ids) : listed;
			if (wanted.length === shown.length && wanted.every((each, at) => each === shown[at])) return;
			shown = wanted;
			if (!pane.isOpen()) return;
			// The list comes first: to draw thousands of pins takes a moment.
			void pause().then(show);
			if (isElsewhere()) places.goTo(shown);
		},
		idsInView: () => seen(shown),
		onView: (told) => {
			listener = told;
			if (isDeciding) told(seen(points), false);
		},
		showAreas: areas.show,
		onAreas: areas.onChange,
		leave: () => {
			pane.follows.checked = false;
			tell();
		},
	};
	addEventListener('popstate', () => {
		const said = readMapAddress(location.hash);
		if (said && !pane.isOpen()) listing.toggle();
		else if (said && withAreas(location.hash) !== here()) goTo(said);
		else if (/^(#area=.*)?$/.test(location.hash)) pane.left();
	});
	host.dispatchEvent(new CustomEvent('map:ready', { detail: listing }));
	return listing;
}

/**
 * Ties the cards within a host to a map.
 * @param pointed is told the unit whose card has the pointer or the focus, or nothing
 */
function linkCards(host: HTMLElement, pointed: (id?: number) => void) {
	// A later part may replace the cards, so they are looked for each time.
	const cards = () => [...host.querySelectorAll<HTMLElement>('.map-list .card')];
	for (const type of ['pointerover', 'focusin']) {
		host.addEventListener(type, ({ target }) => {
			const card = target instanceof Element ? target.closest<HTMLElement>('.card') : null;
			pointed(card ? cardId(card) : undefined);
		});
	}
	host.addEventListener('pointerleave', () => pointed());
	return {
		/** Marks the cards of these units. */
		mark: (ids: readonly number[]) => {
			for (const card of cards()) {
				card.classList.toggle('pointed', ids.includes(cardId(card)));
			}
		},
	};
}
