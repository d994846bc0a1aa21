import type { Locale } from '../domain/locale.ts';
import { once } from '../i18n/once.ts';
import { translator } from '../i18n/translate.ts';

/** Words that the script of the picture viewer shows. */
export interface ViewerWords {
	readonly pictures: string;
	/** `{n}` stands for the picture's number. */
	readonly picture: string;
	readonly close: string;
	readonly zoom: string;
	readonly previous: string;
	readonly next: string;
	/** Names the plan beside the picture. */
	readonly plan: string;
	readonly failed: string;
}

/** The viewer's words as JSON, for the `data-viewer` attribute of a list of pictures. */
export const viewerWords = once((locale: Locale): string => {
	const t = translator(locale);
	const words: ViewerWords = {
		pictures: t('viewer.pictures'),
		picture: t('viewer.picture'),
		close: t('viewer.close'),
		zoom: t('viewer.zoom'),
		previous: t('viewer.previous'),
		next: t('viewer.next'),
		plan: t('unit.floorPlans'),
		failed: t('media.failed'),
	};
	return JSON.stringify(words);
});
