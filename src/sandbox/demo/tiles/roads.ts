import { chanceFrom } from './chance.ts';
import { namesIn, planeOf, spotsOf, type City } from './city.ts';
import { groundsOf, isOn } from './grounds.ts';
import { distance, distanceToLine, frameAround, type Spot } from './plane.ts';
import { runsWhere } from './runs.ts';
import { softLine } from './soft-line.ts';
import { streetNetwork } from './street-network.ts';

export interface Road {
	readonly of: 'avenue' | 'street' | 'lane' | 'rail';
	readonly name: string;
	readonly spots: readonly Spot[];
}

/** An address that is to lie at a street of its name. */
export interface Anchor {
	readonly street: string;
	readonly spot: Spot;
}

/** What a city is drawn for. */
export interface Addresses {
	readonly anchors: readonly Anchor[];
	/** Around these there are all streets. */
	readonly detail: readonly Spot[];
}

/** Metres from the centre that are drawn, and with streets; metres from an address to which there are all streets. */
const [reach, town, near] = [14_000, 5_500, 2_200];
/** So many quarters long a street has one name. */
const stretch = 5;

/** The streets and railways of a city, on both sides of its water and around its parks. */
export function roadsOf(city: City, { anchors, detail }: Addresses): Road[] {
	const plane = planeOf(city);
	const chance = chanceFrom(city.name);
	const { node, meshes } = streetNetwork(chance);
	const grounds = groundsOf(city, plane);
	const unbridged = grounds.filter(({ isBridged }) => !isBridged);
	const names = {
		avenue: namesIn(city.avenues),
		street: namesIn(city.streets),
		lane: namesIn(city.lanes),
	};
	const isNear = (spot: Spot) => detail.some((each) => distance(each, spot) < near);
	const isThere = {
		avenue: (spot: Spot) => Math.hypot(...spot) < town * 1.5 || isNear(spot),
		street: (spot: Spot) => Math.hypot(...spot) < town || isNear(spot),
		lane: isNear,
	};

	/** The street along a third of a column or row. */
	const along = (third: number, across: readonly number[], isColumn: boolean): Road[] => {
		const of = third % 9 === 0 ? 'avenue' : third % 3 === 0 ? 'street' : 'lane';
		const isWanted = (spot: Spot) =>
			isThere[of](spot) && !isOn(of === 'avenue' ? unbridged : grounds, spot);
		return [...Map.groupBy(across, (place) => Math.floor((place + third) / stretch))].flatMap(
			([part, places]) => {
				const own = names[of];
				// Columns and rows share no name.
				const half = Math.floor(own.length / 2);
				const name =
					own[mod(third * (of === 'lane' ? 3 : 1) + part * 11, half) + (isColumn ? 0 : half)] ?? '';
				const kept = places.filter(
					(place) => of !== 'lane' || chance(7, third, place, isColumn ? 1 : 2) > 0.28,
				);
				return unbroken(kept).flatMap((parts) => {
					const spots = [...parts, (parts.at(-1) ?? 0) + 1].map((place) =>
						isColumn ? node(third / 3, place) : node(place, third / 3),
					);
					const seen = runsWhere(spots, isWanted);
					return seen
						.filter((line) => lengthOf(line) > 60)
						.map((line) => ({ of, name, spots: line }));
				});
			},
		);
	};
	const { columns, rows } = meshes(frameAround([0, 0], { width: 2 * reach, height: 2 * reach }));
	const roads = [
		...thirds(columns).flatMap((third) => along(third, rows, true)),
		...thirds(rows).flatMap((third) => along(third, columns, false)),
	];
	const rails = city.rails.map((points): Road => ({
		of: 'rail',
		name: '',
		spots: softLine(spotsOf(points, plane)),
	}));
	return [...withAddresses(roads, anchors), ...rails];
}

/** The street nearest to each address is called as the address says. */
function withAddresses(roads: readonly Road[], anchors: readonly Anchor[]): Road[] {
	const renamed = new Map<Road, string>();
	for (const { street, spot } of anchors) {
		const [nearest] = roads
			.filter((road) => !renamed.has(road) && lengthOf(road.spots) > 250)
			.map((road) => ({ road, metres: distanceToLine(spot, road.spots) }))
			.sort((a, b) => a.metres - b.metres);
		if (nearest) renamed.set(nearest.road, street);
	}
	return roads.map((road) => ({ ...road, name: renamed.get(road) ?? road.name }));
}

function thirds(places: readonly number[]): number[] {
	return places.flatMap((place) => [3 * place, 3 * place + 1, 3 * place + 2]);
}

/** Numbers in groups of those that follow each other. */
function unbroken(numbers: readonly number[]): number[][] {
	const groups = new Map<number, number[]>();
	for (const [at, number] of numbers.entries()) {
		const group = groups.get(number - at) ?? [];
		groups.set(number - at, [...group, number]);
	}
	return [...groups.values()];
}

function lengthOf(line: readonly Spot[]): number {
	return line.slice(1).reduce((sum, spot, at) => sum + distance(line[at] ?? spot, spot), 0);
}

function mod(number: number, by: number): number {
	return ((number % by) + by) % by;
}
