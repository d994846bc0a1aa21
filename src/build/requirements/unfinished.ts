import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../../storage/disk/files.ts';
import { Locale } from '../../domain/locale.ts';
import { noCountry } from '../../domain/office.ts';
import { few } from '../../domain/sentences/counted.ts';
import type { Environment } from '../../wiring.ts';

/** Settings, texts and pages that nobody has filled in yet: one sentence that names them, or none. */
export function unfinished({ site, company }: Pick<Environment, 'site' | 'company'>): string[] {
	const keys = [...unfinishedKeys(site), ...missingCountries(site)];
	const files = [...filesBelow(company.folder)]
		.filter((file) => /^(?:content|pages|slots)\/.*\.(?:mdx?|astro)$/.test(file))
		// As in Astro, what begins with `_` is shown nowhere by itself.
		.filter((file) => !/(?:^|\/)[_.]/.test(file))
		.toSorted()
		.flatMap((file) => {
			const line = unfinishedLine(file, readFileSync(join(company.folder, file), 'utf8'));
			return line === undefined ? [] : [`src/company/${file}:${line}`];
		});
	const found = [
		...(keys.length > 0 ? [`${settingNames(keys)} in src/company/config.ts`] : []),
		...(files.length > 0 ? [few(files)] : []),
	];
	if (found.length === 0) return [];
	return [
		`A live site cannot say TODO, and this still does: ${found.join('; ')}. Write your company’s own there.`,
	];
}

/** Offices without a country. */
function missingCountries({ offices }: Environment['site']): string[] {
	return offices.flatMap(({ country }, at) =>
		country === noCountry ? [`offices.${at}.country`] : [],
	);
}

/** Keys of settings that still say `TODO`, as `npm run new` writes where nobody has told it, such as `offices.0.street`. */
export function unfinishedKeys(settings: unknown, at = ''): string[] {
	if (typeof settings === 'string')
		return todoIn(settings, { isSpanish: /\.es(?:\.|$)/.test(at) }) ? [at] : [];
	if (typeof settings !== 'object' || settings === null) return [];
	return Object.entries(settings).flatMap(([key, value]) =>
		unfinishedKeys(value, at ? `${at}.${key}` : key),
	);
}

/**
 * Number of the first line of a text or a page in which visitors would read `TODO`; `undefined` where there is none.
 * Comments are ignored.
 * @param file its path, which tells what it is and in which language
 */
function unfinishedLine(file: string, text: string): number | undefined {
	const isSpanish = /(?:^|\/)es\/|\.es\.\w+$/.test(file);
	const shown = /\.(?:astro|mdx)$/.test(file) ? text.replaceAll(codeComment, lineBreaksOf) : text;
	const lines = shown.replaceAll(/<!--[\s\S]*?-->/g, lineBreaksOf).split('\n');
	const at = lines.findIndex((line) => todoIn(line, { isSpanish }));
	return at < 0 ? undefined : at + 1;
}

/** In Spanish "todo" means "all": before another word it is text. */
function todoIn(text: string, { isSpanish }: { readonly isSpanish: boolean }): boolean {
	return (isSpanish ? spanishTodo : todo).test(text);
}

const todo = /(?<![\p{L}\p{N}_])TODO(?![\p{L}\p{N}_])/u;
const spanishTodo = /(?<![\p{L}\p{N}_])TODO(?![\p{L}\p{N}_]| \p{L})/u;
/** Slashes behind a colon belong to a URL. */
const codeComment = /\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*/g;

function lineBreaksOf(text: string): string {
	return text.replaceAll(/[^\n]/g, '');
}

const inLanguage = new RegExp(`\\.(?:${Locale.options.join('|')})$`);

/** Setting keys without their language, as sentences name them: `offices.0.street`. */
export function settingNames(keys: readonly string[]): string {
	return few(keys.map((key) => `\`${key.replace(inLanguage, '')}\``));
}
