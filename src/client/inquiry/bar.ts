/**
 * Marks the bar that leads to a form, for its style: `data-at-form` while the form is on the screen, which it would only
 * cover on a phone, and `data-past` once the price beside the title has left a window at its upper edge.
 */
export function markBar(page: Document): void {
	const bar = page.querySelector('.inquiry-bar');
	const mark = (
		name: string,
		selector: string,
		when: (seen: IntersectionObserverEntry) => boolean,
	) => {
		const part = page.querySelector(selector);
		if (!bar || !part) return;
		new IntersectionObserver((changes) => {
			for (const seen of changes) bar.toggleAttribute(name, when(seen));
		}).observe(part);
	};
	mark('data-at-form', '#inquiry', ({ isIntersecting }) => isIntersecting);
	mark('data-past', '[data-price]', ({ boundingClientRect }) => boundingClientRect.bottom < 0);
}
