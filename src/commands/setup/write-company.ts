import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import type { CrmOptions } from '../../crm/client.ts';
import { demoCompany, readSettings, type Company } from '../../wiring/company.ts';
import { replaceFile } from '../../storage/disk/files.ts';
import { parseEnv } from 'node:util';

/**
 * Makes sure that settings which somebody has written are not lost.
 * @throws one sentence where the folder is a company's already.
 */
export function requireUnused(company: Company): void {
	const file = join(company.folder, 'config.ts');
	if (!existsSync(file)) return;
	const { name } = readSettings(company);
	if (name === readSettings(demoCompany).name) return;
	throw new Error(
		`src/company/config.ts is the site of ${name} already, and nothing was changed: move it away first, if you want to begin anew.`,
	);
}

/** Puts the settings into the company's folder, whole or not at all. */
export function writeSettings({ folder }: Company, text: string): void {
	replaceFile(join(folder, 'config.ts'), text);
}

/**
 * Keeps address and key of the CRM in `.env`, which only its owner may read. What stands there already stays.
 * @param trusted its origin, where it lies in a private network and may serve photos all the same
 * @returns what was done, and what is left to do by hand: one sentence
 */
export function writeAccess(
	file: string,
	{ baseUrl, apiKey }: CrmOptions,
	trusted?: string,
): string {
	const place = existsSync(file) ? realpathSync(file) : file;
	const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
	const values = {
		CRM_BASE_URL: baseUrl,
		CRM_API_KEY: apiKey,
		...(trusted && { VITRINE_TRUSTED_ORIGINS: trusted }),
	};
	const { text, others } = fillVariables(before, values);
	replaceFile(place, text, { mode: 0o600 });
	if (others.length === 0) {
		const photos = trusted
			? ` Photos may come from its private address (VITRINE_TRUSTED_ORIGINS).`
			: '';
		return `Address and key of the CRM are in .env, which only you may read; .env.example lists what else can stand there.${photos}`;
	}
	return `.env has another ${others.join(' and another ')}, which was left as it is: change it there, if what you have told now is right.`;
}

/** The text of an `.env` with values it lacks, and the names of those that it has otherwise. */
interface Filled {
	readonly text: string;
	readonly others: readonly string[];
}

/**
 * Fills in the variables that an `.env` does not have or leaves empty. A value that stands there is never written over.
 * @param text of the file; empty where there is none
 */
export function fillVariables(text: string, values: Readonly<Record<string, string>>): Filled {
	const others: string[] = [];
	let filled = text;
	for (const [name, value] of Object.entries(values)) {
		const written = parseEnv(filled)[name]?.trim();
		if (written) {
			if (written !== value) others.push(name);
			continue;
		}
		const line = `${name}=${quoted(value)}`;
		const [empty] = [...filled.matchAll(emptyLine(name))].slice(-1);
		const end = filled === '' || filled.endsWith('\n') ? '' : '\n';
		filled = empty
			? filled.slice(0, empty.index) + line + filled.slice(empty.index + empty[0].length)
			: `${filled}${end}${line}\n`;
	}
	return { text: filled, others };
}

/** The last of several is what counts. */
function emptyLine(name: string): RegExp {
	return new RegExp(
		`^[ \\t]*(?:export[ \\t]+)?${name}[ \\t]*=[ \\t]*(?:""|''|\`\`)?[ \\t]*(?:#.*)?$`,
		'gm',
	);
}

/** As `node --env-file` reads it: what holds a `#` or a space needs quotation marks. */
function quoted(value: string): string {
	const plain = /^[\w.:/@+=~-]*$/.test(value);
	const mark = plain ? '' : ["'", '"', '`'].find((each) => !value.includes(each));
	return `${mark}${value}${mark}`;
}
