import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { hasCode } from '../domain/sentences/failure.ts';

/**
 * Makes a folder and those above it, one by one: `recursive` hangs on file systems that answer ENOENT, such as `/proc`.
 * @param folder absolute path
 * @param options `namedBy`: what the folder was named with, such as `VITRINE_VAR`; `mode`: of each folder that is made
 * @throws one sentence that says which folder cannot be made, and what named it.
 */
export function makeFolder(
	folder: string,
	{ namedBy, mode }: { readonly namedBy: string; readonly mode?: number },
): void {
	const missing: string[] = [];
	for (let at = folder; !existsSync(at); at = dirname(at)) missing.unshift(at);
	for (const each of missing) {
		try {
			mkdirSync(each, { mode });
		} catch (error) {
			// Another process was faster, or a link leads nowhere, which the user of the folder reports.
			if (hasCode(error, 'EEXIST')) continue;
			const code =
				error instanceof Error && 'code' in error ? String(error.code) : 'no reason given';
			throw new Error(
				`The folder ${folder} cannot be made (${code}): ${namedBy} must name one in which this program may write.`,
				{ cause: error },
			);
		}
	}
}
