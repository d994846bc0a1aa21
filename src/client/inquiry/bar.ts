/** Takes the bar that leads to a form away while the form is on the screen: there it would only cover it. */
export function hideBarAtForm(page: Document): void {
	const bar = page.querySelector<HTMLElement>('.inquiry-bar');
	const form = page.querySelector('#inquiry');
	if (!bar || !form) return;
	const seen = new IntersectionObserver((changes) => {
		// It keeps its place, so that nothing moves.
		bar.style.visibility = changes.at(-1)?.isIntersecting ? 'hidden' : '';
	});
	seen.observe(form);
}
