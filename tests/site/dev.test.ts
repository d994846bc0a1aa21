import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { StatusFile } from '../../src/release/status-file.ts';
import { serveSandbox } from '../../src/sandbox/serve.ts';
import { projectRoot } from '../../src/wiring.ts';
import { openBrowser } from '../support/browser.ts';
import { commandLine } from '../support/command-line.ts';
import { freePort } from '../support/free-port.ts';
import { isFullSize } from '../support/full-size.ts';
import { stoppedOnPurpose } from '../support/policy-watch.ts';
import { image, key, sandboxWith, unit } from '../support/sandbox.ts';
import { demoVariables } from '../support/settings.ts';
import { smallAgency } from '../support/small-agency.ts';

const seconds = 90_000;
/** Who asks more often has the pages rendered all the time, and what is waited for comes later. */
const patient = { timeout: seconds, interval: 1_500 };
const settings = (name: string) => `
import demo from '${join(demoVariables.VITRINE_COMPANY, 'config.ts')}';
export default { ...demo, name: '${name}', map: {}, home: undefined };
`;
const article = (title: string) =>
	`---\ntitle: ${title}\ndescription: Eine Zeile\nupdated: 2026-11-21\n---\n\nText.\n`;

interface Showing {
	readonly npm?: boolean;
	/** Of an earlier one. */
	readonly folder?: string;
	readonly crm?: string;
	/** Before it the CRM gives no photo away. */
	readonly photosCome?: Promise<unknown>;
}

/** `npm run dev` of a company in a folder of its own, with two units in its CRM. */
async function showing({
	npm = false,
	folder = mkdtempSync(join(tmpdir(), 'vitrine-dev-')),
	crm,
	photosCome,
}: Showing = {}) {
	const company = join(folder, 'company');
	mkdirSync(join(company, 'content/pages'), { recursive: true });
	mkdirSync(join(company, 'pages'), { recursive: true });
	const write = (file: string, text: string) => writeFileSync(join(company, file), text);
	write('config.ts', settings('Haus am Markt'));
	const units = [unit(1, { images: [image()] }), unit(2, { property_status_id: 504 })];
	const { sandbox } = sandboxWith(smallAgency(units));
	const { origin, close } = await serveSandbox({
		...sandbox,
		fetch: async (request) => {
			if (!new URL(request.url).pathname.startsWith('/v1/')) await photosCome;
			return sandbox.fetch(request);
		},
	});
	const port = await freePort();
	const [command, ...words] = npm
		? ['npm', 'run', 'dev']
		: [process.execPath, ...commandLine('dev')];
	// A group of its own, as a terminal gives to what is started in it.
	const started = spawn(command ?? '', words, {
		cwd: projectRoot,
		detached: true,
		env: {
			PATH: process.env['PATH'],
			HOME: process.env['HOME'],
			PORT: String(port),
			VITRINE_COMPANY: company,
			VITRINE_VAR: join(folder, 'var'),
			CRM_BASE_URL: crm ?? `${origin}/v1`,
			VITRINE_TRUSTED_ORIGINS: origin,
			CRM_API_KEY: key,
		},
	});
	let printed = '';
	let closing: Promise<void> | undefined;
	for (const stream of [started.stdout, started.stderr]) {
		stream.on('data', (chunk) => (printed += String(chunk)));
	}
	const end = async () => {
		for (const pid of groupOf(started)) process.kill(pid, 'SIGKILL');
		rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
		await (closing ??= close());
	};
	const get = async (path: string) => {
		const answer = await fetch(`http://localhost:${port}${path}`).catch(() => undefined);
		return answer?.ok ? await answer.text() : (answer?.status ?? 'nobody');
	};
	/** What a browser is shown instead of a page. */
	const slip = async (path: string) => {
		const answer = await fetch(`http://localhost:${port}${path}`).catch(() => undefined);
		return answer?.status === 500 ? await answer.text() : '';
	};
	return {
		started,
		folder,
		write,
		get,
		slip,
		origin: `http://localhost:${port}`,
		crm: `${origin}/v1`,
		stopCrm: () => (closing ??= close()),
		printed: () => printed,
		end,
	};
}

type Shown = Awaited<ReturnType<typeof showing>>;

describe('npm run dev', () => {
	// One of them serves all these tests: to compile and to render takes most of the time.
	const { promise: photosCome, resolve: release } = Promise.withResolvers<void>();
	let dev: Shown;
	beforeAll(async () => {
		dev = await showing({ photosCome });
	});
	afterAll(() => dev?.end());

	test(
		'shows pages before their photos',
		async () => {
			await expect.poll(() => hasPhoto(dev), patient).toBe(false);
			release();
			await expect.poll(() => hasPhoto(dev), patient).toBe(true);
		},
		2 * seconds,
	);

	test(
		'takes up settings and texts that are changed, and goes on after a slip',
		async () => {
			const { get, slip, write, printed } = dev;
			const home = () => get('/de/');
			await expect.poll(home, patient).toContain('Haus am Markt');
			const status = StatusFile.parse(JSON.parse(z.string().parse(await get('/status.json'))));
			expect(status.reserved).toEqual([2]);

			expect(await get('/de/umziehen/')).toBe(404);
			write('content/pages/moving.de.md', article('Umziehen'));
			await expect.poll(() => get('/de/umziehen/'), patient).toContain('Text.');

			write('theme.css', ':root { --paper: #fffefa }');
			await expect.poll(home, patient).toContain('content="#fffefa"');
			write('theme.css', ':root { --papr: #fffefa }');
			await expect.poll(printed, patient).toContain('the nearest one is --paper.');
			write('theme.css', '');

			write('config.ts', 'export default { name: ;');
			await expect.poll(printed, patient).toMatch(/company\/config\.ts:1 cannot be read: /);
			await expect.poll(() => slip('/de/'), patient).toContain('config.ts:1 cannot be read: ');
			write('config.ts', settings('Haus am See'));
			await expect.poll(home, patient).toContain('Haus am See');
		},
		5 * seconds,
	);

	// Of its header, which unit tests hold, a browser makes the sentence.
	test.runIf(isFullSize)(
		'lets the browser say what the policy of the live site stops, and nothing of ours is',
		async () => {
			const { get, write, origin } = dev;
			write(
				'pages/own.astro',
				'<html><head></head><body><img src="https://pics.example/a.jpg" alt=""><script is:inline>go()</script></body></html>',
			);
			await expect.poll(() => get('/own/'), patient).toContain('pics.example');
			const browser = await openBrowser();
			onTestFinished(() => browser.close());
			const page = await browser.newPage();
			await page.addInitScript(stoppedOnPurpose);
			const said: string[] = [];
			page.on('console', (message) => {
				if (/Content.Security.Policy/i.test(message.text())) said.push(message.text());
			});
			await page.goto(`${origin}/de/`);
			await page.waitForLoadState('networkidle');
			expect(said).toEqual([]);
			await page.goto(`${origin}/own/`);
			await expect.poll(() => said.length).toBe(2);
			expect(said.join('\n')).toContain('https://pics.example/a.jpg');
			expect(said.join('\n')).toContain('inline script');
		},
		5 * seconds,
	);

	test('leaves no process after a kill', async () => {
		await expectGone(dev, (pid) => process.kill(pid, 'SIGKILL'));
	});

	test(
		'shows what was read last while the CRM does not answer, and leaves no process after Ctrl+C beside npm',
		async () => {
			await dev.stopCrm();
			const again = await showing({ folder: dev.folder, crm: dev.crm, npm: true });
			onTestFinished(again.end);
			await expect.poll(() => hasPhoto(again), patient).toBe(true);
			await expect.poll(again.printed, patient).toContain('The pages show what was read on 20');
			expect(await hasPhoto(again)).toBe(true);
			await expectGone(again, (pid) => process.kill(-pid, 'SIGINT'));
		},
		3 * seconds,
	);

	test.runIf(isFullSize).each<[string, Showing, (pid: number) => unknown]>([
		['Ctrl+C twice', {}, (pid) => [1, 2].map(() => process.kill(-pid, 'SIGINT'))],
		['a closed terminal', {}, (pid) => process.kill(-pid, 'SIGHUP')],
		['a signal to itself alone', {}, (pid) => process.kill(pid, 'SIGTERM')],
		['a signal to npm alone', { npm: true }, (pid) => process.kill(pid, 'SIGTERM')],
	])(
		'leaves no process after %s',
		async (_, options, stop) => {
			const started = await showing(options);
			onTestFinished(started.end);
			await expectGone(started, stop);
		},
		2 * seconds,
	);
});

/** Whether the page of what is to buy has a photo, or what is answered in its place. */
async function hasPhoto({ get }: Shown): Promise<unknown> {
	const page = await get('/de/kaufen/');
	return typeof page === 'string' ? page.includes('src="/media/') : page;
}

/** Ends one that serves, of which no process is left then. */
async function expectGone({ started, get }: Shown, stop: (pid: number) => unknown): Promise<void> {
	await expect.poll(() => get('/status.json'), patient).toContain('reserved');
	expect(groupOf(started).length).toBeGreaterThan(1);
	stop(started.pid ?? 0);
	await expect.poll(() => groupOf(started), { interval: 200 }).toEqual([]);
	expect(await get('/status.json')).toBe('nobody');
}

/** The processes of the group that one has begun, as Linux lists them. */
function groupOf({ pid }: ChildProcess): number[] {
	return readdirSync('/proc')
		.filter((name) => /^\d+$/.test(name))
		.filter((name) => {
			try {
				// Behind the name, which may hold anything: state, parent, group.
				const [state, , group] = readFileSync(`/proc/${name}/stat`, 'utf8')
					.replace(/^.*\) /s, '')
					.split(' ');
				return Number(group) === pid && state !== 'Z';
			} catch {
				return false;
			}
		})
		.map(Number);
}
