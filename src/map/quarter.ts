import type { Chance } from './chance.ts';
import { between, distance, type Spot } from './plane.ts';

/** Four corners, clockwise from the north-west. */
export type Quad = readonly [Spot, Spot, Spot, Spot];

/** What lies in a quarter. */
export interface Division {
	/** Streets, as lines that end in those they lead to. */
	readonly lanes: readonly Lane[];
	/** Blocks that nobody built upon. */
	readonly greens: readonly Quad[];
}

export type Lane = readonly [Spot, Spot];

/** Width of a lane in metres. */
export const laneWidth = 9;

/**
 * Divides a quarter into blocks, along lanes that run from side to side.
 * @param largest square metres from which on a block is divided.
 */
export function divided(
	quarter: Quad,
	{ chance, largest, place }: { chance: Chance; largest: number; place: readonly number[] },
): Division {
	const lanes: Lane[] = [];
	const greens: Quad[] = [];
	const divide = (quad: Quad, path: number) => {
		const roll = (use: number) => chance(...place, path, use);
		if (areaOf(quad) < largest * (0.75 + roll(1) * 0.7) || path > 64) {
			if (roll(2) < 0.035) greens.push(quad);
			return;
		}
		const at = 0.4 + roll(3) * 0.2;
		const [one, lane, other] = halves(quad, { at, slant: (roll(4) - 0.5) * 0.07 });
		lanes.push(lane);
		divide(one, path * 2);
		divide(other, path * 2 + 1);
	};
	divide(quarter, 1);
	return { lanes, greens };
}

/** Moves every side of a quarter inwards, by metres for the northern, eastern, southern and western one. */
export function inset(quad: Quad, metres: readonly [number, number, number, number]): Quad {
	const sides = quad.map((from, at) => {
		const to = quad[(at + 1) % 4] ?? from;
		const length = distance(from, to) || 1;
		const inwards: Spot = [(from[1] - to[1]) / length, (to[0] - from[0]) / length];
		const by = metres[at] ?? 0;
		return {
			through: [from[0] + inwards[0] * by, from[1] + inwards[1] * by] as const,
			along: [to[0] - from[0], to[1] - from[1]] as const,
		};
	});
	const corner = (at: number): Spot => {
		const [a, b] = [sides[(at + 3) % 4], sides[at]];
		return a && b ? crossing(a, b) : [0, 0];
	};
	return [corner(0), corner(1), corner(2), corner(3)];
}

/** Square metres within corners that are named all the way round. */
export function areaOf(corners: readonly Spot[]): number {
	const twice = corners.reduce((sum, [x, y], at) => {
		const [nextX, nextY] = corners[(at + 1) % corners.length] ?? [0, 0];
		return sum + x * nextY - nextX * y;
	}, 0);
	return Math.abs(twice) / 2;
}

/** A lane across the longer way, and what lies on both sides of it. */
function halves(
	[a, b, c, d]: Quad,
	{ at, slant }: { at: number; slant: number },
): [Quad, Lane, Quad] {
	const across = distance(a, b) + distance(d, c);
	const down = distance(b, c) + distance(a, d);
	const half = laneWidth / (across > down ? across : down);
	const [before, after] = [at - half, at + half];
	if (across > down) {
		const [north, south] = [between(a, b, before), between(d, c, before + slant)];
		return [
			[a, north, south, d],
			lengthened(between(a, b, at), between(d, c, at + slant)),
			[between(a, b, after), b, c, between(d, c, after + slant)],
		];
	}
	const [west, east] = [between(a, d, before), between(b, c, before + slant)];
	return [
		[a, b, east, west],
		lengthened(between(a, d, at), between(b, c, at + slant)),
		[between(a, d, after), between(b, c, after + slant), c, d],
	];
}

/** A lane that meets the streets at its ends without a gap, at whatever angle. */
function lengthened(from: Spot, to: Spot): Lane {
	const more = laneWidth / 2 / (distance(from, to) || 1);
	return [between(from, to, -more), between(from, to, 1 + more)];
}

interface Side {
	readonly through: Spot;
	readonly along: Spot;
}

function crossing(a: Side, b: Side): Spot {
	const turn = a.along[0] * b.along[1] - a.along[1] * b.along[0];
	if (Math.abs(turn) < 1e-6) return b.through;
	const [x, y] = [b.through[0] - a.through[0], b.through[1] - a.through[1]];
	const share = (x * b.along[1] - y * b.along[0]) / turn;
	return [a.through[0] + a.along[0] * share, a.through[1] + a.along[1] * share];
}
