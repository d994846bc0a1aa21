import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { lockBuilds } from '../../src/release/lock.ts';
import { projectRoot } from '../../src/wiring.ts';
import { commandLine } from '../support/command-line.ts';
import { testFolder } from '../support/outbox.ts';
import { runs } from '../support/full-size.ts';
import { demoVariables } from '../support/settings.ts';

const desks = join(projectRoot, '.astro/render');

test.each([['SIGINT', 130] as const, ...runs([], [['SIGTERM', 143] as const])])(
	'a build that is stopped by %s says so in one sentence, and leaves nothing half-done',
	async (signal, code) => {
		const folder = testFolder();
		const work = join(folder, 'work');
		const build = spawn(process.execPath, [...commandLine('build'), '--preview'], {
			env: {
				PATH: process.env['PATH'],
				...demoVariables,
				VITRINE_VAR: folder,
				CRM_BASE_URL: await silentCrm(),
				CRM_API_KEY: 'of-no-crm-0123456789',
			},
		});
		let printed = '';
		for (const stream of [build.stdout, build.stderr]) {
			stream.on('data', (chunk) => (printed += String(chunk)));
		}
		const own = () => namesIn(desks).filter((name) => name.startsWith(`${build.pid}-`));
		await expect.poll(() => namesIn(work)).toEqual([expect.any(String)]);

		build.kill(signal);
		expect(await once(build, 'close')).toEqual([code, null]);
		expect(printed).toBe('The build was stopped; nothing was published.\n');
		expect(own()).toEqual([]);
		expect(readdirSync(work)).toEqual([]);
		expect(existsSync(join(folder, 'outcome.txt'))).toBe(false);
		lockBuilds(folder)();
	},
);

test.each([
	['nginx', '; the next build brings dist/ up to it'] as const,
	...runs([], [[undefined, ''] as const]),
])(
	'a build for the host %s that is stopped after its release went live says so',
	async (staticHost, also) => {
		const current = join(testFolder(), 'current');
		symlinkSync('releases/before', current);
		const program = `
		import { rmSync, symlinkSync } from 'node:fs';
		import { sayWhenStopped } from ${JSON.stringify(join(projectRoot, 'src/commands/line/say-when-stopped.ts'))};
		const current = ${JSON.stringify(current)};
		sayWhenStopped(current, ${JSON.stringify({ staticHost })});
		rmSync(current);
		symlinkSync('releases/after', current);
		setInterval(() => process.kill(process.pid, 'SIGINT'), 10);`;
		const build = spawn(process.execPath, ['--input-type=module', '--eval', program]);
		let printed = '';
		build.stderr.on('data', (chunk) => (printed += String(chunk)));
		expect(await once(build, 'close')).toEqual([130, null]);
		expect(printed).toBe(`The build was stopped when its release was live already${also}.\n`);
	},
);

function namesIn(folder: string): string[] {
	return existsSync(folder) ? readdirSync(folder) : [];
}

/** A CRM that takes every call and answers none. */
async function silentCrm(): Promise<string> {
	const server = createServer(() => {});
	server.listen(0, '127.0.0.1');
	await once(server, 'listening');
	onTestFinished(() => void server.close().closeAllConnections());
	const address = server.address();
	return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/v1`;
}
