import styles from '../styles/filter-panels.css?url';
import { nearest } from '../search/nearest.ts';
import { countOptions } from '../search/options.ts';
import type { Found } from '../search/query.ts';
import { keepsTo, readAddress, writeAddress } from './filter-address.ts';
import { createBar } from './filter-bar.ts';
import { choiceOf, fieldsOf, type Choice } from './filter-choice.ts';
import { showCounts, showDeals } from './filter-counts.ts';
import { bestDrop, type Drop } from './filter-drop.ts';
import { saysAnything } from './filter-fields.ts';
import { readForm, sayStepsIn, writeForm } from './filter-form.ts';
import { headingOf } from './filter-heading.ts';
import { loadSearch } from './filter-index.ts';
import { labelsOf, type Label } from './filter-labels.ts';
import { createLinks } from './filter-links.ts';
import { offerOptions } from './filter-offers.ts';
import { createPanels } from './filter-panels.ts';
import { namePlaces } from './filter-places.ts';
import { offerRequest } from './filter-request.ts';
import { searchChoices } from './filter-search.ts';
import { readSettings } from './filter-settings.ts';
import { loadStyles } from './load-styles.ts';
import type { ListingMap } from './map-view.ts';
import { noteResult } from './result-walk.ts';
import { createResults } from './results.ts';
import { drawn, pause, slicedBy } from './slices.ts';

/** Milliseconds between two letters of somebody who knows the word: nobody reads what half of it finds. */
const thought = 150;

/** The filters of a list, once they are there. */
export interface Filters {
	/** Opens what a button stands for, unless the browser does. */
	open(button: HTMLElement, byBrowser: boolean): void;
	/** A control was changed. */
	changed(): void;
	/** The address was changed by going back or forth. */
	restore(): void;
	/** The map beside the list was made. */
	join(map: ListingMap): void;
	/** Only these are in view on the map; all without ids. */
	view(ids?: readonly number[]): void;
}

/**
 * Makes the filters of a list work.
 * @throws without a network, and when the index is of another version than this script
 */
export async function startFilters(form: HTMLFormElement): Promise<Filters> {
	const settings = readSettings(form);
	const { locale } = settings;
	const [search] = await Promise.all([loadSearch(settings.index), loadStyles(styles)]);
	const { index } = search;
	// Each piece of work by itself, so that none of them keeps the visitor waiting.
	await pause();
	const places = namePlaces(index.places);
	const known = { index, places };
	const context = { settings, known };
	const say = sayStepsIn(index.currency, settings);
	await slicedBy(offerOptions(form, { index, places, settings, say }), () => true);
	await pause();
	const results = createResults({ settings, shift: index.shift });
	const bar = createBar(form, { settings, chosen: (rest) => choose(rest) });
	await pause();
	const takeAlong = createLinks(form, context);
	const panels = createPanels(form, () => {
		if (hasWaited && !panels.isDialogOpen()) void drawn().then(() => apply('replace'));
		void drawn().then(() => count());
	});
	const request = offerRequest(document.querySelector('[data-request]'), { form, settings });
	const renderedAt = location.pathname;
	const isRoot = settings.facet.path === settings.root.path;
	const dealLinks = [...form.querySelectorAll<HTMLAnchorElement>('[data-deal-link]')];
	const kindName = (kind: string) =>
		form.querySelector(`[name=kind][value="${kind}"] + span`)?.textContent ?? kind;

	await pause();
	const choices = searchChoices(search, locale);
	let choice = readAddress(location, context);
	let searched = choices.filterOf(choice);
	let found: Found = choices.find(searched);
	let labels: Label[] = [];
	let inView: ReadonlySet<number> | undefined;
	let map: ListingMap | undefined;
	/** What is offered where nothing is found. */
	let drop: Drop | undefined;
	/** Something was chosen in the window of all filters, which is still open. */
	let hasWaited = false;
	let isAwaited = false;
	/** When a letter was typed last. */
	let typedAt = -Infinity;

	function look(): void {
		searched = choices.filterOf(choice);
		found = choices.find(searched);
		labels = labelsOf(choice, { form, settings });
		const isStart = writeAddress({ ...choice, sort: 'newest', page: 1 }, context);
		bar.show(labels, {
			total: found.total,
			canReset: found.total > 0 && isStart !== settings.facet.path,
		});
	}

	function choose(next: Choice): void {
		choice = next;
		writeForm(form, fieldsOf(choice, places), say);
		void update();
	}

	/** Shows what was chosen, after the browser has drawn the control that was used. */
	async function update(): Promise<void> {
		if (isAwaited) return;
		isAwaited = true;
		await drawn();
		while (performance.now() < typedAt + thought)
			await new Promise((resolve) => setTimeout(resolve, typedAt + thought - performance.now()));
		isAwaited = false;
		await choices.hear(() => choice);
		look();
		if (panels.isDialogOpen()) hasWaited = true;
		else await apply('replace');
		await pause();
		await count();
	}

	/** Counts the options that can be seen; begins anew when something else is chosen meanwhile. */
	async function count(): Promise<void> {
		const asked = found;
		// Whoever goes on to the other list takes no prices along.
		const elsewhere = choices.find({ ...searched, price: undefined });
		const { deals } = countOptions(index, { found: elsewhere, filter: choice.filter });
		showDeals(dealLinks, { ...deals(), locale });
		await slicedBy(
			showCounts(panels.shown(), { index, found, filter: choice.filter, places, locale }),
			() => found === asked,
		);
	}

	async function apply(how: 'replace' | 'push' | 'keep'): Promise<void> {
		hasWaited = false;
		const address = (page: number) => writeAddress({ ...choice, page }, context);
		const own = address(choice.page);
		if (how === 'push') history.pushState(null, '', own);
		if (how === 'replace' && own !== location.pathname + location.search)
			history.replaceState(history.state, '', own);
		takeAlong(choice);
		const all = found.ids(choice.sort);
		const ids = inView ? all.filter((id) => inView?.has(id)) : all;
		map?.showOnly(all);
		noteResult({ ids, shift: index.shift });
		request({ choice, labels });
		if (ids.length > 0) drop = undefined;
		else drop = all.length > 0 ? { count: all.length } : bestDrop({ choice, found, labels });
		const isRendered =
			location.pathname === renderedAt && !inView && !saysAnything(location.search, locale);
		// Beside the view of the map lies what was looked for.
		const near = () => (all.length > 0 ? all.slice(0, 3) : nearest(index, choice.filter, 3));
		const keepsHeading = keepsTo(choice.filter, settings.facet.start) && !isRoot;
		try {
			if (isRendered) return results.reset();
			await results.show({
				ids,
				choice,
				address,
				heading: keepsHeading ? undefined : headingOf(choice.filter, { settings, kindName }),
				isInView: inView !== undefined,
				drop,
				nearest: ids.length === 0 ? near() : [],
			});
		} catch {
			results.fail();
		} finally {
			delete document.documentElement.dataset['finding'];
		}
	}

	/** Shows another page of the result, from its beginning. */
	async function turn(page: number): Promise<void> {
		choice = { ...choice, page };
		await drawn();
		await apply('push');
		const told = document.querySelector<HTMLElement>('[data-found]');
		told?.scrollIntoView({ block: 'center' });
		told?.focus({ preventScroll: true });
	}

	document.addEventListener('click', (event) => {
		const target = event.target instanceof Element ? event.target : undefined;
		if (target?.closest('[data-reset]')) {
			const filter = { deal: settings.deal, ...settings.facet.start };
			choose({ filter, words: '', sort: choice.sort, page: 1 });
		}
		if (target?.closest('[data-drop]')) {
			if (drop?.label) choose(drop.label.rest);
			else map?.leave();
			document.querySelector<HTMLElement>('[data-found]')?.focus();
		}
		const page = target?.closest<HTMLElement>('[data-page]')?.dataset['page'];
		if (page && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
			event.preventDefault();
			void turn(Number(page));
		}
	});

	writeForm(form, fieldsOf(choice, places), say);
	await pause();
	await choices.hear(() => choice);
	look();
	await pause();
	found.ids(choice.sort);
	await pause();
	await apply('keep');
	return {
		open: panels.open,
		changed: () => {
			const next = choiceOf(readForm(form), known);
			if (next.words !== choice.words) typedAt = performance.now();
			choice = { ...next, filter: { deal: settings.deal, ...next.filter }, page: 1 };
			void update();
		},
		restore: () => {
			choice = readAddress(location, context);
			writeForm(form, fieldsOf(choice, places), say);
			void choices
				.hear(() => choice)
				.then(look)
				.then(() => apply('keep'))
				.then(count);
		},
		join: (made) => {
			map = made;
			map.showOnly(found.ids(choice.sort));
		},
		view: (ids) => {
			inView = ids && new Set(ids);
			choice = { ...choice, page: 1 };
			void drawn().then(() => apply('replace'));
		},
	};
}
