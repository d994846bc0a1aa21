/** Opens pictures in the viewer, which is loaded when the first one is asked for. Without it, links open the files. */
addEventListener('click', (event) => {
	const link = event.target instanceof Element ? event.target.closest('a') : null;
	// Whoever wants a new tab or window gets it.
	if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented) return;
	const list = link.matches('[data-view]')
		? document.querySelector<HTMLElement>('.gallery [data-viewer]')
		: link.closest<HTMLElement>('[data-viewer]');
	if (!list) return;
	event.preventDefault();
	import('./viewer.ts')
		.then(({ openViewer }) => openViewer(list, link))
		.catch(() => location.assign(link.href));
});
