import { fillList } from './item-list.ts';
import type { ListedUnit } from './units.ts';

/** Shows units beside the list, in a section that is hidden where there are none. */
export function drawRow(
	section: Element | null,
	{
		ids,
		units,
	}: { readonly ids: readonly number[]; readonly units: ReadonlyMap<number, ListedUnit> },
): void {
	const items = ids.flatMap((id) => units.get(id)?.item ?? []);
	for (const item of items) item.querySelector('.shortlist-item')?.remove();
	const list = section?.querySelector('ul');
	if (list) fillList(list, items);
	section?.toggleAttribute('hidden', items.length === 0);
}
