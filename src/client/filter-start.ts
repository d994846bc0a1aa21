import styles from '../styles/filter-panels.css?url';
import type { FilterPart } from '../search/filter.ts';
import { nearest } from '../search/nearest.ts';
import { countOptions } from '../search/options.ts';
import type { Found } from '../search/query.ts';
import { keepsTo, readAddress, writeAddress } from './filter-address.ts';
import { createBar } from './filter-bar.ts';
import { choiceOf, fieldsOf, type Choice } from './filter-choice.ts';
import { saysAnything } from './filter-fields.ts';
import { showCounts, showDeals } from './filter-counts.ts';
import { readForm, sayPrices, sayStepsIn, writeForm } from './filter-form.ts';
import { headingOf } from './filter-heading.ts';
import { drawn, loadSearch, pause, slicedBy } from './filter-index.ts';
import { labelsOf, type Label } from './filter-labels.ts';
import { createLinks } from './filter-links.ts';
import { hideUnknown, offerPlaces, offerProjects } from './filter-offers.ts';
import { createPanels } from './filter-panels.ts';
import { namePlaces } from './filter-places.ts';
import { offerRequest } from './filter-request.ts';
import { readSettings } from './filter-settings.ts';
import { loadStyles } from './load-styles.ts';
import type { ListingMap } from './map-view.ts';
import { noteResult } from './result-walk.ts';
import { createResults } from './results.ts';

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
	const [search] = await Promise.all([loadSearch(settings.index), loadStyles(styles)]);
	const { index } = search;
	const places = namePlaces(index.places);
	const known = { index, places };
	const context = { settings, known };
	const renderedAt = location.pathname;
	const isRoot = settings.facet.path === settings.root.path;
	const dealLinks = [...form.querySelectorAll<HTMLAnchorElement>('[data-deal-link]')];
	const kindName = (kind: string) =>
		form.querySelector(`[name=kind][value="${kind}"] + span`)?.textContent ?? kind;

	// Each piece of work by itself, so that none of them keeps the visitor waiting.
	await pause();
	const placesHost = form.querySelector<HTMLElement>('[data-places]');
	if (placesHost) await slicedBy(offerPlaces(placesHost, places), () => true);
	const projectsHost = form.querySelector<HTMLElement>('[data-projects]');
	if (projectsHost) offerProjects(projectsHost, { ...index, locale: settings.locale });
	const say = sayStepsIn(index.currency, settings);
	sayPrices(form, say);
	await pause();
	hideUnknown(form, { index, deal: settings.deal, places });
	await pause();
	const results = createResults({ settings, shift: index.shift });
	const bar = createBar(form, { settings, chosen: (rest) => choose(rest) });
	const takeAlong = createLinks(form, context);
	const panels = createPanels(form, () => {
		if (hasWaited && !panels.isDialogOpen()) void drawn().then(() => apply('replace'));
		void drawn().then(() => count());
	});
	const request = offerRequest(document.querySelector('[data-request]'), {
		settings,
		currency: index.currency,
	});

	await pause();
	let choice = readAddress(location, context);
	/** The filter with the ids that have the words which are searched for. */
	let searched = choice.filter;
	let found: Found = search.find(searched);
	let labels: Label[] = [];
	let inView: ReadonlySet<number> | undefined;
	let map: ListingMap | undefined;
	/** The units that have the words which were searched for last; without ids nothing could be searched. */
	let worded: { readonly words: string; readonly ids: ReadonlySet<number> | undefined } | undefined;
	/** Something was chosen in the window of all filters, which is still open. */
	let hasWaited = false;
	let isAwaited = false;

	function look(): void {
		const hits = choice.words ? worded?.ids : undefined;
		searched = { ...choice.filter, ...(hits && { found: hits }) };
		found = search.find(searched);
		labels = labelsOf(choice, { form, settings, currency: index.currency });
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
		isAwaited = false;
		await findWords();
		look();
		if (panels.isDialogOpen()) hasWaited = true;
		else await apply('replace');
		await pause();
		await count();
	}

	/** Asks for the units that have the words, until nobody types on. */
	async function findWords(): Promise<void> {
		while (choice.words && choice.words !== worded?.words) {
			const { words } = choice;
			const { openTextSearch } = await import('./text-search.ts');
			const ids = await openTextSearch(settings.locale)
				.find(words)
				.catch(() => {});
			worded = { words, ids: ids ?? undefined };
		}
	}

	/** Counts the options that can be seen; begins anew when something else is chosen meanwhile. */
	async function count(): Promise<void> {
		const asked = found;
		// Whoever goes on to the other list takes no prices along.
		const elsewhere = search.find({ ...searched, price: undefined });
		showDeals(dealLinks, countOptions(index, { found: elsewhere, filter: choice.filter }).deals());
		await slicedBy(
			showCounts(panels.shown(), { index, found, filter: choice.filter, places }),
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
		const isRendered =
			location.pathname === renderedAt &&
			!inView &&
			!saysAnything(location.search, settings.locale);
		try {
			if (isRendered) return results.reset();
			await results.show({
				ids,
				choice,
				address,
				heading:
					keepsTo(choice.filter, settings.facet.start) && !isRoot
						? undefined
						: headingOf(choice.filter, { settings, kindName }),
				isInView: inView !== undefined,
				drop: ids.length === 0 ? bestDrop() : undefined,
				nearest: ids.length === 0 ? nearest(index, choice.filter, 3) : [],
			});
		} catch {
			results.fail();
		} finally {
			delete document.documentElement.dataset['finding'];
		}
	}

	/** The one part whose absence brings most. */
	function bestDrop() {
		const parts = [...found.without]
			.filter(([part, total]) => part !== 'deal' && total > 0)
			.sort(([, a], [, b]) => b - a);
		const [best] = parts;
		if (!best) return undefined;
		const [part, total] = best;
		const own = labels.filter((label) => label.part === part);
		const rest = own.reduce((left, label) => dropped(left, label.part), choice);
		const [first] = own;
		return (
			first && {
				label: { part, words: own.map(({ words }) => words).join(', '), rest },
				count: total,
			}
		);
	}

	function reset(): void {
		choose({
			filter: { deal: settings.deal, ...settings.facet.start },
			words: '',
			sort: choice.sort,
			page: 1,
		});
	}

	document.addEventListener('click', (event) => {
		const target = event.target instanceof Element ? event.target : undefined;
		if (target?.closest('[data-reset]')) reset();
		if (target?.closest('[data-drop]')) {
			const rest = bestDrop()?.label.rest;
			if (rest) choose(rest);
			document.querySelector<HTMLElement>('[data-found]')?.focus();
		}
		const page = target?.closest<HTMLElement>('[data-page]')?.dataset['page'];
		if (page && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
			event.preventDefault();
			choice = { ...choice, page: Number(page) };
			void turn();
		}
	});

	/** Shows another page of the result, from its beginning. */
	async function turn(): Promise<void> {
		await drawn();
		await apply('push');
		const told = document.querySelector<HTMLElement>('[data-found]');
		told?.scrollIntoView({ block: 'center' });
		told?.focus({ preventScroll: true });
	}

	writeForm(form, fieldsOf(choice, places), say);
	await pause();
	await findWords();
	look();
	await pause();
	found.ids(choice.sort);
	await pause();
	await apply('keep');
	return {
		open: panels.open,
		changed: () => {
			const fields = readForm(form);
			const next = choiceOf(fields, known);
			const filter = { deal: settings.deal, ...next.filter };
			choice = { ...next, filter, page: 1 };
			void update();
		},
		restore: () => {
			choice = readAddress(location, context);
			writeForm(form, fieldsOf(choice, places), say);
			void findWords()
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

/** A choice without one of its parts. */
function dropped(from: Choice, part: FilterPart): Choice {
	const { [part]: _, ...filter } = from.filter;
	return { ...from, filter, page: 1, words: part === 'found' ? '' : from.words };
}
