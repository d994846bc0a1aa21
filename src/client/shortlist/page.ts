import { monthlyChanged } from '../monthly.ts';
import { seenIds } from '../seen.ts';
import type { DrawCompare } from './draw-compare.ts';
import { createHead } from './head.ts';
import type { ItemContext } from './items.ts';
import './kept-data.ts';
import { drawRow, drawSaved } from './list.ts';
import { keepNote, noteOf } from './notes.ts';
import { createSentList } from './sent.ts';
import { readSettings, type ShortlistSettings } from './settings.ts';
import { createUnits, type LoadedUnits } from './units.ts';
import { chosenWith, viewOf } from './view.ts';
import { changed, save, savedIds } from './shortlist.ts';

/** Units seen last that are shown again. */
const recentShown = 3;
/** Milliseconds before the comparison loads: the pictures of the cards above it come first. */
const cardsFirst = 500;

const root = document.querySelector<HTMLElement>('[data-shortlist]');
if (root) start(root, readSettings(root));

function start(page: HTMLElement, settings: ShortlistSettings): void {
	const { words } = settings;
	const source = createUnits(settings);
	/** Everything that was on the list since the page was opened, in its order. */
	let shown = savedIds();
	let chosen: ReadonlySet<number> | undefined;
	/** Of all that was on the list since the page was opened: whoever takes it on again has them again. */
	const notes = new Map<number, string>();
	let latest = 0;
	let loaded: LoadedUnits | undefined;
	let compare: DrawCompare | undefined;
	let comparing: Promise<void> | undefined;

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
	const head = createHead(page, settings);
	const sent = createSentList(page, {
		words,
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
		if (!loaded) head.say(words.loading);
		try {
			const answer = await source.load(ids);
			if (turn !== latest) return;
			loaded = answer;
			sent.narrow(answer.units);
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

	async function loadCompare(): Promise<void> {
		await new Promise((resolve) => setTimeout(resolve, cardsFirst));
		try {
			const { openComparison } = await import('./draw-compare.ts');
			compare = await openComparison();
			draw();
		} catch {
			comparing = undefined;
			settle();
			head.fail(true);
		}
	}

	function draw(): void {
		const saved = savedIds();
		const units: LoadedUnits['units'] = loaded?.units ?? new Map();
		const view = viewOf({ shown, saved, units, chosen });
		// As long as nothing is on the list, nobody has seen what is chosen of it.
		if (view.onOffer.length > 0) ({ chosen } = view);
		drawSaved(page, view, { words, notes, actions });
		sent.draw(units);
		compare?.(page.querySelector('[data-compare]'), { view, loaded, notes, settings });
		const onOffer = view.onOffer.flatMap((id) => units.get(id)?.card ?? []);
		head.draw({ saved, onOffer, hasSent: sent.ids().length > 0 });
		if (!compare && view.onOffer.length > 1) {
			// What stands below the comparison is drawn after it, so that nothing moves.
			comparing ??= loadCompare();
			return;
		}
		drawRow(page.querySelector('[data-recent]'), { ids: recent().slice(0, recentShown), units });
		settle();
	}

	// What is deleted comes back with no unit.
	document.querySelector('[data-clear]')?.addEventListener('click', () => notes.clear());
	page.querySelector('[data-retry]')?.addEventListener('click', () => void refresh());
	document.addEventListener(changed, () => void refresh());
	document.addEventListener(monthlyChanged, draw);
	void refresh();
}
