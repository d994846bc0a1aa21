import { dayOf } from '../../domain/day.ts';
import { catalogueHeader } from '../../catalog/store/header.ts';
import { openCatalogue } from '../../catalog/queries/open-catalogue.ts';
import type { CatalogueFiles } from '../../catalog/store/catalogue-writer.ts';
import type { LegalText } from '../../domain/legal.ts';

/**
 * Says since when each text is as it is, which the CRM does not tell: since the build that first found it
 * so. A text that the live catalogue has already keeps its date.
 * @param today ISO 8601 date or time of this build
 */
export function dateLegalTexts(
	texts: readonly LegalText[],
	{ live, today }: { readonly live: CatalogueFiles; readonly today: string },
): LegalText[] {
	const known = knownTexts(texts, live);
	return texts.map((text) => {
		const before = known.get(text.kind);
		const isSame = before !== undefined && wordsOf(before) === wordsOf(text);
		return { ...text, changedOn: (isSame && before.changedOn) || dayOf(today) };
	});
}

function knownTexts(texts: readonly LegalText[], live: CatalogueFiles) {
	const known = new Map<string, LegalText>();
	if (texts.length === 0 || !catalogueHeader(live.catalogue)) return known;
	try {
		const catalogue = openCatalogue(live);
		for (const { kind } of texts) {
			const text = catalogue.legal(kind);
			if (text) known.set(kind, text);
		}
		catalogue.close();
	} catch {
		// What the live site had cannot be read; its texts then count as new.
	}
	return known;
}

function wordsOf({ html, of, others }: LegalText): string {
	return JSON.stringify([html, of, others]);
}
