import type { Point } from '../domain/place.ts';
import type { Ground, SchematicCity } from '../domain/schematic.ts';
import { chanceFrom, type Chance } from './chance.ts';
import { frameOf, meet, planeAround, type Frame, type Plane, type Spot } from './plane.ts';
import { divided, laneWidth, type Lane, type Quad } from './quarter.ts';
import { isAvenue, streetNetwork, type StreetNetwork } from './street-network.ts';

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
	/** What is built upon between the wide streets. */
	readonly quarters: readonly Quad[];
	/** Narrow streets through the quarters, as lines. */
	readonly lanes: readonly Lane[];
	readonly greens: readonly Quad[];
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

/** The plan of a city: the same for the same city, whatever part of it is drawn. */
export function cityPlan(city: SchematicCity): CityPlan {
	const chance = chanceFrom(city.name);
	const plane = planeAround(city.centre);
	const network = streetNetwork(chance);
	const spotsOf = (list: string) => parsePoints(list).map(plane.spot);
	const courses = city.courses.map((course) => ({ ...course, spots: spotsOf(course.points) }));
	const areas = city.areas.map((area) => ({ ...area, spots: spotsOf(area.points) }));
	const meshes = new Map<string, Mesh>();
	const meshAt = (place: readonly [number, number], largest: number | 'coarse'): Mesh => {
		const name = `${place.join(' ')} ${largest}`;
		const known = meshes.get(name);
		if (known) return known;
		const mesh = drawMesh(place, { network, chance, largest });
		if (meshes.size >= mostMeshes) meshes.clear();
		meshes.set(name, mesh);
		return mesh;
	};
	return {
		plane,
		sheet: (frame, { largest = 9_000 } = {}) => {
			const { columns, rows } = network.meshes(frame);
			const meshes = columns.flatMap((column) => rows.map((row) => meshAt([column, row], largest)));
			const seen = meshes.filter((mesh) => meet(mesh.frame, frame));
			const within = <Shape>(of: readonly Piece<Shape>[]) =>
				of.filter((piece) => meet(piece.frame, frame)).map(({ spots }) => spots);
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
				quarters: seen.flatMap(({ quarters }) => quarters),
				lanes: seen.flatMap(({ lanes }) => within(lanes)),
				greens: seen.flatMap(({ greens }) => within(greens)),
				avenues: lines.filter((spots) => meet(frameOf(spots), frame)),
				courses: courses.filter(({ spots, width }) => meet(frameOf(spots, width), frame)),
				areas: areas.filter(({ spots }) => meet(frameOf(spots, 200), frame)),
			};
		},
	};
}

/** What lies between the streets of the network, with how far it reaches. */
interface Mesh {
	readonly frame: Frame;
	/** Where it is built upon. */
	readonly quarters: readonly Quad[];
	readonly lanes: readonly Piece<Lane>[];
	readonly greens: readonly Piece<Quad>[];
}

interface Piece<Shape> {
	readonly spots: Shape;
	readonly frame: Frame;
}

function pieces<Shape extends readonly Spot[]>(
	shapes: readonly Shape[],
	margin = 0,
): Piece<Shape>[] {
	return shapes.map((spots) => ({ spots, frame: frameOf(spots, margin) }));
}

/** Remembered of a city: what is on offer lies close together, and each plan shows some twenty. */
const mostMeshes = 2_000;

function drawMesh(
	[column, row]: readonly [number, number],
	{
		network,
		chance,
		largest,
	}: { network: StreetNetwork; chance: Chance; largest: number | 'coarse' },
): Mesh {
	const quarter = network.quarter(column, row);
	const coarse = largest === 'coarse';
	const green = isGreen(chance, { column, row, at: quarter[0], coarse });
	const frame = frameOf(quarter);
	if (coarse || green) {
		const corners = coarse ? network.corners(column, row) : quarter;
		return { frame, quarters: [], lanes: [], greens: pieces(green ? [corners] : []) };
	}
	const { lanes, greens } = divided(quarter, { chance, largest, place: [column, row] });
	return {
		frame,
		quarters: [quarter],
		lanes: pieces(lanes, laneWidth / 2),
		greens: pieces(greens),
	};
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
	return isPark || noise(chance, column / 3.5, row / 3.5) < share;
}

/** Value noise: a chance that changes little by little from place to place. */
function noise(chance: Chance, across: number, down: number): number {
	const [column, row] = [Math.floor(across), Math.floor(down)];
	const [right, below] = [ease(across - column), ease(down - row)];
	const at = (x: number, y: number) => chance(6, column + x, row + y);
	const above = at(0, 0) * (1 - right) + at(1, 0) * right;
	const under = at(0, 1) * (1 - right) + at(1, 1) * right;
	return above * (1 - below) + under * below;
}

/** From 0 to 1 with neither a start nor an end that is felt. */
function ease(part: number): number {
	return part * part * (3 - 2 * part);
}

/** The points that the settings name in one text. */
function parsePoints(list: string): Point[] {
	return list.split(' ').map((each) => {
		const [lat = Number.NaN, lng = Number.NaN] = each.split(',').map(Number);
		return { lat, lng };
	});
}
