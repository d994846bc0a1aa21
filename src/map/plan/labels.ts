import { candidates, larger, sizes, type Candidate, widthOf } from './candidates.ts';
import type { TileFeatures } from './features.ts';
import type { Naming } from '../kinds.ts';
import { distance, type Box, type Spot } from './spot.ts';
import type { Stand } from './text-run.ts';

/** A name on a drawing. */
export interface Label extends Stand {
	readonly text: string;
	readonly of: Naming;
	/** Left out on a phone, which shows the middle of the drawing with larger names. */
	readonly isFine: boolean;
}

/** Keeps others off; a name has a row of them. */
export interface Disc {
	readonly spot: Spot;
	readonly radius: number;
}

interface Room {
	readonly whole: Box;
	/** What a phone shows of it. */
	readonly narrow: Box;
	/** What no name may cover. */
	readonly taken: readonly Disc[];
}

/** In this order names take their places, and no more of them than can be read in peace. */
const maxNamed: readonly (readonly [Naming, number])[] = [
	['station', 5],
	['district', 6],
	['water', 4],
	['green', 4],
	['major', 12],
	['minor', 26],
];

/** Names what is seen, the important first, and none over another. */
export function placeLabels(features: Pick<TileFeatures, 'lines' | 'points'>, room: Room): Label[] {
	const { left, top, right, bottom } = room.whole;
	const middle: Spot = [(left + right) / 2, (top + bottom) / 2];
	const taken = [...room.taken];
	const labels: Label[] = [];
	for (const [of, count] of maxNamed) {
		const last = labels.length + count;
		for (const candidate of candidates(features, of, middle)) {
			if (labels.length === last) break;
			if (labels.some(({ text }) => text === candidate.text)) continue;
			const found = firstFree(candidate, { ...room, taken });
			if (!found) continue;
			taken.push(...found.discs);
			labels.push({ ...found.stand, text: candidate.text, of, isFine: found.isFine });
		}
	}
	return labels;
}

/** The best stand that nothing is in the way of: on a phone as well, or at least where there is room. */
function firstFree({ text, of, stands }: Candidate, { whole, narrow, taken }: Room) {
	for (const stand of stands) {
		for (const [box, scale] of [
			[narrow, larger],
			[whole, 1],
		] as const) {
			const height = sizes[of] * scale;
			const discs = discsOf(stand, { width: widthOf(text) * height, height });
			const isFree =
				discs.every((disc) => isWithin(disc, box)) &&
				discs.every((disc) => taken.every((other) => areApart(disc, other)));
			if (isFree) return { stand, discs, isFine: box === whole };
		}
	}
	return undefined;
}

/** Covers a text with discs along it. */
export function discsOf(
	{ spot: [x, y], turn }: Stand,
	{ width, height }: { width: number; height: number },
): Disc[] {
	const count = Math.max(Math.ceil(width / height), 1);
	const angle = (turn * Math.PI) / 180;
	return Array.from({ length: count }, (_, at) => {
		const along = ((at + 0.5) / count - 0.5) * width;
		return {
			spot: [x + along * Math.cos(angle), y + along * Math.sin(angle)],
			radius: height * 0.62,
		};
	});
}

function areApart(a: Disc, b: Disc): boolean {
	return distance(a.spot, b.spot) >= a.radius + b.radius;
}

function isWithin({ spot: [x, y], radius }: Disc, { left, top, right, bottom }: Box): boolean {
	return x - radius >= left && x + radius <= right && y - radius >= top && y + radius <= bottom;
}
