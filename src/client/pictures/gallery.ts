import { opensElsewhere } from '../opens-elsewhere.ts';

/** Opens pictures in the viewer, which is loaded when the first one is asked for. Without it, links open the files. */
addEventListener('click', (event) => {
	const link = event.target instanceof Element ? event.target.closest('a') : null;
	if (!link || opensElsewhere(event) || event.defaultPrevented) return;
	const isPhoto = link.matches('[data-view], [data-photo]');
	const list = isPhoto
		? document.querySelector<HTMLElement>('.gallery [data-viewer]')
		: link.closest<HTMLElement>('[data-viewer]');
	if (!list) return;
	// Photos stand in several places of a page, and are looked at as one series.
	const links = isPhoto
		? document.querySelectorAll<HTMLAnchorElement>('[data-photo]')
		: list.querySelectorAll<HTMLAnchorElement>('a:has(img)');
	event.preventDefault();
	import('./viewer.ts')
		.then(({ openViewer }) =>
			openViewer([...links], { trigger: link, words: list.dataset['viewer'] }),
		)
		.catch(() => location.assign(link.href));
});
