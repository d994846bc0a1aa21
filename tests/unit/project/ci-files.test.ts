import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { clearOutcome, writeOutcome } from '../../../src/release/outcome.ts';
import { testFolder } from '../../support/outbox.ts';

const root = join(import.meta.dirname, '../../..');
const text = (path: string) => readFileSync(join(root, path), 'utf8');

const Step = z.strictObject({
	name: z.string().optional(),
	id: z.string().optional(),
	if: z.string().optional(),
	uses: z.string().optional(),
	with: z.record(z.string(), z.unknown()).optional(),
	env: z.record(z.string(), z.string()).optional(),
	run: z.string().optional(),
});
const Workflow = z.strictObject({
	name: z.string(),
	on: z.record(z.string(), z.unknown()),
	concurrency: z.strictObject({ group: z.string(), 'cancel-in-progress': z.boolean() }),
	permissions: z.record(z.string(), z.string()),
	env: z.record(z.string(), z.string()),
	jobs: z.record(
		z.string(),
		z.strictObject({
			if: z.string(),
			'runs-on': z.string(),
			'timeout-minutes': z.int(),
			steps: z.array(Step),
		}),
	),
});

/** Settings that lead nowhere, or somewhere, with the variable that is to be set. */
const destinations = [
	[{}, 'DEPLOY_TO'],
	[{ DEPLOY_TO: '' }, 'DEPLOY_TO'],
	[{ DEPLOY_TO: 'nginx' }, 'DEPLOY_TO'],
	[{ DEPLOY_TO: 'rsync' }, 'RSYNC_TARGET'],
	[{ DEPLOY_TO: 'rsync', RSYNC_TARGET: 'deploy@host:/srv/site' }, undefined],
	[{ DEPLOY_TO: 'netlify' }, undefined],
	[{ DEPLOY_TO: 'cloudflare' }, undefined],
	[{ DEPLOY_TO: 's3' }, undefined],
] as const;

/** Runs the script that looks where the site is to go. */
function expectToStop(script: string, variables: NodeJS.ProcessEnv, wanted: string | undefined) {
	// Nothing but the shell itself, so that a script that goes on can do nothing.
	const { status, stdout } = spawnSync('/bin/bash', ['-e', '-c', script], {
		encoding: 'utf8',
		cwd: testFolder(),
		env: { PATH: '', ...variables },
	});
	expect(status).toBe(wanted === undefined ? 0 : 1);
	const sentence = `^[^.]* nowhere to deploy it: set the variable ${wanted}\\b.*\\(see docs/deploy.md\\)\\.\n$`;
	expect(stdout).toMatch(wanted === undefined ? /^$/ : new RegExp(sentence));
}

describe('the workflow of GitHub', () => {
	const source = text('.github/workflows/rebuild.yml');
	const workflow = Workflow.parse(parse(source));
	const steps = workflow.jobs['rebuild']?.steps ?? [];
	const at = (part: string) => steps.findIndex(({ name, uses }) => (name ?? uses)?.includes(part));

	test('runs on a schedule, at a call, by hand and after a push, and may only read the code', () => {
		expect(Object.keys(workflow.on).sort()).toEqual([
			'push',
			'repository_dispatch',
			'schedule',
			'workflow_dispatch',
		]);
		expect(workflow.on['repository_dispatch']).toEqual({ types: ['crm-changed'] });
		expect(workflow.permissions).toEqual({ contents: 'read' });
		expect(workflow.concurrency['cancel-in-progress']).toBe(false);
	});

	test('deploys no other branch when it is run by hand', () => {
		expect(workflow.jobs['rebuild']?.if).toContain(
			`(github.event_name != 'workflow_dispatch' || github.ref_name == github.event.repository.default_branch)`,
		);
	});

	test('does not show the changes of an earlier run where nothing was built', () => {
		expect(steps[at('Say what has changed')]?.if).toBe(
			`\${{ !cancelled() && steps.build.outcome != 'skipped' }}`,
		);
	});

	test('brings no value from outside into a script, and no secret into one that does not need it', () => {
		for (const { run = '' } of steps) expect(run).not.toContain('${{');
		const withSecrets = steps.filter(({ env }) => JSON.stringify(env ?? {}).includes('secrets.'));
		expect(withSecrets.map(({ name }) => name)).toEqual([
			'Build',
			'Deploy to Netlify',
			'Deploy to Cloudflare Pages',
			'Deploy by rsync to a server with nginx',
		]);
		expect(source).not.toMatch(/set -x|echo .*secrets/);
	});

	test('keeps the state under a key of its own, also of a build that was refused', () => {
		const [restore, save] = [steps[at('cache/restore')], steps[at('cache/save')]];
		expect(restore?.with?.['key']).toContain('github.run_id');
		expect(restore?.with?.['restore-keys']).toBe('vitrine-');
		expect(save?.with?.['key']).toBe(restore?.with?.['key']);
		expect(save?.with?.['path']).toBe(restore?.with?.['path']);
		expect(at('cache/save')).toBeGreaterThan(at('Deploy by rsync'));
		expect(at('cache/restore')).toBeLessThan(at('Build'));
		expect(save?.if).toMatch(/^\$\{\{ always\(\) && .* != 'unchanged' \}\}$/);
	});

	test.each([
		['published', 0, 'published', false],
		['unchanged', 0, 'unchanged', false],
		['refused', 1, 'refused', true],
		[undefined, 137, '', true],
	])(
		'a build that is %s and ends with %d says so, and is only noted as deployed when it is',
		(word, code, said, isNoted) => {
			const folder = testFolder();
			const [bin, temp] = [join(folder, 'bin'), join(folder, 'temp')];
			for (const each of [bin, temp, join(folder, 'var')]) mkdirSync(each);
			const note = join(folder, 'var/exported-release.txt');
			writeFileSync(note, 'r1 netlify\n');
			const outcome = word === undefined ? '' : `echo ${word} > var/outcome.txt\n`;
			writeFileSync(join(bin, 'npm'), `#!/bin/sh\n${outcome}exit ${code}\n`, { mode: 0o755 });
			const shell = (script: string | undefined) =>
				spawnSync('bash', ['-e', '-c', script ?? 'exit 99'], {
					cwd: folder,
					env: {
						PATH: `${bin}:${process.env['PATH']}`,
						GITHUB_OUTPUT: join(folder, 'output'),
						RUNNER_TEMP: temp,
					},
				}).status;
			expect(shell(steps[at('Build')]?.run)).toBe(code);
			expect(readFileSync(join(folder, 'output'), 'utf8')).toBe(`outcome=${said}\n`);
			// Whatever is saved now says what was deployed last.
			expect(existsSync(note)).toBe(isNoted);
			if (code !== 0) return;
			expect(shell(steps[at('Note that it is deployed')]?.run)).toBe(0);
			expect(readFileSync(note, 'utf8')).toBe('r1 netlify\n');
		},
	);

	test.each(destinations)(
		'with %j it ends before it builds where %s is missing',
		(given, wanted) => {
			const place = at('where the site is to go');
			expect(place).toBe(0);
			expectToStop(steps[place]?.run ?? 'exit 99', given, wanted);
		},
	);

	test('deploys only what was published, to the one host that is named', () => {
		const deploys = steps.filter(({ name }) => name?.startsWith('Deploy'));
		for (const step of deploys) {
			expect(step.if).toMatch(/outcome == 'published' && vars\.DEPLOY_TO == '(\w+)'/);
		}
		expect(deploys).toHaveLength(3);
	});

	test.each([
		[{}, ''],
		[{ DISPATCHED: 'null' }, ''],
		[{ DISPATCHED: '[\n  4711,\n  4712\n]' }, '--units 4711,4712'],
		[{ DISPATCHED: '"4711, 4712"' }, '--units 4711,4712'],
		[{ TYPED: ' 7 ' }, '--units 7'],
		[{ TYPED: '7', REMOVALS: '57' }, '--units 7 --accept-removals 57'],
		[{ TYPED: '7', SHOWN: '57' }, '--units 7 --accept-shown 57'],
		[{ SHOWN: '$(id)' }, ''],
		[{ DISPATCHED: '["4711; rm -rf /"]' }, ''],
		[{ TYPED: '$(id)' }, ''],
		[{ TYPED: '--preview' }, ''],
		[{ TYPED: '1\nx=y' }, ''],
		[{ REMOVALS: '5 --preview' }, ''],
	])('of %j only numbers reach the build', (variables, wanted) => {
		const output = join(testFolder(), 'output');
		const { run = '' } = steps.find(({ id }) => id === 'wish') ?? {};
		const { status } = spawnSync('bash', ['-e', '-c', run], {
			env: { PATH: process.env['PATH'], GITHUB_OUTPUT: output, ...variables },
		});
		expect(status).toBe(0);
		const written = readFileSync(output, 'utf8').replaceAll(/\s+/g, ' ').trim();
		expect(written).toBe(`arguments=${wanted}`);
	});
});

describe('the pipeline of GitLab', () => {
	const Pipeline = z.looseObject({
		workflow: z.object({ rules: z.array(z.object({ if: z.string() })) }),
		rebuild: z.looseObject({
			resource_group: z.string(),
			interruptible: z.literal(false),
			script: z.array(z.string()),
			cache: z.array(z.looseObject({ paths: z.array(z.string()) })),
			artifacts: z.looseObject({ when: z.literal('always'), paths: z.array(z.string()) }),
		}),
	});
	const { rebuild } = Pipeline.parse(parse(text('.gitlab-ci.yml')));

	test.each(destinations)(
		'with %j it ends before it builds where %s is missing',
		(given, wanted) => {
			expectToStop(rebuild.script[0] ?? 'exit 99', given, wanted);
		},
	);

	test('does not show the changes of an earlier run where nothing was built', () => {
		const lines = rebuild.script.join('\n');
		expect(lines).toMatch(/^rm -rf var\/work var\/changes\.md\nnpm ci/m);
	});

	test('keeps the state, shows what has changed, and never runs twice at once', () => {
		expect(rebuild.cache.flatMap(({ paths }) => paths)).toEqual(['var/', '.npm/']);
		expect(rebuild.cache[0]).toMatchObject({ when: 'always' });
		const note = rebuild.script.flatMap((line, place) =>
			line.includes('exported-release.txt') ? [place] : [],
		);
		const deploys = rebuild.script.flatMap((line, place) =>
			line.includes('DEPLOY_TO" =') ? [place] : [],
		);
		expect(note).toHaveLength(2);
		expect(note[0]).toBeLessThan(deploys[1] ?? 0);
		expect(note[1]).toBe(rebuild.script.length - 1);
		expect(rebuild.artifacts.paths).toEqual(['var/changes.md']);
		expect(rebuild.resource_group).toBe('rebuild');
	});

	test.each([
		[{}, 'run build --'],
		[{ UNITS: '4711,4712' }, 'run build -- --units 4711,4712'],
		[{ UNITS: '1\n; id', ACCEPT_REMOVALS: '57' }, 'run build -- --accept-removals 57'],
		[{ ACCEPT_SHOWN: ' 57' }, 'run build -- --accept-shown 57'],
		[{ UNITS: '$(id)', ACCEPT_SHOWN: '5 --preview' }, 'run build --'],
		[{ DEPLOY_TO: 'rsync' }, 'run build -- nginx'],
		[{ DEPLOY_TO: 'cloudflare' }, 'run build -- cloudflare'],
	])('of %j only numbers reach the build', (variables, wanted) => {
		const folder = testFolder();
		mkdirSync(join(folder, 'bin'));
		const npm = `#!/bin/sh\necho "$@" "$VITRINE_STATIC_HOST"\n`;
		writeFileSync(join(folder, 'bin/npm'), npm, { mode: 0o755 });
		const script = rebuild.script.find((lines) => lines.includes('npm run build')) ?? '';
		const { stdout } = spawnSync('bash', ['-e', '-c', script], {
			encoding: 'utf8',
			env: { PATH: `${join(folder, 'bin')}:${process.env['PATH']}`, ...variables },
		});
		expect(stdout.trim().replace(/ +/g, ' ')).toBe(wanted);
	});
});

describe('looking after packages', () => {
	const Job = z.object({ script: z.array(z.string()) });
	const workflow = z
		.object({
			permissions: z.record(z.string(), z.string()),
			jobs: z.object({ packages: z.object({ steps: z.array(Step) }) }),
		})
		.parse(parse(text('.github/workflows/packages.yml')));
	const { packages } = z.object({ packages: Job }).parse(parse(text('.gitlab-ci.yml')));
	const { steps } = workflow.jobs.packages;
	const commands = {
		GitHub: steps.flatMap(({ run }) => run ?? []),
		GitLab: packages.script,
	};

	test.each(Object.entries(commands))(
		'%s lists them, checks their signatures and asks for known holes',
		(_host, lines) => {
			const said = lines.join('\n');
			expect(said).toContain('sh deploy/package.sh');
			expect(said).toContain('npm audit signatures');
			expect(said).toContain('npm audit --omit=dev --audit-level=high');
			const named = said.match(/tests\/[\w./-]+\.ts/g) ?? [];
			expect(named).toHaveLength(3);
			for (const file of named) expect(existsSync(join(root, file)), file).toBe(true);
		},
	);

	test('needs no secret, and takes only actions of GitHub itself', () => {
		expect(workflow.permissions).toEqual({ contents: 'read' });
		for (const { uses, env } of steps) {
			expect(env).toBeUndefined();
			if (uses) expect(uses).toMatch(/^actions\//);
		}
		expect(commands.GitHub.join()).not.toContain('${{');
	});

	test('fails on GitLab when one of the two fails', () => {
		const script = packages.script.slice(-3).join('\n');
		const statusOf = (failing: string) => {
			const npm = `npm() { case "$*" in *${failing}*) return 1;; esac; }`;
			return spawnSync('bash', ['-e', '-c', `${npm}\n${script}`]).status;
		};
		expect(statusOf('signatures')).toBe(1);
		expect(statusOf('--omit=dev')).toBe(1);
		expect(statusOf('nothing')).toBe(0);
	});
});

test('the documents are made a site by a job of their own, which needs no package of the program and no secret', () => {
	const { permissions, jobs } = z
		.object({
			permissions: z.unknown(),
			jobs: z.object({ documents: z.object({ defaults: z.unknown(), steps: z.array(Step) }) }),
		})
		.parse(parse(text('.github/workflows/documents.yml')));
	const { defaults, steps } = jobs.documents;
	expect(permissions).toEqual({ contents: 'read' });
	expect(defaults).toEqual({ run: { 'working-directory': 'docs/site' } });
	const commands = ['npm ci --no-audit --no-fund', 'npm run build'];
	expect(steps.flatMap(({ run }) => run ?? [])).toEqual(commands);
	for (const { uses, env } of steps) {
		expect(env).toBeUndefined();
		if (uses) expect(uses).toMatch(/^actions\//);
	}
	const { documents } = z
		.object({ documents: z.object({ script: z.array(z.string()) }) })
		.parse(parse(text('.gitlab-ci.yml')));
	expect(documents.script).toEqual(['cd docs/site', ...commands]);
});

test('what a build has come to can be read by the steps after it', () => {
	const folder = testFolder();
	const files = {
		outcome: join(folder, 'var/outcome.txt'),
		changes: join(folder, 'var/changes.md'),
	};
	writeOutcome(files, { outcome: 'published', changes: '# What changed\n' });
	expect(readFileSync(files.outcome, 'utf8').trim()).toBe('published');
	clearOutcome(files);
	expect(() => readFileSync(files.outcome)).toThrow('ENOENT');
});
