import { kilometresBetween } from '../domain/distance.ts';
import type { Point } from '../domain/place.ts';

/** How something lies as seen from a place. */
interface Bearing<Place> {
	readonly from: Place;
	readonly kilometres: number;
	/** Eighths of a turn from north to the right. */
	readonly eighth: number;
}

/** How a point lies as seen from the nearest of some places; nothing where none of them has a point. */
export function bearingOf<Place extends { readonly point?: Point | undefined }>(
	to: Point,
	places: readonly Place[],
): Bearing<Place> | undefined {
	let nearest: Bearing<Place> | undefined;
	for (const from of places) {
		if (!from.point) continue;
		const kilometres = kilometresBetween(from.point, to);
		if (nearest && nearest.kilometres <= kilometres) continue;
		const east = (to.lng - from.point.lng) * Math.cos((to.lat * Math.PI) / 180);
		const turn = Math.atan2(east, to.lat - from.point.lat) / Math.PI / 2;
		nearest = { from, kilometres, eighth: (Math.round(turn * 8) + 8) % 8 };
	}
	return nearest;
}
