import { placeName } from '../../i18n/place-name.ts';
import { readCards, type MapCard } from '../../map/card.ts';
import type { MapPoint } from '../../map/points.ts';
import { priceLabel } from './labels.ts';
import type { MapSettings } from './options.ts';

export interface Strip {
	readonly element: HTMLElement;
	/**
	 * Shows cards of these units; they are loaded with the first of them.
	 * @throws without a network; the next try asks again
	 */
	show(points: readonly MapPoint[]): Promise<void>;
	hide(): void;
}

/** The cards of what was chosen on the map, in one row that can be moved sideways. */
export function createStrip(settings: MapSettings): Strip {
	const { options, words } = settings;
	const element = document.createElement('section');
	element.className = 'map-strip';
	element.setAttribute('aria-label', words.selected);
	element.hidden = true;
	let cards: Promise<Map<number, MapCard>> | undefined;
	let opener: Element | null = null;
	const hide = () => {
		const hadFocus = element.contains(document.activeElement);
		element.hidden = true;
		element.replaceChildren();
		if (hadFocus && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
	};
	element.addEventListener('keydown', (event) => {
		if (event.key !== 'Escape') return;
		// The map itself stays.
		event.preventDefault();
		hide();
	});
	return {
		element,
		hide,
		async show(points) {
			opener = document.activeElement;
			cards ??= loadText(options.cards).then(readCards);
			cards.catch(() => (cards = undefined));
			const found = await cards;
			const close = document.createElement('button');
			close.type = 'button';
			close.className = 'strip-close';
			close.setAttribute('aria-label', words.hideCard);
			close.addEventListener('click', hide);
			const list = document.createElement('ul');
			for (const point of points) {
				const card = found.get(point.id);
				if (card) list.append(itemOf(card, point, settings));
			}
			element.replaceChildren(list, close);
			element.hidden = false;
			list.querySelector('a')?.focus({ preventScroll: true });
		},
	};
}

/** Loads a file that may have changed since it was last asked for. */
export async function loadText(address: string): Promise<string> {
	const answer = await fetch(address, { cache: 'no-cache' });
	if (!answer.ok) throw new Error(`${address} is answered with ${answer.status}.`);
	return answer.text();
}

function itemOf(card: MapCard, point: MapPoint, settings: MapSettings): HTMLLIElement {
	const item = document.createElement('li');
	if (card.picture !== undefined) {
		const picture = document.createElement('img');
		picture.src = card.picture;
		picture.alt = '';
		item.append(picture);
	}
	const text = document.createElement('div');
	const link = document.createElement('a');
	link.href = card.path;
	link.textContent = card.title;
	if (card.lang !== undefined) link.lang = card.lang;
	const price = document.createElement('p');
	price.className = 'strip-price';
	price.textContent = priceLabel(point, settings);
	const facts = document.createElement('p');
	facts.className = 'meta';
	facts.textContent = [
		placeName(point, settings.options.locale),
		card.facts,
		point.reserved ? settings.words.reserved : '',
	]
		.filter(Boolean)
		.join(' · ');
	text.append(link, price, facts);
	item.append(text);
	return item;
}
