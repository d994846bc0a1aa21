import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changedProject } from '../support/changed-project.ts';
import { connect } from '../support/connected.ts';
import { freePort } from '../support/free-port.ts';
import { fullAgency } from '../support/full-agency.ts';
import { key, unit } from '../support/sandbox.ts';

const flags = {
	color: '#999999',
	exclude_from_search_profile_matching: false,
	disable_expose_landing_page: false,
	remove_from_portal: false,
};
const agency = {
	...fullAgency,
	statuses: [
		{ id: 1, name: 'Akquise', position: 1 },
		{ id: 2, name: "Vermarktung '26", position: 2 },
		{ id: 3, name: 'Reserviert', position: 3 },
		{ id: 4, name: 'Verkauft */ "alt"', position: 4 },
	].map((status) => ({ ...flags, ...status })),
	teams: [
		{
			id: 31,
			name: 'Leipzig',
			position: 1,
			imprint_note: '<p>Hallmann &amp; Rey Immobilien GmbH</p>',
		},
		{ id: 32, name: 'Hamburg', position: 2 },
	],
	brokers: [{ id: 61, name: 'Marta Rey', public_email: 'rey@hallmann-rey.example' }],
	units: [unit(1, { property_status_id: 2 })],
};

let crm: Awaited<ReturnType<typeof connect>>;
let project: ReturnType<typeof changedProject>;
beforeAll(async () => {
	crm = await connect(agency);
	project = changedProject({});
	rmSync(dirname(config()), { recursive: true });
});
afterAll(async () => {
	await crm?.close();
	project?.remove();
});

const config = () => join(project.folder, 'src', 'company', 'config.ts');

/** Runs a command in the project as npm does, without anybody at a terminal. */
async function run([command, ...words]: readonly string[]) {
	const src = join(project.folder, 'src/commands');
	const child = spawn(
		process.execPath,
		[
			'--import',
			join(src, 'prepare.mjs'),
			'--import',
			join(src, 'dotenv.mjs'),
			join(src, `${command}.ts`),
			...words,
		],
		{ cwd: project.folder, env: { PATH: process.env['PATH'] }, stdio: ['ignore', 'pipe', 'pipe'] },
	);
	let said = '';
	for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
	const [code] = await once(child, 'close');
	return { code: Number(code), said };
}

test('npm run new writes settings that hold what the account tells, and says TODO for the rest', async () => {
	const name = "Muster & Söhne's Haus";
	const access = ['--crm', `${crm.origin}/v1`, '--key', key];
	const { code, said } = await run(['new', '--name', name, '--languages', 'de, en', ...access]);
	expect({ code, said }).toMatchObject({ code: 0 });
	expect(said).toContain('with 4 statuses');
	const text = readFileSync(config(), 'utf8');
	expect(text).toContain(`available: ['Vermarktung \\'26'],`);
	expect(text).toContain(`sold: ['Verkauft */ "alt"'],`);
	expect(text).toContain('sourceId: 4711,');
	expect(text).toContain("name: 'Hamburg',\n\t\t\tteam: 32,");
	expect(text).toContain("country: 'DE',");
	expect(text).not.toContain('Hallmann');
	const env = join(project.folder, '.env');
	expect(readFileSync(env, 'utf8')).toContain(`VITRINE_TRUSTED_ORIGINS=${crm.origin}\n`);
	expect(statSync(env).mode & 0o777).toBe(0o600);
});

test('npm run doctor names what a live site still needs, in one sentence each, with its place', async () => {
	const { code, said } = await run(['doctor']);
	expect(code).toBe(1);
	const lines = said.split('\n').filter((line) => /^\d+\. /.test(line));
	expect(lines.length).toBeGreaterThan(4);
	expect(said).toMatch(
		/^1\. A live site cannot say TODO, and this still does: `introduction`, `offices\.0\.street`/m,
	);
	expect(said).toContain('set `url` in src/company/config.ts');
	expect(said).toContain(
		'still its own: the imprint of your teams in the CRM; the people 61 in the CRM. Write',
	);
	expect(said).toContain('src/company/content/legal/privacy.de.md');
	expect(said).not.toContain('VITRINE_TRUSTED_ORIGINS');
	expect(said).toContain('Worth having:\n1. Nobody is told when an inquiry cannot be delivered');
	expect(said).not.toMatch(/^\s+at /m);
	expect(said).not.toContain(key);
});

test('what is somebody’s already is not written over', async () => {
	const before = readFileSync(config(), 'utf8');
	const { code, said } = await run(['new', '--name', 'Other']);
	expect(code).toBe(1);
	expect(said).toMatch(/^src\/company\/config\.ts is the site of Muster & Söhne's Haus already/);
	expect(readFileSync(config(), 'utf8')).toBe(before);
});

test('npm run doctor names units, sources, statuses and rights that settings and account do not share, and servers that take nothing', async () => {
	const before = readFileSync(config(), 'utf8');
	const dead = `http://localhost:${await freePort()}`;
	writeFileSync(
		config(),
		before
			.replace("available: ['Vermarktung \\'26'],", 'available: [1],')
			.replace("reserved: ['Reserviert']", "reserved: ['Reservirt']")
			.replace(/\n\tname: /, "\n\turl: 'https://haus.example',$&")
			.replace('sourceId: 4711', `endpoint: '${dead}', sourceId: 99`),
	);
	const { code, said } = await run(['doctor']);
	expect(code).toBe(1);
	const [needed = '', wanted = ''] = said.split('Worth having:');
	expect(needed).toContain(`The inquiry server ${dead} does not take inquiries`);
	// What does not keep a build from going live is no more than worth having.
	for (const what of ['inquiry.sourceId', '"Reservirt"']) expect(needed).not.toContain(what);
	expect(wanted).toContain(
		'1 unit has the status "Vermarktung \'26" (2), which `statuses` in src/company/config.ts does not name, so it stays off the site.',
	);
	expect(wanted).toContain(
		'`inquiry.sourceId` in src/company/config.ts is 99, and the account has no such contact source; it has: 4711 (Website), 4712 (Portal).',
	);
	expect(wanted).toContain('`statuses` in src/company/config.ts names "Reservirt"');
	writeFileSync(join(project.folder, '.env'), `CRM_BASE_URL=${crm.origin}/v1\nCRM_API_KEY=wrong\n`);
	const refused = await run(['doctor']);
	expect(refused.said).toMatch(/^1\. .*(?:key|right)/im);
	expect(refused.said).not.toMatch(/^\s+at /m);
});

test('an .env that is there is filled in, and nobody else may read it', async () => {
	rmSync(dirname(config()), { recursive: true });
	const file = join(project.folder, '.env');
	writeFileSync(file, `PORT=4400\nCRM_BASE_URL=${crm.origin}/v1\nCRM_API_KEY=\n`, { mode: 0o644 });
	const words = ['--name', 'Haus', '--languages', 'de', '--key', key];
	const { code, said } = await run(['new', ...words]);
	expect({ code, said }).toMatchObject({ code: 0 });
	expect(readFileSync(file, 'utf8')).toBe(
		`PORT=4400\nCRM_BASE_URL=${crm.origin}/v1\nCRM_API_KEY=${key}\nVITRINE_TRUSTED_ORIGINS=${crm.origin}\n`,
	);
	expect(statSync(file).mode & 0o777).toBe(0o600);
	expect(said).toContain('Address and key of the CRM are in .env, which only you may read');
});

test('a key that is refused leaves nothing behind', async () => {
	rmSync(dirname(config()), { recursive: true });
	rmSync(join(project.folder, '.env'));
	const access = ['--crm', `${crm.origin}/v1`, '--key', 'wrong'];
	const { code, said } = await run(['new', '--name', 'Haus', '--languages', 'de', ...access]);
	expect(code).toBe(1);
	expect(said).toMatch(/key/i);
	expect(existsSync(config())).toBe(false);
	expect(existsSync(join(project.folder, '.env'))).toBe(false);
});
