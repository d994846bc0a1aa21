import type { Ground } from '../domain/schematic.ts';
import type { Sheet } from './city-plan.ts';
import { distance, type Spot } from './plane.ts';
import { laneWidth } from './quarter.ts';

/** What is drawn of a sheet, from the ground up; the style of each layer is up to the stylesheet. */
export interface Layer {
	readonly look: 'built' | 'street' | Ground;
	/** Path data with whole numbers. */
	readonly path: string;
	/** Width of the line; without one the path is filled. */
	readonly stroke?: number;
}

/** A name, written along what it belongs to. */
export interface Label {
	readonly text: string;
	readonly of: Ground;
	readonly x: number;
	readonly y: number;
	/** Degrees, clockwise. */
	readonly turn: number;
}

export interface Scale {
	/** Where a spot is on the drawing. */
	place(spot: Spot): Spot;
	/** Units of the drawing in a metre. */
	readonly unitsPerMetre: number;
}

/** Metres of quay or path along water and parks. */
const edge = 14;
/** Courses that are wider than this, in metres, have no bridges. */
const bridged = 160;

/** Draws a sheet in layers; those of which nothing is seen are absent. */
export function drawSheet(sheet: Sheet, scale: Scale): Layer[] {
	const { quarters, lanes, greens, avenues, courses, areas } = sheet;
	const units = (metres: number) => Math.round(metres * scale.unitsPerMetre * 10) / 10;
	const drawn = (shapes: readonly (readonly Spot[])[], closed: boolean) =>
		straight(
			shapes.map((spots) => spots.map(scale.place)),
			closed,
		);
	const line = ({ of, width, spots }: (typeof courses)[number]): Layer[] => {
		const path = soft(spots.map(scale.place), false);
		return [
			{ look: 'street', path, stroke: units(width + 2 * edge) },
			{ look: of, path, stroke: units(width) },
		];
	};
	const narrow = courses.filter(({ width }) => width <= bridged);
	// Between quarters they are seen already.
	const isCoarse = quarters.length === 0;
	const bridges: Layer[] =
		narrow.length === 0 && !isCoarse
			? []
			: [{ look: 'street', path: drawn(avenues, false), stroke: units(12) }];
	const surfaces = areas.flatMap(({ of, spots }): Layer[] => {
		const path = soft(spots.map(scale.place), true);
		return [
			{ look: 'street', path, stroke: units(2 * edge) },
			{ look: of, path },
		];
	});
	const layers: Layer[] = [
		{ look: 'built', path: drawn(quarters, true) },
		{ look: 'street', path: drawn(lanes, false), stroke: units(laneWidth) },
		{ look: 'green', path: drawn(greens, true) },
		...narrow.flatMap(line),
		...bridges,
		...surfaces,
		...courses.filter(({ width }) => width > bridged).flatMap(line),
	];
	return layers.filter(({ path }) => path !== '');
}

/** The names of what lies within the frame, each where most of it is seen, and none in the very middle. */
export function labelsOf({ frame, courses, areas }: Sheet, scale: Scale): Label[] {
	const inside = ([east, south]: Spot) =>
		Math.min(east - frame.west, frame.east - east) / (frame.east - frame.west) > 0.16 &&
		Math.min(south - frame.north, frame.south - south) / (frame.south - frame.north) > 0.1;
	const isClear = ([east, south]: Spot) =>
		Math.abs(east - (frame.west + frame.east) / 2) / (frame.east - frame.west) > 0.14 ||
		Math.abs(south - (frame.north + frame.south) / 2) / (frame.south - frame.north) > 0.14;
	return [
		...courses.flatMap(({ name, of, spots }) => {
			const steps = walks.get(spots) ?? walk(spots);
			walks.set(spots, steps);
			const seen = steps.filter(({ spot }) => inside(spot) && isClear(spot));
			const middle = seen[Math.floor(seen.length / 2)];
			return name && middle ? [{ text: name, of, ...middle }] : [];
		}),
		...areas.flatMap(({ name, of, spots }) => {
			const spot = centreOf(spots);
			return name && inside(spot) ? [{ text: name, of, spot, turn: 0 }] : [];
		}),
	].map(({ text, of, spot, turn }) => {
		const [x, y] = scale.place(spot);
		return { text, of, x: Math.round(x), y: Math.round(y), turn: Math.round(turn) };
	});
}

/** A course is the same on all plans of its city. */
const walks = new WeakMap<readonly Spot[], readonly Step[]>();

interface Step {
	readonly spot: Spot;
	readonly turn: number;
}

/** Spots every 40 metres or so along a soft line, each with the direction in which a name can be read there. */
function walk(spots: readonly Spot[]): Step[] {
	return curvesOf(spots, false).flatMap(([from, first, second, to]) => {
		const steps = Math.max(Math.ceil(distance(from, to) / 40), 1);
		return Array.from({ length: steps }, (_, step) => {
			const [spot, next] = [step, step + 1].map((each) =>
				onCurve([from, first, second, to], each / steps),
			);
			const [x, y] = [(next?.[0] ?? 0) - (spot?.[0] ?? 0), (next?.[1] ?? 0) - (spot?.[1] ?? 0)];
			const turn = (Math.atan2(y, x) * 180) / Math.PI;
			const readable = turn > 90 ? turn - 180 : turn < -90 ? turn + 180 : turn;
			return { spot: spot ?? from, turn: readable };
		});
	});
}

type Curve = readonly [from: Spot, first: Spot, second: Spot, to: Spot];

/** A line through all spots without a corner, as cubic curves. */
function curvesOf(spots: readonly Spot[], closed: boolean): Curve[] {
	const count = spots.length;
	const spot = (at: number): Spot => {
		const place = closed ? (at + count) % count : Math.min(Math.max(at, 0), count - 1);
		return spots[place] ?? [0, 0];
	};
	return Array.from({ length: closed ? count : count - 1 }, (_, at) => {
		const [before, from, to, after] = [spot(at - 1), spot(at), spot(at + 1), spot(at + 2)];
		return [
			from,
			[from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6],
			[to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6],
			to,
		];
	});
}

function onCurve([from, first, second, to]: Curve, share: number): Spot {
	const left = 1 - share;
	const [a, b, c, d] = [left ** 3, 3 * left ** 2 * share, 3 * left * share ** 2, share ** 3];
	return [
		a * from[0] + b * first[0] + c * second[0] + d * to[0],
		a * from[1] + b * first[1] + c * second[1] + d * to[1],
	];
}

function centreOf(spots: readonly Spot[]): Spot {
	const sum = spots.reduce<Spot>(([x, y], [east, south]) => [x + east, y + south], [0, 0]);
	return [sum[0] / spots.length, sum[1] / spots.length];
}

/** Shapes with corners, each told from where the one before it ends: small numbers, and few bytes of a page. */
function straight(shapes: readonly (readonly Spot[])[], closed: boolean): string {
	let path = '';
	let pen: Spot = [0, 0];
	for (const shape of shapes) {
		let [x, y] = pen;
		for (const [at, spot] of shape.entries()) {
			const [toX, toY] = rounded(spot);
			const isClear = at < 2 || toX < x;
			path += `${at === 0 ? 'm' : at === 1 ? 'l' : ''}${isClear ? '' : ' '}${pair(toX - x, toY - y)}`;
			[x, y] = [toX, toY];
			if (at === 0 || !closed) pen = [x, y];
		}
		if (closed) path += 'z';
	}
	return path;
}

function soft(spots: readonly Spot[], closed: boolean): string {
	const curves = curvesOf(spots, closed).map(([start, ...points]) => {
		const [x, y] = rounded(start);
		const numbers = points.map(rounded).map(([toX, toY]) => pair(toX - x, toY - y));
		return `c${numbers.join(' ')}`;
	});
	const [start = [0, 0]] = spots;
	return `M${pair(...rounded(start))}${curves.join('')}${closed ? 'z' : ''}`;
}

function rounded([x, y]: Spot): Spot {
	return [Math.round(x), Math.round(y)];
}

function pair(x: number, y: number): string {
	return `${x}${y < 0 ? '' : ' '}${y}`;
}
