import { randomInt } from 'node:crypto';

/** Letters and digits nobody mixes up on the telephone: no 0, O, 1 and I. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Draws a whole number from 0 up to, not including, `below`. */
export type Draw = (below: number) => number;

/** A new reference, such as `K7Q2-9MXT`. */
export function newReference(draw: Draw = randomInt): string {
	const letters = Array.from({ length: 8 }, () => alphabet.charAt(draw(alphabet.length)));
	return `${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`;
}

/**
 * Puts something under the first of ten new references that is free.
 * @param put answers with nothing where the reference is taken
 */
export async function underNewReference<Put>(
	put: (reference: string) => Promise<Put | undefined>,
	draw?: Draw,
): Promise<Put> {
	for (let attempt = 0; attempt < 10; attempt++) {
		const done = await put(newReference(draw));
		if (done !== undefined) return done;
	}
	throw new Error('No free reference was found in ten draws; the random numbers are not random.');
}

export function isReference(text: string): boolean {
	return /^[A-HJ-NP-Z2-9]{4}-[A-HJ-NP-Z2-9]{4}$/.test(text);
}
