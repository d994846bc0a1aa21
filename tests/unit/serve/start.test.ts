import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer as createTcpServer } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, onTestFinished, test } from 'vitest';
import { listen } from '../../../src/serve/listen.ts';
import { demoKey } from '../../../src/sandbox/access.ts';
import { createSandbox } from '../../../src/sandbox/app.ts';
import { serveSandbox } from '../../../src/sandbox/serve.ts';
import { commandLine } from '../../support/command-line.ts';
import { goodForm } from '../../support/inquiry.ts';
import { isFullSize } from '../../support/full-size.ts';
import { freePort } from '../../support/free-port.ts';
import { portOf } from '../../support/port-of.ts';
import { testFolder } from '../../support/outbox.ts';
import { noPostgres, testPostgres } from '../../support/postgres.ts';
import { testServer, writeRelease } from '../../support/release.ts';
import { demoVariables } from '../../support/settings.ts';

/** A mail server that the demo's settings ask for, and nobody needs here. */
const noMail = 'smtp://127.0.0.1:1';

interface Started {
	readonly process: ChildProcess;
	readonly output: () => string;
}

/** Runs `npm start` in a folder of its own. */
function start(
	variables: Readonly<Record<string, string>>,
	...options: readonly string[]
): Started {
	const started = spawn(process.execPath, [...commandLine('start'), ...options], {
		env: { PATH: process.env['PATH'], PORT: '0', ...demoVariables, ...variables },
		stdio: ['ignore', 'pipe', 'pipe'],
	});
	let output = '';
	started.stdout.on('data', (chunk) => (output += String(chunk)));
	started.stderr.on('data', (chunk) => (output += String(chunk)));
	onTestFinished(() => void started.kill('SIGKILL'));
	return { process: started, output: () => output };
}

async function originOf({ output }: Started): Promise<string> {
	const address = /(?:served|taken) at (http:\/\/localhost:\d+)\//;
	await expect.poll(output).toMatch(address);
	return address.exec(output())?.[1] ?? '';
}

async function crm() {
	const sandbox = createSandbox();
	sandbox.account.units.put(1, { name: 'Altbau' });
	sandbox.account.sources.put(4711, { name: 'Website' });
	const server = await serveSandbox(sandbox);
	onTestFinished(async () => {
		await server.close();
		sandbox.close();
	});
	return { sandbox, baseUrl: `${server.origin}/v1` };
}

async function send(origin: string, message: string): Promise<string> {
	const answer = await fetch(`${origin}/inquiry`, {
		method: 'POST',
		redirect: 'manual',
		headers: { origin },
		body: new URLSearchParams({ ...goodForm, message }),
	});
	expect(answer.status).toBe(303);
	return answer.headers.get('location')?.slice(-9) ?? '';
}

test('what a visitor was promised arrives although the CRM is down and the server is killed', async () => {
	const folder = testFolder();
	await writeRelease(folder);
	const { sandbox, baseUrl } = await crm();
	const variables = {
		VITRINE_VAR: folder,
		CRM_BASE_URL: baseUrl,
		CRM_API_KEY: demoKey.key,
		VITRINE_SMTP_URL: noMail,
	};
	sandbox.faults.add({ path: '/contacts', kind: 'throttled', seconds: 2, times: 'always' });

	const first = start(variables);
	const references = await Promise.all(
		['a', 'b', 'c'].map(async (message) => await send(await originOf(first), message)),
	);
	first.process.kill('SIGKILL');
	await once(first.process, 'exit');
	expect(sandbox.account.tasks.list()).toHaveLength(0);

	sandbox.faults.clear();
	// The lease of what was under way runs out after a minute; the test does not wait for that.
	const db = new DatabaseSync(join(folder, 'outbox', 'outbox.sqlite'));
	db.exec('UPDATE message SET lease = NULL, not_before = 0');
	db.close();

	const second = start(variables);
	await originOf(second);
	await expect.poll(() => sandbox.account.tasks.list().length).toBe(3);
	const titles = sandbox.account.tasks.list().map(({ title }) => String(title));
	for (const reference of references) expect(titles.join()).toContain(reference);
	expect(sandbox.account.contacts.list()).toHaveLength(1);

	second.process.kill('SIGTERM');
	expect(await once(second.process, 'exit')).toEqual([0, null]);
	const bytes = readFileSync(join(folder, 'outbox', 'outbox.sqlite'), 'latin1');
	expect(bytes).not.toMatch(/Heide|ada@example/);
	expect(first.output() + second.output()).not.toMatch(/Heide|ada@|341 55/);
});

test.each([
	{
		what: 'no CRM',
		variables: {},
		sentence: /^No CRM is named, .* set CRM_BASE_URL and CRM_API_KEY/,
	},
	{
		what: 'no release',
		variables: { CRM_BASE_URL: 'http://crm.test/v1', CRM_API_KEY: 'x' },
		spoil: (folder: string) => rmSync(join(folder, 'current')),
		sentence: /^There is no release at .*; run `npm run build`/,
	},
	{
		what: 'no disk that can be written',
		variables: { CRM_BASE_URL: 'http://crm.test/v1', CRM_API_KEY: 'x' },
		spoil: (folder: string) =>
			mkdirSync(join(folder, 'outbox', 'outbox.sqlite'), { recursive: true }),
		sentence: /^The outbox .* cannot be used .* need a disk that can be written\./,
	},
])('with $what the server does not start and says so in one sentence', async (given) => {
	const folder = testFolder();
	await writeRelease(folder);
	given.spoil?.(folder);
	const started = start({ VITRINE_VAR: folder, ...given.variables });
	const [code] = await once(started.process, 'close');
	expect(code).toBe(1);
	expect(started.output()).toMatch(given.sentence);
	expect(started.output().trim().split('\n')).toHaveLength(1);
});

test('with a port that is taken the server does not start and says so in one sentence', async () => {
	const folder = testFolder();
	await writeRelease(folder);
	const port = String(await portOf(createTcpServer()));
	const crmVariables = {
		CRM_BASE_URL: 'http://crm.test/v1',
		CRM_API_KEY: 'x',
		VITRINE_SMTP_URL: noMail,
	};
	const started = start({ VITRINE_VAR: folder, PORT: port, ...crmVariables });
	const [code] = await once(started.process, 'close');
	expect(code).toBe(1);
	expect(started.output()).toMatch(/^Port \d+ cannot be opened .*; set PORT to a free one\.\n$/);
});

test('with an address of this machine the server answers there and nowhere else', async () => {
	const folder = testFolder();
	await writeRelease(folder);
	const variables = {
		VITRINE_VAR: folder,
		CRM_BASE_URL: 'http://crm.test/v1',
		CRM_API_KEY: 'x',
		VITRINE_SMTP_URL: noMail,
	};
	const started = start({ ...variables, VITRINE_HOST: '127.0.0.1' });
	const { port } = new URL(await originOf(started));
	expect((await fetch(`http://127.0.0.1:${port}/health`)).status).toBe(200);
	await expect(fetch(`http://127.0.0.2:${port}/health`)).rejects.toThrow('fetch failed');

	const elsewhere = start({ ...variables, VITRINE_HOST: '192.0.2.1' });
	await once(elsewhere.process, 'close');
	expect(elsewhere.output()).toMatch(
		/^Port 0 cannot be opened .*; set PORT to a free one, and VITRINE_HOST to an address of this machine\.\n$/,
	);
});

describe('npm start -- --intake', () => {
	test('takes inquiries about a site that stands on another host, without a release of its own', async () => {
		const site = testFolder();
		const port = await freePort();
		const siteUrl = `http://127.0.0.1:${port}`;
		const places = await writeRelease(site, { releaseOrigin: siteUrl });
		const { app } = await testServer({ places });
		const pages = await listen((request) => app.fetch(request), { port });
		onTestFinished(() => pages.close(0));
		const { sandbox, baseUrl } = await crm();

		const started = start(
			{
				VITRINE_VAR: testFolder(),
				CRM_BASE_URL: baseUrl,
				CRM_API_KEY: demoKey.key,
				VITRINE_SMTP_URL: noMail,
				SITE_URL: siteUrl,
			},
			'--intake',
		);
		const origin = await originOf(started);
		await expect.poll(started.output).toContain('"event":"targets"');
		const answer = await fetch(`${origin}/inquiry`, {
			method: 'POST',
			redirect: 'manual',
			headers: { origin: siteUrl },
			body: new URLSearchParams(goodForm),
		});
		expect(answer.headers.get('location')).toContain(`${siteUrl}/de/anfrage/danke/`);
		await expect.poll(() => sandbox.account.tasks.list().length).toBe(1);
		expect(sandbox.account.tasks.list()).toMatchObject([{ property_ids: [1] }]);
		expect((await fetch(`${origin}/de/`)).status).toBe(404);
	});

	test.skipIf(noPostgres !== undefined || !isFullSize)(
		'is one of several servers on a database, which bring the inquiries of one person one after the other',
		async () => {
			const postgres = await testPostgres();
			const { sandbox, baseUrl } = await crm();
			const shared = {
				CRM_BASE_URL: baseUrl,
				CRM_API_KEY: demoKey.key,
				VITRINE_SMTP_URL: noMail,
				SITE_URL: 'http://127.0.0.1:9',
				VITRINE_OUTBOX_KEY: Buffer.alloc(32, 7).toString('base64'),
				DATABASE_URL: await postgres.database(),
			};
			const servers = [1, 2, 3].map(() =>
				start({ ...shared, VITRINE_VAR: testFolder() }, '--intake'),
			);
			const origins = await Promise.all(servers.map(originOf));
			for (const [at, origin] of origins.entries()) {
				const answer = await fetch(`${origin}/inquiry`, {
					method: 'POST',
					redirect: 'manual',
					headers: { origin: 'http://127.0.0.1:9' },
					body: new URLSearchParams({ ...goodForm, target: '', message: `Frage ${at}` }),
				});
				expect(answer.status).toBe(303);
			}
			const tasks = () => sandbox.account.tasks.list();
			await expect.poll(() => tasks().length).toBe(3);
			expect(sandbox.account.contacts.list()).toHaveLength(1);
		},
	);

	test.each([
		{ what: 'its site', variables: {}, names: 'SITE_URL' },
		{
			what: 'HTTPS to its site',
			variables: { SITE_URL: 'http://site.example' },
			names: 'over HTTPS.*SITE_URL',
		},
		{
			what: 'where calls are passed on to',
			variables: {
				SITE_URL: 'https://site.example',
				VITRINE_HOOK_SECRET: 'sixteen characters',
			},
			names: 'VITRINE_DEPLOY_HOOK',
		},
	])('without $what says so in one sentence', async ({ variables, names }) => {
		const access = {
			CRM_BASE_URL: 'http://crm.test/v1',
			CRM_API_KEY: 'x',
			VITRINE_SMTP_URL: noMail,
		};
		const started = start({ VITRINE_VAR: testFolder(), ...access, ...variables }, '--intake');
		expect(await once(started.process, 'close')).toEqual([1, null]);
		expect(started.output().trim().split('\n')).toHaveLength(1);
		expect(started.output()).toMatch(new RegExp(`^With --intake .*${names}`));
	});
});
