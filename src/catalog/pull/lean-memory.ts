import { setFlagsFromString } from 'node:v8';

/**
 * Runs work that makes a lot of short-lived data without letting the heap grow for it: left alone, V8 takes
 * twice the memory rather than sweep a little more often. Costs a tenth of the processor time, and ends with
 * the work.
 */
export async function inLeanMemory<T>(work: () => Promise<T>): Promise<T> {
	setFlagsFromString('--semi-space-growth-factor=1');
	setFlagsFromString('--heap-growing-percent=60');
	try {
		return await work();
	} finally {
		setFlagsFromString('--semi-space-growth-factor=2');
		setFlagsFromString('--heap-growing-percent=0');
	}
}
