import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { lockBuilds } from '../../../src/release/lock.ts';

const lockFile = join(import.meta.dirname, '../../../src/release/lock.ts');

function newFolder(): string {
	const folder = mkdtempSync(join(tmpdir(), 'lock-'));
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
	return folder;
}

test('one build holds a folder, and gives it back', () => {
	const folder = newFolder();
	const unlock = lockBuilds(folder);
	expect(() => lockBuilds(folder)).toThrow('Another build is running; wait for it to end');
	lockBuilds(newFolder())();
	unlock();
	lockBuilds(folder)();
});

test('a damaged lock is made anew, and holds', () => {
	const folder = newFolder();
	writeFileSync(join(folder, 'lock.sqlite'), 'no database '.repeat(1000));
	const unlock = lockBuilds(folder);
	expect(() => lockBuilds(folder)).toThrow('Another build is running');
	unlock();
});

test('a killed build holds nothing, and nothing of it has to be told from a later process', async () => {
	const folder = newFolder();
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
