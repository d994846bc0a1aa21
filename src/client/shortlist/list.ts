import { fillList } from './item-list.ts';
import { addTools, goneItem, removedItem, type ItemActions } from './items.ts';
import type { ShortlistSettings } from './settings.ts';
import type { ListedUnit } from './units.ts';
import type { Place, ShortlistView } from './view.ts';

/** What is saved, with a line in the place of whatever is no card any more. */
export interface SavedList {
	draw(view: ShortlistView): void;
	/** Whatever had the focus gets it back where it was moved, or what has come into its place. */
	keepFocus(active: Element | null, units: ReadonlyMap<number, ListedUnit>): void;
}

export function createSavedList(
	list: Element | null,
	given: { readonly words: ShortlistSettings['words']; readonly actions: ItemActions },
): SavedList {
	const lines = new Map<string, HTMLLIElement>();

	function itemOf(place: Place, view: ShortlistView): HTMLLIElement {
		if (place.holds !== 'unit') return lineOf(place);
		const { id, unit } = place;
		const box = addTools(unit.item, { id, title: unit.card.title, ...given });
		box.parentElement?.toggleAttribute('hidden', view.onOffer.length < 2);
		box.checked = view.compared.includes(id);
		box.disabled = view.isFull && !box.checked;
		return unit.item;
	}

	function lineOf(place: Exclude<Place, { holds: 'unit' }>): HTMLLIElement {
		const name = `${place.holds} ${place.id}`;
		const line =
			lines.get(name) ??
			(place.holds === 'gone' ? goneItem(place.id, given) : removedItem(place, given));
		lines.set(name, line);
		return line;
	}

	return {
		draw(view) {
			const items = view.places.map((place) => itemOf(place, view));
			if (list) fillList(list, items);
		},
		keepFocus(active, units) {
			if (!active || active === document.activeElement || active === document.body) return;
			if (active instanceof HTMLElement && active.isConnected) return active.focus();
			const item = active.closest('li');
			for (const [id, { item: card }] of units) {
				const line = lines.get(`removed ${id}`);
				if (line && item === card) return line.querySelector('button')?.focus();
				if (line && item === line) return card.querySelector<HTMLElement>('h3 a')?.focus();
			}
			list?.querySelector('button')?.focus();
		},
	};
}
