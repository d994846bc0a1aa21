import left from '../../styles/icons/chevron-left.svg?raw';
import right from '../../styles/icons/chevron-right.svg?raw';
import close from '../../styles/icons/x.svg?raw';
import zoom from '../../styles/icons/zoom-in.svg?raw';
import PhotoSwipe from 'photoswipe';
import type { ViewerWords } from '../../view/pictures.ts';
import styles from './viewer.css?url';
import { backCloses } from '../back-closes.ts';
import { loadStyles } from '../load-styles.ts';
import { wordsOf } from '../page-data.ts';
import { allowMarkup } from '../trusted-types.ts';
import { readableFiles } from './readable-files.ts';
import { type Slide, addCaption, addRail } from './viewer-parts.ts';
import { addPlan, photoPressed, planIn } from './plan.ts';
import planStyles from './plan.css?url';

allowMarkup(close, zoom, left, right);

/**
 * Shows pictures one at a time, over the whole window, until the visitor closes it: all photos of the page or of its
 * set, or what else stands in the list of the link.
 * @param trigger gets the focus back; if it is one of the links or leads to the same file, its picture comes first
 * @param press where it was pressed: on a plan a room leads to the pictures taken there; a key presses no room
 * @throws without a network; nothing is shown then
 */
export function openViewer(trigger: HTMLAnchorElement, press: MouseEvent): Promise<void> {
	const image = press.detail > 0 ? trigger.querySelector('img') : null;
	return show(trigger, photoPressed(trigger, image, press));
}

/** @param pressed the picture of a room that was pressed on a plan */
async function show(trigger: HTMLAnchorElement, pressed: string | undefined): Promise<void> {
	const ofPhotos = pressed !== undefined || trigger.matches('[data-view], [data-photo]');
	const plans = ofPhotos ? [...besides(trigger, '[data-rooms]')].map(planIn) : [];
	await Promise.all([loadStyles(styles), plans.length > 0 && loadStyles(planStyles)]);
	// A double click opens one viewer.
	if (document.querySelector('dialog.viewer')) return;
	const list = trigger.closest<HTMLElement>('[data-viewer]');
	const dialog = document.createElement('dialog');
	// Every list of a page holds the same words.
	const say = wordsOf<ViewerWords>(document.querySelector<HTMLElement>('[data-viewer]') ?? dialog);
	const links = [
		...(ofPhotos || !list
			? besides<HTMLAnchorElement>(trigger, '[data-photo]')
			: list.querySelectorAll<HTMLAnchorElement>('a:has(img):not([data-photo])')),
	];
	// Two types of homes may have the same plan.
	const own = pressed === undefined ? links.indexOf(trigger) : -1;
	const file = pressed ?? trigger.pathname;
	dialog.className = 'viewer';
	dialog.setAttribute('aria-label', say('viewer.pictures'));
	document.body.append(dialog);
	dialog.showModal();

	const viewer = new PhotoSwipe({
		dataSource: links.map(slideOf),
		index: Math.max(
			0,
			own,
			links.findIndex(({ pathname }) => pathname === file),
		),
		appendToEl: dialog,
		bgOpacity: 1,
		showHideAnimationType: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'none' : 'fade',
		wheelToZoom: true,
		// The dialog keeps the focus, and what opened it gets it back below.
		trapFocus: false,
		returnFocus: false,
		paddingFn: (window) => roomAround(window, plans.length > 0),
		closeTitle: say('viewer.close'),
		zoomTitle: say('viewer.zoom'),
		arrowPrevTitle: say('viewer.previous'),
		arrowNextTitle: say('viewer.next'),
		errorMsg: say('media.failed'),
		closeSVG: close,
		zoomSVG: zoom,
		arrowPrevSVG: left,
		arrowNextSVG: right,
	});
	// It would be markup that nobody sees.
	Object.assign(viewer.options, { preloader: false });
	viewer.on('uiRegister', () => {
		addCaption(viewer);
		if (links.length > 1) addRail(viewer, say);
		if (plans.length > 0) addPlan(viewer, plans, say('unit.floorPlans'));
	});
	const forget = backCloses(() => viewer.close());
	// A press on a room of the large plan leads to its pictures, too; elsewhere it zooms or hides the buttons.
	let next: string | undefined;
	for (const action of ['tapAction', 'imageClickAction'] as const) {
		viewer.on(action, (event) => {
			const { currSlide, currIndex } = viewer;
			const link = links[currIndex];
			next = link && photoPressed(link, currSlide?.content.element, event.originalEvent);
			if (next === undefined) return;
			event.preventDefault();
			viewer.close();
		});
	}
	viewer.on('destroy', () => {
		void forget();
		dialog.remove();
		trigger.focus({ preventScroll: true });
		if (next !== undefined) void show(trigger, next);
	});
	// Escape, and the gesture that goes back on a phone.
	dialog.addEventListener('cancel', (event) => {
		event.preventDefault();
		viewer.close();
	});
	dialog.addEventListener('close', () => viewer.destroy());
	viewer.init();
	// It stands within a dialog, and must not be a second one without a name.
	viewer.element?.setAttribute('role', 'group');
	viewer.element?.setAttribute('aria-label', say('viewer.pictures'));
	viewer.topBar?.querySelector<HTMLElement>('.pswp__button--close')?.focus();
}

/** What belongs to a link: of the set it stands in, such as a type of homes, or of the page without its sets. */
function besides<Found extends HTMLElement>(link: HTMLElement, selector: string) {
	const set = link.closest('[data-set]');
	return set
		? set.querySelectorAll<Found>(selector)
		: document.querySelectorAll<Found>(`${selector}:not([data-set] *)`);
}

/** Pixels that the buttons, the caption and the row of small pictures need. */
const low = { top: 8, bottom: 40, left: 64, right: 64 };
const narrow = { top: 64, bottom: 120, left: 0, right: 0 };
const wide = { top: 72, bottom: 168, left: 96, right: 96 };

/** Where there is a plan it stands above the picture on a narrow window, else to its left; see `plan.css`. */
function roomAround({ x, y }: { x: number; y: number }, hasPlan: boolean): typeof low {
	if (y < 480) return low;
	if (x < 900) return hasPlan ? { ...narrow, top: narrow.top + 0.26 * y + 16 } : narrow;
	return hasPlan ? { ...wide, left: wide.left + 0.24 * x + 32 } : wide;
}

function slideOf(link: HTMLAnchorElement): Slide {
	const image = link.querySelector('img');
	const { srcset, smallest } = readableFiles(link);
	return {
		src: link.href,
		srcset,
		width: Number(image?.getAttribute('width')),
		height: Number(image?.getAttribute('height')),
		alt: image?.alt ?? '',
		caption: 'captioned' in link.dataset ? (image?.alt ?? '') : '',
		lang: image?.lang ?? '',
		thumbnail: smallest,
	};
}
