import { createCrm } from '../crm/client.ts';
import { examineAccount, type ExaminedAccount } from './setup/examine-account.ts';
import { findings, needed, type Finding } from '../build/checks.ts';
import { readEnvironment, type Environment } from '../wiring.ts';
import { readOptions } from './line/options.ts';
import { run } from './line/run.ts';

const usage = `npm run doctor   says what is missing before the site can go live, the most important first`;

/** Ends with an error while a build of the live site would be refused. */
await run(async () => {
	if (!readOptions({}, { usage })) return;
	const environment = readEnvironment();
	const account = await examined(environment);
	const live = { ...environment, mode: 'production' } as const;
	const settings = await findings({ ...account, environment: live, pauses: [] });
	const all = [...account.findings, ...settings];
	const [missing, wanted] = [true, false].map((isNeeded) =>
		all.filter((finding) => finding.isNeeded === isNeeded),
	);
	print('Before the site can go live', missing ?? []);
	print('Worth having', wanted ?? []);
	if (missing?.length) process.exitCode = 1;
	else
		console.log(
			'Nothing is missing that can be seen before a build: `npm run build` makes the live site.',
		);
});

async function examined({ crm: access, site }: Environment): Promise<ExaminedAccount> {
	if (!access) {
		const sentence =
			'No CRM is named: put its address and key into .env, as CRM_BASE_URL and CRM_API_KEY.';
		return { findings: [needed(sentence)], legal: [], people: [] };
	}
	const crm = createCrm(access);
	try {
		return await examineAccount(crm, site);
	} finally {
		await crm.close();
	}
}

function print(title: string, findings: readonly Finding[]): void {
	if (findings.length === 0) return;
	console.log(`${title}:\n${findings.map(({ text }, at) => `${at + 1}. ${text}`).join('\n')}\n`);
}
