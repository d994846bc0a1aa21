import { join } from 'node:path';
import { dayOf } from '../../domain/day.ts';
import type { OpenCatalogue } from '../../catalog/queries/open-catalogue.ts';
import { LegalKind, type LegalText } from '../../domain/legal.ts';
import { missingLegalTexts } from '../../texts/legal-texts.ts';
import { requireReadable } from '../../texts/readable-texts.ts';
import { writtenTextDuties } from '../../texts/text-duties.ts';
import type { Environment } from '../../wiring.ts';
import type { Progress } from '../report/progress.ts';

/**
 * Says what the texts of the repository lack by law.
 * @param legal the legal texts of the account
 * @param today ISO 8601 date or time of this build
 * @throws one sentence when a text cannot be used, or a live site would have none of its own.
 */
export function requireLegal(
	legal: readonly LegalText[],
	{
		environment: { site, company, mode },
		progress,
		today,
	}: {
		readonly environment: Pick<Environment, 'site' | 'company' | 'mode'>;
		readonly progress: Progress;
		readonly today: string;
	},
): void {
	progress.lines(writtenTextDuties(company.texts, { legal, site, today: dayOf(today) }));
	const { defaultLocale: locale, legal: kinds } = site;
	const folder = join(company.texts, 'legal');
	requireReadable(company.texts);
	const missing = missingLegalTexts(legal, { folder, locale, kinds });
	if (mode !== 'production') return progress.lines(missing);
	const [first] = missing;
	if (first !== undefined) {
		throw new Error(`${first} \`npm run build -- --preview\` builds without one.`);
	}
}

/** The legal texts of the account that a catalogue holds. */
export function legalIn(catalogue: Pick<OpenCatalogue, 'legal'>): LegalText[] {
	return LegalKind.options.flatMap((kind) => catalogue.legal(kind) ?? []);
}
