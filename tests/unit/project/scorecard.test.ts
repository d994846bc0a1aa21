import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

const root = join(import.meta.dirname, '../../..');
const text = (path: string) => readFileSync(join(root, path), 'utf8');
/** Those of the program: what a company adds is its own matter. */
const workflows = ['documents.yml', 'packages.yml', 'rebuild.yml', 'release.yml'];

const Permissions = z.record(z.string(), z.enum(['read', 'write', 'none']));
const Workflow = z.object({
	on: z.record(z.string(), z.unknown()),
	permissions: Permissions,
	jobs: z.record(
		z.string(),
		z.object({
			permissions: Permissions.default({}),
			steps: z.array(z.object({ uses: z.string().optional(), run: z.string().default('') })),
		}),
	),
});

/** What OpenSSF Scorecard looks for in the files of a repository, but for the image in `deploy/Dockerfile`. */
describe.each(workflows)('the workflow %s', (name) => {
	const source = text(`.github/workflows/${name}`);
	const { on, permissions, jobs } = Workflow.parse(parse(source));
	const steps = Object.values(jobs).flatMap((job) => job.steps);

	test('takes actions of GitHub alone, by digest, with the version beside it', () => {
		const taken = source.match(/\buses: .*/g) ?? [];
		expect(taken.length).toBe(steps.filter(({ uses }) => uses).length);
		for (const each of taken) {
			expect(each).toMatch(/^uses: actions\/[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
		}
	});

	test('may read the code and nothing else; only a release may sign', () => {
		expect(permissions).toEqual({ contents: 'read' });
		const written = Object.values(jobs).flatMap((job) =>
			Object.entries(job.permissions).flatMap(([what, how]) => (how === 'write' ? what : [])),
		);
		expect(written).toEqual(name === 'release.yml' ? ['id-token', 'attestations'] : []);
	});

	test('runs no code of a stranger with its rights, and brings no value from outside into a script', () => {
		expect(Object.keys(on)).not.toContain('pull_request_target');
		expect(Object.keys(on)).not.toContain('workflow_run');
		for (const { run } of steps) expect(run).not.toContain('${{');
	});

	test('installs packages by the lockfile alone', () => {
		for (const { run } of steps) expect(run).not.toMatch(/npm (?:install|i|add)\b|curl .*\|/);
	});
});

test('the same action has the same digest everywhere', () => {
	const taken = new Set(
		workflows.flatMap((name) => text(`.github/workflows/${name}`).match(/actions\/.*/g) ?? []),
	);
	const names = [...taken].map((each) => each.split(/[/@]/)[1]);
	const digests = [...taken].map((each) => `${each.split(/[/@]/)[1]} ${each.split('@')[1]}`);
	expect(new Set(digests).size).toBe(new Set(names).size);
});

test('newer versions of packages, actions and the image are looked for', () => {
	const { updates } = z
		.object({ updates: z.array(z.object({ 'package-ecosystem': z.string() })) })
		.parse(parse(text('.github/dependabot.yml')));
	const looked = updates.map((each) => each['package-ecosystem']);
	expect(looked).toEqual(['npm', 'github-actions', 'docker']);
});

test('every package that is named as old or in one hand is still one of ours', () => {
	const { dependencies } = JSON.parse(text('package.json'));
	const named = Array.from(
		text('docs/dependencies.md').matchAll(/^\| `(.+?)`/gm),
		([, name]) => name,
	);
	expect(named.length).toBeGreaterThan(0);
	expect(named.filter((name) => !(String(name) in dependencies))).toEqual([]);
});

test('it is said how to report a weakness, within how many days, and under which licence all is', () => {
	const policy = text('SECURITY.md');
	expect(policy).toMatch(/https:\/\/\S+/);
	expect(policy).toMatch(/\bdays\b/);
	expect(policy).toMatch(/vulnerability/);
	expect(text('LICENSE')).toMatch(/^MIT License/);
});

const ours = ['ls-files', '-z', '--', ':!public', ':!src/company'];
const files = spawnSync('git', ours, { cwd: root, encoding: 'utf8' })
	.stdout.split('\0')
	.filter(Boolean);

test.skipIf(files.length === 0)('no file that git keeps is a program in machine code', () => {
	const starts = ['7f454c46', '4d5a', 'cffaedfe', 'cafebabe', '0061736d', '504b0304', '213c6172'];
	const found = files.filter((file) => {
		const start = readFileSync(join(root, file)).subarray(0, 4).toString('hex');
		return starts.some((each) => start.startsWith(each));
	});
	expect(found).toEqual([]);
});
