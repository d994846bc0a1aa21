import type { Chance } from './chance.ts';
import { between, frameOf, type Frame, type Spot } from './plane.ts';

/** Streets that cross each other; columns and rows have no end, and narrow streets lie at thirds of them. */
export interface StreetNetwork {
	/** Where a column and a row cross. */
	node(column: number, row: number): Spot;
	/** The whole columns and rows that a frame can touch. */
	meshes(frame: Frame): { readonly columns: readonly number[]; readonly rows: readonly number[] };
}

/** Metres between the streets of the network before it is bent, one way and the other. */
const [meshAcross, meshDown] = [410, 340];
/** How far the network is bent at most, in metres. */
const bend = 150;

/** A network that is turned and bent as a city's own chance will have it. */
export function streetNetwork(chance: Chance): StreetNetwork {
	const turn = (chance(1) - 0.5) * 0.9;
	const [cosine, sine] = [Math.cos(turn), Math.sin(turn)];
	const phase = (use: number) => chance(2, use) * 2 * Math.PI;
	const waves = [
		{ length: 3_100, height: bend * 0.5, at: phase(1), other: phase(2) },
		{ length: 9_700, height: bend * 3, at: phase(3), other: phase(4) },
	];
	const whole = (column: number, row: number): Spot => {
		const across = (column + (chance(3, column, row) - 0.5) * 0.2) * meshAcross;
		const down = (row + (chance(4, column, row) - 0.5) * 0.2) * meshDown;
		let [east, south] = [across * cosine - down * sine, across * sine + down * cosine];
		for (const { length, height, at, other } of waves) {
			east += height * Math.sin(down / (length / 6.283) + at);
			south += height * Math.sin(across / (length / 6.283) + other);
		}
		return [east, south];
	};
	const margin = bend * 4 + meshAcross / 2;
	return {
		node: (column, row) => {
			const [left, top] = [Math.floor(column), Math.floor(row)];
			const above = between(whole(left, top), whole(left + 1, top), column - left);
			const below = between(whole(left, top + 1), whole(left + 1, top + 1), column - left);
			return between(above, below, row - top);
		},
		meshes: ({ west, north, east, south }) => {
			const corners = [west, east].flatMap((x) => [north, south].map((y) => [x, y] as const));
			const straight = frameOf(
				corners.map(([x, y]): Spot => [x * cosine + y * sine, y * cosine - x * sine]),
				margin,
			);
			return {
				columns: range(straight.west / meshAcross, straight.east / meshAcross),
				rows: range(straight.north / meshDown, straight.south / meshDown),
			};
		},
	};
}

function range(from: number, to: number): number[] {
	const first = Math.floor(from);
	return Array.from({ length: Math.ceil(to) - first }, (_, at) => first + at);
}
