import type { Locale } from '../domain/locale.ts';
import { once } from '../i18n/once.ts';
import { translator } from '../i18n/translate.ts';

/** Words that the script of the picture viewer shows: a list, because names would make every page longer. */
export type ViewerWords = readonly [
	failed: string,
	pictures: string,
	/** `{n}` stands for the picture's number. */
	picture: string,
	close: string,
	zoom: string,
	previous: string,
	next: string,
	/** Names the plan beside the picture. */
	plan: string,
];

/** The viewer's words as JSON, for the `data-viewer` attribute of a list of pictures. */
export const viewerWords = once((locale: Locale): string => {
	const t = translator(locale);
	const words: ViewerWords = [
		t('media.failed'),
		t('viewer.pictures'),
		t('viewer.picture'),
		t('viewer.close'),
		t('viewer.zoom'),
		t('viewer.previous'),
		t('viewer.next'),
		t('unit.floorPlans'),
	];
	return JSON.stringify(words);
});
