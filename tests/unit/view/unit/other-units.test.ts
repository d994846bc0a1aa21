import { expect, test } from 'vitest';
import type { Unit } from '../../../../src/domain/unit.ts';
import { otherUnits } from '../../../../src/view/unit/other-units.ts';
import { lawfulUnit } from '../../../support/lawful-unit.ts';

const unitOf = (id: number, changes: Partial<Unit> = {}): Unit => ({
	...lawfulUnit,
	id,
	...changes,
});
const house = unitOf(1, { kind: 'house', place: { country: 'ES', city: 'Puçol' } });

/** Offers as a catalogue has them: those of the filter, the first of them. */
function offersOf(stock: readonly Unit[], alike: readonly Unit[] = []) {
	return {
		units: (
			filter: Partial<Pick<Unit, 'deal' | 'kind' | 'projectId'>>,
			{ limit }: { readonly limit: number },
		) =>
			stock
				.filter(
					({ deal, kind, projectId }) =>
						(!filter.deal || deal === filter.deal) &&
						(!filter.kind || kind === filter.kind) &&
						(!filter.projectId || projectId === filter.projectId),
				)
				.slice(0, limit),
		alike: (_: Unit, limit: number) => alike.slice(0, limit),
	};
}
const ids = (units: readonly Unit[]) => units.map(({ id }) => id);

test('a page shows three that are alike, and three of its kind in its project, without itself', () => {
	const stock = [1, 2, 3, 4, 5].map((id) => unitOf(id, { projectId: 7 }));
	const others = otherUnits(
		stock[0] ?? house,
		offersOf(
			stock,
			[6, 7, 8, 9].map((id) => unitOf(id)),
		),
	);
	expect(ids(others.siblings)).toEqual([2, 3, 4]);
	expect(ids(others.similar)).toEqual([6, 7, 8]);
	expect(others.isAlike).toBe(true);
});

test('where nothing is alike a page shows what is new: of its kind, else of any, first of its country', () => {
	const abroad = unitOf(2, { kind: 'house' });
	const near = unitOf(3, { kind: 'house', place: { country: 'ES', city: 'Gandia' } });
	expect(ids(otherUnits(house, offersOf([house, abroad, near])).similar)).toEqual([3]);
	expect(ids(otherUnits(house, offersOf([house, abroad])).similar)).toEqual([2]);
	expect(otherUnits(house, offersOf([house, unitOf(4)]))).toMatchObject({ isAlike: false });
	expect(ids(otherUnits(house, offersOf([house, unitOf(4)])).similar)).toEqual([4]);
});

test('a home that is gone leads to more: six alike, or four new ones', () => {
	const sold = { ...house, status: 'sold' } as const;
	const many = [2, 3, 4, 5, 6, 7, 8].map((id) => unitOf(id));
	expect(otherUnits(sold, offersOf([], many)).similar).toHaveLength(6);
	expect(otherUnits(sold, offersOf(many)).similar).toHaveLength(4);
});
