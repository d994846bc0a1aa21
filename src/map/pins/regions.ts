import { kilometresBetween } from '../../domain/distance.ts';
import type { Point } from '../../domain/place.ts';

/** Units that one view of a map can hold. */
export interface Region<Member> {
	/** The city that most of them are in. */
	readonly name: string;
	readonly points: readonly Member[];
}

/** Kilometres between the middles of two cities of one region. */
const near = 40;

/** Puts units together by city, and small cities with the large one they lie at. The largest region comes first. */
export function regionsOf<Member extends Point & { readonly city?: string | undefined }>(
	points: readonly Member[],
): Region<Member>[] {
	const cities = [...Map.groupBy(points, ({ city }) => city ?? '')]
		.map(([name, members]) => ({ name, points: members, middle: middleOf(members) }))
		.sort((a, b) => b.points.length - a.points.length);
	const regions: typeof cities = [];
	for (const city of cities) {
		const known = regions.find(({ middle }) => kilometresBetween(middle, city.middle) < near);
		if (known) known.points.push(...city.points);
		else regions.push(city);
	}
	return regions.toSorted((a, b) => b.points.length - a.points.length);
}

function middleOf(points: readonly Point[]): Point {
	const sum = (of: 'lat' | 'lng') => points.reduce((all, point) => all + point[of], 0);
	return { lat: sum('lat') / points.length, lng: sum('lng') / points.length };
}
