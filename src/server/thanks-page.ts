import { readFile } from 'node:fs/promises';
import type { Locale } from '../domain/locale.ts';
import { pathOf } from '../i18n/paths.ts';
import { translator } from '../i18n/translate.ts';
import { escapeHtml } from '../inquiry/html.ts';
import { isReference } from '../inquiry/reference.ts';
import { fillReference } from './fill.ts';
import { createLimit } from './limit.ts';
import type { Release } from './release.ts';
import { findFile } from './static.ts';

/** Pages with a reference that one client gets in a minute; nobody sends as many inquiries. */
const mostPerMinute = 30;
/** Stands in a page where the sentence comes; no page of a company holds it. */
const hole = 'vitrine-reference-sentence';

/**
 * Makes the function that puts a reference into the prerendered thank-you page of a language. The page is read and
 * parsed once for each release, since that takes twenty milliseconds.
 * @returns the page; `undefined` where there is none, the reference is none, or somebody asks for too many.
 */
export function createThanksPage({
	release,
	clock,
}: {
	readonly release: () => Release;
	readonly clock: () => number;
}): (
	reference: string,
	where: { readonly locale: Locale; readonly client: string },
) => Promise<string | undefined> {
	const asked = createLimit({ most: mostPerMinute, windowMs: 60_000, clock });
	const cut = new Map<Locale, { readonly place: string; readonly parts: readonly string[] }>();

	async function partsOf(locale: Locale): Promise<readonly string[] | undefined> {
		const found = findFile(release(), pathOf(locale, { kind: 'thanks' }));
		if (found.kind !== 'file') return undefined;
		// A file is named by what it holds.
		const { place } = found.file;
		const known = cut.get(locale);
		if (known?.place === place) return known.parts;
		const parts = fillReference(await readFile(place, 'utf8'), hole).split(hole);
		cut.set(locale, { place, parts });
		return parts;
	}

	return async (reference, { locale, client }) => {
		if (!isReference(reference) || asked.used(client) >= 1) return undefined;
		asked.add(client);
		const sentence = translator(locale)('thanks.reference', { reference });
		return (await partsOf(locale))?.join(escapeHtml(sentence));
	};
}
