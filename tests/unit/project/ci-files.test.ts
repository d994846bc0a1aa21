import { spawnSync, type StdioOptions } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { testFolder } from '../../support/outbox.ts';

const root = join(import.meta.dirname, '../../..');
const text = (path: string) => readFileSync(join(root, path), 'utf8');

const { jobs } = z
	.object({
		jobs: z.object({
			rebuild: z.object({
				steps: z.array(
					z.object({
						name: z.string().default(''),
						id: z.string().optional(),
						if: z.string().default(''),
						run: z.string().default(''),
					}),
				),
			}),
		}),
	})
	.parse(parse(text('.github/workflows/rebuild.yml')));
const { steps } = jobs.rebuild;
const step = (part: string) => steps.find(({ name }) => name.includes(part))?.run ?? 'exit 99';
const { rebuild } = z
	.object({ rebuild: z.object({ script: z.array(z.string()) }) })
	.parse(parse(text('.gitlab-ci.yml')));

/** Runs a script in a folder whose `bin` stands before all other programs. */
function shell(script: string, env: NodeJS.ProcessEnv, folder = testFolder()) {
	mkdirSync(join(folder, 'bin'), { recursive: true });
	const PATH = `${join(folder, 'bin')}:${process.env['PATH']}`;
	// With an input that may be of a network, Bash would run what the user's shells begin with.
	const stdio: StdioOptions = ['ignore', 'pipe', 'pipe'];
	const options = { encoding: 'utf8', cwd: folder, env: { PATH, ...env }, stdio } as const;
	return spawnSync('/bin/bash', ['-e', '-c', script], options);
}

const destinations = [
	[{}, 'DEPLOY_TO'],
	[{ DEPLOY_TO: 'nginx' }, 'DEPLOY_TO'],
	[{ DEPLOY_TO: 'rsync' }, 'RSYNC_TARGET'],
	[{ DEPLOY_TO: 'rsync', RSYNC_TARGET: 'deploy@host:/srv/site' }, undefined],
	[{ DEPLOY_TO: 'netlify' }, undefined],
	[{ DEPLOY_TO: 'cloudflare' }, undefined],
	[{ DEPLOY_TO: 's3' }, undefined],
] as const;
const firstLooks = [
	['GitHub', step('where the site is to go')],
	['GitLab', rebuild.script[0] ?? 'exit 99'],
] as const;

test.each(
	firstLooks.flatMap(([host, script]) => destinations.map((to) => [host, ...to, script] as const)),
)('on %s a build with %j ends before it begins where %s is missing', (_, given, wanted, script) => {
	// Nothing but the shell itself, so that a script that goes on can do nothing.
	const { status, stdout } = shell(script, { PATH: '', ...given });
	expect(status).toBe(wanted === undefined ? 0 : 1);
	const sentence = `nowhere to deploy it: set the variable ${wanted}\\b.*\\(see docs/deploy.md\\)`;
	expect(stdout).toMatch(wanted === undefined ? /^$/ : new RegExp(sentence));
});

test.each([
	['published', 0, 'published', false],
	['unchanged', 0, 'unchanged', false],
	['refused', 1, 'refused', true],
	[undefined, 137, '', true],
])(
	'on GitHub a build that is %s and ends with %d says so, and is only noted as deployed when it is',
	(word, code, said, isNoted) => {
		const folder = testFolder();
		for (const each of ['bin', 'temp', 'var']) mkdirSync(join(folder, each));
		const note = join(folder, 'var/exported-release.txt');
		writeFileSync(note, 'r1 netlify\n');
		const outcome = word === undefined ? '' : `echo ${word} > var/outcome.txt\n`;
		writeFileSync(join(folder, 'bin/npm'), `#!/bin/sh\n${outcome}exit ${code}\n`, { mode: 0o755 });
		const env = { GITHUB_OUTPUT: join(folder, 'output'), RUNNER_TEMP: join(folder, 'temp') };
		expect(shell(step('Build'), env, folder).status).toBe(code);
		expect(readFileSync(env.GITHUB_OUTPUT, 'utf8')).toBe(`outcome=${said}\n`);
		// Whatever is saved now says what was deployed last.
		expect(existsSync(note)).toBe(isNoted);
		if (code !== 0) return;
		expect(shell(step('Note that it is deployed'), env, folder).status).toBe(0);
		expect(readFileSync(note, 'utf8')).toBe('r1 netlify\n');
	},
);

test('only what was published is deployed, and to the one host that is named', () => {
	const deploys = steps.filter(({ name }) => name.startsWith('Deploy'));
	for (const { if: condition } of deploys) {
		expect(condition).toMatch(/outcome == 'published' && vars\.DEPLOY_TO == '(\w+)'/);
	}
	expect(deploys).toHaveLength(3);
});

test.each([
	[{ DISPATCHED: 'null' }, ''],
	[{ DISPATCHED: '[\n  4711,\n  4712\n]' }, '--units 4711,4712'],
	[{ DISPATCHED: '"4711, 4712"' }, '--units 4711,4712'],
	[{ TYPED: '7', REMOVALS: '57' }, '--units 7 --accept-removals 57'],
	[{ TYPED: ' 7 ', SHOWN: '57' }, '--units 7 --accept-shown 57'],
	[{ DISPATCHED: '["4711; rm -rf /"]' }, ''],
	[{ TYPED: '--preview', SHOWN: '$(id)' }, ''],
	[{ TYPED: '1\nx=y', REMOVALS: '5 --preview' }, ''],
])('on GitHub only numbers of %j reach the build', (variables, wanted) => {
	const output = join(testFolder(), 'output');
	const { run = '' } = steps.find(({ id }) => id === 'wish') ?? {};
	expect(shell(run, { GITHUB_OUTPUT: output, ...variables }).status).toBe(0);
	const written = readFileSync(output, 'utf8').replaceAll(/\s+/g, ' ').trim();
	expect(written).toBe(`arguments=${wanted}`);
});

test.each([
	[{}, 'run build --'],
	[{ UNITS: '4711,4712' }, 'run build -- --units 4711,4712'],
	[{ UNITS: '1\n; id', ACCEPT_REMOVALS: '57' }, 'run build -- --accept-removals 57'],
	[{ ACCEPT_SHOWN: ' 57' }, 'run build -- --accept-shown 57'],
	[{ UNITS: '$(id)', ACCEPT_SHOWN: '5 --preview' }, 'run build --'],
	[{ DEPLOY_TO: 'rsync' }, 'run build -- nginx'],
	[{ DEPLOY_TO: 'cloudflare' }, 'run build -- cloudflare'],
])('on GitLab only numbers of %j reach the build', (variables, wanted) => {
	const folder = testFolder();
	mkdirSync(join(folder, 'bin'));
	const npm = `#!/bin/sh\necho "$@" "$VITRINE_STATIC_HOST"\n`;
	writeFileSync(join(folder, 'bin/npm'), npm, { mode: 0o755 });
	const script = rebuild.script.find((lines) => lines.includes('npm run build')) ?? '';
	expect(shell(script, variables, folder).stdout.trim().replace(/ +/g, ' ')).toBe(wanted);
});

test('no workflow brings a value from outside into a script', () => {
	const Steps = z.object({ steps: z.array(z.object({ run: z.string().default('') })) });
	const Workflow = z.object({ jobs: z.record(z.string(), Steps) });
	for (const file of globSync('.github/workflows/*.yml', { cwd: root })) {
		const workflow = Workflow.parse(parse(text(file)));
		const scripts = Object.values(workflow.jobs).flatMap((job) => job.steps.map(({ run }) => run));
		expect(scripts.join('\n'), file).not.toContain('${{');
	}
});
