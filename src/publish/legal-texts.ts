import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LegalKind, LegalText } from '../domain/legal.ts';
import type { Locale } from '../domain/locale.ts';

/** Texts without which no site may go live. */
const required: readonly LegalKind[] = ['imprint', 'privacy'];

/**
 * A site may not go live without the imprint and the privacy notice of the company that runs it.
 * @param folder where the legal texts of the repository lie, `src/content/legal`.
 * @throws when one is missing, or is only the demo agency's.
 */
export function requireLegalTexts(
	legal: readonly LegalText[],
	{ folder, locale }: { readonly folder: string; readonly locale: Locale },
): void {
	for (const wanted of required) {
		if (legal.some(({ kind }) => kind === wanted)) continue;
		const file = `${wanted}.${locale}.md`;
		const path = join(folder, file);
		const text = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
		if (text !== undefined && !/^demo:\s*true\s*$/m.test(text)) continue;
		const found = text === undefined ? 'there is none' : 'there is only the demo agency’s';
		throw new Error(
			`A live site needs your own ${wanted === 'imprint' ? 'imprint' : 'privacy notice'}, and ${found}: write it into src/content/legal/${file} (and take out the line \`demo: true\`), or fill in ${wanted}_note of your team in the CRM. \`npm run build -- --preview\` builds without one.`,
		);
	}
}
