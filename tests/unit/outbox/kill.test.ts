import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { testFolder } from '../../support/outbox.ts';

const child = fileURLToPath(new URL('../../support/outbox-child.ts', import.meta.url));

test('what was acknowledged before kill -9 is delivered, however often the process is killed', async () => {
	const folder = testFolder();
	const file = join(folder, 'outbox.sqlite');
	const deliveries = join(folder, 'deliveries');
	const acknowledged: string[] = [];
	for (let kill = 0; kill < 8; kill++) {
		acknowledged.push(...(await runUntilKilled([file, deliveries, `${kill * 1000}`, '1000'])));
	}
	expect(acknowledged.length).toBeGreaterThan(8);

	const db = new DatabaseSync(file);
	expect(db.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' });
	const kept = db.prepare('SELECT reference FROM message').all();
	db.close();
	expect(kept.map(({ reference }) => reference)).toEqual(expect.arrayContaining(acknowledged));

	const last = spawn(process.execPath, [child, file, deliveries, '0', '0']);
	const references = new Set(kept.map(({ reference }) => String(reference)));
	await expect
		.poll(() => references.difference(new Set(linesOf(deliveries))), { timeout: 20_000 })
		.toEqual(new Set());
	// A kill between the two copies of a message leaves one that nobody was told of, which is delivered, too.
	const unknown = new Set(linesOf(deliveries)).difference(references);
	expect(unknown.size).toBeLessThanOrEqual(1);
	expect(unknown.intersection(new Set(acknowledged)).size).toBe(0);
	last.kill('SIGKILL');
	await once(last, 'exit');
});

/** Kills the process between 30 and 150 ms after its first acknowledgement. */
async function runUntilKilled(args: readonly string[]): Promise<string[]> {
	const running = spawn(process.execPath, [child, ...args], {
		stdio: ['ignore', 'pipe', 'inherit'],
	});
	let output = '';
	running.stdout.on('data', (chunk) => (output += String(chunk)));
	await once(running.stdout, 'data');
	await new Promise((resolve) => setTimeout(resolve, 30 + Math.random() * 120));
	running.kill('SIGKILL');
	await once(running, 'close');
	// The last line may have been cut off by the kill.
	return output.split('\n').slice(0, -1);
}

function linesOf(file: string): string[] {
	return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
}
