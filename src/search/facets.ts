import { area, built, garden, monthly, plot, price, warm } from './facets/span.ts';
import { bathrooms, bedrooms, rooms } from './facets/counted.ts';
import { categories, kinds } from './facets/kinds.ts';
import { deal, found, within } from './facets/conditions.ts';
import { energyClass } from './facets/energy-class.ts';
import type { Condition, Facet } from './facets/facet.ts';
import { features } from './facets/features.ts';
import { freeBy } from './facets/free-by.ts';
import {
	commissionFree,
	firstOccupancy,
	groundFloor,
	onlyAvailable,
	tenanted,
	viewable,
	withoutStairs,
} from './facets/flag.ts';
import { places, postcode } from './facets/places.ts';
import { projects } from './facets/projects.ts';

/** In the order of the form, of the address and of the labels. A new facet is added here. */
const all = [
	places,
	postcode,
	price,
	monthly,
	warm,
	rooms,
	bedrooms,
	bathrooms,
	area,
	kinds,
	categories,
	features,
	projects,
	plot,
	garden,
	built,
	energyClass,
	freeBy,
	groundFloor,
	withoutStairs,
	commissionFree,
	firstOccupancy,
	tenanted,
	viewable,
	onlyAvailable,
] as const;

type SliceOf<Part> = Part extends Condition<infer Slice> ? Slice : never;
type Intersection<Union> = (Union extends unknown ? (part: Union) => void : never) extends (
	part: infer Whole,
) => void
	? Whole
	: never;

/** What a visitor wants; what is absent does not matter. */
export type Filter = Intersection<
	SliceOf<(typeof all)[number] | typeof deal | typeof found | typeof within>
>;

export const facets: readonly Facet<Filter>[] = all;

export const conditions: readonly Condition<Filter>[] = [deal, ...all, found, within];
