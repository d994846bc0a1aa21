import type { EnergyClass } from '../domain/energy.ts';
import type { Feature, UnitKind } from '../domain/unit.ts';
import type { Filter } from './filter.ts';
import { dayNumber } from './free-days.ts';
import { bitsOf, hasAll, placeNumbers } from './matcher.ts';
import type { Found } from './query.ts';
import type { Columns, SearchIndex } from './search-index.ts';

/** Parts of a filter that span numbers. */
export type SpanPart = 'price' | 'area' | 'plot' | 'rooms';

/** How many units each option would leave while the rest of the filter stays as it is. */
export interface OptionCounts {
	deals(): { readonly buy: number; readonly rent: number };
	kinds(): ReadonlyMap<UnitKind, number>;
	/** By the number of the place, from 1 in `places`; a city has the sum of its places. */
	places(): ReadonlyMap<number, number>;
	/** By id. */
	projects(): ReadonlyMap<number, number>;
	/** For each number of kilometres around the places that are chosen. */
	radii(kilometres: readonly number[]): readonly number[];
	/** Together with those that are chosen already. */
	features(): ReadonlyMap<Feature, number>;
	/** Of this class or a better one. */
	energyClasses(): ReadonlyMap<EnergyClass, number>;
	/** For each ISO date: free then at the latest. */
	freeBy(days: readonly string[]): readonly number[];
	/** Not reserved by anybody. */
	available(): number;
	/** For each step: units from it on, or up to it, within the other end of the span. */
	steps(part: SpanPart, end: 'from' | 'to', steps: readonly number[]): readonly number[];
}

/** Counts the options of a filter whose hits are found. */
export function countOptions(
	index: SearchIndex,
	{ found, filter }: { readonly found: Found; readonly filter: Filter },
): OptionCounts {
	const { columns } = index;
	const tally = (part: Parameters<Found['rowsWithout']>[0], column: keyof Columns) => {
		const counts = new Map<number, number>();
		for (const row of found.rowsWithout(part)) {
			const value = columns[column][row] ?? 0;
			counts.set(value, (counts.get(value) ?? 0) + 1);
		}
		return counts;
	};
	return {
		deals: () => {
			const counts = tally('deal', 'deal');
			return { buy: counts.get(0) ?? 0, rent: counts.get(1) ?? 0 };
		},
		kinds: () => {
			const counts = tally('kinds', 'kind');
			return named(index.kinds, (at) => counts.get(at) ?? 0);
		},
		places: () => tally('places', 'place'),
		projects: () => {
			const counts = tally('projects', 'project');
			const ids = index.projects.map(({ id }) => id);
			return named(ids, (at) => counts.get(at + 1) ?? 0);
		},
		radii: (kilometres) => {
			const counts = tally('places', 'place');
			return kilometres.map((radius) => {
				const near = placeNumbers(index, { ...filter, radius });
				return counts
					.entries()
					.reduce((sum, [place, count]) => sum + (near?.has(place) === false ? 0 : count), 0);
			});
		},
		features: () => {
			const chosen = bitsOf(index, filter.features ?? []);
			const sets = found.rowsWithout('features').map((row) => columns.features[row] ?? 0);
			const fitting = sets.filter((set) => hasAll(set, chosen));
			return named(index.features, (at) => fitting.filter((set) => hasAll(set, 2 ** at)).length);
		},
		energyClasses: () => {
			const counts = tally('energyClass', 'energy');
			let sum = 0;
			return named(index.energyClasses, (at) => (sum += counts.get(at + 1) ?? 0));
		},
		freeBy: (days) => {
			const counts = tally('freeBy', 'available');
			counts.delete(0);
			return days.map((day) => {
				const latest = dayNumber(day);
				return counts
					.entries()
					.reduce((sum, [free, count]) => sum + (free <= latest ? count : 0), 0);
			});
		},
		available: () => tally('onlyAvailable', 'reserved').get(0) ?? 0,
		steps: (part, end, steps) => {
			const { from = 0, to = Infinity } = filter[part] ?? {};
			const values = found
				.rowsWithout(part)
				.map((row) => (columns[part][row] ?? 0) / 100)
				.filter((value) => value > 0 && (end === 'from' ? value <= to : value >= from));
			return steps.map(
				(step) => values.filter((value) => (end === 'from' ? value >= step : value <= step)).length,
			);
		},
	};
}

function named<T>(names: readonly T[], count: (at: number) => number): Map<T, number> {
	return new Map(names.map((name, at) => [name, count(at)] as const));
}
