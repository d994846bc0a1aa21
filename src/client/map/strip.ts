import { createCards } from '../results/cards.ts';
import type { CardFiles } from '../results/load-cards.ts';
import type { MapSettings } from './options.ts';

export interface Strip {
	readonly element: HTMLElement;
	/**
	 * Shows the cards of these units.
	 * @throws without a network; the next try asks again
	 */
	show(ids: readonly number[]): Promise<void>;
	hide(): void;
}

/** The cards of what was chosen on the map, in one row that can be moved sideways. */
export function createStrip({ words }: MapSettings, files: CardFiles): Strip {
	const cards = createCards(files);
	const element = document.createElement('section');
	element.className = 'map-strip';
	element.setAttribute('aria-label', words.selected);
	element.hidden = true;
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
		async show(ids) {
			opener = document.activeElement;
			const items = await cards.items(ids);
			const close = document.createElement('button');
			close.type = 'button';
			close.className = 'strip-close';
			close.setAttribute('aria-label', words.hideCard);
			close.addEventListener('click', hide);
			const list = document.createElement('ul');
			list.append(...items);
			element.replaceChildren(list, close);
			element.hidden = false;
			list.querySelector('a')?.focus({ preventScroll: true });
		},
	};
}
