/** Offers printing, and unfolds and loads before it what was left for later. */
export function offerPrinting(view: Window): void {
	const { document } = view;
	for (const button of document.querySelectorAll('[data-print]')) {
		button.addEventListener('click', () => void print());
	}
	view.addEventListener('beforeprint', () => void Promise.allSettled(prepare(document)));

	async function print() {
		await Promise.allSettled(prepare(document));
		view.print();
	}
}

/** @returns the pictures that are being loaded. */
function prepare(page: Document): Promise<void>[] {
	for (const folded of page.querySelectorAll('details')) folded.open = true;
	return Array.from(page.querySelectorAll<HTMLImageElement>('main img[loading=lazy]'), (image) => {
		image.loading = 'eager';
		return image.decode();
	});
}
