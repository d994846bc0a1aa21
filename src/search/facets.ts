import { area } from './facets/area.ts';
import { deal } from './facets/deal.ts';
import { energyClass } from './facets/energy-class.ts';
import type { Condition, Facet } from './facets/facet.ts';
import { features } from './facets/features.ts';
import { found } from './facets/found.ts';
import { freeBy } from './facets/free-by.ts';
import { garden } from './facets/garden.ts';
import { kinds } from './facets/kinds.ts';
import { onlyAvailable } from './facets/only-available.ts';
import { places } from './facets/places.ts';
import { plot } from './facets/plot.ts';
import { price } from './facets/price.ts';
import { projects } from './facets/projects.ts';
import { rooms } from './facets/rooms.ts';
import { withoutStairs } from './facets/without-stairs.ts';

/** In the order of the form, of the address and of the labels. A new facet is added here. */
const all = [
	places,
	price,
	rooms,
	area,
	kinds,
	features,
	projects,
	plot,
	garden,
	energyClass,
	freeBy,
	withoutStairs,
	onlyAvailable,
] as const;

type SliceOf<Part> = Part extends Condition<infer Slice> ? Slice : never;
type Intersection<Union> = (Union extends unknown ? (part: Union) => void : never) extends (
	part: infer Whole,
) => void
	? Whole
	: never;

/** What a visitor wants; what is absent does not matter. */
export type Filter = Intersection<SliceOf<(typeof all)[number] | typeof deal | typeof found>>;

export const facets: readonly Facet<Filter>[] = all;
export const conditions: readonly Condition<Filter>[] = [deal, ...all, found];
