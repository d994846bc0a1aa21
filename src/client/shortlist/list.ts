import { nothing, render } from 'lit-html';
import { keepFocus } from '../keep-focus.ts';
import { listItem, type ItemContext } from './items.ts';
import type { ListedUnits } from './units.ts';
import type { ShortlistView } from './view.ts';

/** Draws what is saved. Whoever takes something off the list goes on at its place. */
export function drawSaved(page: HTMLElement, view: ShortlistView, context: ItemContext): void {
	const list = page.querySelector<HTMLElement>('[data-saved]');
	if (!list) return;
	const at = [...list.children].findIndex((item) => item.contains(document.activeElement));
	const items = view.places.map((place) => listItem(place, view, context));
	keepFocus(
		() => render(items, list),
		() => list.children[at]?.querySelector<HTMLElement>('h3 a, .shortlist-line button'),
	);
}

/** Shows units beside the list, in a section that is hidden where there are none. */
export function drawRow(
	section: Element | null,
	{ ids, units }: { readonly ids: readonly number[]; readonly units: ListedUnits },
): void {
	const items = ids.flatMap((id) => units.get(id)?.item ?? []);
	for (const item of items) render(nothing, item);
	const list = section?.querySelector('ul');
	if (list) render(items, list);
	section?.toggleAttribute('hidden', items.length === 0);
}
