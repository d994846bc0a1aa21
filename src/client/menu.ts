import { from } from '../domain/look/breakpoints.ts';
import { backCloses } from './back-closes.ts';
import { opensElsewhere } from './opens-elsewhere.ts';

/** Opens the phone's menu over the page. Without this its link leads to the links at the end of the page. */
export function startMenu(): void {
	const menu = document.querySelector<HTMLDialogElement>('dialog.menu');
	const opener = document.querySelector<HTMLAnchorElement>('a.menu-link');
	if (!menu || !opener) return;
	let forget: (() => void) | undefined;
	const open = () => {
		menu.showModal();
		// Not by `autofocus`: browsers complain of it where a field has the focus before the page is drawn.
		menu.querySelector('button')?.focus();
		forget = backCloses(() => menu.close());
	};
	menu.addEventListener('close', () => forget?.());
	opener.role = 'button';
	opener.ariaHasPopup = 'dialog';
	opener.addEventListener('click', (event) => {
		event.preventDefault();
		open();
	});
	opener.addEventListener('keydown', (event) => {
		if (event.key !== ' ') return;
		event.preventDefault();
		open();
	});
	menu.addEventListener('click', (event) => {
		const link = event.target instanceof Element && event.target.closest('a');
		if (!link) return;
		// Takes the place of the entry by which Back would have closed the menu.
		if (link.host && history.state?.over && !opensElsewhere(event)) {
			event.preventDefault();
			forget = undefined;
			location.replace(link.href);
		}
		menu.close();
	});
	// A wide window shows the links in the header, and a menu nobody sees would lock the page.
	matchMedia(from('columns')).addEventListener('change', ({ matches }) => {
		if (matches) menu.close();
	});
}
