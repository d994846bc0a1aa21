import { spotsOf, type City, type Course } from './city.ts';
import { frameOf, type Frame, type Plane, type Spot } from './plane.ts';
import { band, softLine } from './soft-line.ts';

/** Water or a park. */
export interface Ground {
	readonly of: 'water' | 'park';
	readonly name: string;
	readonly ring: readonly Spot[];
	readonly frame: Frame;
	/** The middle of a river, along which its name is written. */
	readonly line?: readonly Spot[];
	/** Avenues cross it on bridges. */
	readonly isBridged: boolean;
}

/** Metres: what is wider has no bridges. */
const bridged = 200;

/** The water and parks of a city. */
export function groundsOf({ water, parks }: City, plane: Plane): Ground[] {
	const ground =
		(of: Ground['of']) =>
		({ name = '', width, points }: Course): Ground => {
			const isArea = width === undefined;
			const soft = softLine(spotsOf(points, plane), { closed: isArea });
			const ring = isArea ? soft : band(soft, width);
			const isBridged = !isArea && width <= bridged && of === 'water';
			return {
				of,
				name,
				ring,
				frame: frameOf(ring),
				isBridged,
				...(!isArea && of === 'water' && { line: soft }),
			};
		};
	return [...parks.map(ground('park')), ...water.map(ground('water'))];
}

/** Whether a spot lies in one of them. */
export function isOn(grounds: readonly Ground[], [x, y]: Spot): boolean {
	return grounds.some(({ ring, frame }) => {
		if (x < frame.west || x > frame.east || y < frame.north || y > frame.south) return false;
		let isWithin = false;
		for (const [at, [toX, toY]] of ring.entries()) {
			const [fromX, fromY] = ring.at(at - 1) ?? [0, 0];
			if (fromY > y !== toY > y && x < ((fromX - toX) * (y - toY)) / (fromY - toY) + toX)
				isWithin = !isWithin;
		}
		return isWithin;
	});
}
