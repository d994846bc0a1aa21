import type { Outline } from '../../src/catalog/queries/changes-to-judge.ts';

/** A unit as comparisons see it. */
export function outline(id: number, given: Partial<Outline> = {}): Outline {
	return {
		id,
		digest: 'a',
		reference: `R-${id}`,
		status: 'available',
		projectId: null,
		cents: 50_000_000,
		currency: 'EUR',
		area: 80,
		city: 'Leipzig',
		cover: 'c'.repeat(32),
		titles: { de: `Wohnung ${id}` },
		hidden: false,
		...given,
	};
}
