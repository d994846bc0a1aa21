import type { UnitKind } from './unit.ts';

/** Finer kinds than `UnitKind` that visitors look for. Each is a message, too: `category.<name>`. */
export const categories = [
	'roofStorey',
	'loft',
	'maisonette',
	'penthouse',
	'terracedFlat',
	'groundFloor',
	'apartment',
	'raisedGroundFloor',
	'halfBasement',
	'studio',
	'singleFamilyHouse',
	'multiFamilyHouse',
	'midTerraceHouse',
	'endTerraceHouse',
	'terraceHouse',
	'semidetachedHouse',
	'villa',
	'bungalow',
	'farmhouse',
	'castle',
] as const;
export type Category = (typeof categories)[number];

/** Whether people live in units of the kind, including short stays. */
export function isLivedIn(kind: UnitKind): boolean {
	return kind === 'apartment' || kind === 'house' || kind === 'shortStay';
}
