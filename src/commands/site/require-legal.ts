import { join } from 'node:path';
import { openCatalogue } from '../../catalog/queries.ts';
import type { CatalogueFiles } from '../../catalog/store.ts';
import { LegalKind, type LegalText } from '../../domain/legal.ts';
import { requireLegalTexts } from '../../publish/legal-texts.ts';
import { writtenTextDuties } from '../../publish/written-texts.ts';
import { projectRoot, type Environment } from '../../wiring.ts';
import type { Progress } from '../line/progress.ts';

/**
 * Says what the texts of the repository lack by law.
 * @param legal the legal texts of the account
 * @param today ISO 8601 date or time of this build
 * @throws one sentence when a live site would have no legal text of its own.
 */
export function requireLegal(
	legal: readonly LegalText[],
	{
		environment: { site, mode },
		progress,
		today,
	}: {
		readonly environment: Pick<Environment, 'site' | 'mode'>;
		readonly progress: Progress;
		readonly today: string;
	},
): void {
	const content = join(projectRoot, 'src/content');
	progress.lines(writtenTextDuties(content, { legal, site, today: today.slice(0, 10) }));
	if (mode !== 'production') return;
	const { defaultLocale: locale, legal: kinds } = site;
	requireLegalTexts(legal, { folder: join(content, 'legal'), locale, kinds });
}

/** The legal texts of the account that a catalogue holds. */
export function legalIn(files: CatalogueFiles): LegalText[] {
	const catalogue = openCatalogue(files);
	try {
		return LegalKind.options.flatMap((kind) => catalogue.legal(kind) ?? []);
	} finally {
		catalogue.close();
	}
}
