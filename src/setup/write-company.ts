import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CrmOptions } from '../crm/client.ts';
import { demoCompany, readSettings, type Company } from '../wiring/company.ts';

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
	mkdirSync(folder, { recursive: true });
	const file = join(folder, 'config.ts');
	writeFileSync(`${file}.new`, text);
	renameSync(`${file}.new`, file);
}

/**
 * Keeps address and key of the CRM in `.env`, which only its owner may read.
 * @returns what was done, or is to be done by hand where there is such a file already: one sentence
 */
export function writeAccess(file: string, { baseUrl, apiKey }: CrmOptions): string {
	const lines = `CRM_BASE_URL=${baseUrl}\nCRM_API_KEY=${apiKey}\n`;
	try {
		writeFileSync(file, lines, { mode: 0o600, flag: 'wx' });
		return 'Address and key of the CRM are in .env, which only you may read; .env.example lists what else can stand there.';
	} catch (error) {
		if (!existsSync(file)) throw error;
		return 'There is a file .env, which was left as it is: CRM_BASE_URL and CRM_API_KEY must stand there.';
	}
}
