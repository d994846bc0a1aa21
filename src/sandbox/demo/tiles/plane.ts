/** A point on the earth in degrees. */
export interface Point {
	readonly lat: number;
	readonly lng: number;
}

/** Metres to the east and to the south of a centre. */
export type Spot = readonly [east: number, south: number];

/** A flat world around a point: good for a city, which is small. */
export interface Plane {
	spot(point: Point): Spot;
	point(spot: Spot): Point;
}

/** A rectangle of a plane in metres. */
export interface Frame {
	readonly west: number;
	readonly north: number;
	readonly east: number;
	readonly south: number;
}

const metresPerDegree = 111_320;

/** A plane whose origin is a point, in metres to the east and to the south; right within a city. */
export function planeAround(centre: Point): Plane {
	const metresPerEast = metresPerDegree * Math.cos((centre.lat * Math.PI) / 180);
	return {
		spot: ({ lat, lng }) => [
			(lng - centre.lng) * metresPerEast,
			(centre.lat - lat) * metresPerDegree,
		],
		point: ([east, south]) => ({
			lat: centre.lat - south / metresPerDegree,
			lng: centre.lng + east / metresPerEast,
		}),
	};
}

/** A rectangle around a spot, with sides in metres. */
export function frameAround([east, south]: Spot, size: { width: number; height: number }): Frame {
	const [across, down] = [size.width / 2, size.height / 2];
	return { west: east - across, north: south - down, east: east + across, south: south + down };
}

/** The rectangle that holds all spots, with a margin in metres. */
export function frameOf(spots: readonly Spot[], margin = 0): Frame {
	const easts = spots.map(([east]) => east);
	const souths = spots.map(([, south]) => south);
	return {
		west: Math.min(...easts) - margin,
		north: Math.min(...souths) - margin,
		east: Math.max(...easts) + margin,
		south: Math.max(...souths) + margin,
	};
}

/** The spot a share of the way from one to another. */
export function between(from: Spot, to: Spot, share: number): Spot {
	return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}

/** Metres from one spot to another. */
export function distance(from: Spot, to: Spot): number {
	return Math.hypot(to[0] - from[0], to[1] - from[1]);
}

/** Metres from a spot to the nearest part of a line. */
export function distanceToLine(spot: Spot, line: readonly Spot[]): number {
	const each = line.slice(1).map((to, at) => {
		const from = line[at] ?? to;
		const [x, y] = [to[0] - from[0], to[1] - from[1]];
		const share = ((spot[0] - from[0]) * x + (spot[1] - from[1]) * y) / (x * x + y * y || 1);
		return distance(spot, between(from, to, Math.min(Math.max(share, 0), 1)));
	});
	return Math.min(...each);
}
