import type { OutlineStep, Typeface } from './typeface.ts';

/** Pixels in sRGB, three bytes each, row after row. */
export interface Canvas {
	readonly data: Uint8Array;
	readonly width: number;
	readonly height: number;
}

export type Colour = readonly [red: number, green: number, blue: number];

interface TextLine {
	readonly typeface: Typeface;
	readonly text: string;
	/** Pixels. */
	readonly size: number;
	/** Where the line starts, and where it stands. */
	readonly x: number;
	readonly baseline: number;
	readonly colour: Colour;
}

/** Straight pieces a curve is drawn with: enough at the sizes of a headline. */
const pieces = 6;

/**
 * Draws one line of text. Plain arithmetic on our own outlines instead of the machine's text engine:
 * the same letters give the same bytes everywhere.
 */
export function drawText(canvas: Canvas, line: TextLine): void {
	const { typeface, text, size, colour } = line;
	const left = Math.floor(line.x) - 2;
	const top = Math.floor(line.baseline - size * 1.1);
	const width = Math.ceil(typeface.width(text, size) + size * 0.3) + 6;
	const height = Math.ceil(size * 1.5);
	// Each cell holds how much the coverage changes from its left neighbour to itself.
	const changes = new Float32Array(width * height + 2);
	const edge = edgesInto(changes, { width, height });
	for (const { x, outline } of typeface.place(text, size)) {
		trace(outline, { scale: size / 1000, x: line.x - left + x, y: line.baseline - top }, edge);
	}
	for (let y = 0; y < height; y += 1) {
		let sum = 0;
		for (let x = 0; x < width; x += 1) {
			sum += changes[y * width + x] ?? 0;
			const coverage = Math.min(1, Math.abs(sum));
			if (coverage > 0.002) blend(canvas, { x: left + x, y: top + y, coverage, colour });
		}
	}
}

interface Placement {
	readonly scale: number;
	readonly x: number;
	readonly y: number;
}

type Edge = (x0: number, y0: number, x1: number, y1: number) => void;

function trace(outline: readonly OutlineStep[], { scale, x, y }: Placement, edge: Edge): void {
	let [startX, startY, atX, atY] = [0, 0, 0, 0];
	const lineTo = (toX: number, toY: number) => {
		edge(atX, atY, toX, toY);
		[atX, atY] = [toX, toY];
	};
	for (const { command, points } of outline) {
		const [a = 0, b = 0, c = 0, d = 0] = points;
		const [px, py] = [x + a * scale, y - b * scale];
		if (command === 'M') [startX, startY, atX, atY] = [px, py, px, py];
		else if (command === 'L') lineTo(px, py);
		else if (command === 'Z') lineTo(startX, startY);
		else {
			const [fromX, fromY, toX, toY] = [atX, atY, x + c * scale, y - d * scale];
			for (let piece = 1; piece <= pieces; piece += 1) {
				const t = piece / pieces;
				const [before, middle, after] = [(1 - t) * (1 - t), 2 * t * (1 - t), t * t];
				lineTo(
					before * fromX + middle * px + after * toX,
					before * fromY + middle * py + after * toY,
				);
			}
		}
	}
}

/** Notes edges by the area they cover: where one passes through a pixel, the exact share of it. */
function edgesInto(changes: Float32Array, { width, height }: { width: number; height: number }) {
	const add = (at: number, value: number) => {
		changes[at] = (changes[at] ?? 0) + value;
	};
	return (x0: number, y0: number, x1: number, y1: number): void => {
		if (y0 === y1) return;
		const direction = y0 < y1 ? 1 : -1;
		const [topX, topY, bottomX, bottomY] = y0 < y1 ? [x0, y0, x1, y1] : [x1, y1, x0, y0];
		const slope = (bottomX - topX) / (bottomY - topY);
		const last = Math.min(height, Math.ceil(bottomY));
		let x = topX;
		for (let row = Math.floor(topY); row < last; row += 1) {
			const tall = Math.min(row + 1, bottomY) - Math.max(row, topY);
			const next = x + slope * tall;
			passRow(
				add,
				{ at: row * width, from: Math.min(x, next), to: Math.max(x, next) },
				tall * direction,
			);
			x = next;
		}
	};
}

/** One edge within one row: each pixel it crosses changes by its part of `amount`. */
function passRow(
	add: (at: number, value: number) => void,
	{ at, from, to }: { at: number; from: number; to: number },
	amount: number,
): void {
	const first = Math.floor(from);
	const end = Math.max(first + 1, Math.ceil(to));
	/** Share of the area right of the edge that lies left of pixel border `x`. */
	const covered = (x: number) => {
		if (x <= from) return 0;
		if (x >= to) return x - (from + to) / 2;
		return ((x - from) * (x - from)) / (2 * (to - from));
	};
	let before = 0;
	let sum = 0;
	for (let pixel = first; pixel < end; pixel += 1) {
		const now = covered(pixel + 1);
		const share = now - before;
		add(at + pixel, amount * (share - sum));
		sum = share;
		before = now;
	}
	add(at + end, amount * (1 - sum));
}

interface Dot {
	readonly x: number;
	readonly y: number;
	readonly coverage: number;
	readonly colour: Colour;
}

function blend({ data, width, height }: Canvas, { x, y, coverage, colour }: Dot): void {
	if (x < 0 || y < 0 || x >= width || y >= height) return;
	const at = (y * width + x) * 3;
	for (let channel = 0; channel < 3; channel += 1) {
		const under = data[at + channel] ?? 0;
		data[at + channel] = Math.round(under + ((colour[channel] ?? 0) - under) * coverage);
	}
}
