import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import type { CrmOptions } from '../crm/client.ts';
import { demoCompany, readSettings, type Company } from '../wiring/company.ts';
import { fillVariables } from './fill-variables.ts';
import { replaceFile } from '../storage/disk/replace-file.ts';

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
 * @returns what was done, and what is left to do by hand: one sentence
 */
export function writeAccess(file: string, { baseUrl, apiKey }: CrmOptions): string {
	const place = existsSync(file) ? realpathSync(file) : file;
	const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
	const values = { CRM_BASE_URL: baseUrl, CRM_API_KEY: apiKey };
	const { text, others } = fillVariables(before, values);
	replaceFile(place, text, { mode: 0o600 });
	if (others.length === 0) {
		return 'Address and key of the CRM are in .env, which only you may read; .env.example lists what else can stand there.';
	}
	return `.env has another ${others.join(' and another ')}, which was left as it is: change it there, if what you have told now is right.`;
}
