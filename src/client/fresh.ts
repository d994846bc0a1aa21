/** What has become of units since the page was made; see `release/status-file.ts`. */
interface Status {
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

type Fate = 'free' | 'reserved' | 'gone';

/**
 * Asks what has become of units.
 * @returns what greys out one that was reserved or withdrawn since, on its card or on its own page, and takes that
 * back from one that is free again
 * @throws without a network, or without such a file
 */
export async function askFresh(): Promise<(marked: Marked) => void> {
	const answer = await fetch('/status.json', { cache: 'no-cache' });
	const status: Status = await answer.json();
	if (status.format !== 1) throw new Error(`The statuses have format ${status.format}, not 1.`);
	const [reserved, gone] = [new Set(status.reserved), new Set(status.gone)];
	return ({ id, card, heart, words }) => {
		const fate = gone.has(id) ? 'gone' : reserved.has(id) ? 'reserved' : 'free';
		if (card) markCard(card, fate, words);
		else markPage(heart, fate);
	};
}

function markCard(card: HTMLElement, fate: Fate, words: DOMStringMap): void {
	const tag = card.querySelector('span.tag') ?? document.createElement('span');
	const own = card.dataset['tag'] ?? tag.textContent;
	const isAsMade = fate === 'free' ? own !== words['reserved'] : own === words[fate];
	if (isAsMade && card.dataset['tag'] === undefined) return;
	card.dataset['tag'] = own;
	card.classList.toggle('stale', !isAsMade && fate !== 'free');
	tag.className = 'tag';
	tag.textContent = isAsMade ? own : (words[`${fate}Since`] ?? '');
	if (tag.textContent) card.querySelector('.card-picture')?.append(tag);
	else tag.remove();
}

/** The heart of a unit's own page holds what to say there, unless the page says it. */
function markPage({ dataset }: HTMLElement, fate: Fate): void {
	const own = document.querySelector<HTMLElement>('.unit-status:not([data-since])');
	const since = document.querySelector('[data-since]');
	const isAsMade = fate === (own ? 'reserved' : 'free');
	if (isAsMade && !since && !own?.hidden) return;
	since?.remove();
	if (own) own.hidden = !isAsMade;
	const text = isAsMade ? undefined : dataset[fate];
	if (text && fate !== 'free') {
		const line = document.createElement('p');
		const said = document.createElement('span');
		line.className = 'unit-status';
		line.dataset['since'] = fate;
		said.className = 'status reserved';
		said.textContent = text;
		line.append(said);
		document.querySelector('h1')?.after(line);
	}
	for (const each of document.querySelectorAll<HTMLElement>(
		'.inquiry :is(h2, [type=submit]), .inquiry-bar .button',
	)) {
		const made = (each.dataset['made'] ??= each.textContent);
		each.textContent = isAsMade ? made : (dataset[fate === 'free' ? 'free' : 'queue'] ?? '');
	}
}
