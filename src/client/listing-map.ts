import type { ListingMap } from './map-view.ts';

for (const host of document.querySelectorAll<HTMLElement>('[data-map]')) {
	const button = document.querySelector<HTMLButtonElement>('.map-open');
	let open: Promise<ListingMap> | undefined;
	let isBusy = false;
	button?.addEventListener('click', async () => {
		if (isBusy) return;
		isBusy = true;
		try {
			open ??= import('./map-view.ts').then(({ prepareMap }) => prepareMap(host, button));
			(await open).toggle();
		} catch {
			// Without the network, for instance: the next click tries again.
			open = undefined;
			button.textContent = JSON.parse(host.dataset['words'] ?? '{}').failed;
		} finally {
			isBusy = false;
		}
	});
}
