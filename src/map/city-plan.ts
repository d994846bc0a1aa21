import type { Point } from '../domain/place.ts';
import type { Ground, SchematicCity } from '../domain/schematic.ts';
import { chanceFrom, type Chance } from './chance.ts';
import { frameOf, meet, planeAround, type Frame, type Plane, type Spot } from './plane.ts';
import { blocksOf, inset, type Block, type Quad } from './quarter.ts';

/** A line on a plan that is as wide as said, in metres. */
export interface Course {
	readonly of: Ground;
	readonly width: number;
	readonly name?: string | undefined;
	readonly spots: readonly Spot[];
}

export interface Area {
	readonly of: Ground;
	readonly name?: string | undefined;
	readonly spots: readonly Spot[];
}

/** What can be seen in a frame of a city's plan. */
export interface Sheet {
	readonly frame: Frame;
	readonly blocks: readonly Block[];
	/** Wide streets, as lines. */
	readonly avenues: readonly (readonly Spot[])[];
	readonly courses: readonly Course[];
	readonly areas: readonly Area[];
}

/** The plan of a city, without an end: any part of it can be asked for and is always the same. */
export interface CityPlan {
	readonly plane: Plane;
	/**
	 * @param options.largest square metres from which on a block is divided: fewer blocks for a smaller
	 * scale. With `coarse` there are only parks and fields, without the streets between them.
	 */
	sheet(frame: Frame, options?: { readonly largest?: number | 'coarse' }): Sheet;
}

/** Metres between the avenues of the network before it is bent, one way and the other. */
const [meshAcross, meshDown] = [410, 340];
const avenueWidth = 20;
const streetWidth = 13;
/** How far the network is bent at most, in metres. */
const bend = 150;

/** The plan of a city: the same for the same city, whatever part of it is drawn. */
export function cityPlan(city: SchematicCity): CityPlan {
	const chance = chanceFrom(city.name);
	const plane = planeAround(city.centre);
	const network = networkOf(chance);
	const spotsOf = (list: string) => readPoints(list).map(plane.spot);
	const courses = city.courses.map((course) => ({ ...course, spots: spotsOf(course.points) }));
	const areas = city.areas.map((area) => ({ ...area, spots: spotsOf(area.points) }));
	return {
		plane,
		sheet: (frame, { largest = 9_000 } = {}) => {
			const { columns, rows } = network.meshes(frame);
			const blocks = columns.flatMap((column) =>
				rows.flatMap((row) => {
					const quarter = network.quarter(column, row);
					if (!meet(frameOf(quarter), frame)) return [];
					const coarse = largest === 'coarse';
					const green = isGreen(chance, { column, row, at: quarter[0], coarse });
					if (coarse) {
						const corners = network.corners(column, row);
						return green ? [{ corners, of: 'green' } satisfies Block] : [];
					}
					if (green) return [{ corners: quarter, of: 'green' } satisfies Block];
					return blocksOf(quarter, { chance, largest, place: [column, row] });
				}),
			);
			const lines = [
				...columns
					.filter(isAvenue)
					.map((column) =>
						[...rows, (rows.at(-1) ?? 0) + 1].map((row) => network.node(column, row)),
					),
				...rows
					.filter(isAvenue)
					.map((row) =>
						[...columns, (columns.at(-1) ?? 0) + 1].map((column) => network.node(column, row)),
					),
			];
			return {
				frame,
				blocks: blocks.filter(({ corners }) => meet(frameOf(corners), frame)),
				avenues: lines.filter((spots) => meet(frameOf(spots), frame)),
				courses: courses.filter(({ spots, width }) => meet(frameOf(spots, width), frame)),
				areas: areas.filter(({ spots }) => meet(frameOf(spots, 200), frame)),
			};
		},
	};
}

interface Network {
	node(column: number, row: number): Spot;
	/** The nodes around a mesh. */
	corners(column: number, row: number): Quad;
	/** What lies between them, without the streets. */
	quarter(column: number, row: number): Quad;
	/** The columns and rows that a frame can touch. */
	meshes(frame: Frame): { readonly columns: readonly number[]; readonly rows: readonly number[] };
}

/** Streets that cross each other, turned and bent as a city's own chance will have it. */
function networkOf(chance: Chance): Network {
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

function isAvenue(line: number): boolean {
	return line % 3 === 0;
}

/** Half the width of the street along a line of the network, in metres. */
function half(line: number): number {
	return (isAvenue(line) ? avenueWidth : streetWidth) / 2;
}

/** A few quarters are parks; out of town, fields and woods lie together. */
function isGreen(
	chance: Chance,
	{
		column,
		row,
		at: [east, south],
		coarse,
	}: { column: number; row: number; at: Spot; coarse: boolean },
): boolean {
	const out = Math.hypot(east, south) / 1_000;
	const share = Math.min(Math.max(out - 3.5, 0) * 0.085, 0.55);
	const isPark = !coarse && chance(5, column, row) < 0.03;
	return isPark || soft(chance, column / 3.5, row / 3.5) < share;
}

/** Chance that changes little by little from place to place. */
function soft(chance: Chance, across: number, down: number): number {
	const [column, row] = [Math.floor(across), Math.floor(down)];
	const [right, below] = [ease(across - column), ease(down - row)];
	const at = (x: number, y: number) => chance(6, column + x, row + y);
	const above = at(0, 0) * (1 - right) + at(1, 0) * right;
	const under = at(0, 1) * (1 - right) + at(1, 1) * right;
	return above * (1 - below) + under * below;
}

function range(from: number, to: number): number[] {
	const first = Math.floor(from);
	return Array.from({ length: Math.ceil(to) - first }, (_, at) => first + at);
}

/** From 0 to 1 with neither a start nor an end that is felt. */
function ease(part: number): number {
	return part * part * (3 - 2 * part);
}

/** The points that the settings name in one text. */
function readPoints(list: string): Point[] {
	return list.split(' ').map((each) => {
		const [lat = Number.NaN, lng = Number.NaN] = each.split(',').map(Number);
		return { lat, lng };
	});
}
