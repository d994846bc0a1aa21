import type { Locale } from '../../domain/locale.ts';
import type { ShortlistWords } from '../../view/listing/shortlist.ts';
import { loadStyles } from '../load-styles.ts';
import { monthlyChanged } from '../monthly.ts';
import { dataOf, wordsOf } from '../page-data.ts';
import { seenIds } from '../seen.ts';
import styles from './comparison-table.css?url';
import { drawComparison } from './comparison-table.ts';
import { createHead } from './head.ts';
import type { ItemContext } from './items.ts';
import './kept-data.ts';
import { drawRow, drawSaved } from './list.ts';
import { createSentList } from './sent.ts';
import { createUnits, type ListedUnits } from './units.ts';
import { chosenWith, shortlistView } from './view.ts';
import { changed, keepNote, noteOf, save, savedIds } from './shortlist.ts';

/** Units seen last that are shown again. */
const recentShown = 3;

const root = document.querySelector<HTMLElement>('[data-shortlist]');
if (root) start(root);

function start(page: HTMLElement): void {
	const { locale, inquiry } = dataOf<{ locale: Locale; inquiry: string }>(page, 'shortlist');
	const say = wordsOf<ShortlistWords>(page);
	const load = createUnits(locale);
	let units: ListedUnits = new Map();
	/** Everything that was on the list since the page was opened, in its order. */
	let shown = savedIds();
	let chosen: ReadonlySet<number> | undefined;
	/** Of all that was on the list since the page was opened: whoever takes it on again has them again. */
	const notes = new Map<number, string>();
	let latest = 0;

	const actions: ItemContext['actions'] = {
		remove: (id) => save(savedIds().filter((each) => each !== id)),
		undo(id) {
			const saved = new Set([...savedIds(), id]);
			keepNote(id, notes.get(id) ?? '');
			save(shown.filter((each) => saved.has(each)));
		},
		choose(id, isChosen) {
			const others = [...(chosen ?? [])].filter((each) => each !== id);
			chosen = new Set(isChosen ? [...others, id] : others);
			draw();
		},
		write(id, text) {
			keepNote(id, text);
			notes.set(id, text);
			draw();
		},
	};
	const head = createHead(page, { inquiry, say });
	const sent = createSentList(page, {
		say,
		came: () => void refresh(),
		taken(ids) {
			chosen = chosenWith(ids, chosen);
		},
		left: draw,
	});

	async function refresh(): Promise<void> {
		const turn = ++latest;
		const before = new Set(shown);
		for (const id of savedIds()) notes.set(id, noteOf(id));
		shown = [...savedIds().filter((id) => !before.has(id)), ...shown];
		const ids = [...shown, ...sent.ids(), ...recent().slice(0, 3 * recentShown)];
		head.fail(false);
		if (ids.length === 0) return draw();
		if (units.size === 0) head.say(say('shortlist.loading'));
		try {
			const [loaded] = await Promise.all([load(ids), loadStyles(styles)]);
			if (turn !== latest) return;
			units = loaded;
			sent.narrow(units);
			draw();
		} catch {
			if (turn !== latest) return;
			head.say('');
			settle();
			head.fail(true);
		}
	}

	/** Ids of the units that were seen and stand nowhere else on the page, the newest first. */
	function recent(): number[] {
		const elsewhere = new Set([...shown, ...sent.ids()]);
		return seenIds().filter((id) => !elsewhere.has(id));
	}

	/** Gives up the room kept for a list whose length was not known. */
	function settle(): void {
		page.classList.add('settled');
	}

	function draw(): void {
		const view = shortlistView({ shown, saved: savedIds(), units, chosen });
		// As long as nothing is on the list, nobody has seen what is chosen of it.
		if (view.onOffer.length > 0) ({ chosen } = view);
		drawSaved(page, view, { say, notes, actions });
		sent.draw(units);
		drawComparison(page.querySelector('[data-compare]'), view, { units, notes, say });
		const onOffer = view.onOffer.flatMap((id) => units.get(id)?.card ?? []);
		head.draw({ saved: savedIds(), onOffer, hasSent: sent.ids().length > 0 });
		const ids = recent()
			.filter((id) => units.has(id))
			.slice(0, recentShown);
		drawRow(page.querySelector('[data-recent]'), { ids, units });
		settle();
	}

	// Deleted notes do not return with their units.
	document.querySelector('[data-clear]')?.addEventListener('click', () => notes.clear());
	page.querySelector('[data-retry]')?.addEventListener('click', () => void refresh());
	document.addEventListener(changed, () => void refresh());
	document.addEventListener(monthlyChanged, draw);
	void refresh();
}
