import type { Location, Point } from '../../domain/place.ts';

/** Edge of a grid cell. */
const cellMetres = 1_000;
/** Half a cell's diagonal, rounded up: a circle of it around the centre covers the cell. */
export const cellRadiusMetres = 710;

const metresPerDegree = 111_320;
const rowHeight = cellMetres / metresPerDegree;

/**
 * The centre of the cell that holds a point. The grid is fixed to the globe and knows nothing of the
 * point, so every point of a cell gives the same centre and none can be worked back from it.
 */
export function cellCentre({ lat, lng }: Point): Point {
	const lastRow = Math.floor(90 / rowHeight) - 1;
	const row = Math.min(Math.max(Math.floor(lat / rowHeight), -lastRow - 1), lastRow);
	const middle = (row + 0.5) * rowHeight;
	const around = Math.max(
		1,
		Math.round((360 * metresPerDegree * Math.cos((middle * Math.PI) / 180)) / cellMetres),
	);
	const column = Math.min(Math.floor(((lng + 180) / 360) * around), around - 1);
	return { lat: rounded(middle), lng: rounded(((column + 0.5) * 360) / around - 180) };
}

/** What may be shown of the point of a hidden address. */
export function hiddenLocation(point: Point): Location {
	return { precision: 'cell', ...cellCentre(point), radiusMetres: cellRadiusMetres };
}

function rounded(degrees: number): number {
	return Math.round(degrees * 1e5) / 1e5;
}
