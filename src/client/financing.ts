/** Lets visitors reckon with their own figures; what does the reckoning is loaded with the first of them. */
export function offerFinancing(page: Document): void {
	for (const place of page.querySelectorAll<HTMLElement>('[data-financing]')) {
		place.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault());
		place.addEventListener('input', async () => {
			const { reckon } = await import('./financing-form.ts');
			reckon(place);
		});
	}
}
