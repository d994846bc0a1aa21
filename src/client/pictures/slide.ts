import type { SlideData } from 'photoswipe';

/** A picture of the page, as the viewer shows it. */
export interface Slide extends SlideData {
	readonly caption: string;
	readonly lang: string;
	readonly thumbnail: string;
}
