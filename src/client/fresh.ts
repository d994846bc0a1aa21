/** What has become of units since the page was made; see `publish/status-file.ts`. */
interface Status {
	readonly format: number;
	readonly reserved: readonly number[];
	readonly gone: readonly number[];
}

let status: Status | undefined;

/** Asks once, when the page has nothing else to do, what has become of its units. Without an answer nothing changes. */
export function startFresh(main: Element, then: () => void): void {
	const ask = async () => {
		if (!main.querySelector('[data-save]')) return;
		const answer = await fetch('/status.json', { cache: 'no-cache' });
		const given: Status = await answer.json();
		if (given.format !== 1) return;
		status = given;
		then();
	};
	const wait = window.requestIdleCallback ?? setTimeout;
	wait(() => void ask().catch(() => {}));
}

/** Greys out a unit that was reserved or withdrawn since, on its card or on its own page. */
export function markFresh({
	id,
	card,
	heart,
	words,
}: {
	readonly id: number;
	readonly card: Element | null;
	readonly heart: HTMLElement;
	readonly words: DOMStringMap;
}): void {
	const what = status?.gone.includes(id) ? 'gone' : status?.reserved.includes(id) && 'reserved';
	if (!what) return;
	const picture = card?.querySelector('.card-picture');
	if (picture) {
		const tag = picture.querySelector('.tag') ?? document.createElement('span');
		if (tag.textContent === words['reserved'] && what === 'reserved') return;
		card?.classList.add('stale');
		tag.className = 'tag';
		tag.textContent = words[`${what}Since`] ?? '';
		picture.append(tag);
	}
	// Only the heart of a unit's own page, while nobody had reserved it, knows what to say there.
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
