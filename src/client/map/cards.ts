import { cardId } from '../unit-id.ts';

/**
 * Ties the cards within a host to a map.
 * @param pointed is told the unit whose card has the pointer or the focus, or nothing
 */
export function linkCards(host: HTMLElement, pointed: (id?: number) => void) {
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
