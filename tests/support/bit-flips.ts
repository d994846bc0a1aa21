import { readFileSync, rmSync, writeFileSync } from 'node:fs';

/**
 * Flips one bit of a file, as a failing disk does. The file gets a new inode, because copies of a folder share the old
 * one.
 * @param at a number from 0 to below 1 that chooses the bit
 */
export function flipBit(file: string, at: number): void {
	const bytes = readFileSync(file);
	const bit = Math.floor(at * bytes.length * 8);
	const byte = bit >> 3;
	bytes[byte] = (bytes[byte] ?? 0) ^ (1 << (bit & 7));
	rmSync(file);
	writeFileSync(file, bytes);
}
