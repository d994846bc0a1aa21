import type { IndexedUnit } from '../domain/indexed-unit.ts';
import { alphabetical } from './alphabetical.ts';
import { lists } from './lists.ts';
import { differences, writeNumbers } from './numbers.ts';
import { placesOf } from './places.ts';
import { conditions } from './facets.ts';
import type { IndexedAccount } from './facets/facet.ts';
import { indexFormat, stepping, type IndexedProject } from './search-index.ts';

export interface IndexOptions {
	/** As `SearchIndex.shift`. */
	readonly shift: number;
	/** What projects are called; one that is missing has no name to be chosen by. */
	readonly projects?: readonly IndexedProject[] | undefined;
}

/**
 * The index of all units on offer as a file: a line of JSON, then one column of numbers after the other. Units
 * lie in the order of their ids, which tells nothing of a price that is not there.
 */
export function writeIndex(
	all: readonly IndexedUnit[],
	{ shift, projects = [] }: IndexOptions,
): Uint8Array<ArrayBuffer> {
	const units = all.toSorted((a, b) => a.id - b.id);
	const currency = mostFrequent(units.flatMap((unit) => unit.currency ?? [])) ?? 'EUR';
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
	const columns = columnsOf(units, account);
	const header = {
		format: indexFormat,
		count: units.length,
		currency,
		shift,
		...lists,
		columns: columns.map(({ name }) => name),
		places: places.map(({ city, district, point }) => [
			city,
			district ?? '',
			...(point ? [thousandths(point.lat), thousandths(point.lng)] : []),
		]),
		projects: projectIds.map((id) => ({ id, names: names.get(id) ?? {} })),
	};
	const numbers = columns.map(({ name, numbers: own }) =>
		writeNumbers(stepping.has(name) ? differences(own) : own),
	);
	return joined([new TextEncoder().encode(`${JSON.stringify(header)}\n`), ...numbers]);
}

function columnsOf(units: readonly IndexedUnit[], account: IndexedAccount) {
	const own = conditions.flatMap(({ columns }) =>
		Object.entries(columns).map(([name, number]) => ({
			name,
			numbers: units.map((unit) => number(unit, account)),
		})),
	);
	return [
		{ name: 'id', numbers: units.map(({ id }) => id) },
		...own,
		{ name: 'age', numbers: agesOf(units) },
	];
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

function mostFrequent<T>(things: readonly T[]): T | undefined {
	const groups = Map.groupBy(things, (thing) => thing);
	return [...groups].toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0];
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
	const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
	let at = 0;
	for (const part of parts) {
		whole.set(part, at);
		at += part.length;
	}
	return whole;
}
