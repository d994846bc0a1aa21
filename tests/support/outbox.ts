import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { createCipher, digestWith } from '../../src/outbox/cipher.ts';
import { createOutbox, type Outbox } from '../../src/outbox/outbox.ts';
import { waitAfter } from '../../src/outbox/schedule.ts';
import { createSqliteStore } from '../../src/outbox/sqlite-store.ts';

/** A folder that goes with the test. */
export function testFolder(): string {
	const folder = mkdtempSync(join(tmpdir(), 'vitrine-'));
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
	return folder;
}

/** The key of every test. */
export const testKey = new Uint8Array(32).fill(7);
export const testCipher = createCipher(testKey);
export const testDigest = (text: string) => digestWith(testKey, text);

/** An outbox on a file of its own, with a clock that stands until it is told to `wait`. */
export async function testOutbox({
	file = join(testFolder(), 'outbox.sqlite'),
	leaseMs = 60_000,
	mostDoubtful = 5_000,
	schedule = waitAfter,
} = {}): Promise<{
	outbox: Outbox;
	file: string;
	clock: () => number;
	/** Milliseconds; negative turns the clock back. */
	wait: (ms: number) => void;
}> {
	let now = Date.UTC(2026, 10, 21, 12);
	const clock = () => now;
	const outbox = await createOutbox({
		store: createSqliteStore(file, { now: clock }),
		cipher: testCipher,
		random: () => 0.5,
		leaseMs,
		mostDoubtful,
		schedule,
	});
	onTestFinished(async () => await outbox.close());
	const wait = (ms: number) => {
		now += ms;
	};
	return { outbox, file, clock, wait };
}

/** Every byte of an outbox on disk: the file, its log, its shared memory and the copies. */
export function filesOf(file: string): string {
	const copies = `${file}-copies`;
	const names = existsSync(copies) ? readdirSync(copies) : [];
	return [file, `${file}-wal`, `${file}-shm`, ...names.map((name) => join(copies, name))]
		.map((each) => (statSync(each, { throwIfNoEntry: false }) ? readFileSync(each, 'latin1') : ''))
		.join('');
}

/** A schedule that is soon used up. */
export const threeTries = (attempts: number) => (attempts < 3 ? 60_000 : undefined);
