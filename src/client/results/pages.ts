import { linkedPages } from '../../domain/listing.ts';
import { fill } from '../fill.ts';
import type { FilterWords } from '../../search/filter-words.ts';

/** Links to the pages of a result, as `Pagination.astro` has them for a list. */
export function pageLinks({
	page,
	pages,
	words,
	address,
}: {
	readonly page: number;
	readonly pages: number;
	readonly words: FilterWords;
	/** Address of a page. */
	readonly address: (page: number) => string;
}): HTMLElement | undefined {
	if (pages < 2) return undefined;
	const nav = document.createElement('nav');
	nav.className = 'pagination';
	nav.setAttribute('aria-label', words.pages);
	const list = document.createElement('ul');
	const link = (
		to: number,
		{ text, label }: { readonly text: string; readonly label?: string },
	) => {
		const item = document.createElement('li');
		const anchor = document.createElement('a');
		anchor.className = 'chip';
		anchor.href = address(to);
		anchor.textContent = text;
		anchor.dataset['page'] = String(to);
		if (label) anchor.setAttribute('aria-label', label);
		if (to === page && label) anchor.setAttribute('aria-current', 'page');
		item.append(anchor);
		list.append(item);
	};
	if (page > 1) link(page - 1, { text: words.previous });
	for (const at of linkedPages(page, pages))
		link(at, { text: String(at), label: fill(words.pageLink, { page: at }) });
	if (page < pages) link(page + 1, { text: words.next });
	nav.append(list);
	return nav;
}
