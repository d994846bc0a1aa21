import { html, nothing, render, type TemplateResult } from 'lit-html';
import { cardsPerPage, linkedPages } from '../../domain/listing.ts';
import { formatNumber } from '../../i18n/format.ts';
import { keepFocus } from '../keep-focus.ts';
import { cardId } from '../unit-id.ts';
import { createCards } from '../results/cards.ts';
import type { Drop } from './query.ts';
import type { FilterContext } from './state.ts';

/** A page of results. */
interface Result {
	readonly ids: readonly number[];
	readonly page: number;
	readonly address: (page: number) => string;
	/** The condition to drop where nothing was found. */
	readonly drop: Drop | undefined;
	/** What the list of what is to rent, or to buy, has of it where nothing was found, and its address. */
	readonly other: { readonly count: number; readonly href: string } | undefined;
	/** Ids of the units to show where nothing was found. */
	readonly nearest: readonly number[];
	/** Says what is filtered; that of the page where its list keeps to what it was. */
	readonly heading: string | undefined;
	/** What else decides about it: areas, or the view of the map. */
	readonly notes: readonly string[];
	/** Ids of units that may lie beside the areas. */
	readonly rough: ReadonlySet<number> | undefined;
}

/** Shows results in the place of the list that was rendered. */
export function createResults({ settings, say, known }: FilterContext) {
	const { locale, deal } = settings;
	const list = document.querySelector<HTMLUListElement>('[data-list]');
	const links = document.querySelector<HTMLElement>('[data-pages]');
	const count = document.querySelector<HTMLElement>('[data-found]');
	const heading = document.querySelector<HTMLElement>('h1');
	const empty = document.querySelector<HTMLElement>('[data-nothing]');
	const rendered = {
		items: [...(list?.children ?? [])],
		links: [...(links?.childNodes ?? [])],
		// Before the filters were there, it may have said that they could not be loaded.
		count: count?.dataset['plain'] ?? count?.textContent ?? '',
		heading: heading?.textContent ?? '',
		title: document.title,
	};
	const files = { locale, shift: known.index.shift };
	const cards = createCards(files, list?.querySelectorAll<HTMLLIElement>(':scope > li') ?? []);
	// Of a later page, both the count and the title say which one it is.
	const [, pageOf = ''] = rendered.count.split(' · ');
	const title = pageOf ? rendered.title.replace(` · ${pageOf}`, '') : rendered.title;
	let latest: Result | undefined;

	/** Replaces the list; the focus of a removed card or link moves to the number of results. */
	function replace(items: readonly Element[], pages: readonly Node[], isEmpty: boolean): void {
		const change = () => {
			if (empty) empty.hidden = !isEmpty;
			links?.replaceChildren(...pages);
			if (!list) return;
			list.removeAttribute('aria-busy');
			list.hidden = items.length === 0;
			const old = [...list.children];
			const isSame = old.length === items.length && items.every((item, at) => item === old[at]);
			if (!isSame) list.replaceChildren(...items);
		};
		keepFocus(change, () => count);
	}

	function sayEmpty({ drop, other }: Result, nearest: readonly Element[]): void {
		const link = empty?.querySelector<HTMLAnchorElement>('[data-other]');
		if (link) link.hidden = other === undefined;
		if (link && other) {
			link.href = other.href;
			link.textContent = `${say(deal === 'buy' ? 'nav.rent' : 'nav.buy')}: ${offersOf(other.count)}`;
		}
		const button = empty?.querySelector<HTMLButtonElement>('[data-drop]');
		if (button) button.hidden = drop === undefined;
		button?.classList.toggle('quiet', other !== undefined);
		if (button && drop) {
			const offers = offersOf(drop.count);
			button.textContent = drop.label
				? say('filter.without', { name: drop.label.words, count: offers })
				: say('filter.wholeMap', { count: offers });
		}
		const near = empty?.querySelector<HTMLElement>('[data-nearest]');
		near?.querySelector('ul')?.replaceChildren(...nearest);
		near?.toggleAttribute('hidden', nearest.length === 0);
	}

	/** Says behind the place of these that it is not exact. */
	function sayRough(items: readonly Element[], ids: Result['rough'] = new Set()): void {
		for (const item of items) {
			item.querySelector('[data-rough]')?.remove();
			if (!ids.has(cardId(item))) continue;
			const note = Object.assign(document.createElement('span'), {
				textContent: ` · ${say('map.rough')}`,
			});
			note.dataset['rough'] = '';
			item.querySelector('.card-row.meta p')?.append(note);
		}
	}

	/** The heading of the page, and its name in the window and the history. */
	function head(words = rendered.heading): void {
		if (heading) heading.textContent = words;
		document.title = title.replace(rendered.heading, () => words);
	}

	/** "12 Angebote" */
	function offersOf(n: number): string {
		const key = n === 1 ? 'listing.count.one' : 'listing.count.other';
		return say(key, { n: formatNumber(n, locale) });
	}

	/** Links to the pages of a result, as `Pagination.astro` has them for a list. */
	function pageLinks(page: number, pages: number, address: Result['address']): TemplateResult {
		const turn = (to: number, text: string | number, label?: string) =>
			html`<li>
				<a
					class="chip"
					href=${address(to)}
					data-page=${to}
					aria-label=${label ?? nothing}
					aria-current=${to === page ? 'page' : nothing}
					>${text}</a
				>
			</li>`;
		return html`<nav class="pagination" aria-label=${say('nav.pages')}>
			<ul>
				${page > 1 ? turn(page - 1, say('nav.previous')) : nothing}
				${linkedPages(page, pages).map((at) => turn(at, at, say('nav.page', { page: at })))}
				${page < pages ? turn(page + 1, say('nav.next')) : nothing}
			</ul>
		</nav>`;
	}

	return {
		/** @throws without a network; the list stays as it was */
		async show(result: Result) {
			latest = result;
			const { ids, address } = result;
			const pages = Math.max(1, Math.ceil(ids.length / cardsPerPage));
			const page = Math.min(result.page, pages);
			list?.setAttribute('aria-busy', 'true');
			const words = [
				offersOf(ids.length),
				...result.notes,
				...(pages > 1 ? [say('listing.page', { page, pages })] : []),
			].join(' · ');
			const { dataset } = document.documentElement;
			if (count && dataset['finding']) {
				count.textContent = words;
				dataset['finding'] = 'cards';
			}
			const wanted = ids.slice((page - 1) * cardsPerPage, page * cardsPerPage);
			const [items = [], nearest = []] = await Promise.all(
				[wanted, result.nearest].map(cards.items),
			).catch((error: unknown) => {
				if (latest === result) throw error;
				return [];
			});
			// Something else was asked for in the meantime.
			if (latest !== result) return;
			const pageList = document.createDocumentFragment();
			render(pages > 1 ? pageLinks(page, pages, address) : nothing, pageList);
			if (ids.length === 0) sayEmpty(result, nearest);
			sayRough(items, result.rough);
			replace(items, [pageList], ids.length === 0);
			head(result.heading);
			if (count) count.textContent = words;
		},
		/** The list as it was rendered. */
		reset() {
			latest = undefined;
			sayRough(rendered.items);
			replace(rendered.items, rendered.links, false);
			if (count) count.textContent = rendered.count;
			head();
			document.title = rendered.title;
		},
	};
}
