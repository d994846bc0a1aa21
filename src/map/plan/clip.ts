import { between, type Box, type Spot } from './spot.ts';

/** How far within a side of a box a spot lies; negative beyond it. */
type Side = (spot: Spot) => number;

/** The parts of a line that lie in a box. */
export function clipLine(spots: readonly Spot[], box: Box): Spot[][] {
	return sidesOf(box).reduce<Spot[][]>(
		(lines, side) => lines.flatMap((line) => cut(line, side)),
		[[...spots]],
	);
}

/** The part of an area that lies in a box; empty when none does. */
export function clipRing(spots: readonly Spot[], box: Box): Spot[] {
	return sidesOf(box).reduce<Spot[]>(
		(ring, side) =>
			ring.flatMap((spot, at) => {
				const before = ring.at(at - 1) ?? spot;
				const crossing = crosses(before, spot, side) ? [meet(before, spot, side)] : [];
				return side(spot) >= 0 ? [...crossing, spot] : crossing;
			}),
		[...spots],
	);
}

function cut(line: readonly Spot[], side: Side): Spot[][] {
	const parts: Spot[][] = [];
	let part: Spot[] = [];
	for (const [at, spot] of line.entries()) {
		const before = line[at - 1];
		if (before && crosses(before, spot, side)) part.push(meet(before, spot, side));
		if (side(spot) >= 0) part.push(spot);
		else if (part.length > 0) {
			parts.push(part);
			part = [];
		}
	}
	return [...parts, part].filter(({ length }) => length > 1);
}

function sidesOf({ left, top, right, bottom }: Box): Side[] {
	return [([x]) => x - left, ([, y]) => y - top, ([x]) => right - x, ([, y]) => bottom - y];
}

function crosses(from: Spot, to: Spot, side: Side): boolean {
	return side(from) >= 0 !== side(to) >= 0;
}

function meet(from: Spot, to: Spot, side: Side): Spot {
	return between(from, to, side(from) / (side(from) - side(to)));
}
