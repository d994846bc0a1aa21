import { availableParallelism, totalmem } from 'node:os';

/** Fewer are made faster than a second process is ready. */
const worthASecond = 200;
/** A process makes no more, since it holds them until it ends. */
const most = 20_000;
/** Bytes of memory that a process which renders may need, and the build beside it. */
const each = 500 * 2 ** 20;

/** The processors and the memory (bytes) that a build may use; a container has less than its machine. */
function ofMachine() {
	// 0 or more than there is where nothing limits it.
	const limit = process.constrainedMemory() || Number.POSITIVE_INFINITY;
	return { processors: availableParallelism(), memory: Math.min(limit, totalmem()) };
}

/**
 * Into how many parts so many pages are parted, each for a process, and how many of these work at once.
 * @param wanted what somebody has set; as many as there are processors and as memory allows when absent
 */
export function partsFor(
	pages: number,
	wanted?: number,
	{ processors, memory } = ofMachine(),
): { readonly parts: number; readonly atOnce: number } {
	const room = Math.max(1, Math.floor(memory / each) - 1);
	const atOnce = wanted ?? (pages < worthASecond ? 1 : Math.min(processors, room));
	return { parts: atOnce * Math.ceil(pages / (atOnce * most)), atOnce };
}
