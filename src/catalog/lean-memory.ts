import { setFlagsFromString } from 'node:v8';

/**
 * Runs work that makes a lot of short-lived data without letting the heap grow for it: V8 would rather take
 * three times the memory than sweep more often. Costs some processor time, and is over with the work.
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
