import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { requiredLegal as required, type LegalKind, type LegalText } from '../domain/legal.ts';
import type { Locale } from '../domain/locale.ts';
import { isOfDemo } from './text-file.ts';

const names: Readonly<Record<LegalKind, string>> = {
	imprint: 'imprint',
	privacy: 'privacy notice',
	terms: 'terms and conditions',
	cancellation: 'text on cancellation',
	accessibility: 'accessibility statement',
};

/**
 * A site may not go live without the imprint and the privacy notice of the company that runs it, nor with a
 * legal page that only the demo agency has written.
 * @param folder where the legal texts of the repository lie, `src/content/legal`.
 * @throws when one is missing, or is only the demo agency's.
 */
export function requireLegalTexts(
	legal: readonly LegalText[],
	{
		folder,
		locale,
		kinds = required,
	}: {
		readonly folder: string;
		readonly locale: Locale;
		/** The legal pages of the site. */
		readonly kinds?: readonly LegalKind[];
	},
): void {
	for (const wanted of new Set([...required, ...kinds])) {
		if (legal.some(({ kind }) => kind === wanted)) continue;
		const file = `${wanted}.${locale}.md`;
		const path = join(folder, file);
		const text = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
		if (text !== undefined && !isOfDemo(text)) continue;
		const found = text === undefined ? 'there is none' : 'there is only the demo agency’s';
		throw new Error(
			`A live site needs your own ${names[wanted]}, and ${found}: write it into src/content/legal/${file} (and take out the line \`demo: true\`)${otherWay(wanted)}. \`npm run build -- --preview\` builds without one.`,
		);
	}
}

/** What else one can do about a text that is missing. */
function otherWay(kind: LegalKind): string {
	const note = kind === 'cancellation' ? 'cancellation_policy_note' : `${kind}_note`;
	const crm = kind === 'accessibility' ? '' : `, or fill in ${note} of your team in the CRM`;
	const none = required.includes(kind)
		? ''
		: `, or take ${kind} out of \`legal\` in src/site.config.ts`;
	return crm + none;
}
