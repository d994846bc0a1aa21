import { encodeQR } from 'qr';

/**
 * A QR code as a dashed line of an SVG that runs to and fro through its rows, without its quiet border; a module is one
 * unit wide. `dashes` are the lengths of dark and light in turn, which compress to two thirds of what a path of the dark
 * ones takes. The mask is fixed, since readers accept any of the eight and choosing the best took a sixth of the time of
 * rendering a unit.
 */
export function qrLine(text: string): {
	readonly size: number;
	readonly d: string;
	readonly dashes: string;
} {
	const border = 1;
	const rows = encodeQR(text, 'raw', { ecc: 'low', mask: 2, border }).slice(border, -border);
	const size = rows.length;
	// From row to row the line runs along the edge, where nothing is dark.
	const modules = rows.flatMap((row, y) => {
		const inside = row.slice(border, -border);
		return [...(y % 2 === 0 ? inside : inside.toReversed()), false];
	});
	const ends = modules.flatMap((dark, at) => (dark === (modules[at + 1] ?? !dark) ? [] : [at + 1]));
	return {
		size,
		d: rows.map((_, y) => `${y === 0 ? 'M0 0' : 'v1'}h${y % 2 === 0 ? size : -size}`).join(''),
		dashes: ends.map((end, at) => end - (ends[at - 1] ?? 0)).join(' '),
	};
}
