import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LegalText } from '../domain/legal.ts';
import type { Locale } from '../domain/locale.ts';

/**
 * A site may not go live without the imprint of the company that runs it.
 * @param folder where the legal texts of the repository lie, `src/content/legal`.
 * @throws when there is none, or only the demo agency's.
 */
export function requireImprint(
	legal: readonly LegalText[],
	{ folder, locale }: { readonly folder: string; readonly locale: Locale },
): void {
	if (legal.some(({ kind }) => kind === 'imprint')) return;
	const file = join(folder, `imprint.${locale}.md`);
	const text = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
	if (text !== undefined && !/^demo:\s*true\s*$/m.test(text)) return;
	const found = text === undefined ? 'there is none' : 'there is only the demo agency’s';
	throw new Error(
		`A live site needs your imprint, and ${found}: write it into src/content/legal/imprint.${locale}.md (and take out the line \`demo: true\`), or fill in imprint_note of your team in the CRM. \`npm run build -- --preview\` builds without one.`,
	);
}
