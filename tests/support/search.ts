import * as fc from 'fast-check';
import type { IndexedUnit } from '../../src/domain/indexed-unit.ts';
import { isLivedIn } from '../../src/domain/kind.ts';
import { EnergyClass } from '../../src/domain/energy.ts';
import { Feature, UnitKind } from '../../src/domain/unit.ts';
import { assumptions } from './assumptions.ts';
import type { Filter } from '../../src/search/facets.ts';
import type { Span } from '../../src/search/facets/span.ts';
import type { Sort } from '../../src/search/sort.ts';
import { kilometresBetween } from '../../src/domain/distance.ts';
import { placesOf } from '../../src/search/write/places.ts';
import { readPointsInSteps, type MapPoint } from '../../src/search/browser/read-points.ts';
import { readIndexInSteps, type SearchIndex } from '../../src/search/search-index.ts';
import { writeIndex, type IndexOptions } from '../../src/search/write/write-index.ts';

const features = Feature.options.slice(0, 7);
const kinds = UnitKind.options.slice(0, 3);
const energyClasses = EnergyClass.options.slice(0, 4);
const cities = ['Leipzig', 'Hamburg', 'València'];
const districts = ['Plagwitz', 'Mitte'];
const categories = ['loft', 'villa', 'unheardOf'];
const zips = ['04229', '22767'];
const dates = ['now', '2026-12-01', '2027-06-01'];

/** Times that are over, and that are to come, in minutes since 1970. */
const aMinuteAgo = Math.floor(Date.now() / 60_000) - 1;
const tomorrow = aMinuteAgo + 24 * 60;

const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined, freq: 2 });
const amount = fc.integer({ min: 1, max: 120_000 });
const month = fc.integer({ min: 1, max: 1_200 });
const size = fc.integer({ min: 1, max: 40 }).map((half) => half / 4);

/** Reads an index at once. @throws as `readIndexInSteps` */
export function readIndex(bytes: Uint8Array): SearchIndex {
	return atOnce(readIndexInSteps(bytes));
}

/** The index of units with their monthly costs. */
export function wholeIndex(
	units: readonly IndexedUnit[],
	options: IndexOptions = { shift: 4 },
): SearchIndex {
	return readIndex(writeIndex(units, { ...options, monthly: assumptions }));
}

/** Reads the points of a map at once. @throws as `readPointsInSteps` */
export function readPoints(bytes: Uint8Array, index: SearchIndex): MapPoint[] {
	return atOnce(readPointsInSteps(bytes, index));
}

/** Units without those that have the id of a later one. */
export function distinct(units: readonly IndexedUnit[]): IndexedUnit[] {
	return [...new Map(units.map((unit) => [unit.id, unit])).values()];
}

/** What a generator comes to. */
export function atOnce<Result>(steps: Generator<void, Result>): Result {
	for (;;) {
		const step = steps.next();
		if (step.done) return step.value;
	}
}

/** When a unit is free, by an ISO date, "now" or another word. */
export function availableFrom(said: string): NonNullable<IndexedUnit['availableFrom']> {
	if (said === 'now') return { kind: 'now' };
	return /^\d/.test(said) ? { kind: 'date', date: said } : { kind: 'text', text: said };
}

/** Units that have much in common, so that filters find some of them. */
export function anyIndexedUnit(): fc.Arbitrary<IndexedUnit> {
	return fc.record({
		id: fc.integer({ min: 1, max: 60 }),
		deal: fc.constantFrom('buy' as const, 'rent' as const),
		reserved: fc.boolean(),
		kind: fc.constantFrom(...kinds),
		city: maybe(fc.constantFrom(...cities)),
		district: maybe(fc.constantFrom(...districts)),
		lat: fc.constantFrom(50, 50.05, 50.2),
		lng: fc.constantFrom(10, 10.05, 10.2),
		projectId: maybe(fc.integer({ min: 1, max: 3 })),
		cents: maybe(amount),
		currency: fc.constant('EUR' as const),
		area: maybe(size),
		areas: fc.record({ plot: maybe(size), garden: maybe(size) }),
		rooms: maybe(size),
		bedrooms: maybe(fc.integer({ min: 1, max: 4 })),
		bathrooms: maybe(fc.integer({ min: 1, max: 3 })),
		constructionYear: maybe(fc.constantFrom(1900, 1975, 2024)),
		totalRent: maybe(amount),
		monthly: maybe(month.map(rentOf)),
		category: maybe(fc.constantFrom(...categories)),
		zip: maybe(fc.constantFrom(...zips)),
		floor: maybe(fc.integer({ min: -1, max: 4 })),
		features: fc.uniqueArray(fc.constantFrom(...features)),
		energyClass: maybe(fc.constantFrom(...energyClasses)),
		availableFrom: maybe(fc.constantFrom(...dates, 'vermietet').map(availableFrom)),
		commissionFree: maybe(fc.boolean()),
		firstOccupancy: maybe(fc.boolean()),
		viewableUntil: maybe(fc.constantFrom(aMinuteAgo, tomorrow)),
		createdAt: fc.integer({ min: 0, max: 5 }).map((seconds) => seconds * 1000),
	});
}

export function anyFilter(): fc.Arbitrary<Filter> {
	const span = (arbitrary: fc.Arbitrary<number>) =>
		rarely(fc.record({ from: maybe(arbitrary), to: maybe(arbitrary) }));
	return fc.record({
		deal: rarely(fc.constantFrom('buy' as const, 'rent' as const)),
		kinds: rarely(fc.uniqueArray(fc.constantFrom(...kinds))),
		places: rarely(
			fc.array(
				fc.record({
					city: fc.constantFrom(...cities, 'Jena'),
					district: maybe(fc.constantFrom(...districts)),
				}),
				{ maxLength: 2 },
			),
		),
		radius: rarely(fc.constantFrom(1, 10, 30)),
		projects: rarely(fc.uniqueArray(fc.integer({ min: 1, max: 4 }))),
		monthly: span(month),
		price: span(amount.map((cents) => Math.round(cents / 100))),
		area: span(size),
		plot: span(size),
		garden: span(size),
		withoutStairs: rarely(fc.constant(true)),
		rooms: span(size),
		bedrooms: span(fc.integer({ min: 1, max: 4 })),
		bathrooms: span(fc.integer({ min: 1, max: 3 })),
		built: span(fc.constantFrom(1900, 1950, 2024)),
		warm: span(amount.map((cents) => Math.round(cents / 100))),
		categories: rarely(fc.uniqueArray(fc.constantFrom('loft', 'villa'))),
		postcode: rarely(fc.uniqueArray(fc.constantFrom(...zips, '99999'))),
		groundFloor: rarely(fc.constant(true)),
		features: rarely(fc.uniqueArray(fc.constantFrom(...features), { maxLength: 3 })),
		energyClass: rarely(fc.constantFrom(...energyClasses)),
		freeBy: rarely(fc.constantFrom('2026-11-30', '2026-12-01', '2028-01-01')),
		viewable: rarely(fc.constant(true)),
		onlyAvailable: rarely(fc.constant(true)),
		commissionFree: rarely(fc.constant(true)),
		firstOccupancy: rarely(fc.constant(true)),
		tenanted: rarely(fc.constant(true)),
		found: rarely(fc.uniqueArray(fc.integer({ min: 1, max: 60 })).map((ids) => new Set(ids))),
	});
}

/** Filters of two or three parts find something, and differ in which. */
const rarely = <T>(arbitrary: fc.Arbitrary<T>) =>
	fc.oneof({ arbitrary: fc.constant(undefined), weight: 4 }, { arbitrary, weight: 1 });

/** What a filter means, told once more and without an index. */
export function passes(
	unit: IndexedUnit,
	{ filter, units }: { readonly filter: Filter; readonly units: readonly IndexedUnit[] },
): boolean {
	const { deal, kinds, projects, energyClass, freeBy, found } = filter;
	const classes = EnergyClass.options;
	return (
		(!deal || unit.deal === deal) &&
		(!kinds?.length || kinds.includes(unit.kind)) &&
		isInPlace(unit, { filter, units }) &&
		(!projects?.length || projects.includes(unit.projectId ?? 0)) &&
		isInside(unit.cents === undefined ? undefined : unit.cents / 100, filter.price) &&
		isInside(monthlyOf(unit), filter.monthly) &&
		isInside(unit.area, filter.area) &&
		isInside(unit.areas.plot, filter.plot) &&
		isInside(unit.areas.garden, filter.garden) &&
		(!filter.withoutStairs || isReachedWithoutStairs(unit)) &&
		isInside(unit.rooms, filter.rooms) &&
		isInside(unit.bedrooms, filter.bedrooms) &&
		isInside(unit.bathrooms, filter.bathrooms) &&
		isInside(unit.constructionYear, filter.built) &&
		isInside(unit.totalRent === undefined ? undefined : unit.totalRent / 100, filter.warm) &&
		(!filter.categories?.length || filter.categories.includes(unit.category ?? '')) &&
		(!filter.postcode?.length || filter.postcode.includes(unit.zip ?? '')) &&
		(!filter.groundFloor || unit.floor === 0) &&
		(filter.features ?? []).every((feature) => unit.features.includes(feature)) &&
		(!energyClass ||
			(unit.energyClass !== undefined &&
				classes.indexOf(unit.energyClass) <= classes.indexOf(energyClass))) &&
		(!freeBy || isFreeBy(unit, freeBy)) &&
		(!filter.viewable || unit.viewableUntil === tomorrow) &&
		(!filter.onlyAvailable || !unit.reserved) &&
		(!filter.commissionFree ||
			unit.commissionFree === true ||
			(filter.deal === 'rent' && isLivedIn(unit.kind))) &&
		(!filter.firstOccupancy || unit.firstOccupancy === true) &&
		(!filter.tenanted || (unit.deal === 'buy' && unit.availableFrom?.kind === 'text')) &&
		(!found || found.has(unit.id))
	);
}

function isInPlace(
	unit: IndexedUnit,
	{ filter, units }: { readonly filter: Filter; readonly units: readonly IndexedUnit[] },
): boolean {
	const { places: wanted, radius } = filter;
	if (!wanted?.length) return true;
	const isWanted = ({ city, district }: Pick<IndexedUnit, 'city' | 'district'>) =>
		wanted.some((one) => one.city === city && (!one.district || one.district === district));
	if (isWanted(unit)) return true;
	if (!radius || unit.city === undefined) return false;
	const { places, placeOf } = placesOf(units);
	const points = places.map(
		({ point }) => point && { lat: rounded(point.lat), lng: rounded(point.lng) },
	);
	const own = points[placeOf(unit) - 1];
	return places.some((place, at) => {
		const centre = points[at];
		return isWanted(place) && own && centre && kilometresBetween(centre, own) <= radius;
	});
}

function isReachedWithoutStairs({ floor, features: own }: IndexedUnit): boolean {
	return floor === 0 || own.some((feature) => feature === 'lift' || feature === 'barrierFree');
}

function isFreeBy({ availableFrom: free }: IndexedUnit, day: string): boolean {
	return free?.kind === 'now' || (free?.kind === 'date' && free.date <= day);
}

function isInside(value: number | undefined, span: Span | undefined): boolean {
	if (span?.from === undefined && span?.to === undefined) return true;
	return value !== undefined && value >= (span.from ?? 0) && value <= (span.to ?? Infinity);
}

/** Ids in the order a visitor has chosen. */
export function sortedIds(
	units: readonly IndexedUnit[],
	{ sort, filter }: { readonly sort: Sort; readonly filter: Filter },
): number[] {
	const homes: readonly string[] = ['apartment', 'house', 'shortStay'];
	const isOfKind = filter.kinds !== undefined || filter.categories !== undefined;
	const isUnsorted = sort === 'newest';
	const isLater = ({ kind }: IndexedUnit) => isUnsorted && !isOfKind && !homes.includes(kind);
	const isTaken = ({ reserved }: IndexedUnit) => isUnsorted && reserved;
	const by = {
		newest: () => 0,
		priceUp: up(({ cents }) => cents),
		priceDown: up(({ cents }) => minus(cents)),
		area: up(({ area }) => minus(area)),
		rooms: up(({ rooms }) => minus(rooms)),
		perArea: up(perArea),
		monthly: up(monthlyOf),
	}[sort];
	return units
		.toSorted(
			(a, b) =>
				Number(isTaken(a)) - Number(isTaken(b)) ||
				Number(isLater(a)) - Number(isLater(b)) ||
				by(a, b) ||
				b.createdAt - a.createdAt ||
				b.id - a.id,
		)
		.map(({ id }) => id);
}

/** A rent in euros, and nothing beside it. */
function rentOf(euros: number): NonNullable<IndexedUnit['monthly']> {
	return { currency: 'EUR', rent: euros * 100, charges: [], missing: [], isSpanish: false };
}

function monthlyOf({ monthly }: IndexedUnit): number | undefined {
	return monthly?.rent && monthly.rent / 100;
}

function perArea({ cents, area }: IndexedUnit): number | undefined {
	return cents === undefined || area === undefined ? undefined : cents / (area * 100);
}

/** What is not known comes last. */
function up(of: (unit: IndexedUnit) => number | undefined) {
	return (a: IndexedUnit, b: IndexedUnit): number => {
		const [x = Infinity, y = Infinity] = [of(a), of(b)];
		return x === y ? 0 : x - y;
	};
}

function minus(value: number | undefined): number | undefined {
	return value === undefined ? undefined : -value;
}

function rounded(degrees: number): number {
	return Math.round(degrees * 1000) / 1000;
}
