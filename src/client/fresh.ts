/** What has become of units since the page was made; see `publish/status-file.ts`. */
interface Status {
	readonly format: number;
	readonly reserved: readonly number[];
	readonly gone: readonly number[];
}

/** A heart of a page, the card it is on, and the words for it. */
export interface Marked {
	readonly id: number;
	readonly card: Element | null | undefined;
	readonly heart: HTMLElement;
	readonly words: DOMStringMap;
}

/**
 * Asks what has become of units.
 * @returns what greys out one that was reserved or withdrawn since, on its card or on its own page
 * @throws without a network, or without such a file
 */
export async function askFresh(): Promise<(marked: Marked) => void> {
	const answer = await fetch('/status.json', { cache: 'no-cache' });
	const status: Status = await answer.json();
	if (status.format !== 1) throw new Error(`The statuses have format ${status.format}, not 1.`);
	const [reserved, gone] = [new Set(status.reserved), new Set(status.gone)];
	return (marked) => {
		const what = gone.has(marked.id) ? 'gone' : reserved.has(marked.id) && 'reserved';
		if (!what) return;
		if (marked.card) markCard(marked.card, what, marked.words);
		else markPage(marked.heart, what);
	};
}

function markCard(card: Element, what: 'gone' | 'reserved', words: DOMStringMap): void {
	const tag = card.querySelector('.tag') ?? document.createElement('span');
	// The page knows.
	if (tag.textContent === words[what]) return;
	card.classList.add('stale');
	tag.className = 'tag';
	tag.textContent = words[`${what}Since`] ?? '';
	card.querySelector('.card-picture')?.append(tag);
}

/** The heart of a unit's own page holds what to say there, unless the page says it. */
function markPage(heart: HTMLElement, what: 'gone' | 'reserved'): void {
	const text = heart.dataset[what];
	if (!text) return;
	const line = document.querySelector('.unit-status') ?? document.createElement('p');
	const said = document.createElement('span');
	line.className = 'unit-status';
	said.className = 'status reserved';
	said.textContent = text;
	line.replaceChildren(said);
	document.querySelector('h1')?.after(line);
	for (const button of document.querySelectorAll('.inquiry [type=submit], .bar .button'))
		button.textContent = heart.dataset['queue'] ?? '';
}
