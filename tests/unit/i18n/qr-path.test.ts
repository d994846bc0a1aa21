import * as fc from 'fast-check';
import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { qrPath } from '../../../src/i18n/qr-path.ts';

test('the path of a QR code draws each of its squares once, and no other', () => {
	fc.assert(
		fc.property(fc.webUrl(), (url) => {
			const { data, size } = encode(url, { ecc: 'L', border: 0, maskPattern: 2 });
			const dark = data.flatMap((row, y) => row.flatMap((is, x) => (is ? [`${x} ${y}`] : [])));
			const path = qrPath(url);
			expect(path.size).toBe(size);
			expect(squaresOf(path.d)).toEqual(dark);
		}),
		{ numRuns: 40 },
	);
});

/** Follows the path as a browser does. */
function squaresOf(path: string): string[] {
	let [x, y] = [0, 0];
	const squares: string[] = [];
	for (const [, step, numbers = ''] of path.matchAll(/([Mmh])([-\d ]+)/g)) {
		const [first = Number.NaN, second = Number.NaN] = numbers.split(' ').map(Number);
		if (step === 'M') [x, y] = [first, second];
		else if (step === 'm') [x, y] = [x + first, y + second];
		else for (const end = x + first; x < end; x += 1) squares.push(`${x} ${y}`);
	}
	return squares;
}
