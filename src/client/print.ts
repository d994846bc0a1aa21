/** Offers printing, and before it unfolds what is folded and asks for the pictures that were left for later. */
export function offerPrinting(page: Document): void {
	const unfold = () => {
		for (const folded of page.querySelectorAll('details')) folded.open = true;
		for (const image of page.querySelectorAll<HTMLImageElement>('main img'))
			image.loading = 'eager';
	};
	for (const button of page.querySelectorAll('[data-print]')) {
		button.addEventListener('click', () => {
			// Without a network the page is printed as it is.
			import('./print-expose.ts').then(({ printPage }) => printPage(unfold)).catch(print);
		});
	}
	addEventListener('beforeprint', unfold);
}
