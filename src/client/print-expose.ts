import { loadStyles } from './load-styles.ts';

/** Offers printing, and before it unfolds what is folded and asks for the pictures that were left for later. */
export function offerPrinting(): void {
	for (const button of document.querySelectorAll('[data-print]')) {
		// Without a network the page is printed as it is.
		button.addEventListener('click', () => void printPage().catch(print));
	}
	addEventListener('beforeprint', unfold);
}

function unfold(): void {
	for (const folded of document.querySelectorAll('details')) folded.open = true;
	for (const image of document.querySelectorAll<HTMLImageElement>('main img'))
		image.loading = 'eager';
}

/**
 * Prints the page. Where it has a cover, asks first for whom; that name stands on it until the page is left, and nowhere
 * else: nothing of it is kept or sent.
 * @throws without a network
 */
async function printPage(): Promise<void> {
	const asking = document.querySelector<HTMLDialogElement>('[data-expose]');
	if (asking && !(await hasName(asking))) return;
	unfold();
	sharpen();
	const pictures = document.querySelectorAll<HTMLImageElement>('main img');
	await Promise.allSettled(Array.from(pictures, (picture) => picture.decode()));
	print();
}

/** Has the photos on top in as many dots as a sheet takes, however small they are on the screen. */
function sharpen(): void {
	for (const source of document.querySelectorAll<HTMLSourceElement>('.gallery source'))
		source.sizes = '1600px';
}

/** Asks for whom the exposé is. @returns whether it is to be printed. */
async function hasName(asking: HTMLDialogElement): Promise<boolean> {
	await loadStyles(asking.dataset['expose'] ?? '');
	if (!asking.querySelector('.chips')) offerLanguages(asking);
	const field = asking.querySelector('input');
	// No browser is to remember who they were.
	if (field) field.autocomplete = 'off';
	asking.returnValue = '';
	asking.showModal();
	await new Promise((resolve) => asking.addEventListener('close', resolve, { once: true }));
	if (asking.returnValue !== 'print') return false;
	const line = document.querySelector<HTMLElement>('.expose-for');
	const name = field?.value.trim() ?? '';
	if (line) {
		line.hidden = name === '';
		line.querySelector('b')?.replaceChildren(name);
	}
	return true;
}

/** Leads to the same button of the page in another language. */
function offerLanguages(asking: HTMLDialogElement): void {
	const list = document.querySelector('.languages')?.cloneNode(true);
	if (!(list instanceof HTMLElement)) return;
	list.className = 'chips';
	for (const link of list.querySelectorAll('a')) {
		link.className = 'chip';
		link.hash = 'expose';
	}
	asking.querySelector('.meta')?.after(list);
}
