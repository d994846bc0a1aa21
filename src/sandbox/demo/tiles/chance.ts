/** Numbers from 0 to 1 that look random and are always the same for the same place. */
export type Chance = (...of: readonly number[]) => number;

/** @param name what the numbers grow from. */
export function chanceFrom(name: string): Chance {
	let seed = 0x811c9dc5;
	for (const letter of name) seed = Math.imul(seed ^ (letter.codePointAt(0) ?? 0), 0x01000193);
	return (...of) => {
		let mixed = seed;
		for (const number of of) {
			mixed = Math.imul(mixed ^ number, 0x9e3779b1);
			mixed ^= mixed >>> 15;
		}
		mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
		mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
		return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
	};
}
