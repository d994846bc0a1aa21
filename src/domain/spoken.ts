/** Languages of this program, the leading one first; apart from `Locale` so that browsers need no schemas. */
export const languages = ['de', 'en', 'es'] as const;
type Language = (typeof languages)[number];

/** A text together with the language it is written in, which the page must mark. */
export interface Spoken {
	readonly text: string;
	readonly lang: Language;
}

/**
 * The text in the wanted language, else in the default language, else in any.
 * @returns `undefined` when the text exists in no language.
 */
export function speak(
	text: Readonly<Partial<Record<Language, string>>> | undefined,
	wanted: Language,
	fallback: Language,
): Spoken | undefined {
	if (!text) return undefined;
	for (const lang of [wanted, fallback, ...languages]) {
		const found = text[lang];
		if (found) return { text: found, lang };
	}
	return undefined;
}

/** The language a text is in, where a page in another language has to mark it. */
export function foreign(lang: Language | undefined, page: Language): Language | undefined {
	return lang === page ? undefined : lang;
}
