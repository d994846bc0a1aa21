import { opensElsewhere } from '../opens-elsewhere.ts';

/** Opens pictures in the viewer, which is loaded when the first one is asked for. Without it, links open the files. */
addEventListener('click', (event) => {
	const link =
		event.target instanceof Element &&
		event.target.closest<HTMLAnchorElement>('a:is([data-view], [data-photo], [data-viewer] *)');
	if (!link || opensElsewhere(event) || event.defaultPrevented) return;
	event.preventDefault();
	import('./viewer.ts')
		.then(({ openViewer }) => openViewer(link, event))
		.catch(() => location.assign(link.href));
});
