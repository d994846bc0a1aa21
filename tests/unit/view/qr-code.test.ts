import * as fc from 'fast-check';
import { encodeQR } from 'qr';
import { decodeQR } from 'qr/decode.js';
import { expect, test } from 'vitest';
import { qrLine } from '../../../src/view/qr-code.ts';
import { runs } from '../../support/full-size.ts';

test('the line of a QR code draws each of its squares once and no other, and is read as the address again', () => {
	fc.assert(
		fc.property(fc.webUrl(), (url) => {
			const { size, d, dashes } = qrLine(url);
			const squares = squaresOf(d, dashes.split(' ').map(Number));
			// A reader puts up with some wrong squares.
			const bordered = encodeQR(url, 'raw', { ecc: 'low', mask: 2, border: 1 });
			const rows = bordered.slice(1, -1).map((row) => row.slice(1, -1));
			expect(size).toBe(rows.length);
			expect(squares.toSorted(byRow)).toEqual(
				rows.flatMap((row, y) => row.flatMap((is, x) => (is ? [`${x} ${y}`] : []))),
			);
			expect(decodeQR(photographed(squares, size))).toBe(url);
		}),
		{ numRuns: runs(10, 40) },
	);
});

/** Follows the line as a browser does: squares along rows are one long, and steps from row to row are light. */
function squaresOf(path: string, dashes: readonly number[]): string[] {
	const isDark = dashes.flatMap((length, at) => Array<boolean>(length).fill(at % 2 === 0));
	let [x, y] = [0, 0];
	const squares: string[] = [];
	for (const [, step, number] of path.slice('M0 0'.length).matchAll(/([hv])(-?\d+)/g)) {
		const length = Math.abs(Number(number));
		const way = Math.sign(Number(number));
		const here = isDark.splice(0, length);
		if (step === 'v') {
			expect([x === 0 || x > 20, here]).toEqual([true, [false]]);
			y += 1;
		} else {
			for (const is of here) {
				if (is) squares.push(`${way > 0 ? x : x - 1} ${y}`);
				x += way;
			}
		}
	}
	return squares;
}

function byRow(one: string, other: string): number {
	const [x = 0, y = 0] = one.split(' ').map(Number);
	const [otherX = 0, otherY = 0] = other.split(' ').map(Number);
	return y - otherY || x - otherX;
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
