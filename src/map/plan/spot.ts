/** A place on a drawing: to the right, and down. */
export type Spot = readonly [x: number, y: number];

/** A rectangle of a drawing. */
export interface Box {
	readonly left: number;
	readonly top: number;
	readonly right: number;
	readonly bottom: number;
}

/** The spot a share of the way from one to another. */
export function between([x, y]: Spot, [toX, toY]: Spot, share: number): Spot {
	return [x + (toX - x) * share, y + (toY - y) * share];
}

/** How far two spots are apart. */
export function distance(from: Spot, to: Spot): number {
	// `Math.hypot` takes many times as long, and names are kept apart by thousands of these.
	return Math.sqrt((to[0] - from[0]) ** 2 + (to[1] - from[1]) ** 2);
}
