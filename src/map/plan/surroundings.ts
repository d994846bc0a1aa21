import type { Point } from '../../domain/place.ts';
import { clipLine, clipRing } from './clip.ts';
import type { Area, Line, NamedPoint, TileFeatures } from './features.ts';
import type { Box, Spot } from './spot.ts';
import type { TileFile } from './tile-file.ts';

/** Part of the earth that is drawn. */
interface View {
	/** In the middle of the drawing. */
	readonly centre: Point;
	/** In units of the drawing. */
	readonly width: number;
	readonly height: number;
	readonly metresPerUnit: number;
}

/** Finer tiles hold nothing that is drawn. */
const finest = 15;
const earthAround = 40_075_016.686;
/** Units beyond the edge of the drawing: no end of a line is seen there. */
const margin = 8;

/** What lies around a place, in units of the drawing; nothing where the file has no tiles. */
export async function surroundings(file: TileFile, view: View): Promise<TileFeatures | undefined> {
	const { width, height } = view;
	const zoom = Math.min(file.maxZoom, finest);
	const [column, row] = tileOf(view.centre, zoom);
	const side = sideOf(view, zoom);
	const places = range(column, width / side).flatMap((x) =>
		range(row, height / side).map((y) => [x, y] as const),
	);
	const frame = { left: -margin, top: -margin, right: width + margin, bottom: height + margin };
	const tiles = await Promise.all(
		places.map(async ([x, y]) => {
			const found = await file.features(zoom, x, y);
			const corner: Spot = [width / 2 + (x - column) * side, height / 2 + (y - row) * side];
			return found ? [partOf(found, { corner, side, frame })] : [];
		}),
	);
	const found = tiles.flat();
	if (found.length === 0) return undefined;
	return {
		areas: found.flatMap(({ areas }) => areas),
		lines: found.flatMap(({ lines }) => lines),
		points: found.flatMap(({ points }) => points),
	};
}

function partOf(
	{ areas, lines, points }: TileFeatures,
	{ corner, side, frame }: { corner: Spot; side: number; frame: Box },
): TileFeatures {
	const placed = ([x, y]: Spot): Spot => [corner[0] + x * side, corner[1] + y * side];
	const tile = (beyond: number): Box => ({
		left: Math.max(frame.left, corner[0] - beyond),
		top: Math.max(frame.top, corner[1] - beyond),
		right: Math.min(frame.right, corner[0] + side + beyond),
		bottom: Math.min(frame.bottom, corner[1] + side + beyond),
	});
	// Areas lap over those of the next tile, else a hair of the ground is seen between them.
	const [exact, lapped] = [tile(0), tile(1)];
	return {
		areas: areas.map(({ of, rings }): Area => ({
			of,
			rings: rings.map((ring) => clipRing(ring.map(placed), lapped)),
		})),
		lines: lines.flatMap(({ spots, ...line }) =>
			clipLine(spots.map(placed), exact).map((part): Line => ({ ...line, spots: part })),
		),
		points: points
			.map((point): NamedPoint => ({ ...point, spot: placed(point.spot) }))
			.filter(({ spot: [x, y] }) => clipRing([[x, y]], exact).length > 0),
	};
}

/** Where a point lies among the tiles of a zoom, with fractions. */
function tileOf({ lat, lng }: Point, zoom: number): readonly [column: number, row: number] {
	const count = 2 ** zoom;
	const north = Math.asinh(Math.tan((lat * Math.PI) / 180));
	return [((lng + 180) / 360) * count, ((1 - north / Math.PI) / 2) * count];
}

/** Units of the drawing along a tile's side, which on the earth is shorter towards the poles. */
function sideOf({ centre, metresPerUnit }: View, zoom: number): number {
	return (earthAround * Math.cos((centre.lat * Math.PI) / 180)) / 2 ** zoom / metresPerUnit;
}

/** The tiles that lie within half a width on both sides. */
function range(middle: number, width: number): number[] {
	const first = Math.floor(middle - width / 2);
	const last = Math.floor(middle + width / 2);
	return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}
