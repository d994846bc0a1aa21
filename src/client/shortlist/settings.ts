import type { Locale } from '../../domain/locale.ts';
import type { ShortlistWords } from '../../view/listing/shortlist.ts';

/** What the page of the shortlist tells its script. */
export interface ShortlistSettings {
	readonly locale: Locale;
	/** Paths of what is searched in, and of the page with the form. */
	readonly index: string;
	readonly inquiry: string;
	readonly words: ShortlistWords;
}

/** Reads them off the element of the page that holds them. */
export function readSettings({ dataset }: HTMLElement): ShortlistSettings {
	return {
		...JSON.parse(dataset['shortlist'] ?? '{}'),
		words: JSON.parse(dataset['words'] ?? '{}'),
	};
}
