import { resolve } from 'node:path';
import { createCrm, type CrmOptions } from '../crm/client.ts';
import { readAccount, type Account } from './setup/account.ts';
import { askFor, readLocales } from './setup/ask.ts';
import { configText } from './setup/config-text.ts';
import { requireUnused, writeAccess, writeSettings } from './setup/write-company.ts';
import { privatePhotosNote } from '../build/requirements/advice.ts';
import { readAccess, readCompany } from '../wiring.ts';
import { readOptions } from './line/options.ts';
import { run } from './line/run.ts';

const usage = `npm run new      asks for your company and its CRM, and writes src/company/config.ts and .env
  -- --name "Muster Immobilien"      as it stands in the header
     --languages de,en               of the site; the first is what texts fall back to
     --crm https://crm.example/v1    address of the CRM
     --key KEY                       its key; without both, and none in .env, nothing is read`;

const texts = { type: 'string' } as const;
const nothing: Account = { statuses: [], sources: [], teams: [], fields: [], places: [] };

/** Begins a company's own site: its settings, with what its account of the CRM tells. */
await run(async () => {
	const given = readOptions({ name: texts, languages: texts, crm: texts, key: texts }, { usage });
	if (!given) return;
	const company = readCompany();
	requireUnused(company);
	const name = await askFor('Name of your company', { given: given.name, option: 'name' });
	const languages = await askFor('Languages of the site', {
		given: given.languages,
		option: 'languages',
		otherwise: 'de,en,es',
	});
	const locales = readLocales(languages);
	const known = readAccess();
	const access = await askAccess(given, known);
	const account = access ? await accountOf(access) : nothing;
	writeSettings(company, configText({ name, locales }, account));
	console.log(
		`src/company/config.ts is written, with ${account.statuses.length} statuses, ${account.fields.length} custom fields and ${account.teams.length} offices of your account.`,
	);
	if (access) {
		const isKnown = access.baseUrl === known.baseUrl && access.apiKey === known.apiKey;
		if (!isKnown) console.log(writeAccess(resolve('.env'), access));
		const note = privatePhotosNote(access, known);
		if (note !== undefined) console.log(note);
	}
	console.log(
		'Next: `npm run dev` shows the site, and `npm run doctor` says what is missing before it can go live.',
	);
});

/**
 * What is told is meant, whatever .env holds, and of what neither tells somebody is asked.
 * @returns nothing where the CRM is to be named later
 */
async function askAccess(
	given: { readonly crm?: string | undefined; readonly key?: string | undefined },
	known: ReturnType<typeof readAccess>,
): Promise<CrmOptions | undefined> {
	const baseUrl = await askFor('Address of the CRM, empty for later', {
		given: given.crm ?? known.baseUrl,
		option: 'crm',
		otherwise: '',
	});
	if (baseUrl === '') return undefined;
	// The key of another CRM must not reach this one.
	const isKnown = baseUrl === known.baseUrl || known.baseUrl === undefined;
	const key = given.key ?? (isKnown ? known.apiKey : undefined);
	return { baseUrl, apiKey: await askFor('Key of the CRM', { given: key, option: 'key' }) };
}

async function accountOf(access: CrmOptions): Promise<Account> {
	const crm = createCrm(access);
	try {
		return await readAccount(crm);
	} finally {
		await crm.close();
	}
}
