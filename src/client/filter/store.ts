import styles from '../../styles/filter-panels.css?url';
import { openSearch } from '../../search/browser/query.ts';
import type { FilterWords } from '../../search/filter-words.ts';
import { namePlaces } from '../../search/place-names.ts';
import { loadIndex } from '../load-index.ts';
import { loadStyles } from '../load-styles.ts';
import { isEntryOver } from '../back-closes.ts';
import { listAddress, withAreas } from '../map/address.ts';
import type { ListingMap } from '../map/view.ts';
import { opensElsewhere } from '../opens-elsewhere.ts';
import { dataOf, wordsOf } from '../page-data.ts';
import { createDebounce, drawn, pause, slicedBy } from '../slices.ts';
import { createPhraseBox, readForm, writeForm } from './form.ts';
import { withoutForeign } from '../../search/offered.ts';
import { fillOptions, showCounts } from './options.ts';
import { createPanels } from './panels.ts';
import { answerPhrase } from './phrase.ts';
import { hitsOf, listView, type Hits } from './query.ts';
import { createRender, type HistoryChange } from './render.ts';
import {
	readAddress,
	type FilterContext,
	type FilterSettings,
	type ListState,
	type ListStore,
} from './state.ts';
import { choiceOf, choiceFields, type Choice } from '../../search/choice.ts';
import { areasNote, lostWords, speechOf } from './words.ts';

/** Does work that needs the network, says when it fails, and does it again later. */
export type Attempt = (work: () => Promise<void>) => Promise<void>;

/**
 * Makes the filters of a list work.
 * @throws without a network, and when the index is of another version than this script
 */
export async function startFilters(form: HTMLFormElement, attempt: Attempt): Promise<ListStore> {
	const settings = dataOf<FilterSettings>(form, 'filter');
	const [index] = await Promise.all([loadIndex(settings.index), loadStyles(styles)]);
	if (index.cities) {
		const { createCityChoice } = await import('./cities.ts');
		return createCityChoice(form, settings);
	}
	const context: FilterContext = {
		settings,
		say: wordsOf<FilterWords>(form),
		speech: speechOf(form, settings, index),
		search: openSearch(index),
		known: { index, places: namePlaces(index.places) },
	};
	// Each piece of work by itself, so that none of them keeps the visitor waiting.
	await pause();
	await slicedBy(fillOptions(form, context), () => true);
	await pause();
	return createStore(form, context, attempt);
}

/**
 * Holds what a visitor has decided about a list. Each event changes the state, the index is asked for it, and the page
 * is rendered from the answer: the bar and the list together, then the counts of options that can be seen.
 */
async function createStore(
	form: HTMLFormElement,
	context: FilterContext,
	attempt: Attempt,
): Promise<ListStore> {
	const { settings, known, speech } = context;
	const { deal, locale, facet } = settings;
	const settled = createDebounce();
	const box = createPhraseBox(form, context.say);
	const page = createRender(form, context, choose);

	await pause();
	const { sort } = known.index.order;
	let state: ListState = { choice: { filter: { deal }, words: '', sort, page: 1 } };
	let view = listView(state, context);
	let hits: Hits | undefined;
	/** Areas were drawn in a window over the page, whose entry of the history goes with it. */
	let isOver = false;
	/** Whether the address had areas that nobody can read. */
	let isUnread = false;
	/** Without a map nobody could draw any, and nothing says where units are. */
	const hasMap = document.querySelector('[data-map]') !== null;
	let map: ListingMap | undefined;
	/** The address of what is shown. */
	let shown = '';
	/** How the next result comes into the history. */
	let how: HistoryChange = 'keep';
	/** Something was chosen in the window of all filters, which is still open. */
	let isDue = false;

	/** Takes up what the address asks for; its words are put into the box, since they may be a phrase. */
	async function readHere(): Promise<void> {
		const { words, ...said } = readAddress(location, context);
		write({ ...said, words: '' });
		how = words ? 'replace' : 'keep';
		if (words) box.put(words);
		await attempt(words ? ask : show);
	}

	/** Adds the phrase of the box to what is chosen, and shows it; where the address said it, this is what is shown first. */
	async function ask(): Promise<void> {
		const phrase = box.take();
		if (phrase === '') box.clear();
		if (!phrase) return;
		try {
			const { hasOther } = page;
			const answer = await answerPhrase(phrase, state.choice, { context, hasOther });
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
		await attempt(show);
	}

	/** The links go with a choice at once, also while nothing of it is shown yet. */
	function take(choice: Choice): void {
		state = { ...state, choice };
		page.links(choice);
	}

	/** Takes a choice that the controls do not say yet. */
	function write(choice: Choice): void {
		take(choice);
		writeForm(form, choiceFields(choice, known), speech);
	}

	function choose(choice: Choice): void {
		write(choice);
		void update();
	}

	/** Shows what was chosen, after the browser has drawn the control that was used. */
	async function update(): Promise<void> {
		how = 'replace';
		isDue = panels.isDialogOpen();
		if (await settled()) await attempt(show);
	}

	async function turn(at: number, into: HistoryChange): Promise<void> {
		take({ ...state.choice, page: at });
		how = into;
		await drawn();
		await attempt(show);
	}

	async function show(): Promise<void> {
		await query();
		const isFirst = shown === '';
		if (isFirst) {
			await pause();
			// Works out the order of all units, which is known from then on.
			view.found.ids(state.choice.sort);
			await pause();
		}
		page.total(view.found.total);
		if (!panels.isDialogOpen()) await render();
		if (isFirst) return;
		await pause();
		await count();
	}

	/** Asks the index for what is chosen; what nothing here has is dropped and said. */
	async function query(): Promise<void> {
		let asked;
		do {
			asked = state.choice;
			let withWords;
			if (asked.words) {
				const { unitsWith } = await import('./texts.ts');
				withWords = await unitsWith(asked.words, locale, known);
			}
			let { inAreas } = state;
			if (asked.areas && hasMap && asked.areas !== inAreas?.areas) {
				const { findInAreas } = await import('./find-in-areas.ts');
				inAreas = await findInAreas(asked.areas, known.index);
			}
			// Somebody may have chosen on meanwhile.
			state = { ...state, withWords, inAreas };
		} while (asked !== state.choice);
		const filter = withoutForeign(asked.filter, deal, known);
		const areas = asked.areas && ((hasMap && state.inAreas?.areas) || undefined);
		if (filter !== asked.filter || areas !== asked.areas) {
			const rest = { ...asked, filter, areas };
			box.miss(lostWords({ ...asked, areas }, rest, speech));
			isUnread ||= areas !== asked.areas;
			write(rest);
			if (how === 'keep') how = 'replace';
		}
		view = listView(state, context);
		const { cities = [] } = (areas && state.inAreas) || {};
		box.note(areasNote({ isUnread, cities }, speech));
	}

	async function render(): Promise<void> {
		isDue = false;
		const rendered = view;
		// The map may move to what was found, and decide anew.
		map?.showAreas(state.choice.areas);
		map?.showOnly(view.found.ids(state.choice.sort), state.inAreas?.beside);
		hits = hitsOf(view, state.inView);
		const listed = page.list(view, hits, {
			how,
			isInView: state.inView !== undefined,
			inAreas: state.inAreas,
		});
		if (how === 'push') how = 'replace';
		shown = listAddress();
		await listed;
		delete document.documentElement.dataset['finding'];
		// Another choice may have been rendered while this one waited for its cards.
		if (view === rendered) page.bar(view, box.isUsed());
	}

	/** Counts the options that can be seen; ends early when something else is found meanwhile. */
	async function count(): Promise<void> {
		const asked = view;
		page.dealCounts(view);
		const { filter, found, search } = view;
		const asking = { known: { ...known, index: search.index }, found, filter };
		const counts = showCounts(panels.shown(), locale, asking);
		await slicedBy(counts, () => view === asked);
	}

	await pause();
	const panels = createPanels(form, () => {
		void (isDue && !panels.isDialogOpen() ? update() : drawn().then(count));
	});
	// On the whole page: buttons and links come and go with the results.
	document.addEventListener('click', async (event) => {
		const { target } = event;
		if (!(target instanceof Element)) return;
		if (target.closest('[data-reset]')) {
			box.clear();
			const { sort } = state.choice;
			choose({ filter: { deal, ...facet.start }, words: '', sort, page: 1 });
		}
		if (target.closest('[data-drop]')) {
			if (hits?.drop?.label) choose(hits.drop.label.rest);
			else map?.leave();
		}
		const to = target.closest<HTMLElement>('[data-page]')?.dataset['page'];
		if (!to || opensElsewhere(event)) return;
		event.preventDefault();
		await turn(Number(to), 'push');
		// From the beginning of the page that came.
		const counted = document.querySelector<HTMLElement>('[data-found]');
		counted?.scrollIntoView({ block: 'center' });
		counted?.focus({ preventScroll: true });
	});

	await readHere();

	return {
		open: panels.open,
		changed() {
			const next = choiceOf(readForm(form), known);
			const { areas } = state.choice;
			take({ ...next, filter: { deal, ...next.filter }, areas, page: 1 });
			void update();
		},
		ask,
		async restore() {
			// The entry that was left stood for a window over the page, in which something else may be chosen.
			if (isOver && !isEntryOver()) {
				isOver = false;
				how = 'replace';
				return attempt(show);
			}
			const { areas } = state.choice;
			const isJump = areas && /^#(?!map=|area=)./.test(location.hash);
			if (isJump) history.replaceState(history.state, '', withAreas('', areas));
			else if (listAddress() !== shown) await readHere();
		},
		join(made) {
			map = made;
			map.showOnly(view.found.ids(state.choice.sort), state.inAreas?.beside);
			map.showAreas(state.choice.areas);
			map.onAreas((areas) => {
				isUnread = false;
				isOver = isEntryOver();
				// No control says them.
				take({ ...state.choice, areas, page: 1 });
				void update();
			});
			map.onView((ids, isNew) => {
				state = { ...state, inView: ids && new Set(ids) };
				void turn(isNew ? 1 : state.choice.page, isNew ? 'replace' : 'keep');
			});
		},
	};
}
