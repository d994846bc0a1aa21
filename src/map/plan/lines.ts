import { distance, type Spot } from './spot.ts';

/** Joins lines that end where another begins: a tile and a junction cut streets into pieces. */
export function joinLines(lines: readonly (readonly Spot[])[]): Spot[][] {
	const joined = new Set<Spot[]>();
	const ends = new Map<string, Spot[]>();
	for (const line of lines) {
		let whole = [...line];
		for (const end of [0, -1]) {
			const near = ends.get(nameOf(whole.at(end)));
			if (!near) continue;
			forget(near);
			whole = append(near, whole, end);
		}
		joined.add(whole);
		for (const end of [0, -1]) ends.set(nameOf(whole.at(end)), whole);
	}
	return [...joined];

	function forget(line: Spot[]): void {
		joined.delete(line);
		for (const end of [0, -1]) {
			const name = nameOf(line.at(end));
			if (ends.get(name) === line) ends.delete(name);
		}
	}
}

/** Leaves out the spots that a line is no farther from without them. */
export function simplified(spots: readonly Spot[], tolerance: number): Spot[] {
	const [first, last] = [spots[0], spots.at(-1)];
	if (!first || !last || spots.length < 3) return [...spots];
	const off = spots.map((spot) => distanceToLine(spot, first, last));
	const farthest = off.indexOf(Math.max(...off));
	if ((off[farthest] ?? 0) <= tolerance) return [first, last];
	return [
		...simplified(spots.slice(0, farthest + 1), tolerance).slice(0, -1),
		...simplified(spots.slice(farthest), tolerance),
	];
}

/** The other line, turned so that it goes on where this one begins (0) or ends (-1). */
function append(near: readonly Spot[], line: readonly Spot[], end: number): Spot[] {
	const meetsStart = nameOf(near[0]) === nameOf(line.at(end));
	if (end === 0) return [...(meetsStart ? near.toReversed() : near), ...line.slice(1)];
	return [...line, ...(meetsStart ? near : near.toReversed()).slice(1)];
}

/** Equal for ends that lie within two units of a drawing, as those of two tiles do. */
function nameOf(spot: Spot | undefined): string {
	return spot ? spot.map((part) => Math.round(part / 2)).join(' ') : '';
}

function distanceToLine(spot: Spot, from: Spot, to: Spot): number {
	const length = distance(from, to);
	if (length === 0) return distance(spot, from);
	const [x, y] = [to[0] - from[0], to[1] - from[1]];
	return Math.abs(x * (from[1] - spot[1]) - (from[0] - spot[0]) * y) / length;
}
