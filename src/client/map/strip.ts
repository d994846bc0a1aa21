import { html, nothing, render } from 'lit-html';
import { elementOf } from '../element-of.ts';
import { createCards } from '../results/cards.ts';
import type { CardFiles } from '../results/load-cards.ts';
import type { MapSettings } from './options.ts';

/** The cards of what was chosen on the map, in one row that can be moved sideways. */
export function createStrip({ say }: MapSettings, files: CardFiles) {
	const cards = createCards(files);
	let opener: Element | null = null;
	const hide = () => {
		const hadFocus = element.contains(document.activeElement);
		element.hidden = true;
		render(nothing, element);
		if (hadFocus && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
	};
	const escape = (event: KeyboardEvent) => {
		if (event.key !== 'Escape') return;
		// The map itself stays.
		event.preventDefault();
		hide();
	};
	const element = elementOf(
		html`<section
			class="map-strip"
			aria-label=${say('map.selected')}
			hidden
			@keydown=${escape}
		></section>`,
	);
	return {
		element,
		hide,
		/**
		 * Shows the cards of these units.
		 * @throws without a network; the next try asks again
		 */
		async show(ids: readonly number[]) {
			opener = document.activeElement;
			const items = await cards.items(ids);
			render(
				html`<ul>
						${items}
					</ul>
					<button
						type="button"
						class="strip-close"
						aria-label=${say('map.hideCard')}
						@click=${hide}
					></button>`,
				element,
			);
			element.hidden = false;
			element.querySelector('a')?.focus({ preventScroll: true });
		},
	};
}
