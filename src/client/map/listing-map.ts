import { from } from '../../domain/look/breakpoints.ts';
import type { MapWords } from '../../view/listing/map.ts';
import { wordsOf } from '../page-data.ts';
import type { ListingMap } from './view.ts';

for (const host of document.querySelectorAll<HTMLElement>('[data-map]')) {
	const button = document.querySelector<HTMLButtonElement>('.map-open');
	const plain = button?.textContent ?? '';
	const room = matchMedia(from('mapBesideList'));
	let open: Promise<ListingMap> | undefined;
	let isBusy = false;
	const form = document.querySelector('form[data-filter]');
	if (button && form) makeWay(button, form, room);
	button?.addEventListener('click', async () => {
		if (isBusy) return;
		isBusy = true;
		// At once: what moves long after a click surprises whoever reads.
		if (room.matches) host.classList.add('with-map');
		try {
			open ??= import('./view.ts').then(({ prepareMap }) => prepareMap(host, button));
			(await open).toggle();
			button.textContent = plain;
		} catch {
			// Without the network, for instance: the next click tries again.
			open = undefined;
			host.classList.remove('with-map');
			button.textContent = wordsOf<MapWords>(host)('map.failed');
			button.focus();
		} finally {
			isBusy = false;
		}
	});
	// The address says what part of it is seen: after Back, or when somebody shared it.
	if (location.hash.startsWith('#map=')) button?.click();
}

/** Hides the button, which floats above the lower edge of the window, while a part of the filters lies beneath it. */
function makeWay(button: HTMLElement, form: Element, beside: MediaQueryList): void {
	const there = new Set<Element>();
	const settle = () => {
		button.hidden = there.size > 0 && !beside.matches;
	};
	beside.addEventListener('change', settle);
	const told = (parts: IntersectionObserverEntry[]) => {
		for (const { target, isIntersecting } of parts) {
			if (isIntersecting) there.add(target);
			else there.delete(target);
		}
		settle();
	};
	const observer = new IntersectionObserver(told, { rootMargin: '-80% -25% 0px' });
	for (const part of form.children) observer.observe(part);
}
