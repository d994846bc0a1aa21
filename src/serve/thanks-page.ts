import type { Locale } from '../domain/locale.ts';
import { pathOf } from '../i18n/paths.ts';
import { translator } from '../i18n/translate.ts';
import { markup } from '../intake/html.ts';
import { isReference } from '../intake/reference.ts';

/** Stands in the thank-you page where its reference comes. */
const marker = '<!--reference-->';

/**
 * The prerendered thank-you page of a language with a reference.
 * @returns `undefined` where there is no such page, or the reference is none.
 */
export async function thanksPage(
	reference: string,
	{
		locale,
		pageAt,
	}: {
		readonly locale: Locale;
		readonly pageAt: (path: string) => Promise<string | undefined>;
	},
): Promise<string | undefined> {
	if (!isReference(reference)) return undefined;
	const page = await pageAt(pathOf(locale, { kind: 'thanks' }));
	const sentence = translator(locale)('thanks.reference', { reference });
	const shown = markup`<p class="reference">${sentence}</p>`.html;
	return page?.replace(marker, () => shown);
}
