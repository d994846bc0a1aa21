import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { findingSentence, imprintFindings, textFindings } from '../../domain/law/findings.ts';
import { textRules } from '../../domain/law/all-rules.ts';
import type { LegalText } from '../../domain/legal.ts';
import { seatOf } from '../../domain/office.ts';
import type { Site } from '../../domain/site.ts';
import { isTextFile } from './text-file.ts';

/**
 * Legal problems of the repository's texts, a line each: words that no text may hold, and what the
 * imprint has to say, unless it comes from the CRM.
 * @param folder `src/company/content`
 */
export function writtenTextDuties(
	folder: string,
	{
		legal,
		site,
		today,
	}: {
		/** The legal texts of the account that are published. */
		readonly legal: readonly Pick<LegalText, 'kind'>[];
		readonly site: Pick<Site, 'law' | 'offices'>;
		/** ISO date: the law of that day. */
		readonly today: string;
	},
): string[] {
	if (!existsSync(folder)) return [];
	const at = { today, severities: site.law.rules, country: seatOf(site) };
	const hasOwnImprint = legal.some(({ kind }) => kind === 'imprint');
	return readdirSync(folder, { recursive: true, encoding: 'utf8' })
		.filter(isTextFile)
		.toSorted()
		.flatMap((file) => {
			const text = readFileSync(join(folder, file), 'utf8');
			const isImprint = basename(file).startsWith('imprint.');
			const findings = [
				...textFindings(textRules, [['the text', text]], at),
				...(isImprint && !hasOwnImprint ? imprintFindings(text, at) : []),
			];
			return findings.map((found) => `${findingSentence(`src/company/content/${file}`, found)}.`);
		});
}
