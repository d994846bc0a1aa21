import { fetchStatus, type Marked } from '../status.ts';
import { storage } from '../storage.ts';
import { markSeen, remember, seenIds, startRemembering } from '../seen.ts';

/** Where this device keeps the ids of what its user has saved, the newest first. */
const savedName = 'saved';
/** What the names begin with under which it keeps notes on them, before their ids. */
const notePrefix = 'note-';
/** Ids that are kept at most. */
export const mostSaved = 200;
/** Is sent to the document whenever the list may have changed, be it in another tab or on a page that was left. */
export const changed = 'shortlist';

/** Ids of the saved units, the newest first. */
export function savedIds(): number[] {
	return storage.getWords(savedName).map(Number).filter(isId);
}

/** Keeps a list; the oldest are left out where there are too many. What leaves it takes its note along. */
export function save(ids: readonly number[]): void {
	const list = [...new Set(ids)].slice(0, mostSaved);
	for (const id of savedIds()) if (!list.includes(id)) storage.set(notePrefix + id, null);
	storage.setWords(savedName, list);
	startRemembering();
	tellChanged();
}

/** What the visitor has written about a saved unit; nothing of it ever leaves the device. */
export function noteOf(id: number): string {
	return storage.get(notePrefix + id) ?? '';
}

/** Keeps a note; one without words is taken away. */
export function keepNote(id: number, text: string): void {
	storage.set(notePrefix + id, text.trim() === '' ? null : text);
}

/** Has all that shows the list read it again. */
export function tellChanged(): void {
	document.dispatchEvent(new Event(changed));
}

/** Whether a number can be the id of a unit. */
export function isId(id: number): boolean {
	return Number.isSafeInteger(id) && id > 0;
}

/** Makes the hearts of a page work, those that come later too, and counts what is saved in its head. */
export function startShortlist(): void {
	const link = document.querySelector<HTMLElement>('[data-shortlist-link]');
	if (!link) return;
	const show = () => {
		const { length } = savedIds();
		const count = link.lastElementChild;
		if (count) count.textContent = length > 0 ? `(${length})` : '';
		mark(document.body, link.dataset);
	};
	const opened = document.querySelector<HTMLElement>('[data-opened]');
	if (opened) remember(Number(opened.dataset['save']));
	document.addEventListener('click', ({ target }) => {
		const heart = target instanceof Element && target.closest<HTMLElement>('[data-save]');
		if (!heart) return;
		const id = Number(heart.dataset['save']);
		const others = savedIds().filter((each) => each !== id);
		save(heart.ariaPressed === 'true' ? others : [id, ...others]);
	});
	document.addEventListener(changed, show);
	// The same site in another tab.
	addEventListener('storage', tellChanged);
	addEventListener('pageshow', ({ persisted }) => {
		if (persisted) tellChanged();
	});
	new MutationObserver((records) => {
		for (const { addedNodes } of records) {
			for (const node of addedNodes) if (node instanceof Element) mark(node, link.dataset);
		}
	}).observe(document.body, { childList: true, subtree: true });
	show();
	let asked = -Infinity;
	const ask = async () => {
		const now = performance.now();
		if (document.hidden || now - asked < rest || !document.querySelector('[data-save]')) return;
		asked = now;
		try {
			refreshStatus = await fetchStatus();
			show();
		} catch {
			// As it was.
		}
	};
	// After what the page begins with; without an answer nothing changes.
	setTimeout(ask, atFirst);
	document.addEventListener('visibilitychange', ask);
	setInterval(ask, often);
}

/** Milliseconds after which a new page asks what has become of its units. */
const atFirst = 1_000;
/** Milliseconds after which a page that is looked at asks again what has become of its units. */
const often = 300_000;
/** Milliseconds in which whoever comes back to a page is told nothing new. */
const rest = 60_000;

/**
 * Says what was reserved or went since the page was made, or is free again; known when the browser has found the
 * time to ask.
 */
let refreshStatus: ((marked: Marked) => void) | undefined;

function mark(root: Element, words: DOMStringMap): void {
	const hearts = root.querySelectorAll<HTMLElement>('[data-save]');
	if (hearts.length === 0) return;
	const saved = new Set(savedIds());
	const seen = new Set(seenIds());
	for (const heart of hearts) {
		const card = heart.closest<HTMLElement>('.card');
		const id = Number(heart.dataset['save']);
		heart.ariaPressed = String(saved.has(id));
		if (card && seen.has(id)) markSeen(card, words['seen'] ?? '');
		refreshStatus?.({ id, card, heart, words });
	}
}
