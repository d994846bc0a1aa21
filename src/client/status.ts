/** What has become of units since the page was made; see `release/status-file.ts`. */
interface StatusFile {
	readonly format: number;
	readonly reserved: readonly number[];
	readonly gone: readonly number[];
}

/** A heart of a page, the card it is on, and the words for it. */
export interface Marked {
	readonly id: number;
	readonly card: HTMLElement | null | undefined;
	readonly heart: HTMLElement;
	readonly words: DOMStringMap;
}

type Status = 'free' | 'reserved' | 'gone';

/**
 * Asks what has become of units.
 * @returns what greys out one that was reserved or withdrawn since, on its card or on its own page, and takes that
 * back from one that is free again
 * @throws without a network, or without such a file
 */
export async function fetchStatus(): Promise<(marked: Marked) => void> {
	const answer = await fetch('/status.json', { cache: 'no-cache' });
	const file: StatusFile = await answer.json();
	if (file.format !== 1) throw new Error(`The statuses have format ${file.format}, not 1.`);
	const [reserved, gone] = [new Set(file.reserved), new Set(file.gone)];
	return ({ id, card, heart, words }) => {
		const current = gone.has(id) ? 'gone' : reserved.has(id) ? 'reserved' : 'free';
		if (card) markCard(card, current, words);
		else markPage(heart, current);
	};
}

function markCard(card: HTMLElement, current: Status, words: DOMStringMap): void {
	const tag = card.querySelector('span.tag') ?? document.createElement('span');
	const own = card.dataset['tag'] ?? tag.textContent;
	const isAsMade = current === 'free' ? own !== words['reserved'] : own === words[current];
	if (isAsMade && card.dataset['tag'] === undefined) return;
	card.dataset['tag'] = own;
	card.classList.toggle('stale', !isAsMade && current !== 'free');
	tag.className = 'tag';
	tag.textContent = isAsMade ? own : (words[`${current}Since`] ?? '');
	if (tag.textContent) card.querySelector('.card-picture')?.append(tag);
	else tag.remove();
}

/** The heart of a unit's own page holds what to say there, unless the page says it. */
function markPage({ dataset }: HTMLElement, current: Status): void {
	const own = document.querySelector<HTMLElement>('.unit-status:not([data-since])');
	const since = document.querySelector('[data-since]');
	const isAsMade = current === (own ? 'reserved' : 'free');
	if (isAsMade && !since && !own?.hidden) return;
	since?.remove();
	if (own) own.hidden = !isAsMade;
	const text = isAsMade ? undefined : dataset[current];
	if (text && current !== 'free') {
		const line = document.createElement('p');
		const said = document.createElement('span');
		line.className = 'unit-status';
		line.dataset['since'] = current;
		said.className = 'status reserved';
		said.textContent = text;
		line.append(said);
		document.querySelector('h1')?.after(line);
	}
	for (const each of document.querySelectorAll<HTMLElement>(
		'.inquiry :is(h2, [type=submit]), .inquiry-bar .button',
	)) {
		const made = (each.dataset['made'] ??= each.textContent);
		each.textContent = isAsMade ? made : (dataset[current === 'free' ? 'free' : 'queue'] ?? '');
	}
}
