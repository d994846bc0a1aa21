import { kilometresBetween } from './distance.ts';
import {
	filterParts,
	type ChosenPlace,
	type Filter,
	type FilterPart,
	type Span,
} from './filter.ts';
import { dayNumber } from './free-days.ts';
import type { IndexedPlace, SearchIndex } from './search-index.ts';

/** Whether the unit in a row of the index passes one part of a filter. */
type Test = (row: number) => boolean;

/** What a filter asks, part by part; parts that ask nothing are left out. */
export function testsOf(index: SearchIndex, filter: Filter): ReadonlyMap<FilterPart, Test> {
	const tests = filterParts.map((part) => [part, testOf(part, { index, filter })] as const);
	return new Map(tests.flatMap(([part, test]) => (test ? [[part, test] as const] : [])));
}

function testOf(
	part: FilterPart,
	{ index, filter }: { readonly index: SearchIndex; readonly filter: Filter },
): Test | undefined {
	const { columns } = index;
	switch (part) {
		case 'deal': {
			const deal = filter.deal === 'rent' ? 1 : 0;
			return filter.deal && ((row) => columns.deal[row] === deal);
		}
		case 'kinds':
			return within(columns.kind, numbersOf(index.kinds, filter.kinds));
		case 'places':
			return within(columns.place, placeNumbers(index, filter));
		case 'projects':
			return within(columns.project, projectNumbers(index, filter));
		case 'price':
			return inside(columns.price, filter.price);
		case 'area':
			return inside(columns.area, filter.area);
		case 'plot':
			return inside(columns.plot, filter.plot);
		case 'rooms':
			return inside(columns.rooms, filter.rooms);
		case 'features': {
			const wanted = bitsOf(index, filter.features ?? []);
			return wanted === 0 ? undefined : (row) => hasAll(columns.features[row], wanted);
		}
		case 'energyClass': {
			const worst = filter.energyClass && index.energyClasses.indexOf(filter.energyClass) + 1;
			if (!worst) return undefined;
			return (row) => inRange(columns.energy[row], { from: 1, to: worst });
		}
		case 'freeBy': {
			const day = dayNumber(filter.freeBy ?? '');
			if (Number.isNaN(day)) return undefined;
			return (row) => inRange(columns.available[row], { from: 1, to: day });
		}
		case 'onlyAvailable':
			return filter.onlyAvailable ? (row) => columns.reserved[row] === 0 : undefined;
		case 'found': {
			const { found } = filter;
			return found && ((row) => found.has(columns.id[row] ?? 0));
		}
	}
}

/** The bits of features in the column of features. */
export function bitsOf({ features }: SearchIndex, wanted: readonly string[]): number {
	return features.reduce((bits, feature, at) => bits + (wanted.includes(feature) ? 2 ** at : 0), 0);
}

/** Whether a set of bits has all that are wanted. */
export function hasAll(bits = 0, wanted: number): boolean {
	return (bits & wanted) === wanted;
}

function within(column: Float64Array, numbers: ReadonlySet<number> | undefined | false) {
	return numbers ? (row: number) => numbers.has(column[row] ?? -1) : undefined;
}

/** Columns count in hundredths, and 0 is unknown, which lies in no span. */
function inside(column: Float64Array, span: Span | undefined): Test | undefined {
	if (span?.from === undefined && span?.to === undefined) return undefined;
	const from = Math.max(1, Math.round((span.from ?? 0) * 100));
	const to = span.to === undefined ? Infinity : Math.round(span.to * 100);
	return (row) => inRange(column[row], { from, to });
}

function inRange(value = 0, { from, to }: { readonly from: number; readonly to: number }): boolean {
	return value >= from && value <= to;
}

function listed(things: readonly unknown[] | undefined): boolean {
	return things !== undefined && things.length > 0;
}

function numbersOf<T>(all: readonly T[], wanted: readonly T[] | undefined) {
	return listed(wanted) && new Set(wanted?.map((one) => all.indexOf(one)));
}

function projectNumbers({ projects }: SearchIndex, { projects: wanted }: Filter) {
	if (!listed(wanted)) return undefined;
	return new Set(projects.flatMap(({ id }, at) => (wanted?.includes(id) ? [at + 1] : [])));
}

/** Numbers of the places that are wanted, or that lie near one that is. */
export function placeNumbers({ places }: SearchIndex, { places: wanted, radius }: Filter) {
	if (!wanted || wanted.length === 0) return undefined;
	const isWanted = (place: IndexedPlace) => liesIn(place, wanted);
	const centres = radius ? places.filter(isWanted).flatMap(({ point }) => point ?? []) : [];
	const isNear = ({ point }: IndexedPlace) =>
		point !== undefined &&
		centres.some((centre) => kilometresBetween(centre, point) <= (radius ?? 0));
	const numbers = places.flatMap((place, at) => (isWanted(place) || isNear(place) ? [at + 1] : []));
	return new Set(numbers);
}

/** Whether a place is one of those chosen, or a district of a city that is. */
export function liesIn({ city, district }: IndexedPlace, chosen: readonly ChosenPlace[]): boolean {
	return chosen.some((one) => one.city === city && (!one.district || one.district === district));
}
