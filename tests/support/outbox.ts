import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { createOutbox, type Outbox } from '../../src/outbox/outbox.ts';
import { createSqliteStore } from '../../src/outbox/sqlite-store.ts';

/** A folder that goes with the test. */
export function testFolder(): string {
	const folder = mkdtempSync(join(tmpdir(), 'vitrine-'));
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
	return folder;
}

/** An outbox on a file of its own, with a clock that stands until it is told to `wait`. */
export function testOutbox({ file = join(testFolder(), 'outbox.sqlite'), leaseMs = 60_000 } = {}): {
	outbox: Outbox;
	file: string;
	clock: () => number;
	/** Milliseconds; negative turns the clock back. */
	wait: (ms: number) => void;
} {
	let now = Date.UTC(2026, 10, 21, 12);
	const clock = () => now;
	const outbox = createOutbox({
		store: createSqliteStore(file),
		clock,
		random: () => 0.5,
		leaseMs,
	});
	onTestFinished(() => outbox.close());
	const wait = (ms: number) => {
		now += ms;
	};
	return { outbox, file, clock, wait };
}
