import { opensElsewhere } from '../opens-elsewhere.ts';

/** Lets visitors look around in a panorama; what shows it is loaded when one is opened. */
for (const figure of document.querySelectorAll<HTMLElement>('.panorama')) {
	const link = figure.querySelector('a');
	link?.addEventListener('click', (event) => {
		if (opensElsewhere(event)) return;
		event.preventDefault();
		import('./panorama-viewer.ts').then(
			({ openPanorama }) => openPanorama(figure, link),
			() => location.assign(link.href),
		);
	});
}
