import * as fc from 'fast-check';

/**
 * Texts of any characters there are. As `fc.string({ unit: 'binary' })`, which takes seconds in each process to list
 * them all.
 */
export function anyText(length: fc.ArrayConstraints = {}): fc.Arbitrary<string> {
	return fc
		.array(fc.integer({ min: 0, max: 0x10ffff - surrogates }), length)
		.map((numbers) => numbers.map(characterOf).join(''));
}

/** What no character has: they only occur in pairs. */
const surrogates = 0x800;

function characterOf(number: number): string {
	return String.fromCodePoint(number < 0xd800 ? number : number + surrogates);
}
