import { createHash } from 'node:crypto';

/** Zero bits a solution begins with: some 16,000 digests, a second for a telephone. */
export const workBits = 14;

/**
 * Whether a number solves the task of a token: written behind it, it gives a digest that begins with zeros.
 * The token names the submission, so a solution is of no use for another one.
 */
export function isSolved(token: unknown, work: unknown, bits: number = workBits): boolean {
	if (typeof token !== 'string' || typeof work !== 'string' || !/^\d{1,12}$/.test(work))
		return false;
	const digest = createHash('sha256').update(`${token}:${work}`).digest();
	return digest.readUInt32BE(0) >>> (32 - bits) === 0;
}
