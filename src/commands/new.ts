import { resolve } from 'node:path';
import { createCrm, type CrmOptions } from '../crm/client.ts';
import { readAccount, type Account } from './setup/account.ts';
import { askFor, canAsk, readAddress, readLocales } from './setup/ask.ts';
import { configText } from './setup/config-text.ts';
import { requireUnused, writeAccess, writeSettings } from './setup/write-company.ts';
import { privateOrigin } from '../build/requirements/advice.ts';
import { failureSentence } from '../build/report/failure-sentence.ts';
import { printableLines } from '../build/report/printable.ts';
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
	const name = await askFor('Name of your company', {
		given: given.name,
		option: 'name',
		read: String,
	});
	const locales = await askFor('Languages of the site', {
		given: given.languages,
		option: 'languages',
		otherwise: 'de,en,es',
		read: readLocales,
	});
	const known = readAccess();
	const { access, account } = await reachCrm(given, known);
	writeSettings(company, configText({ name, locales }, account));
	console.log(
		`src/company/config.ts is written, with ${account.statuses.length} statuses, ${account.fields.length} custom fields and ${account.teams.length} offices of your account.`,
	);
	if (access) {
		const origin = privateOrigin(access, known);
		const isKnown = access.baseUrl === known.baseUrl && access.apiKey === known.apiKey;
		if (!isKnown || origin) console.log(writeAccess(resolve('.env'), access, origin));
	}
	console.log(
		'Next: `npm run dev` shows the site, and `npm run doctor` says what is missing before it can go live.',
	);
});

type Known = ReturnType<typeof readAccess>;
interface Given {
	readonly crm?: string | undefined;
	readonly key?: string | undefined;
}

/** Reads the account that options, `.env` or somebody at the terminal name, who is asked again where it cannot be read. */
async function reachCrm(
	given: Given,
	known: Known,
): Promise<{ readonly access?: CrmOptions; readonly account: Account }> {
	const access = await askAccess(given, known);
	if (!access) return { account: nothing };
	try {
		return { access, account: await accountOf(access) };
	} catch (error) {
		if (!canAsk() || (given.crm && given.key)) throw error;
		console.error(printableLines(failureSentence(error)));
		return reachCrm({}, { trustedOrigins: known.trustedOrigins });
	}
}

/**
 * What is told is meant, whatever .env holds, and of what neither tells somebody is asked.
 * @returns nothing where the CRM is to be named later
 */
async function askAccess(given: Given, known: Known): Promise<CrmOptions | undefined> {
	const baseUrl = await askFor('Address of the CRM, empty for later', {
		given: given.crm ?? known.baseUrl,
		option: 'crm',
		otherwise: '',
		read: readAddress,
	});
	if (baseUrl === '') return undefined;
	// The key of another CRM must not reach this one.
	const isKnown = baseUrl === known.baseUrl || known.baseUrl === undefined;
	const apiKey = await askFor('Key of the CRM', {
		given: given.key ?? (isKnown ? known.apiKey : undefined),
		option: 'key',
		read: String,
		isSecret: true,
	});
	return { baseUrl, apiKey };
}

async function accountOf(access: CrmOptions): Promise<Account> {
	const crm = createCrm(access);
	try {
		return await readAccount(crm);
	} finally {
		await crm.close();
	}
}
