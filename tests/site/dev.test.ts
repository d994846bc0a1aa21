import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { StatusFile } from '../../src/release/status-file.ts';
import { projectRoot } from '../../src/wiring.ts';
import { openBrowser } from '../support/browser.ts';
import { commandLine } from '../support/command-line.ts';
import { connected } from '../support/connected.ts';
import { freePort } from '../support/free-port.ts';
import { stoppedOnPurpose } from '../support/policy-watch.ts';
import { key, unit } from '../support/sandbox.ts';
import { demoVariables } from '../support/settings.ts';
import { smallAgency } from '../support/small-agency.ts';

const seconds = 90_000;
/** Who asks more often has the pages rendered all the time, and what is waited for comes later. */
const patient = { timeout: seconds, interval: 500 };
const settings = (name: string) => `
import demo from '${join(demoVariables.VITRINE_COMPANY, 'config.ts')}';
export default { ...demo, name: '${name}', map: {}, home: undefined };
`;
const article = (title: string) =>
	`---\ntitle: ${title}\ndescription: Eine Zeile\nupdated: 2026-11-21\n---\n\nText.\n`;

/** `npm run dev` of a company in a folder of its own, with three units in its CRM. */
async function showing({ npm = false } = {}) {
	const folder = mkdtempSync(join(tmpdir(), 'vitrine-dev-'));
	const company = join(folder, 'company');
	mkdirSync(join(company, 'content/pages'), { recursive: true });
	mkdirSync(join(company, 'pages'));
	const write = (file: string, text: string) => writeFileSync(join(company, file), text);
	write('config.ts', settings('Haus am Markt'));
	const units = [unit(1), unit(2, { property_status_id: 504 })];
	const { origin } = await connected(smallAgency(units));
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
			CRM_BASE_URL: `${origin}/v1`,
			CRM_API_KEY: key,
		},
	});
	let printed = '';
	for (const stream of [started.stdout, started.stderr]) {
		stream.on('data', (chunk) => (printed += String(chunk)));
	}
	onTestFinished(() => {
		for (const pid of groupOf(started)) process.kill(pid, 'SIGKILL');
		rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
	});
	const get = async (path: string) => {
		const answer = await fetch(`http://localhost:${port}${path}`).catch(() => undefined);
		return answer?.ok ? await answer.text() : (answer?.status ?? 'nobody');
	};
	return { started, write, get, origin: `http://localhost:${port}`, printed: () => printed };
}

describe('npm run dev', () => {
	test(
		'takes up settings and texts that are changed, and goes on after a slip',
		async () => {
			const { get, write, printed } = await showing();
			const home = () => get('/de/');
			await expect.poll(home, patient).toContain('Haus am Markt');
			const status = StatusFile.parse(JSON.parse(z.string().parse(await get('/status.json'))));
			expect(status.reserved).toEqual([2]);

			write('config.ts', settings('Haus am Fluss'));
			await expect.poll(home, patient).toContain('Haus am Fluss');

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
			write('config.ts', settings('Haus am See'));
			await expect.poll(home, patient).toContain('Haus am See');
		},
		5 * seconds,
	);

	test(
		'lets the browser say what the policy of the live site stops, and nothing of ours is',
		async () => {
			const { get, write, origin } = await showing();
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

	test.each([
		['Ctrl+C twice', {}, (pid: number) => [1, 2].map(() => process.kill(-pid, 'SIGINT'))],
		['a closed terminal', {}, (pid: number) => process.kill(-pid, 'SIGHUP')],
		['a signal to itself alone', {}, (pid: number) => process.kill(pid, 'SIGTERM')],
		['a kill', {}, (pid: number) => process.kill(pid, 'SIGKILL')],
		['Ctrl+C beside npm', { npm: true }, (pid: number) => process.kill(-pid, 'SIGINT')],
		['a signal to npm alone', { npm: true }, (pid: number) => process.kill(pid, 'SIGTERM')],
	])(
		'leaves no process after %s',
		async (_, options, stop) => {
			const { started, get } = await showing(options);
			await expect.poll(() => get('/status.json'), patient).toContain('reserved');
			expect(groupOf(started).length).toBeGreaterThan(1);
			stop(started.pid ?? 0);
			await expect.poll(() => groupOf(started), { timeout: 20_000, interval: 200 }).toEqual([]);
			expect(await get('/status.json')).toBe('nobody');
		},
		2 * seconds,
	);
});

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
