import { between, distance, type Spot } from './spot.ts';

/** Where a text can stand. */
export interface Stand {
	/** Its middle. */
	readonly spot: Spot;
	/** Degrees, clockwise; it can be read without turning the page. */
	readonly turn: number;
}

/** Units between two places that are tried along a line. */
const step = 32;
/** Units that the line may lie off the text's middle. */
const bend = 3.5;

/** The places along a line where it is straight enough for a text of a width. */
export function straightStands(line: readonly Spot[], width: number): Stand[] {
	const lengths = line.slice(1).map((spot, at) => distance(line[at] ?? spot, spot));
	const room = lengths.reduce((sum, length) => sum + length, 0) - width;
	if (room < 0) return [];
	const spotAt = (way: number): Spot => {
		let left = way;
		for (const [at, length] of lengths.entries()) {
			const [from, to] = [line[at], line[at + 1]];
			if (from && to && left <= length) return between(from, to, left / (length || 1));
			left -= length;
		}
		return line.at(-1) ?? [0, 0];
	};
	return Array.from({ length: Math.floor(room / step) + 1 }, (_, at) => {
		const start = (room % step) / 2 + at * step;
		const [from, middle, to] = [spotAt(start), spotAt(start + width / 2), spotAt(start + width)];
		const spot = between(from, to, 0.5);
		const isStraight = distance(spot, middle) < bend && distance(from, to) > width * 0.97;
		return isStraight ? { spot, turn: readableTurn(from, to) } : undefined;
	}).filter((stand) => stand !== undefined);
}

function readableTurn([x, y]: Spot, [toX, toY]: Spot): number {
	const turn = Math.round((Math.atan2(toY - y, toX - x) * 180) / Math.PI);
	return turn > 90 ? turn - 180 : turn < -90 ? turn + 180 : turn;
}
