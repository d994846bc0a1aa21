import type { Point } from './place.ts';

/** Mean radius of the earth in kilometres. */
const radius = 6371;

/** Kilometres between two points, along the surface of a round earth. */
export function kilometresBetween(a: Point, b: Point): number {
	const [from, to] = [radians(a.lat), radians(b.lat)];
	const height = Math.sin((to - from) / 2) ** 2;
	const width = Math.sin(radians(b.lng - a.lng) / 2) ** 2;
	return 2 * radius * Math.asin(Math.sqrt(height + Math.cos(from) * Math.cos(to) * width));
}

function radians(degrees: number): number {
	return (degrees / 180) * Math.PI;
}
