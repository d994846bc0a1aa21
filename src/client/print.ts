/** Offers printing, and before it unfolds what is folded and asks for the pictures that were left for later. */
export function offerPrinting(page: Document): void {
	const unfold = () => {
		for (const folded of page.querySelectorAll('details')) folded.open = true;
		for (const image of page.querySelectorAll<HTMLImageElement>('main img'))
			image.loading = 'eager';
	};
	for (const button of page.querySelectorAll('[data-print]')) {
		button.addEventListener('click', async () => {
			const { printPage } = await import('./expose/expose.ts');
			await printPage(unfold);
		});
	}
	addEventListener('beforeprint', unfold);
}
