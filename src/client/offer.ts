import { storage } from './storage.ts';
import { opensElsewhere } from './opens-elsewhere.ts';

/** Sends the inquiry form without leaving the page; what that takes is loaded once the form is used. */
export function offerInquiry(): void {
	for (const form of document.querySelectorAll<HTMLFormElement>('form[data-inquiry]')) {
		// The script names mistakes itself, also to those who send before it is loaded.
		form.noValidate = true;
		let sender: Promise<{ send(): void }> | undefined;
		const load = () => {
			sender ??= import('./inquiry/form.ts').then(({ enhance }) => enhance(form));
			return sender;
		};
		form.addEventListener('focusin', () => void load().catch(() => {}), { once: true });
		for (const link of document.querySelectorAll<HTMLElement>('[data-time]'))
			link.addEventListener('click', () => {
				const choice = form.querySelector<HTMLSelectElement>('[name="viewing"]');
				if (choice) choice.value = link.dataset['time'] ?? '';
			});
		form.addEventListener('submit', (event) => {
			event.preventDefault();
			// Without the rest of the script the form goes the way it goes without any.
			load().then(
				({ send }) => send(),
				() => form.submit(),
			);
		});
		// Restores what `draft.ts` has stored after a failed sending.
		if (/^#(?:target|search|wish)=/.test(location.hash) || storage.get('inquiry', 'sessionStorage'))
			void load().catch(() => {});
	}
}

/** Lets visitors look around in a panorama; what shows it is loaded when one is opened. */
export function offerPanoramas(): void {
	for (const figure of document.querySelectorAll<HTMLElement>('.panorama')) {
		const link = figure.querySelector('a');
		link?.addEventListener('click', (event) => {
			if (opensElsewhere(event)) return;
			event.preventDefault();
			import('./pictures/panorama-viewer.ts').then(
				({ openPanorama }) => openPanorama(figure, link),
				() => location.assign(link.href),
			);
		});
	}
}

/**
 * Marks the bar that leads to a form, for its style: `data-at-form` while the form is on the screen, which it would only
 * cover on a phone, and `data-past` once the price beside the title has left a window at its upper edge.
 */
export function markBar(): void {
	const bar = document.querySelector('.inquiry-bar');
	const seen = new IntersectionObserver((changes) => {
		for (const { target, isIntersecting, boundingClientRect } of changes) {
			if (target.id) bar?.toggleAttribute('data-at-form', isIntersecting);
			else bar?.toggleAttribute('data-past', boundingClientRect.bottom < 0);
		}
	});
	for (const part of document.querySelectorAll('#inquiry, [data-price]')) seen.observe(part);
}
