import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lockBuilds } from '../../../src/release/lock.ts';
import { testFolder } from '../../support/outbox.ts';

const lockFile = join(import.meta.dirname, '../../../src/release/lock.ts');

test('one build holds a folder, and gives it back', () => {
	const folder = testFolder();
	const unlock = lockBuilds(folder);
	expect(() => lockBuilds(folder)).toThrow('Another build is running; wait for it to end');
	lockBuilds(testFolder())();
	unlock();
	lockBuilds(folder)();
});

test('a damaged lock is made anew, and holds', () => {
	const folder = testFolder();
	writeFileSync(join(folder, 'lock.sqlite'), 'no database '.repeat(1000));
	const unlock = lockBuilds(folder);
	expect(() => lockBuilds(folder)).toThrow('Another build is running');
	unlock();
});

test('a killed build holds nothing, and nothing of it has to be told from a later process', async () => {
	const folder = testFolder();
	const code = `
		const { lockBuilds } = await import(${JSON.stringify(lockFile)});
		// Kept in sight: a lock that is collected as garbage holds nothing.
		globalThis.unlock = lockBuilds(${JSON.stringify(folder)});
		console.log('held');
		setInterval(() => {}, 1000);`;
	const child = spawn(process.execPath, ['--input-type=module', '-e', code]);
	await new Promise((resolve) => child.stdout.once('data', resolve));
	expect(() => lockBuilds(folder)).toThrow('Another build is running');
	child.kill('SIGKILL');
	await new Promise((resolve) => child.once('close', resolve));
	lockBuilds(folder)();
});
