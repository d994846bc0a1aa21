import type { IndexedUnit } from '../domain/indexed-unit.ts';
import type { Money } from '../domain/money.ts';
import { alphabetical } from './alphabetical.ts';
import { writeColumns } from './columns.ts';
import { lists } from './lists.ts';
import { placesOf } from './places.ts';
import { conditions } from './facets.ts';
import type { IndexedAccount } from './facets/facet.ts';
import type { IndexedProject } from './search-index.ts';

export interface IndexOptions {
	/** As `SearchIndex.shift`. */
	readonly shift: number;
	/** What projects are called; one that is missing has no name to be chosen by. */
	readonly projects?: readonly IndexedProject[] | undefined;
}

/** The index of all units on offer as a file. They lie in the order of their ids, which tells nothing of a price that is not there. */
export function writeIndex(
	all: readonly IndexedUnit[],
	{ shift, projects = [] }: IndexOptions,
): Uint8Array<ArrayBuffer> {
	const units = all.toSorted((a, b) => a.id - b.id);
	const currency = mainCurrency(units);
	const { places, placeOf } = placesOf(units);
	const names = new Map(projects.map((project) => [project.id, project.names]));
	const firstName = (id: number) => Object.values(names.get(id) ?? {})[0] ?? '';
	const projectIds = [...new Set(units.flatMap(({ projectId }) => projectId ?? []))].sort(
		(a, b) => alphabetical(firstName(a), firstName(b)) || a - b,
	);
	const projectNumbers = new Map(projectIds.map((id, at) => [id, at + 1]));
	const account = {
		...lists,
		currency,
		placeOf,
		projectOf: ({ projectId = 0 }: IndexedUnit) => projectNumbers.get(projectId) ?? 0,
	};
	const header = {
		currency,
		shift,
		...lists,
		places: places.map(({ city, district, point }) => [
			city,
			district ?? '',
			...(point ? [thousandths(point.lat), thousandths(point.lng)] : []),
		]),
		projects: projectIds.map((id) => ({ id, names: names.get(id) ?? {} })),
	};
	return writeColumns(header, columnsOf(units, account));
}

/** The currency that most prices are in, the first by its name of several. */
export function mainCurrency(units: readonly IndexedUnit[]): Money['currency'] {
	const all = units.flatMap(({ currency }) => currency ?? []).sort();
	const groups = [...Map.groupBy(all, (currency) => currency)];
	return groups.toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0] ?? 'EUR';
}

function columnsOf(units: readonly IndexedUnit[], account: IndexedAccount) {
	const own = conditions.flatMap(({ columns }) =>
		Object.entries(columns).map(([name, number]): [string, number[]] => [
			name,
			units.map((unit) => number(unit, account)),
		]),
	);
	return { id: units.map(({ id }) => id), ...Object.fromEntries(own), age: agesOf(units) };
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
