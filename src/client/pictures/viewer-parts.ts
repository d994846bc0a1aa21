import type PhotoSwipe from 'photoswipe';
import type { SlideData } from 'photoswipe';
import type { ViewerWords } from '../../view/pictures.ts';
import type { Say } from '../page-data.ts';

/** A line under the picture, empty where the account wrote nothing about it. */
export function addCaption(viewer: PhotoSwipe): void {
	viewer.ui?.registerElement({
		name: 'caption',
		tagName: 'p',
		appendTo: 'root',
		onInit: (line) => {
			viewer.on('change', () => {
				const { caption, lang } = slideAt(viewer, viewer.currIndex);
				line.textContent = caption;
				if (lang) line.lang = lang;
				else line.removeAttribute('lang');
			});
		},
	});
}

/** All pictures in a row, each a button that goes to it. */
export function addRail(viewer: PhotoSwipe, say: Say<ViewerWords>): void {
	viewer.ui?.registerElement({
		name: 'rail',
		appendTo: 'root',
		onInit: (rail) => {
			rail.setAttribute('role', 'group');
			rail.setAttribute('aria-label', say('viewer.pictures'));
			const buttons = Array.from({ length: viewer.getNumItems() }, (_, at) => {
				const button = document.createElement('button');
				button.type = 'button';
				const { caption, lang, thumbnail } = slideAt(viewer, at);
				const name = say('viewer.picture', { n: at + 1 });
				button.setAttribute('aria-label', caption ? `${name}: ${caption}` : name);
				if (lang) button.lang = lang;
				const image = new Image();
				image.loading = 'lazy';
				image.alt = '';
				image.src = thumbnail;
				button.append(image);
				button.addEventListener('click', () => viewer.goTo(at));
				return button;
			});
			rail.append(...buttons);
			viewer.on('change', () => {
				buttons.forEach((button, at) => {
					if (at === viewer.currIndex) button.setAttribute('aria-current', 'true');
					else button.removeAttribute('aria-current');
				});
				buttons[viewer.currIndex]?.scrollIntoView({ inline: 'center', block: 'nearest' });
			});
		},
	});
}

function slideAt(viewer: PhotoSwipe, at: number): Pick<Slide, 'caption' | 'lang' | 'thumbnail'> {
	const { caption = '', lang = '', thumbnail = '' }: Partial<Slide> = viewer.getItemData(at);
	return { caption, lang, thumbnail };
}

/** A picture of the page, as the viewer shows it. */
export interface Slide extends SlideData {
	readonly caption: string;
	readonly lang: string;
	readonly thumbnail: string;
}
