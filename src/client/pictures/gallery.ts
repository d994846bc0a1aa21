import type { ViewerWords } from '../../view/pictures.ts';
import { wordsOf } from '../page-data.ts';
import { opensElsewhere } from '../opens-elsewhere.ts';

/** Opens pictures in the viewer, which is loaded when the first one is asked for. Without it, links open the files. */
addEventListener('click', (event) => {
	const link =
		event.target instanceof Element &&
		event.target.closest<HTMLAnchorElement>(
			'a:is([data-view], [data-photo], [data-viewer] :has(img))',
		);
	if (!link || opensElsewhere(event) || event.defaultPrevented) return;
	event.preventDefault();
	import('./viewer.ts')
		.then(({ openViewer }) => openViewer(link, event))
		.catch(() => openFile(link));
});

/** Leaves the page only for a file that can be had; else says so on it, and the next press tries again. */
async function openFile({ href }: HTMLAnchorElement): Promise<void> {
	const isThere = await fetch(href, { method: 'HEAD' }).then(
		({ ok }) => ok,
		() => false,
	);
	if (isThere) location.assign(href);
	else sayFailed();
}

function sayFailed(): void {
	const list = document.querySelector<HTMLElement>('[data-viewer]');
	const note = document.createElement('p');
	note.className = 'site-notice';
	note.role = 'alert';
	note.popover = 'auto';
	note.textContent = list && wordsOf<ViewerWords>(list)('media.failed');
	note.addEventListener('toggle', ({ newState }) => newState === 'closed' && note.remove());
	addEventListener('online', () => note.remove(), { once: true });
	document.body.append(note);
	note.showPopover();
}
