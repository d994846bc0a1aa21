import { availableParallelism, totalmem } from 'node:os';
import type { PlannedPage } from '../plan/planned-page.ts';

/** Fewer are made faster than a second process is ready. */
const worthASecond = 200;
/** A process makes hardly more, since it holds them until it ends. */
const mostPages = 35_000;
/** Bytes of memory that a process which renders may need, and the build beside it. */
const each = 500 * 2 ** 20;

/** The processors and the memory (bytes) that a build may use; a container has less than its machine. */
function ofMachine() {
	// 0 or more than there is where nothing limits it.
	const limit = process.constrainedMemory() || Number.POSITIVE_INFINITY;
	return { processors: availableParallelism(), memory: Math.min(limit, totalmem()) };
}

/**
 * How many processes render so many pages at once.
 * @param wanted what somebody has set; as many as there are processors and as memory allows when absent
 */
export function processesFor(
	pages: number,
	wanted?: number,
	{ processors, memory } = ofMachine(),
): number {
	if (wanted !== undefined) return wanted;
	const room = Math.floor(memory / each) - 1;
	return Math.max(1, Math.min(processors, room, Math.floor(pages / worthASecond)));
}

/**
 * Parts of pages, one for each process. Those that are made at once have pages of all kinds, as these take different
 * times; the languages of a page stay together.
 */
export function* partsOf(pages: Iterable<PlannedPage>, atOnce: number): Generator<PlannedPage[]> {
	let parts = Array.from({ length: atOnce }, (): PlannedPage[] => []);
	let at = -1;
	let before: PlannedPage['alternates'] | undefined;
	for (const page of pages) {
		if (page.alternates !== before) at = (at + 1) % atOnce;
		before = page.alternates;
		if (at === 0 && parts.every(({ length }) => length >= mostPages)) {
			yield* parts;
			parts = parts.map(() => []);
		}
		parts[at]?.push(page);
	}
	yield* parts.filter(({ length }) => length > 0);
}
