import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect: unknown = runInNewContext('gc');

/**
 * Clears away what is not held any more: files of tests share a process, and what they leave counts against nobody
 * else.
 */
export function collectGarbage(): void {
	if (typeof collect !== 'function') throw new Error('This Node collects no garbage when told to.');
	collect();
}
