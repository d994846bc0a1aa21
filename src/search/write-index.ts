import { EnergyClass } from '../domain/energy.ts';
import type { Facets } from '../domain/facets.ts';
import { Feature, UnitKind } from '../domain/unit.ts';
import { alphabetical } from './alphabetical.ts';
import { dayNumber } from './free-days.ts';
import { differences, writeNumbers } from './numbers.ts';
import { placesOf } from './places.ts';
import {
	columnNames,
	indexFormat,
	stepping,
	type Columns,
	type IndexedProject,
	type SearchIndex,
} from './search-index.ts';

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
	facets: readonly Facets[],
	{ shift, projects = [] }: IndexOptions,
): Uint8Array<ArrayBuffer> {
	const units = facets.toSorted((a, b) => a.id - b.id);
	const currency = mostFrequent(units.flatMap((unit) => unit.currency ?? [])) ?? 'EUR';
	const { places, placeOf } = placesOf(units);
	const names = new Map(projects.map((project) => [project.id, project.names]));
	const firstName = (id: number) => Object.values(names.get(id) ?? {})[0] ?? '';
	const projectIds = [...new Set(units.flatMap(({ projectId }) => projectId ?? []))].sort(
		(a, b) => alphabetical(firstName(a), firstName(b)) || a - b,
	);
	const projectNumbers = new Map(projectIds.map((id, at) => [id, at + 1]));
	const ages = agesOf(units);
	const rows = units.map((unit, at) =>
		rowOf(unit, {
			currency,
			place: placeOf(unit),
			project: projectNumbers.get(unit.projectId ?? 0) ?? 0,
			age: ages[at] ?? 0,
		}),
	);
	const header = {
		format: indexFormat,
		count: units.length,
		currency,
		shift,
		kinds: UnitKind.options,
		features: Feature.options,
		energyClasses: EnergyClass.options,
		places: places.map(({ city, district, point }) => [
			city,
			district ?? '',
			...(point ? [thousandths(point.lat), thousandths(point.lng)] : []),
		]),
		projects: projectIds.map((id) => ({ id, names: names.get(id) ?? {} })),
	};
	const columns = columnNames.map((name) => {
		const numbers = rows.map((row) => row[name]);
		return writeNumbers(stepping.has(name) ? differences(numbers) : numbers);
	});
	return joined([new TextEncoder().encode(`${JSON.stringify(header)}\n`), ...columns]);
}

const featureBits = new Map(Feature.options.map((feature, at) => [feature, 2 ** at]));

interface RowContext extends Record<'place' | 'project' | 'age', number> {
	readonly currency: SearchIndex['currency'];
}

function rowOf(unit: Facets, { currency, ...numbers }: RowContext): Record<keyof Columns, number> {
	return {
		id: unit.id,
		deal: unit.deal === 'rent' ? 1 : 0,
		reserved: unit.reserved ? 1 : 0,
		kind: UnitKind.options.indexOf(unit.kind),
		price: unit.currency === currency ? (unit.cents ?? 0) : 0,
		area: hundredths(unit.area),
		plot: hundredths(unit.plot),
		rooms: hundredths(unit.rooms),
		features: unit.features.reduce((bits, feature) => bits | (featureBits.get(feature) ?? 0), 0),
		energy: unit.energyClass ? EnergyClass.options.indexOf(unit.energyClass) + 1 : 0,
		available: dayOf(unit.available),
		...numbers,
	};
}

/** How many units came before each; of two that came at once, the one with the lower id did. */
function agesOf(units: readonly Facets[]): number[] {
	const rows = units.map((_, row) => row);
	rows.sort((a, b) => (units[a]?.createdAt ?? 0) - (units[b]?.createdAt ?? 0) || a - b);
	const ages: number[] = [];
	for (const [age, row] of rows.entries()) ages[row] = age;
	return ages;
}

function dayOf(available: string | undefined): number {
	if (available === undefined) return 0;
	return available === 'now' ? 1 : Math.max(1, dayNumber(available));
}

function hundredths(value = 0): number {
	return Math.round(value * 100);
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
