import type { Chance } from './chance.ts';
import { frameOf, type Frame, type Spot } from './plane.ts';
import { inset, type Quad } from './quarter.ts';

/** The streets of a city, of which every third is an avenue; columns and rows have no end. */
export interface StreetNetwork {
	node(column: number, row: number): Spot;
	/** The nodes around a mesh. */
	corners(column: number, row: number): Quad;
	/** What lies between them, without the streets. */
	quarter(column: number, row: number): Quad;
	/** The columns and rows that a frame can touch. */
	meshes(frame: Frame): { readonly columns: readonly number[]; readonly rows: readonly number[] };
}

/** Metres between the avenues of the network before it is bent, one way and the other. */
const [meshAcross, meshDown] = [410, 340];
const avenueWidth = 20;
const streetWidth = 13;
/** How far the network is bent at most, in metres. */
const bend = 150;

/** Streets that cross each other, turned and bent as a city's own chance will have it. */
export function streetNetwork(chance: Chance): StreetNetwork {
	const turn = (chance(1) - 0.5) * 0.9;
	const [cosine, sine] = [Math.cos(turn), Math.sin(turn)];
	const phase = (use: number) => chance(2, use) * 2 * Math.PI;
	const waves = [
		{ length: 1_900, height: bend * 0.6, at: phase(1), other: phase(2) },
		{ length: 5_300, height: bend * 1.6, at: phase(3), other: phase(4) },
	];
	const node = (column: number, row: number): Spot => {
		const across = (column + (chance(3, column, row) - 0.5) * 0.3) * meshAcross;
		const down = (row + (chance(4, column, row) - 0.5) * 0.3) * meshDown;
		let [east, south] = [across * cosine - down * sine, across * sine + down * cosine];
		for (const { length, height, at, other } of waves) {
			east += height * Math.sin(down / (length / 6.283) + at);
			south += height * Math.sin(across / (length / 6.283) + other);
		}
		return [east, south];
	};
	const corners = (column: number, row: number): Quad => [
		node(column, row),
		node(column + 1, row),
		node(column + 1, row + 1),
		node(column, row + 1),
	];
	const margin = bend * 2.2 + meshAcross / 2;
	return {
		node,
		corners,
		quarter: (column, row) =>
			inset(corners(column, row), [half(row), half(column + 1), half(row + 1), half(column)]),
		meshes: ({ west, north, east, south }) => {
			const corners = [
				[west, north],
				[east, north],
				[east, south],
				[west, south],
			] as const;
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

/** Whether the street along a column or row is an avenue. */
export function isAvenue(line: number): boolean {
	return line % 3 === 0;
}

/** Half the width of the street along a line of the network, in metres. */
function half(line: number): number {
	return (isAvenue(line) ? avenueWidth : streetWidth) / 2;
}

function range(from: number, to: number): number[] {
	const first = Math.floor(from);
	return Array.from({ length: Math.ceil(to) - first }, (_, at) => first + at);
}
