import { fill } from '../fill.ts';
import type { ShortlistSettings } from './settings.ts';

export interface ItemActions {
	remove(id: number): void;
	undo(id: number): void;
	choose(id: number, isChosen: boolean): void;
}

/** What stands beneath a card of the list: its place in the comparison, and the way off the list. */
export function addTools(
	item: HTMLLIElement,
	{
		id,
		title,
		words,
		actions,
	}: {
		readonly id: number;
		readonly title: string;
		readonly words: ShortlistSettings['words'];
		readonly actions: ItemActions;
	},
): HTMLInputElement {
	const known = item.querySelector<HTMLInputElement>('.shortlist-item input');
	if (known) return known;
	const tools = document.createElement('div');
	tools.className = 'shortlist-item no-print';
	const label = document.createElement('label');
	label.className = 'field-tick';
	const box = Object.assign(document.createElement('input'), { type: 'checkbox' });
	box.ariaLabel = fill(words.compareUnit, { title });
	box.addEventListener('change', () => actions.choose(id, box.checked));
	label.append(box, words.compare);
	const remove = textButton(words.remove, () => actions.remove(id));
	remove.ariaLabel = fill(words.removeUnit, { title });
	tools.append(label, remove);
	item.append(tools);
	return box;
}

/** The place of a card that was taken off the list, with the way back. */
export function removedItem(
	{ id, title }: { readonly id: number; readonly title: string },
	{ words, actions }: { words: ShortlistSettings['words']; actions: ItemActions },
): HTMLLIElement {
	return line(
		fill(words.removed, { title }),
		textButton(words.undo, () => actions.undo(id)),
	);
}

/** The place of a unit that nobody offers any more. */
export function goneItem(
	id: number,
	{ words, actions }: { words: ShortlistSettings['words']; actions: ItemActions },
): HTMLLIElement {
	const text = fill(words.gone, { id });
	const remove = textButton(words.remove, () => actions.remove(id));
	remove.ariaLabel = fill(words.removeUnit, { title: String(id) });
	return line(text, remove);
}

function line(text: string, button: HTMLButtonElement): HTMLLIElement {
	const item = document.createElement('li');
	const words = document.createElement('p');
	item.className = 'shortlist-line';
	words.textContent = text;
	item.append(words, button);
	return item;
}

function textButton(words: string, act: () => void): HTMLButtonElement {
	const button = Object.assign(document.createElement('button'), { type: 'button' });
	button.className = 'action';
	button.append(Object.assign(document.createElement('span'), { textContent: words }));
	button.addEventListener('click', act);
	return button;
}
