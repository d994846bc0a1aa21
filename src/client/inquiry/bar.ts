/**
 * Marks the bar that leads to a form, for its style: `data-at-form` while the form is on the screen, which it would only
 * cover on a phone, and `data-past` once the price beside the title has left a window at its upper edge.
 */
export function markBar(page: Document): void {
	const bar = page.querySelector('.inquiry-bar');
	const seen = new IntersectionObserver((changes) => {
		for (const { target, isIntersecting, boundingClientRect } of changes) {
			if (target.id) bar?.toggleAttribute('data-at-form', isIntersecting);
			else bar?.toggleAttribute('data-past', boundingClientRect.bottom < 0);
		}
	});
	for (const part of page.querySelectorAll('#inquiry, [data-price]')) seen.observe(part);
}
