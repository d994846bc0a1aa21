import './consent/settings.ts';
import './embed.ts';
import { offerFinancing } from './financing-form.ts';
import { startHomeSearch } from './home-search.ts';
import { startMenu } from './menu.ts';
import { offerInquiry, offerPanoramas, markBar } from './offer.ts';
import './monthly.ts';
import { hidePastViewings } from './past-viewings.ts';
import './pictures/gallery.ts';
import { offerPrinting } from './print-expose.ts';
import { showSteps } from './results/steps.ts';
import './services.ts';
import { offerSharing } from './share.ts';
import { startShortlist } from './shortlist/shortlist.ts';
import { startTheme } from './theme.ts';
import { startTables } from './units-table.ts';

// What every page does in the browser; each part looks for its own marks.
startMenu();
startTheme();
hidePastViewings();
startPhotoTransition();
startShortlist();
startHomeSearch();
layOutSections();
offerInquiry();
offerPanoramas();
offerSharing(document);
offerPrinting();
offerFinancing();
startTables();
markBar();
followOldAddress();
void showSteps();
// Browsers that let assistants use a page say so.
if ('modelContext' in document) void import('./assistant-tools.ts').catch(() => {});

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

/** Leads from the old address of a unit to its page, where the host cannot. */
function followOldAddress(): void {
	const isMissing = document.querySelector('[data-old-address]') !== null;
	if (!isMissing || !/^\/[^/]+\/[^/]+\/[^/]*\d\/?$/.test(location.pathname)) return;
	// Without an answer the page stays what it is.
	void import('./present-address.ts').then(({ leadToPresent }) => leadToPresent()).catch(() => {});
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
