import { html, nothing, type TemplateResult } from 'lit-html';
import { linkedPages } from '../../domain/listing.ts';
import type { FilterWords } from '../../search/filter-words.ts';
import { fill } from '../fill.ts';

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
	readonly address: (page: number) => string;
}): TemplateResult | typeof nothing {
	if (pages < 2) return nothing;
	const numbered = linkedPages(page, pages).map(
		(at) =>
			html`<li>
				<a
					class="chip"
					href=${address(at)}
					data-page=${at}
					aria-label=${fill(words.pageLink, { page: at })}
					aria-current=${at === page ? 'page' : nothing}
					>${at}</a
				>
			</li>`,
	);
	const turn = (to: number, text: string) =>
		html`<li><a class="chip" href=${address(to)} data-page=${to}>${text}</a></li>`;
	return html`<nav class="pagination" aria-label=${words.pages}>
		<ul>
			${page > 1 ? turn(page - 1, words.previous) : nothing} ${numbered}
			${page < pages ? turn(page + 1, words.next) : nothing}
		</ul>
	</nav>`;
}
