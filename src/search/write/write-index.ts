import { cached } from '../../domain/cached.ts';
import { languages } from '../../domain/spoken.ts';
import type { OfferedPlace, IndexedUnit } from '../../domain/indexed-unit.ts';
import type { Deal } from '../../domain/unit.ts';
import { type ListOrder, usualOrder } from '../../domain/listing.ts';
import type { Money } from '../../domain/price.ts';
import type { MonthlyAssumptions } from '../../domain/site/monthly-assumptions.ts';
import { alphabetical, placesOf } from './places.ts';
import { writeColumns } from '../columns.ts';
import { lists } from './lists.ts';
import { conditions } from '../facets.ts';
import type { IndexedAccount } from '../facets/facet.ts';
import type { IndexedPlace, IndexedProject, IndexedRegion } from '../search-index.ts';
import { wholeMonthly } from '../../domain/monthly/monthly-costs.ts';

export interface IndexOptions {
	/** As `SearchIndex.shift`. */
	readonly shift: number;
	/** What projects are called; one that is missing has no name to be chosen by. */
	readonly projects?: readonly IndexedProject[] | undefined;
	/** Of lists that nobody has sorted. */
	readonly order?: ListOrder | undefined;
	/** As `SearchIndex.city`. */
	readonly city?: string | undefined;
	/** By what monthly costs are worked out; without it, none are known. */
	readonly monthly?: MonthlyAssumptions | undefined;
}

/** The index of all units on offer as a file. They lie in the order of their ids, which tells nothing of a price that is not there. */
export function writeIndex(
	all: readonly IndexedUnit[],
	{ shift, projects = [], order = usualOrder, city, monthly }: IndexOptions,
): Uint8Array<ArrayBuffer> {
	const units = sorted(all);
	const account = accountOf(units, projects, monthly);
	const { places, projectIds, postcodes, currency } = account;
	const names = new Map(projects.map((project) => [project.id, project.names]));
	const header = {
		currency,
		shift,
		order,
		city,
		...lists,
		places: places.map(written),
		regions: regionsOf(units),
		postcodes,
		projects: projectIds.map((id) => ({ id, names: names.get(id) ?? {} })),
	};
	return writeColumns(header, {
		id: units.map(({ id }) => id),
		...columnsOf(units, account),
		age: agesOf(units),
	});
}

/** The index of a large account, whose units lie in an index of each city. */
export function writeCities(
	offered: readonly OfferedPlace[],
	{ shift, order = usualOrder }: Pick<IndexOptions, 'shift' | 'order'>,
): Uint8Array<ArrayBuffer> {
	const byCity = [...Map.groupBy(offered, ({ city }) => city)];
	const cities = byCity.map(([city, own]) => {
		const sum = (deal: Deal) =>
			own.filter((one) => one.deal === deal).reduce((total, { count }) => total + count, 0);
		const postcodes = [...new Set(own.flatMap(({ zip }) => zip ?? []))];
		return [city, { buy: sum('buy'), rent: sum('rent'), postcodes, reach: reachOf(own) }] as const;
	});
	const header = {
		// No unit is here, so nothing says a price.
		currency: 'EUR',
		shift,
		order,
		...lists,
		places: placesOf(offered).places.map(written),
		regions: regionsOf(offered),
		postcodes: cities.flatMap(([, { postcodes }]) => postcodes),
		projects: [],
		cities: Object.fromEntries(cities),
	};
	return writeColumns(header, {});
}

function reachOf(offered: readonly OfferedPlace[]) {
	const all = (side: 'south' | 'north' | 'west' | 'east') =>
		offered.flatMap((one) => one[side] ?? []);
	if (all('south').length === 0) return undefined;
	return [
		Math.floor(Math.min(...all('south')) * 1000),
		Math.ceil(Math.max(...all('north')) * 1000),
		Math.floor(Math.min(...all('west')) * 1000),
		Math.ceil(Math.max(...all('east')) * 1000),
	] as const;
}

function written({ city, district, point }: IndexedPlace): readonly (string | number)[] {
	return [city, district ?? '', ...(point ? [thousandths(point.lat), thousandths(point.lng)] : [])];
}

function sorted(units: readonly IndexedUnit[]): IndexedUnit[] {
	return units.toSorted((a, b) => a.id - b.id);
}

/** The numbers under which columns name what an account has. */
function accountOf(
	units: readonly IndexedUnit[],
	projects: readonly IndexedProject[],
	monthly: MonthlyAssumptions | undefined,
) {
	const currency = mainCurrency(units);
	const { places, placeOf } = placesOf(units);
	const names = new Map(projects.map((project) => [project.id, project.names]));
	const firstName = (id: number) => Object.values(names.get(id) ?? {})[0] ?? '';
	const projectIds = [...new Set(units.flatMap(({ projectId }) => projectId ?? []))].sort(
		(a, b) => alphabetical(firstName(a), firstName(b)) || a - b,
	);
	const projectNumbers = numbered(projectIds);
	const postcodes = [...new Set(units.flatMap(({ zip }) => zip ?? []))].sort();
	const postcodeNumbers = numbered(postcodes);
	return {
		...lists,
		currency,
		places,
		placeOf,
		projectIds,
		projectOf: ({ projectId = 0 }: IndexedUnit) => projectNumbers.get(projectId) ?? 0,
		postcodes,
		monthlyOf: (unit: IndexedUnit) =>
			monthly && unit.monthly?.currency === currency ? wholeMonthly(unit, monthly) : undefined,
		postcodeOf: ({ zip = '' }: IndexedUnit) => postcodeNumbers.get(zip) ?? 0,
	};
}

function numbered<Name>(names: readonly Name[]): ReadonlyMap<Name, number> {
	return new Map(names.map((name, at) => [name, at + 1]));
}

/** The currency that most prices are in, the first by its name of several. */
export function mainCurrency(units: readonly IndexedUnit[]): Money['currency'] {
	const all = units.flatMap(({ currency }) => currency ?? []).sort();
	const groups = [...Map.groupBy(all, (currency) => currency)];
	return groups.toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0] ?? 'EUR';
}

/** Regions, and countries by their names in each language. */
function regionsOf(
	units: readonly Pick<IndexedUnit, 'region' | 'country' | 'city'>[],
): IndexedRegion[] {
	const named = (names: (unit: (typeof units)[number]) => readonly string[]) =>
		units.flatMap((unit) => names(unit).map((name) => ({ name, city: unit.city })));
	const all = [
		...named(({ region }) => (region ? [region] : [])),
		...named(({ country }) => (country ? countryNames(country) : [])),
	];
	return [...Map.groupBy(all, ({ name }) => name)].flatMap(([name, own]) => {
		const cities = [...new Set(own.flatMap(({ city }) => city ?? []))].sort(alphabetical);
		return cities.length > 0 ? [{ name, cities }] : [];
	});
}

const countryNames = cached(
	(code: string) => {
		const names = languages.map((locale) =>
			new Intl.DisplayNames([locale], { type: 'region' }).of(code),
		);
		return [...new Set(names.flatMap((name) => name ?? []))];
	},
	{ size: 50 },
);

function columnsOf(
	units: readonly IndexedUnit[],
	account: IndexedAccount,
): Record<string, number[]> {
	const all = conditions.flatMap(({ columns }) => Object.entries(columns));
	return Object.fromEntries(
		all.map(([name, number]) => [name, units.map((unit) => number(unit, account))]),
	);
}

/** How many units came before each; of two that came at once, the one with the lower id did. */
function agesOf(units: readonly IndexedUnit[]): number[] {
	const rows = units.map((_, row) => row);
	rows.sort((a, b) => (units[a]?.createdAt ?? 0) - (units[b]?.createdAt ?? 0) || a - b);
	const ages: number[] = [];
	for (const [age, row] of rows.entries()) ages[row] = age;
	return ages;
}

function thousandths(degrees: number): number {
	return Math.round(degrees * 1000);
}
