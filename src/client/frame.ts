import { startMenu } from './menu.ts';
import { startShortlist } from './shortlist/shortlist.ts';
import { startTheme } from './theme.ts';

// What every page does in the browser.
startMenu();
startTheme();
startPhotoTransition();
startShortlist();
layOutSections();

/**
 * On a phone the sheet leaves each section until it is near the window, so that the first picture comes early and
 * nothing holds up the first touch. Once the page has loaded the others follow, one in each frame: what jumps far
 * down, looks at all of the page or takes a picture of it finds no gaps.
 */
function layOutSections(): void {
	const sections = [...document.querySelectorAll<HTMLElement>('.section')];
	const next = () => {
		const section = sections.shift();
		if (!section) return;
		// What grows above the window would move what is read.
		if (section.getBoundingClientRect().top > 0) section.style.contentVisibility = 'visible';
		requestAnimationFrame(next);
	};
	addEventListener('load', () => requestAnimationFrame(next));
}

/**
 * The photo of a card becomes the first photo of the page it leads to. Only the photo that was clicked takes
 * part, so a list does not make the browser keep a picture of each of its photos.
 */
function startPhotoTransition(): void {
	document.addEventListener('click', ({ target }) => {
		const link = target instanceof Element ? target.closest('a') : undefined;
		const photo = link?.closest('.card, .hero, .home-wide')?.querySelector('img');
		for (const other of document.querySelectorAll('.chosen-photo'))
			other.classList.remove('chosen-photo');
		photo?.classList.add('chosen-photo');
	});
}
