import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { requiredLegal as required, type LegalKind, type LegalText } from '../../domain/legal.ts';
import type { Locale } from '../../domain/locale.ts';

const names: Readonly<Record<LegalKind, string>> = {
	imprint: 'imprint',
	privacy: 'privacy notice',
	terms: 'terms and conditions',
	cancellation: 'text on cancellation',
	accessibility: 'accessibility statement',
};

/**
 * The legal pages for which there is no text of the company, a sentence each.
 * @param legal the legal texts of the account
 * @param options `folder`: where those of the repository lie, `src/company/content/legal`; `kinds`: the legal pages of the site.
 */
export function missingLegalTexts(
	legal: readonly Pick<LegalText, 'kind'>[],
	{
		folder,
		locale,
		kinds = required,
	}: {
		readonly folder: string;
		readonly locale: Locale;
		readonly kinds?: readonly LegalKind[];
	},
): string[] {
	return [...new Set([...required, ...kinds])]
		.filter((wanted) => !legal.some(({ kind }) => kind === wanted))
		.map((wanted) => ({ wanted, file: `${wanted}.${locale}.md` }))
		.filter(({ file }) => !existsSync(join(folder, file)))
		.map(
			({ wanted, file }) =>
				`A live site needs your own ${names[wanted]}, and there is none: write it into src/company/content/legal/${file}${otherWay(wanted)}.`,
		);
}

/** What else one can do about a text that is missing. */
function otherWay(kind: LegalKind): string {
	const note = kind === 'cancellation' ? 'cancellation_policy_note' : `${kind}_note`;
	const crm = kind === 'accessibility' ? '' : `, or fill in ${note} of your team in the CRM`;
	const none = required.includes(kind)
		? ''
		: `, or take ${kind} out of \`legal\` in src/company/config.ts`;
	return crm + none;
}
