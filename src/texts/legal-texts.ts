import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { requiredLegal as required, type LegalKind, type LegalText } from '../domain/legal.ts';
import { reasonOf } from '../domain/sentences/failure.ts';
import { legalPages } from '../domain/site/legal-page.ts';
import type { Locale } from '../domain/locale.ts';
import { frontMatter } from './front-matter.ts';
import { isTextFile } from './text-file.ts';

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

/**
 * Reads what the legal texts of the repository say of themselves, before any photo is encoded.
 * @param folder `src/company/content/legal`
 * @throws one sentence that names the file which cannot be used.
 */
export function requireReadable(folder: string): void {
	if (!existsSync(folder)) return;
	const files = readdirSync(folder).filter(isTextFile).toSorted();
	legalPages(
		Object.fromEntries(
			files.map((file) => [
				`src/company/content/legal/${file}`,
				{ frontmatter: valuesIn(folder, file) },
			]),
		),
	);
}

function valuesIn(folder: string, file: string): unknown {
	try {
		return frontMatter(readFileSync(join(folder, file), 'utf8'));
	} catch (error) {
		throw new Error(
			`The legal text src/company/content/legal/${file} cannot be used: ${reasonOf(error)}.`,
			{
				cause: error,
			},
		);
	}
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
