import type { LatLngBounds } from 'leaflet';
import type { Point } from '../../domain/place.ts';

/**
 * Whether a point lies within bounds; Leaflet's own way makes two objects for each point, of which there may be
 * 20,000.
 */
export function isWithin(bounds: LatLngBounds): (point: Point) => boolean {
	const [south, north] = [bounds.getSouth(), bounds.getNorth()];
	const [west, east] = [bounds.getWest(), bounds.getEast()];
	return ({ lat, lng }) => lat >= south && lat <= north && lng >= west && lng <= east;
}
