import { besideList } from './width.ts';
import type { ListingMap } from './view.ts';

for (const host of document.querySelectorAll<HTMLElement>('[data-map]')) {
	const button = document.querySelector<HTMLButtonElement>('.map-open');
	const plain = button?.textContent ?? '';
	let open: Promise<ListingMap> | undefined;
	let isBusy = false;
	button?.addEventListener('click', async () => {
		if (isBusy) return;
		isBusy = true;
		// At once: what moves long after a click surprises whoever reads.
		if (matchMedia(besideList).matches) host.classList.add('with-map');
		try {
			open ??= import('./view.ts').then(({ prepareMap }) => prepareMap(host, button));
			(await open).toggle();
			button.textContent = plain;
		} catch {
			// Without the network, for instance: the next click tries again.
			open = undefined;
			host.classList.remove('with-map');
			button.textContent = JSON.parse(host.dataset['words'] ?? '{}').failed;
			button.focus();
		} finally {
			isBusy = false;
		}
	});
}
