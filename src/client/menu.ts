/** Opens the phone's menu over the page. Without this its link leads to the links at the end of the page. */
export function startMenu(): void {
	const menu = document.querySelector<HTMLDialogElement>('dialog.menu');
	const opener = document.querySelector<HTMLAnchorElement>('a.menu-link');
	if (!menu || !opener) return;
	opener.role = 'button';
	opener.ariaHasPopup = 'dialog';
	opener.addEventListener('click', (event) => {
		event.preventDefault();
		menu.showModal();
	});
	opener.addEventListener('keydown', (event) => {
		if (event.key !== ' ') return;
		event.preventDefault();
		menu.showModal();
	});
	// A link to the page itself, or to a place on it.
	menu.addEventListener('click', ({ target }) => {
		if (target instanceof Element && target.closest('a')) menu.close();
	});
	// A wide window shows the links in the header, and a menu nobody sees would lock the page.
	matchMedia('(min-width: 56.25rem)').addEventListener('change', ({ matches }) => {
		if (matches) menu.close();
	});
}
