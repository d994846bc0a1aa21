import * as fc from 'fast-check';
import { encodeQR } from 'qr';
import { decodeQR } from 'qr/decode.js';
import { expect, test } from 'vitest';
import { qrPath } from '../../../src/view/qr-code.ts';
import { runs } from '../../support/full-size.ts';

test('the path of a QR code draws each of its squares once and no other, and is read as the address again', () => {
	fc.assert(
		fc.property(fc.webUrl(), (url) => {
			const { size, d } = qrPath(url);
			const squares = squaresOf(d);
			// A reader puts up with some wrong squares.
			const bordered = encodeQR(url, 'raw', { ecc: 'low', mask: 2, border: 1 });
			const rows = bordered.slice(1, -1).map((row) => row.slice(1, -1));
			expect(size).toBe(rows.length);
			expect(squares).toEqual(
				rows.flatMap((row, y) => row.flatMap((is, x) => (is ? [`${x} ${y}`] : []))),
			);
			expect(decodeQR(photographed(squares, size))).toBe(url);
		}),
		{ numRuns: runs(10, 40) },
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

/** A grey picture of it on white paper, a few pixels to each square. */
function photographed(squares: readonly string[], size: number) {
	const [pixels, paper] = [4, 4];
	const width = (size + 2 * paper) * pixels;
	const dark = new Set(squares);
	const data = Uint8ClampedArray.from({ length: width * width * 4 }, (_, at) => {
		const place = Math.floor(at / 4);
		const [x, y] = [place % width, Math.floor(place / width)].map(
			(each) => Math.floor(each / pixels) - paper,
		);
		return at % 4 < 3 && dark.has(`${x} ${y}`) ? 0 : 255;
	});
	return { width, height: width, data };
}
