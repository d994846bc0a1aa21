import { rmSync } from 'node:fs';
import { attempt } from '../../domain/attempt.ts';

/**
 * Removes the folder of a build that has ended. Where that cannot be done, it is no part of what the build has come
 * to: the next one removes what is left, or says why not.
 */
export function clearWork(folder: string): void {
	attempt(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
}
