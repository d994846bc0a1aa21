import type { Locale } from '../domain/locale.ts';
import { once } from '../i18n/once.ts';
import { translator, type MessageKey } from '../i18n/translate.ts';

const keys = {
	pictures: 'viewer.pictures',
	/** `{n}` stands for the picture's number. */
	picture: 'viewer.picture',
	close: 'viewer.close',
	zoom: 'viewer.zoom',
	previous: 'viewer.previous',
	next: 'viewer.next',
	/** Names the plan beside the picture. */
	plan: 'unit.floorPlans',
	failed: 'media.failed',
} as const satisfies Readonly<Record<string, MessageKey>>;

/** Words that the script of the picture viewer shows. */
export type ViewerWords = Readonly<Record<keyof typeof keys, string>>;

/** The viewer's words as JSON, for the `data-viewer` attribute of a list of pictures. */
export const viewerWords = once((locale: Locale): string => {
	const t = translator(locale);
	return JSON.stringify(
		Object.fromEntries(Object.entries(keys).map(([name, key]) => [name, t(key)])),
	);
});
