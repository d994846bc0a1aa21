import { dirname, isAbsolute, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hasCode, reasonOf } from '../domain/sentences/failure.ts';

/**
 * One sentence about settings that cannot be loaded: file, line where Node tells it, and reason.
 * @param error what loading them threw, whatever it is
 * @param options `file`: absolute path of the settings; `project`: folder that paths are shown below
 */
export function settingsErrorText(
	error: unknown,
	{ file, project }: { readonly file: string; readonly project: string },
): string {
	const [reason = ''] = reasonOf(error).split('\n');
	const what = hasCode(error, 'ERR_REQUIRE_ASYNC_MODULE')
		? 'it uses `await` outside of a function, and settings are read without waiting'
		: reason.replaceAll(`${project}/`, '').replace(/[\s.]+$/, '');
	const place = errorPlace(error, dirname(file));
	const shown = relative(project, place?.file ?? file);
	return `${shown}${place ? `:${place.line}` : ''} cannot be read: ${what || 'it gives no reason'}.`;
}

/** The first line of a company's own file that the stack of an error names. */
function errorPlace(
	error: unknown,
	folder: string,
): { readonly file: string; readonly line: number } | undefined {
	if (!(error instanceof Error)) return undefined;
	const [first = '', ...rest] = (error.stack ?? '').split('\n');
	// Node writes the place of a syntax error above the stack.
	const places = [/^(\S.*):(\d+)$/.exec(first), ...rest.map((line) => frame.exec(line))];
	for (const [, where = '', line] of places.filter((each) => each !== null)) {
		const file = pathOf(where);
		// From here on it is the program that calls.
		if (file?.startsWith(import.meta.dirname)) return undefined;
		if (file?.startsWith(`${folder}/`) && !file.includes('/node_modules/')) {
			return { file, line: Number(line) };
		}
	}
	return undefined;
}

/** `at name (file:///folder/config.ts:2:7)`, with or without the name. */
const frame = /^\s+at (?:.*\()?((?:file:\/\/)?\/.*?):(\d+):\d+\)?$/;

function pathOf(where: string): string | undefined {
	if (where.startsWith('file:')) return URL.canParse(where) ? fileURLToPath(where) : undefined;
	return isAbsolute(where) ? where : undefined;
}
