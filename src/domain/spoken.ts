import { languages } from './languages.ts';
import type { Locale } from './locale.ts';
import type { Localised } from './localised.ts';

/** A text together with the language it is written in, which the page must mark. */
export interface Spoken {
	readonly text: string;
	readonly lang: Locale;
}

/**
 * The text in the wanted language, else in the default language, else in any.
 * @returns `undefined` when the text exists in no language.
 */
export function speak(
	text: Localised | undefined,
	wanted: Locale,
	fallback: Locale,
): Spoken | undefined {
	if (!text) return undefined;
	for (const lang of [wanted, fallback, ...languages]) {
		const found = text[lang];
		if (found) return { text: found, lang };
	}
	return undefined;
}

/** The language a text is in, where a page in another language has to mark it. */
export function foreign(lang: Locale | undefined, page: Locale): Locale | undefined {
	return lang === page ? undefined : lang;
}
