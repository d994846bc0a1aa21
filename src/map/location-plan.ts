import type { Location, Point } from '../domain/place.ts';
import type { SchematicCity } from '../domain/schematic.ts';
import { cityPlan, type CityPlan } from './city-plan.ts';
import { drawSheet, labelsOf, type Label, type Layer, type Scale } from './draw.ts';
import { distance, frameAround, planeAround } from './plane.ts';

/** A plan of the surroundings of a place, which is in its middle. Sizes are in units of the drawing. */
export interface LocationPlan {
	readonly width: number;
	readonly height: number;
	readonly layers: readonly Layer[];
	readonly labels: readonly Label[];
	/** Of the circle somewhere in which the place is; absent where the place itself is shown. */
	readonly radius?: number;
}

const [width, height] = [960, 640];
/** How much of a city is shown, and how finely: more of it around a place that is not told exactly. */
const views = {
	exact: { metresPerUnit: 1.5, largest: 8_500 },
	cell: { metresPerUnit: 2.5, largest: 24_000 },
} as const;

/**
 * Draws where something is, as far as the public may know. Of a hidden place only its cell is read, so
 * all places of a cell have the same plan.
 * @returns nothing where no city has a plan that reaches so far.
 */
export function locationPlan(
	location: Location,
	cities: readonly SchematicCity[],
): LocationPlan | undefined {
	const known = drawn.get(location);
	if (known?.cities === cities) return known.plan;
	const plan = drawPlan(location, cities);
	drawn.set(location, { cities, plan });
	return plan;
}

/** The pages of a unit in all languages show one plan, and read one record. */
const drawn = new WeakMap<
	Location,
	{ readonly cities: readonly SchematicCity[]; readonly plan: LocationPlan | undefined }
>();

/** What all plans of a city have in common is read and divided once. */
const plans = new WeakMap<SchematicCity, CityPlan>();

function drawPlan(location: Location, cities: readonly SchematicCity[]): LocationPlan | undefined {
	const city = cityNear(location, cities);
	if (!city) return undefined;
	const { metresPerUnit, largest } = views[location.precision];
	const plan = plans.get(city) ?? cityPlan(city);
	plans.set(city, plan);
	const frame = frameAround(plan.plane.spot(location), {
		width: width * metresPerUnit,
		height: height * metresPerUnit,
	});
	const sheet = plan.sheet(frame, { largest });
	const scale: Scale = {
		place: ([east, south]) => [
			(east - frame.west) / metresPerUnit,
			(south - frame.north) / metresPerUnit,
		],
		unitsPerMetre: 1 / metresPerUnit,
	};
	return {
		width,
		height,
		layers: drawSheet(sheet, scale),
		labels: labelsOf(sheet, scale),
		...(location.precision === 'cell' && { radius: location.radiusMetres / metresPerUnit }),
	};
}

/** The city whose plan shows a point: the nearest of those that reach so far. */
export function cityNear(
	point: Point,
	cities: readonly SchematicCity[],
): SchematicCity | undefined {
	return cities
		.map((city) => ({
			city,
			metres: distance([0, 0], planeAround(city.centre).spot(point)),
		}))
		.filter(({ city, metres }) => metres <= city.kilometres * 1000)
		.sort((a, b) => a.metres - b.metres)[0]?.city;
}
