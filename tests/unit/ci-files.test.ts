import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { clearOutcome, writeOutcome } from '../../src/publish/outcome.ts';
import { testFolder } from '../support/outbox.ts';

const root = join(import.meta.dirname, '../..');
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

	test('takes only actions of GitHub itself, by their version', () => {
		for (const { uses } of steps) if (uses) expect(uses).toMatch(/^actions\/[\w/-]+@v\d+$/);
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

	test('keeps the state under a key of its own, and only when it was deployed', () => {
		const [restore, save] = [steps[at('cache/restore')], steps[at('cache/save')]];
		expect(restore?.with?.['key']).toContain('github.run_id');
		expect(restore?.with?.['restore-keys']).toBe('vitrine-');
		expect(save?.with?.['key']).toBe(restore?.with?.['key']);
		expect(save?.with?.['path']).toBe(restore?.with?.['path']);
		expect(at('cache/save')).toBeGreaterThan(at('Deploy by rsync'));
		expect(at('cache/restore')).toBeLessThan(at('Build'));
	});

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

	test('keeps the state, shows what has changed, and never runs twice at once', () => {
		expect(rebuild.cache.flatMap(({ paths }) => paths)).toEqual(['var/', '.npm/']);
		expect(rebuild.artifacts.paths).toEqual(['var/changes.md']);
		expect(rebuild.resource_group).toBe('rebuild');
	});

	test.each([
		[{}, 'run build --'],
		[{ UNITS: '4711,4712' }, 'run build -- --units 4711,4712'],
		[{ UNITS: '1\n; id', ACCEPT_REMOVALS: '57' }, 'run build -- --accept-removals 57'],
		[{ UNITS: '$(id)' }, 'run build --'],
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
