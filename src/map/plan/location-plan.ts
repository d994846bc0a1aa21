import { LRUCache } from 'lru-cache';
import type { Location } from '../../domain/place.ts';
import type { Line, NamedPoint, TileFeatures } from './features.ts';
import type { Ground, Way } from '../kinds.ts';
import { discsOf, placeLabels, type Disc, type Label } from './labels.ts';
import { joinLines, simplified } from './lines.ts';
import { distance, type Box, type Spot } from './spot.ts';
import { surroundings } from './surroundings.ts';
import { openTiles } from './tile-file.ts';

/** A plan of the surroundings of a place, which is in its middle. Sizes are in units of the drawing. */
interface LocationPlan {
	readonly width: number;
	readonly height: number;
	/** From the ground up. */
	readonly layers: readonly Layer[];
	readonly stations: readonly Spot[];
	readonly labels: readonly Label[];
	/** Ten minutes on foot around an exact place, or the area that holds a hidden one. */
	readonly radius: number;
	/** How long `scaleMetres` are. */
	readonly scale: number;
}

interface Layer {
	readonly look: Ground | Way;
	readonly path: string;
	/** Of a line, as its path in steps of `grid`; areas are filled. */
	readonly width?: number;
}

const [width, height] = [800, 600];
const whole: Box = { left: 4, top: 4, right: width - 4, bottom: height - 4 };
/** What a phone shows: five sixths of the height wide. */
const middle: Box = { ...whole, left: 154, right: 646 };
/** Where scale and arrow stand in both. */
const corners = [0, 150].flatMap((shift): Disc[] => [
	...discsOf({ spot: [125 + shift, height - 26], turn: 0 }, { width: 230, height: 30 }),
	{ spot: [32 + shift, height - 64], radius: 36 },
]);
const pin = { spot: [width / 2, height / 2 - 18], radius: 30 } as const;
export const scaleMetres = 500;
/** Metres that one walks in ten minutes as the crow flies: 4.8 km/h on streets that are a third longer. */
export const walkMetres = 600;
/** Around a hidden place more is shown. */
const metresPerUnit = { exact: 2.5, cell: 3 } as const;
const widths: Readonly<Record<Line['of'], number>> = { water: 4, rail: 1.5, minor: 3.5, major: 7 };
/** Square units below which an area is a speck. */
const speck = 60;
/** Units by which a line may be off. */
const tolerance = 2;
/** Units between the points that lines run through: numbers of fewer digits, and fewer bytes of a page. */
export const grid = 2;
/** A line shorter than this is a stub that leads nowhere. */
const stub = 25;

const drawn = new LRUCache<string, Promise<LocationPlan | undefined>>({ max: 2_000 });

/**
 * Draws where something is, as far as the public may know. Of a hidden place only its cell is read, so all places of a
 * cell have the same plan.
 * @param tiles path of a PMTiles file
 * @returns nothing where the file has no tiles of the place.
 */
export async function locationPlan(
	location: Location,
	tiles: string,
): Promise<LocationPlan | undefined> {
	const name = JSON.stringify([location, tiles]);
	const known = drawn.get(name) ?? drawPlan(location, tiles);
	drawn.set(name, known);
	return known;
}

async function drawPlan(location: Location, tiles: string): Promise<LocationPlan | undefined> {
	const { precision } = location;
	const scale = metresPerUnit[precision];
	const view = { centre: location, width, height, metresPerUnit: scale };
	const found = await surroundings(await openTiles(tiles), view);
	if (!found) return undefined;
	const sorts = Map.groupBy(found.lines, ({ of, name }) => `${of} ${name}`);
	const lines = [...sorts.values()].flatMap(joined);
	const isMarked = precision === 'exact';
	const labels = placeLabels(
		{ lines, points: found.points },
		{ whole, narrow: middle, taken: isMarked ? [...corners, pin] : corners },
	);
	const isNamed = ({ of, name }: NamedPoint) =>
		of === 'station' && labels.some(({ text }) => text === name);
	return {
		width,
		height,
		layers: layersOf({ ...found, lines }),
		stations: found.points
			.filter(isNamed)
			.map(({ spot: [x, y] }) => [Math.round(x), Math.round(y)]),
		labels,
		radius: Math.round((isMarked ? walkMetres : location.radiusMetres) / scale),
		scale: scaleMetres / scale,
	};
}

function layersOf({ areas, lines }: TileFeatures): LocationPlan['layers'] {
	const ground = (look: Ground): Layer => {
		const rings = areas.filter(({ of }) => of === look).flatMap((area) => area.rings);
		const seen = rings.filter((ring) => areaOf(ring) > speck);
		return {
			look,
			path: svgPath(
				seen.map((ring) => onGrid(simplified(ring, tolerance))),
				{ closed: true },
			),
		};
	};
	const ways = (look: Line['of']): Layer => {
		const whole = joined(lines.filter(({ of }) => of === look));
		const seen = whole.filter(({ spots }) => lengthOf(spots) > stub);
		const path = svgPath(seen.map(({ spots }) => onGrid(simplified(spots, tolerance))));
		return { look, path, width: widths[look] / grid };
	};
	return [
		ground('green'),
		ground('water'),
		...(['water', 'rail', 'minor', 'major'] as const).map(ways),
	].filter(({ path }) => path !== '');
}

function onGrid(spots: readonly Spot[]): Spot[] {
	return spots.map(([x, y]) => [x / grid, y / grid]);
}

/** Lines of one sort, put together where they meet. */
function joined(pieces: readonly Line[]): Line[] {
	const [first] = pieces;
	return first
		? joinLines(pieces.map(({ spots }) => spots)).map((spots) => ({ ...first, spots }))
		: [];
}

function lengthOf(spots: readonly Spot[]): number {
	return spots.reduce((sum, spot, at) => sum + distance(spots[at - 1] ?? spot, spot), 0);
}

function areaOf(ring: readonly Spot[]): number {
	const twice = ring.reduce((sum, [x, y], at) => {
		const [beforeX, beforeY] = ring.at(at - 1) ?? [x, y];
		return sum + beforeX * y - x * beforeY;
	}, 0);
	return Math.abs(twice) / 2;
}

/**
 * Shapes as the data of one path, in whole units. Each begins relative to the end of the one before: small numbers, and
 * few bytes of a page.
 */
export function svgPath(shapes: readonly (readonly Spot[])[], { closed = false } = {}): string {
	let path = '';
	let pen: Spot = [0, 0];
	for (const shape of shapes) {
		const spots = shape.map(([x, y]): Spot => [Math.round(x), Math.round(y)]);
		const whole = spots.filter(
			([x, y], at) => x !== spots[at - 1]?.[0] || y !== spots[at - 1]?.[1],
		);
		const [start] = whole;
		if (!start || whole.length < (closed ? 3 : 2)) continue;
		let last = pen;
		for (const [at, spot] of whole.entries()) {
			const pair = `${spot[0] - last[0]} ${spot[1] - last[1]}`;
			const command = at === 0 ? 'm' : at === 1 ? 'l' : pair.startsWith('-') ? '' : ' ';
			path += `${command}${pair.replace(' -', '-')}`;
			last = spot;
		}
		pen = closed ? start : last;
		if (closed) path += 'z';
	}
	return path;
}
