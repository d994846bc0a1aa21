import type { Locale } from '../domain/locale.ts';
import { pathOf } from '../i18n/paths.ts';
import { translator } from '../i18n/translate.ts';
import { markup } from '../intake/html.ts';
import { createLimit } from '../intake/limit.ts';
import { isReference } from '../intake/reference.ts';

/** Stands in the thank-you page where its reference comes. */
const marker = '<!--reference-->';
/** Pages with a reference that one visitor gets in a minute; nobody may send so many inquiries. */
const mostPerMinute = 20;

/** Gives a visitor the prerendered thank-you page of a language with a reference. */
export type ThanksPages = (
	reference: string,
	visitor: { readonly locale: Locale; readonly client: string },
) => Promise<string | undefined>;

/**
 * Reads each page once for each release, because anybody may ask for it with whatever reference.
 * @returns `undefined` where there is no such page, the reference is none, or the visitor has had too many.
 */
export function thanksPages({
	releaseName,
	pageAt,
	clock,
}: {
	readonly releaseName: () => string;
	readonly pageAt: (path: string) => Promise<string | undefined>;
	readonly clock?: (() => number) | undefined;
}): ThanksPages {
	const limit = createLimit({ most: mostPerMinute, windowMs: 60_000, ...(clock && { clock }) });
	let pages = new Map<Locale, Promise<string | undefined>>();
	let release: string | undefined;
	return async (reference, { locale, client }) => {
		if (!isReference(reference) || limit.used(client) >= 1) return undefined;
		limit.add(client);
		const live = releaseName();
		if (live !== release) pages = new Map();
		release = live;
		const known = pages;
		const reading = known.get(locale) ?? pageAt(pathOf(locale, { kind: 'thanks' }));
		known.set(locale, reading);
		const page = await reading.catch((error: unknown) => {
			known.delete(locale);
			throw error;
		});
		const sentence = translator(locale)('thanks.reference', { reference });
		const shown = markup`<p class="reference">${sentence}</p>`.html;
		return page?.replace(marker, () => shown);
	};
}
