import type { Locale } from '../domain/locale.ts';
import { once } from '../i18n/once.ts';
import { translator } from '../i18n/translate.ts';

/** What the viewer of pictures says, for the script that opens it. */
export interface ViewerWords {
	readonly pictures: string;
	/** With `{n}` in the place of the number. */
	readonly picture: string;
	readonly close: string;
	readonly zoom: string;
	readonly previous: string;
	readonly next: string;
	readonly failed: string;
}

/** The words as JSON, which a page carries beside its pictures. */
export const viewerWords = once((locale: Locale): string => {
	const t = translator(locale);
	const words: ViewerWords = {
		pictures: t('viewer.pictures'),
		picture: t('viewer.picture'),
		close: t('viewer.close'),
		zoom: t('viewer.zoom'),
		previous: t('viewer.previous'),
		next: t('viewer.next'),
		failed: t('media.failed'),
	};
	return JSON.stringify(words);
});
