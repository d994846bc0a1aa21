import { between, distance, type Spot } from './plane.ts';

/** Metres between two spots of a line that are looked at. */
const step = 12;

/** The parts of a line where all is as wanted, without the spots that a straight line does not need. */
export function runsWhere(line: readonly Spot[], isWanted: (spot: Spot) => boolean): Spot[][] {
	const runs: Spot[][] = [];
	let run: Spot[] = [];
	for (const spot of inSteps(line)) {
		if (isWanted(spot)) run.push(spot);
		else {
			runs.push(run);
			run = [];
		}
	}
	return [...runs, run].filter(({ length }) => length > 1).map(withoutStraight);
}

function inSteps(line: readonly Spot[]): Spot[] {
	return line.flatMap((spot, at) => {
		const before = line[at - 1];
		if (!before) return [spot];
		const count = Math.max(Math.ceil(distance(before, spot) / step), 1);
		return Array.from({ length: count }, (_, each) => between(before, spot, (each + 1) / count));
	});
}

function withoutStraight(line: readonly Spot[]): Spot[] {
	const kept: Spot[] = [];
	for (const [at, spot] of line.entries()) {
		const [before, after] = [kept.at(-1), line[at + 1]];
		if (before && after && bend(before, spot, after) < 0.6) continue;
		kept.push(spot);
	}
	return kept;
}

/** Metres that a spot lies off the line between two others. */
function bend(from: Spot, spot: Spot, to: Spot): number {
	const [x, y] = [to[0] - from[0], to[1] - from[1]];
	return Math.abs(x * (from[1] - spot[1]) - (from[0] - spot[0]) * y) / (Math.hypot(x, y) || 1);
}
