import type { SearchIndex } from '../search/search-index.ts';
import { compareFacts, drawComparison, mostCompared } from './compare.ts';
import { seenIds } from './seen.ts';
import { share } from './share.ts';
import './shortlist-kept.ts';
import { addTools, goneItem, removedItem, type ItemActions } from './shortlist-items.ts';
import { askFragment, idsIn, listFragment, mostAsked } from './shortlist-link.ts';
import { fill } from './fill.ts';
import { readSettings, type ShortlistSettings } from './shortlist-settings.ts';
import { createUnits, type ListedUnit } from './shortlist-units.ts';
import { changed, save, savedIds } from './shortlist.ts';

/** Units seen last that are shown again. */
const recentShown = 3;

type Loaded = { readonly index: SearchIndex; readonly units: ReadonlyMap<number, ListedUnit> };

const root = document.querySelector<HTMLElement>('[data-shortlist]');
if (root) start(root, readSettings(root));

function start(page: HTMLElement, settings: ShortlistSettings): void {
	const { words } = settings;
	const find = <T extends HTMLElement>(name: string) => page.querySelector<T>(`[data-${name}]`);
	const list = find<HTMLUListElement>('saved');
	const ask = find<HTMLAnchorElement>('ask');
	const shareButton = find<HTMLButtonElement>('share-list');
	const source = createUnits(settings);
	/** Everything that was on the list since the page was opened, in its order. */
	let shown = savedIds();
	let offered = given();
	let chosen: Set<number> | undefined;
	let latest = 0;
	let loaded: Loaded | undefined;
	const lines = new Map<string, HTMLLIElement>();

	const actions: ItemActions = {
		remove: (id) => save(savedIds().filter((each) => each !== id)),
		undo(id) {
			const saved = new Set([...savedIds(), id]);
			save(shown.filter((each) => saved.has(each)));
			const item = loaded?.units.get(id)?.item;
			item?.querySelector<HTMLElement>('h3 a')?.focus();
		},
		choose(id, isChosen) {
			const others = [...(chosen ?? [])].filter((each) => each !== id);
			chosen = new Set(isChosen ? [...others, id] : others);
			draw();
		},
	};

	async function refresh(): Promise<void> {
		const turn = ++latest;
		const before = new Set(shown);
		shown = [...savedIds().filter((id) => !before.has(id)), ...shown];
		const recent = seenIds().filter((id) => !shown.includes(id));
		const ids = [...shown, ...offered, ...recent.slice(0, 3 * recentShown)];
		find('failed')?.toggleAttribute('hidden', true);
		if (ids.length === 0) return draw();
		if (!loaded) say(words.loading);
		try {
			const answer = await source.load(ids);
			if (turn !== latest) return;
			loaded = answer;
			offered = offered.filter((id) => answer.units.has(id));
			draw();
		} catch {
			if (turn !== latest) return;
			say('');
			settle();
			find('failed')?.toggleAttribute('hidden', false);
		}
	}

	/** Gives up the room kept for a list whose length was not known. */
	function settle(): void {
		page.classList.add('settled');
	}

	function draw(): void {
		settle();
		const saved = savedIds();
		const units = loaded?.units;
		const onOffer = saved.filter((id) => units?.has(id));
		chosen ??= new Set(onOffer.length <= mostCompared ? onOffer : []);
		const compared = shown.filter((id) => onOffer.includes(id) && chosen?.has(id));
		const isFull = compared.length >= mostCompared;
		const active = document.activeElement;

		const items = shown.map((id) => {
			const unit = units?.get(id);
			if (!saved.includes(id)) return lineOf(id, 'removed');
			if (!unit) return lineOf(id, 'gone');
			const { item, card } = unit;
			const box = addTools(item, { id, title: card.title, words, actions });
			box.parentElement?.toggleAttribute('hidden', onOffer.length < 2);
			box.checked = compared.includes(id);
			box.disabled = isFull && !box.checked;
			return item;
		});
		if (list) fillList(list, items);
		drawRow(
			'recent',
			seenIds()
				.filter((id) => !shown.includes(id))
				.slice(0, recentShown),
		);
		drawImport();
		drawCompare(compared, { isFull, count: onOffer.length });

		say(
			saved.length > 0
				? fill(saved.length === 1 ? words.one : words.other, { n: saved.length })
				: '',
		);
		find('empty')?.toggleAttribute('hidden', saved.length > 0 || offered.length > 0);
		find('tools')?.toggleAttribute('hidden', saved.length === 0);
		if (ask) {
			ask.hidden = onOffer.length === 0;
			ask.href = `${settings.inquiry}${askFragment(onOffer)}`;
			ask.textContent =
				onOffer.length > mostAsked ? fill(words.askSome, { n: mostAsked }) : words.askAll;
		}
		keepFocus(active);
	}

	function lineOf(id: number, kind: 'removed' | 'gone'): HTMLLIElement {
		const known = lines.get(`${kind} ${id}`);
		if (known) return known;
		const title = loaded?.units.get(id)?.card.title ?? String(id);
		const made =
			kind === 'gone'
				? goneItem(id, { words, actions })
				: removedItem({ id, title }, { words, actions });
		lines.set(`${kind} ${id}`, made);
		return made;
	}

	function drawRow(name: string, ids: readonly number[]): void {
		const row = find(name);
		const items = ids.flatMap((id) => loaded?.units.get(id)?.item ?? []);
		for (const item of items) item.querySelector('.shortlist-item')?.remove();
		const into = row?.querySelector('ul');
		if (into) fillList(into, items);
		row?.toggleAttribute('hidden', items.length === 0);
	}

	function drawImport(): void {
		const box = find('import');
		const n = offered.length;
		drawRow('import', offered);
		const question = box?.querySelector('h2');
		if (question) question.textContent = fill(n === 1 ? words.importOne : words.importOther, { n });
	}

	function drawCompare(
		ids: readonly number[],
		{ isFull, count }: { readonly isFull: boolean; readonly count: number },
	): void {
		const section = find('compare');
		const table = section?.querySelector('table');
		section?.toggleAttribute('hidden', count < 2);
		const known = ids.length > 1 ? loaded : undefined;
		const isShown = known !== undefined;
		table?.parentElement?.toggleAttribute('hidden', !isShown);
		find('legend')?.toggleAttribute('hidden', !isShown);
		const hint = find('hint');
		const said = ids.length < 2 ? words.hint : isFull && count > mostCompared ? words.most : '';
		if (hint) {
			hint.textContent = said;
			hint.hidden = said === '';
		}
		if (!known || !table) return;
		const units = ids.flatMap((id) => known.units.get(id) ?? []);
		drawComparison(table, {
			units,
			facts: compareFacts(units, { ...settings, index: known.index }),
			words,
		});
	}

	/** Whatever had the focus gets it back where it was moved, or what has come into its place. */
	function keepFocus(active: Element | null): void {
		if (!active || active === document.activeElement || active === document.body) return;
		if (active instanceof HTMLElement && active.isConnected) return active.focus();
		const item = active.closest('li');
		const id = [...(loaded?.units ?? [])].find(([, unit]) => unit.item === item)?.[0];
		const back = id === undefined ? undefined : lines.get(`removed ${id}`);
		(back?.querySelector('button') ?? list?.querySelector('button'))?.focus();
	}

	function say(text: string): void {
		const status = find('status');
		if (!status) return;
		status.hidden = text === '';
		if (status.textContent !== text) status.textContent = text;
	}

	function answer(takes: boolean): void {
		const ids = offered;
		offered = [];
		history.replaceState(null, '', location.pathname + location.search);
		if (takes) save([...ids, ...savedIds()]);
		else draw();
		find('status')?.scrollIntoView({ block: 'nearest' });
	}

	find('take')?.addEventListener('click', () => answer(true));
	find('leave')?.addEventListener('click', () => answer(false));
	find('retry')?.addEventListener('click', () => void refresh());
	shareButton?.addEventListener('click', () => {
		const page = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
		void share(shareButton, `${page ?? location.pathname}${listFragment(savedIds())}`);
	});
	document.addEventListener(changed, () => void refresh());
	addEventListener('hashchange', () => {
		offered = given();
		void refresh();
	});
	void refresh();
}

/** Makes a list hold these items without moving those that stay. */
function fillList(list: Element, items: readonly Element[]): void {
	const wanted = new Set(items);
	const left = Array.from(list.children).filter((child) => !wanted.has(child));
	for (const child of left) child.remove();
	items.forEach((item, at) => {
		if (list.children[at] !== item) list.insertBefore(item, list.children[at] ?? null);
	});
}

/** Units somebody else has sent that are not on the list. */
function given(): number[] {
	const saved = new Set(savedIds());
	return idsIn(location.hash).filter((id) => !saved.has(id));
}
