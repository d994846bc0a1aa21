import type { UnitDraft } from '../draft.ts';

/**
 * Gives cities that differ only in case, blanks, signs or the way umlauts are written ("JENA", "Jena ") one
 * name, the one most units have: they are one city, and lists of units are made by name.
 */
export function withOneNamePerCity(units: readonly UnitDraft[]): UnitDraft[] {
	const counts = new Map<string, Map<string, number>>();
	for (const { place } of units) {
		if (place.city === undefined) continue;
		const names = counts.get(keyOf(place.city)) ?? new Map<string, number>();
		names.set(place.city, (names.get(place.city) ?? 0) + 1);
		counts.set(keyOf(place.city), names);
	}
	const chosen = new Map([...counts].map(([key, names]) => [key, mostFrequent(names)]));
	return units.map((unit) => {
		const city = unit.place.city && chosen.get(keyOf(unit.place.city));
		return city === undefined ? unit : { ...unit, place: { ...unit.place, city } };
	});
}

function mostFrequent(names: ReadonlyMap<string, number>): string | undefined {
	return [...names].sort(([, a], [, b]) => b - a)[0]?.[0];
}

function keyOf(city: string): string {
	return city
		.toLowerCase()
		.replaceAll(/[äöü]/g, (letter) => `${letter.normalize('NFD').charAt(0)}e`)
		.replaceAll('ß', 'ss')
		.normalize('NFD')
		.replaceAll(/[^\p{L}\d]/gu, '');
}
