import { spawnSync } from 'node:child_process';
import { existsSync, symlinkSync } from 'node:fs';
import { platform } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeFolder } from '../../../src/wiring/make-folder.ts';
import { commandLine } from '../../support/command-line.ts';
import { runs } from '../../support/full-size.ts';
import { testFolder } from '../../support/outbox.ts';
import { demoVariables } from '../../support/settings.ts';

const crm = { CRM_BASE_URL: 'http://127.0.0.1:9/v1', CRM_API_KEY: 'key' };

test('a folder is made with those above it, and one that is there stays', () => {
	const folder = join(testFolder(), 'a/b/c');
	makeFolder(folder, { namedBy: 'VITRINE_VAR' });
	makeFolder(folder, { namedBy: 'VITRINE_VAR' });
	expect(existsSync(folder)).toBe(true);
});

test('a folder below a link that leads nowhere is refused', () => {
	const link = join(testFolder(), 'link');
	symlinkSync('nowhere/at/all', link);
	expect(() => makeFolder(join(link, 'a'), { namedBy: 'VITRINE_VAR' })).toThrow(
		`The folder ${link}/a cannot be made (ENOENT): VITRINE_VAR must name one in which this program may write.`,
	);
});

const commands = [
	['start', [], '/proc/x/y', 'VITRINE_VAR'],
	['sandbox', ['--data', '/proc/y/x.sqlite'], undefined, '--data'],
	['build', ['--preview'], '/proc/x', 'VITRINE_VAR'],
	['outbox', ['list'], '/proc/x', 'VITRINE_VAR'],
	['rollback', [], '/proc/x', 'VITRINE_VAR'],
	['dev', [], '/proc/x', 'VITRINE_VAR'],
] as const;

test.runIf(platform() === 'linux').each(commands.slice(0, runs(2, 6)))(
	'npm run %s %j with VITRINE_VAR %s says that no folder can be made, and ends',
	(command, words, folder, namedBy) => {
		const { status, stdout, stderr } = spawnSync(
			process.execPath,
			[...commandLine(command), ...words],
			{
				encoding: 'utf8',
				// What never ends, and takes no notice of SIGTERM, is killed.
				timeout: 120_000,
				killSignal: 'SIGKILL',
				env: {
					PATH: process.env['PATH'],
					...demoVariables,
					...crm,
					VITRINE_VAR: folder ?? testFolder(),
					PORT: '0',
				},
			},
		);
		expect(stdout + stderr).toMatch(
			new RegExp(
				`^The folder /proc/\\S+ cannot be made \\(ENOENT\\): ${namedBy} must name .+\\.\n$`,
			),
		);
		expect(status).toBe(1);
	},
);
