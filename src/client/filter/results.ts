import { render } from 'lit-html';
import type { Choice } from './choice.ts';
import type { Drop } from './drop.ts';
import { fill } from '../fill.ts';
import { keepFocus } from '../keep-focus.ts';
import type { FilterSettings } from './settings.ts';
import { cardsPerPage } from '../../domain/listing.ts';
import { formatCount } from '../../i18n/count.ts';
import { createCards } from '../results/cards.ts';
import { pageLinks } from './pages.ts';

/** What is to be shown. */
interface Result {
	readonly ids: readonly number[];
	readonly choice: Choice;
	readonly address: (page: number) => string;
	/** What of the choice to drop where nothing was found. */
	readonly drop?: Drop | undefined;
	/** What the list of what is to rent, or to buy, has of it where nothing was found, and its address. */
	readonly other?: { readonly count: number; readonly href: string } | undefined;
	/** Ids of the units to show where nothing was found. */
	readonly nearest: readonly number[];
	/** Says what is filtered; that of the page where its list keeps to what it was. */
	readonly heading: string | undefined;
	/** Whether the map decides about it, too. */
	readonly isInView: boolean;
}

/** Shows results in the place of the list that was rendered. */
export function createResults({
	settings,
	shift,
}: {
	readonly settings: FilterSettings;
	readonly shift: number;
}) {
	const { words, locale } = settings;
	const list = document.querySelector<HTMLUListElement>('[data-list]');
	const links = document.querySelector<HTMLElement>('[data-pages]');
	const count = document.querySelector<HTMLElement>('[data-found]');
	const heading = document.querySelector<HTMLElement>('h1');
	const nothing = document.querySelector<HTMLElement>('[data-nothing]');
	const rendered = {
		items: [...(list?.children ?? [])],
		links: [...(links?.childNodes ?? [])],
		// Before the filters were there, it may have said that they could not be loaded.
		count: count?.dataset['plain'] ?? count?.textContent ?? '',
		heading: heading?.textContent ?? '',
		title: document.title,
	};
	const cards = createCards(
		{ locale, shift },
		list?.querySelectorAll<HTMLLIElement>(':scope > li') ?? [],
	);
	// Of a later page, both the count and the title say which one it is.
	const [, pageOf = ''] = rendered.count.split(' · ');
	const title = pageOf ? rendered.title.replace(` · ${pageOf}`, '') : rendered.title;
	const digits = (n: number) => formatCount(n, locale);
	let latest: Result | undefined;

	/** Whoever was on a card or a link that has gone is told what was found. */
	function replace(items: readonly Element[], pages: readonly Node[], empty?: () => void): void {
		const change = () => {
			empty?.();
			if (nothing) nothing.hidden = !empty;
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

	function showNothing({ drop, other }: Result, nearest: readonly Element[]): void {
		if (!nothing) return;
		const link = nothing.querySelector<HTMLAnchorElement>('[data-other]');
		if (link) {
			link.hidden = other === undefined;
			if (other) {
				link.href = other.href;
				link.textContent = `${settings.deal === 'buy' ? words.rent : words.buy}: ${offersOf(other.count)}`;
			}
		}
		const button = nothing.querySelector<HTMLButtonElement>('[data-drop]');
		if (button) {
			button.hidden = drop === undefined;
			button.classList.toggle('quiet', other !== undefined);
			if (drop) {
				const offers = offersOf(drop.count);
				button.textContent = drop.label
					? fill(words.without, { name: drop.label.words, count: offers })
					: fill(words.wholeMap, { count: offers });
			}
		}
		const near = nothing.querySelector<HTMLElement>('[data-nearest]');
		near?.querySelector('ul')?.replaceChildren(...nearest);
		if (near) near.hidden = nearest.length === 0;
	}

	/** The heading of the page, and its name in the window and the history. */
	function head(words = rendered.heading): void {
		if (heading) heading.textContent = words;
		document.title = title.replace(rendered.heading, () => words);
	}

	/** "12 Angebote" */
	function offersOf(n: number): string {
		return fill(n === 1 ? words.countOne : words.countOther, { n: digits(n) });
	}

	return {
		/** @throws without a network; the list stays as it was */
		async show(result: Result) {
			latest = result;
			const { ids, choice, address } = result;
			const pages = Math.max(1, Math.ceil(ids.length / cardsPerPage));
			const page = Math.min(choice.page, pages);
			list?.setAttribute('aria-busy', 'true');
			const wanted = ids.slice((page - 1) * cardsPerPage, page * cardsPerPage);
			const [items = [], nearest = []] = await Promise.all(
				[wanted, result.nearest].map(cards.items),
			).catch((error: unknown) => {
				if (latest === result) throw error;
				return [];
			});
			// Something else was asked for in the meantime.
			if (latest !== result) return;
			const empty = () => showNothing(result, nearest);
			const pageList = document.createDocumentFragment();
			render(pageLinks({ page, pages, words, address }), pageList);
			replace(items, [pageList], ids.length === 0 ? empty : undefined);
			head(result.heading);
			if (!count) return;
			const parts = [
				offersOf(ids.length),
				...(result.isInView ? [words.inView] : []),
				...(pages > 1 ? [fill(words.page, { page, pages })] : []),
			];
			count.textContent = parts.join(' · ');
		},
		/** The list as it was rendered. */
		reset() {
			latest = undefined;
			replace(rendered.items, rendered.links);
			if (count) count.textContent = rendered.count;
			head();
			document.title = rendered.title;
		},
	};
}
