import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { acceptedIn, acceptOptions } from '../../../src/commands/line/accepted.ts';
import { readOptions, unitIds } from '../../../src/commands/line/options.ts';
import { commandLine } from '../../support/command-line.ts';
import { runs } from '../../support/full-size.ts';
import { testFolder } from '../../support/outbox.ts';
import { portOf } from '../../support/port-of.ts';
import { demoVariables } from '../../support/settings.ts';

function run(command: string, words: readonly string[], folder = testFolder(), more = {}) {
	const { stdout, stderr, status } = spawnSync(
		process.execPath,
		[...commandLine(command), ...words],
		{
			encoding: 'utf8',
			env: { PATH: process.env['PATH'], ...demoVariables, VITRINE_VAR: folder, ...more },
		},
	);
	return { stdout, stderr, status };
}

test.each([
	['rollback', ['--shows-again 4711,4712']] as const,
	['dev', ['takes no options']] as const,
	...runs(
		[],
		[
			['start', ['--intake']] as const,
			['demo', ['--accept-removals 57', '--accept-shown 57']] as const,
		],
	),
])('npm run %s -- --help prints its own usage and does nothing', (command, parts) => {
	const { stdout, stderr, status } = run(command, ['--help']);
	expect(status).toBe(0);
	for (const part of parts) expect(stdout).toContain(part);
	expect(stdout).not.toContain('node:');
	expect(stderr).toBe('');
});

/** As `npm run build` reads what stands behind its name. */
const read = (...given: readonly string[]) => {
	const options = { units: { type: 'string' }, preview: { type: 'boolean' } } as const;
	const values = readOptions({ ...options, ...acceptOptions }, { usage: 'npm run build', given });
	if (values?.units !== undefined) unitIds(values.units, '--units');
	return acceptedIn(values ?? {});
};

test.each([
	[['--unit', '7'], 'There is no option --unit.'],
	[['--units'], 'The option --units is given wrongly'],
	[['4711'], '"4711" is not understood'],
	[['--units', '7;8'], '--units takes ids of units, such as 4711,4712, and "7;8" is none.'],
	[['--accept-shown', 'all'], '--accept-shown takes the number of units and projects that'],
])('of the words %j of a command is said what is wrong', (words, sentence) => {
	expect(() => read(...words)).toThrow(sentence);
});

test.each([
	['rollback', ['--shows-again', 'x'], '--shows-again takes ids of units'],
	['forget', [], 'No release is live, so there is nothing to keep'],
	['sandbox', ['import'], '"import" takes the file it reads.'],
	['addresses', ['import', 'nofile'], 'nofile cannot be read'],
	['outbox', ['lst'], 'There is no command "lst".'],
])('npm run %s with %j says what is wrong', (command, words, sentence) => {
	const { stderr, status } = run(command, words);
	expect(status).toBe(1);
	expect(stderr).toContain(sentence);
	expect(stderr).not.toMatch(/ERR_PARSE|at .*\(node:/);
});

test('a command says that npm has kept an option, rather than doing without it', () => {
	vi.stubEnv('npm_config_preview', 'true');
	onTestFinished(() => void vi.unstubAllEnvs());
	const sentence = 'npm has kept --preview for itself: options stand after `--`';
	expect(() => read()).toThrow(sentence);
	const more = { npm_config_shows_again: 'true' };
	const { stderr, status } = run('rollback', ['all'], testFolder(), more);
	expect(status).toBe(1);
	expect(stderr).toContain(sentence.replace('--preview', '--shows-again'));
});

test('a build that never began leaves no word of the one before, and whoever asks for help does', () => {
	const folder = testFolder();
	writeFileSync(join(folder, 'outcome.txt'), 'published\n');
	const help = run('build', ['--help'], folder);
	expect(help).toMatchObject({ status: 0, stderr: '' });
	for (const part of ['--accept-removals 57', '--accept-shown 57'])
		expect(help.stdout).toContain(part);
	expect(existsSync(join(folder, 'outcome.txt'))).toBe(true);
	const { status, stderr } = run('build', ['--nonsense'], folder);
	expect(status).toBe(1);
	expect(stderr).toContain('There is no option --nonsense.');
	expect(stderr).not.toMatch(/ERR_PARSE|at .*\(node:/);
	expect(existsSync(join(folder, 'outcome.txt'))).toBe(false);
});

test('photos of trusted origins are asked for by addresses only, and a wrong one is found before anything is read', () => {
	const more = {
		CRM_BASE_URL: 'http://127.0.0.1:9/v1',
		CRM_API_KEY: 'key',
		VITRINE_TRUSTED_ORIGINS: 'http://127.0.0.1:4477, 127.0.0.1',
	};
	const { stderr, status } = run('build', ['--preview'], testFolder(), more);
	expect(status).toBe(1);
	expect(stderr).toMatch(/^The environment variable VITRINE_TRUSTED_ORIGINS cannot be used: .+\n$/);
});

test.each([
	['outbox', ['list'], 'as a file', (folder: string) => writeFileSync(folder, ''), 'a file'],
	[
		'build',
		['--preview'],
		'where a database cannot be opened',
		(folder: string) => {
			// Longer than the path of a database may be.
			const far = join(dirname(folder), 'a'.repeat(200), 'b'.repeat(200), 'c'.repeat(200));
			mkdirSync(far, { recursive: true });
			symlinkSync(far, folder);
		},
		'a database',
	],
])('npm run %s %j with VITRINE_VAR %s says what to do', (command, words, _, spoil, thing) => {
	const folder = join(testFolder(), 'var');
	spoil(folder);
	const crm = { CRM_BASE_URL: 'http://127.0.0.1:9/v1', CRM_API_KEY: 'key' };
	const { stderr, status } = run(command, words, folder, crm);
	expect(status).toBe(1);
	const what = thing === 'a database' ? `a database in ${folder}` : 'a file it needs';
	expect(stderr).toContain(`This program cannot open or write ${what} (`);
	expect(stderr).toMatch(/^.+\): give .+ set VITRINE_VAR to .+\.\n$/);
});

test('pages are not read for a port that is taken', async () => {
	const port = await portOf(createServer());
	const folder = testFolder();
	const { stderr, status } = run('dev', [], folder, { PORT: String(port) });
	expect(status).toBe(1);
	expect(stderr).toMatch(/^Port \d+ cannot be opened [^]*PORT to a free one\.\n$/);
	const files = readdirSync(folder, { recursive: true, withFileTypes: true });
	const names = files.filter((each) => each.isFile()).map(({ name }) => name);
	expect(names).toEqual(['account']);
});
