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

export function isReference(text: string): boolean {
	return /^[A-HJ-NP-Z2-9]{4}-[A-HJ-NP-Z2-9]{4}$/.test(text);
}
