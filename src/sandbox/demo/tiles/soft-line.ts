import { distance, type Spot } from './plane.ts';

/** A line through all spots without a corner, in steps of so many metres. */
export function softLine(spots: readonly Spot[], { closed = false, step = 60 } = {}): Spot[] {
	const count = spots.length;
	const spot = (at: number): Spot =>
		spots[closed ? (at + count) % count : Math.min(Math.max(at, 0), count - 1)] ?? [0, 0];
	const curves = Array.from({ length: closed ? count : count - 1 }, (_, at) => {
		const [before, from, to, after] = [spot(at - 1), spot(at), spot(at + 1), spot(at + 2)];
		const steps = Math.min(Math.max(Math.ceil(distance(from, to) / step), 1), 40);
		return Array.from({ length: steps }, (_, each): Spot => {
			const part = (axis: 0 | 1) =>
				onCurve([before[axis], from[axis], to[axis], after[axis]], each / steps);
			return [part(0), part(1)];
		});
	});
	return [...curves.flat(), ...(closed ? [] : [spot(count - 1)])];
}

/** The edge of a band along a line. */
export function band(line: readonly Spot[], width: number): Spot[] {
	const side = (by: number) =>
		line.map(([x, y], at): Spot => {
			const [from, to] = [line[at - 1] ?? line[at], line[at + 1] ?? line[at]];
			const [east, south] = [(to?.[0] ?? x) - (from?.[0] ?? x), (to?.[1] ?? y) - (from?.[1] ?? y)];
			const length = Math.hypot(east, south) || 1;
			return [x - (south / length) * by, y + (east / length) * by];
		});
	return [...side(-width / 2), ...side(width / 2).toReversed()];
}

/** Catmull-Rom: from the second number to the third. */
function onCurve([a, b, c, d]: readonly [number, number, number, number], share: number): number {
	return (
		b + 0.5 * share * (c - a + share * (2 * a - 5 * b + 4 * c - d + share * (3 * (b - c) + d - a)))
	);
}
