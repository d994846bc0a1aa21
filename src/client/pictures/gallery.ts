import { opensElsewhere } from '../opens-elsewhere.ts';

/** Opens pictures in the viewer, which is loaded when the first one is asked for. Without it, links open the files. */
addEventListener('click', (event) => {
	const link = event.target instanceof Element ? event.target.closest('a') : null;
	if (!link || opensElsewhere(event) || event.defaultPrevented) return;
	const list = link.matches('[data-view], [data-photo]')
		? document.querySelector<HTMLElement>('.gallery [data-viewer]')
		: link.closest<HTMLElement>('[data-viewer]');
	if (!list) return;
	event.preventDefault();
	import('./viewer.ts')
		.then(({ openViewer }) => openViewer(list, link, event))
		.catch(() => location.assign(link.href));
});
