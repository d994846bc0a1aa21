import type { IndexedUnit } from '../../domain/indexed-unit.ts';
import type { IndexedPlace } from '../search-index.ts';

type PlacedUnit = Pick<IndexedUnit, 'city' | 'district' | 'lat' | 'lng'>;

/**
 * The places of an account in alphabetical order, a city before its districts, and the number of a unit's place among them
 * from 1, 0 when none is told. Each lies in the middle of what the public may know of its units, so that
 * distances tell nothing of a hidden point.
 */
export function placesOf(units: readonly PlacedUnit[]) {
	const groups = Map.groupBy(
		units.filter(({ city }) => city !== undefined),
		nameOf,
	);
	const names = [...groups.keys()].toSorted(alphabetical);
	const numbers = new Map(names.map((name, at) => [name, at + 1]));
	const places = names.map((name): IndexedPlace => {
		const [{ city = '', district } = { city: '' }] = groups.get(name) ?? [];
		const point = middle(groups.get(name) ?? []);
		return { city, ...(district && { district }), ...(point && { point }) };
	});
	return { places, placeOf: (unit: PlacedUnit) => numbers.get(nameOf(unit)) ?? 0 };
}

function nameOf({ city, district }: PlacedUnit): string {
	return `${city ?? ''}\n${district ?? ''}`;
}

function middle(units: readonly PlacedUnit[]) {
	const lats = units.flatMap(({ lat }) => lat ?? []);
	const lngs = units.flatMap(({ lng }) => lng ?? []);
	if (lats.length === 0 || lats.length !== lngs.length) return undefined;
	return { lat: mean(lats), lng: mean(lngs) };
}

function mean(numbers: readonly number[]): number {
	return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

const collator = new Intl.Collator('de', { numeric: true });

/**
 * Which of two names people expect first: Übersee before Ulm, Viertel 2 before Viertel 10. For the build: a browser
 * takes long to get ready for it.
 */
export function alphabetical(a: string, b: string): number {
	return collator.compare(a, b) || (a < b ? -1 : a > b ? 1 : 0);
}
