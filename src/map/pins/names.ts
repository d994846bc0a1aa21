/** A rectangle by its middle, in pixels. */
export interface Box {
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
}

/** Pixels by which a name is moved up or down, the nearest first. */
const shifts = [0, -14, 14, -28, 28, -42, 42];

/** Pixels that stay free between two names, beside and above each other; else they read as one. */
const apart = { x: 12, y: 6 };

/**
 * Moves names up or down so that they cover neither a pin nor each other.
 * @returns for each name how far it is moved; nothing where it has no room
 */
export function placeNames(names: readonly Box[], pins: readonly Box[]): (number | undefined)[] {
	const taken = [...pins];
	return names.map((name) => {
		const shift = shifts.find((by) => {
			const moved = { ...name, y: name.y + by };
			return !taken.some((other) => overlap(moved, other));
		});
		if (shift !== undefined)
			taken.push({
				...name,
				y: name.y + shift,
				width: name.width + 2 * apart.x,
				height: name.height + 2 * apart.y,
			});
		return shift;
	});
}

function overlap(one: Box, other: Box): boolean {
	return (
		Math.abs(one.x - other.x) * 2 < one.width + other.width &&
		Math.abs(one.y - other.y) * 2 < one.height + other.height
	);
}
