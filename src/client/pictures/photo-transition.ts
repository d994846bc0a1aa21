/**
 * The photo of a card becomes the first photo of the page it leads to. Only the photo that was clicked takes
 * part, so a list does not make the browser keep a picture of each of its photos.
 */
export function startPhotoTransition(): void {
	document.addEventListener('click', ({ target }) => {
		const link = target instanceof Element ? target.closest('a') : undefined;
		const photo = link?.closest('.card, .hero, .home-wide')?.querySelector('img');
		for (const other of document.querySelectorAll('.chosen-photo'))
			other.classList.remove('chosen-photo');
		photo?.classList.add('chosen-photo');
	});
}
