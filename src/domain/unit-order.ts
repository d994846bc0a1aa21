import type { Unit } from './unit.ts';

/** Compares names as people count: "2" before "10". */
export const natural = new Intl.Collator('de', { numeric: true });

/** Units from the lowest floor up, on each by reference; those whose floor is not known come last. */
export function byFloor<Of extends Pick<Unit, 'floor' | 'reference'>>(units: readonly Of[]): Of[] {
	return units.toSorted((a, b) => {
		const [one, other] = [a.floor ?? Infinity, b.floor ?? Infinity];
		return one === other ? natural.compare(a.reference, b.reference) : one - other;
	});
}
