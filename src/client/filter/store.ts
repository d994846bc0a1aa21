import { searchPath } from '../../i18n/search-path.ts';
import { saysAnything } from '../../search/address.ts';
import type { Search } from '../../search/browser/query.ts';
import type { ListingMap } from '../map/view.ts';
import { noteResult } from '../results/result-walk.ts';
import { createResults } from './results.ts';
import { otherList, readAddress, writeAddress } from './address.ts';
import { createBar } from './bar.ts';
import { answerPhrase } from './answer-phrase.ts';
import type { Attempt, Work } from './attempt.ts';
import { choiceOf, fieldsOf, type Choice } from './choice.ts';
import { hearClicks } from './clicks.ts';
import { showDealCounts, showCounts } from './counts.ts';
import { besideHits, hitsOf, viewOf, type ListState } from './derive.ts';
import { createSearchFor, lateParts } from './late-files.ts';
import type { Drop } from './drop.ts';
import { readForm, writeForm } from './form.ts';
import { changeHistory, type HistoryChange } from './history.ts';
import { lostWords } from './labels.ts';
import { createLinks } from './links.ts';
import { createDebounce, drawn, pause, slicedBy } from '../slices.ts';
import { withoutForeign } from './offered.ts';
import { hideUnknown } from './options.ts';
import { createPanels } from './panels.ts';
import { createPhraseBox } from './phrase-box.ts';
import { offerRequest } from './request.ts';
import type { FilterContext } from './settings.ts';
import { createWordSearch } from './words.ts';

/** The filters of a list, once they are there. */
export interface ListStore {
	/** Opens what a button stands for, unless the browser does. */
	open(button: HTMLElement, byBrowser: boolean): void;
	/** A control was changed. */
	changed(): void;
	/** Takes up what was typed into the box for phrases. @throws without a network; the next time takes it up again */
	ask(): Promise<void>;
	/** The address was changed by going back or forth. */
	restore(): void;
	/** The map beside the list was made. */
	join(map: ListingMap): void;
	/** Only these are in view on the map; all without ids. */
	view(ids?: readonly number[]): void;
}

/**
 * Holds what a visitor has decided about a list. Each event changes the state, a view is derived from it, and the
 * page is rendered from the view: the bar and the list together, then the counts of options that can be seen.
 */
export async function createStore(
	form: HTMLFormElement,
	{
		search,
		context,
		attempt,
	}: { readonly search: Search; readonly context: FilterContext; readonly attempt: Attempt },
): Promise<ListStore> {
	const { settings, known, speech } = context;
	const { index } = search;
	const searchFor = createSearchFor(search, settings.late);
	const renderedAt = location.pathname;
	const isTime = createDebounce();
	const { locale, city, deal } = settings;
	const findWords = createWordSearch(searchPath(locale, { kind: 'searchTexts', city }));
	const results = createResults({ settings, shift: index.shift });
	const box = createPhraseBox(form, settings);
	const showBar = createBar(form, { settings, chosen: choose });
	const showLinks = createLinks(form, context);
	const showRequest = offerRequest(document.querySelector('[data-request]'), context);

	await pause();
	let state: ListState = { choice: { filter: { deal }, words: '', sort: 'newest', page: 1 } };
	let view = viewOf(state, { search, speech });
	let drop: Drop | undefined;
	let map: ListingMap | undefined;
	/** The address of what is shown. */
	let shown = '';
	/** How the next result comes into the history. */
	let how: HistoryChange = 'keep';
	/** Something was chosen in the window of all filters, which is still open. */
	let isDue = false;
	/** As much of the index as the options of the form are chosen by. */
	let offered = search;

	/** Takes up what the address asks for; its words are put into the box, since they may be a phrase. */
	function readHere(): Work {
		const { words, ...said } = readAddress(location, context);
		write({ ...said, words: '' });
		how = words ? 'replace' : 'keep';
		if (!words) return showChoice;
		box.put(words);
		return ask;
	}

	/** Adds the phrase of the box to what is chosen, and shows it; where the address said it, this is what is shown first. */
	async function ask(): Promise<void> {
		const phrase = box.take();
		if (phrase === '') box.clear();
		if (!phrase) return;
		try {
			const hasOther = form.querySelector('[data-deal-link]') !== null;
			const found = { context, hasOther, findWords, searchFor };
			const answer = await answerPhrase(phrase, state.choice, found);
			if (answer.elsewhere !== undefined) {
				location.replace(answer.elsewhere);
				return new Promise(() => {});
			}
			box.show(answer.unknown, answer.figures);
			write(answer.choice);
		} catch (error) {
			box.giveBack();
			throw error;
		}
		how = 'replace';
		await attempt(showChoice);
	}

	/** The links go with a choice at once, also while nothing of it is shown yet. */
	function take(choice: Choice): void {
		state = { ...state, choice };
		showLinks(choice);
	}

	/** Takes a choice that the controls do not say yet. */
	function write(choice: Choice): void {
		take(choice);
		writeForm(form, fieldsOf(choice, known), speech);
	}

	async function derive(): Promise<void> {
		let asked;
		let own;
		do {
			asked = state.choice;
			const withWords = asked.words ? await findWords(asked.words) : undefined;
			own = await searchFor(asked);
			// Somebody may have chosen on meanwhile.
			state = { ...state, withWords };
		} while (asked !== state.choice);
		const filter = withoutForeign(asked.filter, deal, { ...known, index: own.index });
		if (filter !== asked.filter) {
			const rest = { ...asked, filter };
			box.miss(lostWords(asked, rest, speech));
			write(rest);
			if (how === 'keep') how = 'replace';
		}
		view = viewOf(state, { search: own, speech });
	}

	/** Shows what was chosen, after the browser has drawn the control that was used. */
	async function update(): Promise<void> {
		how = 'replace';
		isDue = panels.isDialogOpen();
		if (await isTime()) await attempt(showChoice);
	}

	async function showChoice(): Promise<void> {
		await derive();
		const isFirst = shown === '';
		if (isFirst) {
			await pause();
			// Works out the order of all units, which is known from then on.
			view.found.ids(state.choice.sort);
			await pause();
		}
		showBar.total(view);
		if (!panels.isDialogOpen()) await render();
		if (isFirst) return;
		await pause();
		await count();
	}

	async function render(): Promise<void> {
		isDue = false;
		const rendered = view;
		const { choice, found, labels } = rendered;
		const address = (page: number) => writeAddress({ ...choice, page }, context);
		changeHistory(how, address(choice.page));
		if (how === 'push') how = 'replace';
		shown = location.href;
		const hits = hitsOf(view, state.inView);
		({ drop } = hits);
		map?.showOnly(hits.all);
		noteResult({ ids: hits.ids, shift: index.shift });
		showRequest({ choice, labels });
		const isInView = state.inView !== undefined;
		const isRendered =
			location.pathname === renderedAt &&
			!isInView &&
			!saysAnything(location.search, settings.locale);
		if (isRendered) results.reset();
		else
			await results.show({
				...hits,
				...besideHits(rendered, { hits, context }),
				other:
					hits.others > 0 ? { count: hits.others, href: otherList(choice, context) } : undefined,
				choice,
				address,
				isInView,
			});
		delete document.documentElement.dataset['finding'];
		// Another choice may have been rendered while this one waited for its cards.
		if (view !== rendered) return;
		const start = writeAddress({ ...choice, sort: 'newest', page: 1 }, context);
		showBar.choice(labels, {
			canReset: found.total > 0 && start !== settings.facet.path,
			isAsked: box.isUsed(),
		});
	}

	/** Counts the options that can be seen; ends early when something else is found meanwhile. */
	async function count(): Promise<void> {
		const asked = view;
		const { filter, choice } = view;
		const shown = panels.shown();
		// Without a network, what needs more than is there stays uncounted.
		const own = await searchFor(choice, shown).catch(() => asked.search);
		const found = own === asked.search ? asked.found : own.find(filter);
		const counted = {
			known: { ...known, index: own.index },
			found,
			filter,
			locale: settings.locale,
		};
		if (own !== offered) {
			offered = own;
			const parts = form.querySelectorAll<HTMLElement>(lateParts);
			await slicedBy(hideUnknown(parts, { ...counted, deal: settings.deal }), () => true);
		}
		showDealCounts(form, { ...counted, search: own });
		await slicedBy(showCounts(shown, counted), () => view === asked);
	}

	function choose(choice: Choice): void {
		write(choice);
		void update();
	}

	async function turn(page: number, into: HistoryChange): Promise<void> {
		take({ ...state.choice, page });
		how = into;
		await drawn();
		await attempt(showChoice);
	}

	await pause();
	const panels = createPanels(form, () => {
		void (isDue && !panels.isDialogOpen() ? update() : drawn().then(count));
	});
	hearClicks({
		reset() {
			const { sort } = state.choice;
			box.clear();
			choose({ filter: { deal, ...settings.facet.start }, words: '', sort, page: 1 });
		},
		drop() {
			if (drop?.label) choose(drop.label.rest);
			else map?.leave();
		},
		async turn(page) {
			await turn(page, 'push');
			// From the beginning of the page that came.
			counted()?.scrollIntoView({ block: 'center' });
			counted()?.focus({ preventScroll: true });
		},
	});

	await attempt(readHere());

	return {
		open: panels.open,
		changed() {
			const next = choiceOf(readForm(form), known);
			take({ ...next, filter: { deal: settings.deal, ...next.filter }, page: 1 });
			void update();
		},
		ask,
		async restore() {
			// The entry that was left stood for a window over the page, in which something else may be chosen.
			if (location.href === shown) return;
			await attempt(readHere());
		},
		join(made) {
			map = made;
			map.showOnly(view.found.ids(state.choice.sort));
		},
		view(ids) {
			state = { ...state, inView: ids && new Set(ids) };
			void turn(1, 'replace');
		},
	};
}

/** Where the page says how many were found. */
function counted(): HTMLElement | null {
	return document.querySelector<HTMLElement>('[data-found]');
}
