import './leaflet-markup.ts';
import leafletStyles from './leaflet.css?url';
import styles from './map.css?url';
import { searchPath } from '../../i18n/search-path.ts';
import { openSearch } from '../../search/browser/query.ts';
import { readPointsInSteps, type MapPoint } from '../../search/browser/read-points.ts';
import { loadIndex, loadInSteps } from '../load-index.ts';
import { loadStyles } from '../load-styles.ts';
import { addGround } from './providers.ts';
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
	/** Shows only these units; all of the list without ids. */
	showOnly(ids?: Iterable<number>): void;
	/** Ids of the shown units that lie in the part of the map that is seen. */
	idsInView(): number[];
	/** "Search as I move the map" is unticked: its view decides nothing any more. */
	leave(): void;
}

declare global {
	/** What a map tells its host: dispatched on the element with `data-map`. */
	interface HTMLElementEventMap {
		/** The map was made; `detail` is the map. */
		'map:ready': CustomEvent<ListingMap>;
		/**
		 * "Search as I move the map" was ticked, or the map was moved since; `detail` are the ids in view, or
		 * nothing when it is unticked. Who takes care of the list prevents the default, which is to hide the
		 * cards of the page that are not in view.
		 */
		'map:view': CustomEvent<readonly number[] | null>;
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
	const [points] = await Promise.all([
		loadInSteps(searchPath(locale, { kind: 'searchPoints', city }), (bytes) =>
			readPointsInSteps(bytes, index),
		),
		loadStyles(leafletStyles),
		loadStyles(styles),
	]);
	const pointsOf = (ids: Iterable<number>) => {
		const wanted = new Set(ids);
		return points.filter(({ id }) => wanted.has(id));
	};
	const listed = pointsOf(
		openSearch(index)
			.find({ deal, ...start })
			.ids('newest'),
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
	const idsInView = () => shown.filter(isWithin(map.getBounds())).map(({ id }) => id);
	const tellView = () => {
		const ids = pane.follows.checked ? idsInView() : undefined;
		const told = new CustomEvent('map:view', { detail: ids, cancelable: true });
		if (host.dispatchEvent(told)) cards.keep(ids);
		pane.say(ids);
	};
	pane.follows.addEventListener('change', tellView);
	map.on('moveend', () => {
		if (pane.follows.checked) tellView();
	});
	map.on('click', strip.hide);
	const follow = (isWanted: boolean) => {
		if (pane.follows.checked === isWanted) return;
		pane.follows.checked = isWanted;
		tellView();
	};
	// A list that is not whole needs the map beside it, which says why.
	pane.onClose(() => follow(false));
	pane.append(strip.element);
	await addGround(map, pane.surface, settings);

	let isPlaced = false;
	const listing: ListingMap = {
		toggle: () => {
			pane.toggle();
			map.invalidateSize();
			if (isPlaced || !pane.isOpen()) return;
			isPlaced = true;
			places.goTo(shown);
			pins.show(shown);
		},
		showOnly: (ids) => {
			shown = ids ? pointsOf(ids) : listed;
			if (isPlaced) pins.show(shown);
		},
		idsInView,
		leave: () => follow(false),
	};
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
		/** Leaves only the cards of these units; all of them without ids. */
		keep: (ids?: readonly number[]) => {
			for (const card of cards()) {
				const item = card.closest('li') ?? card;
				item.hidden = ids?.includes(cardId(card)) === false;
			}
		},
	};
}
