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

/** What a catalogue finds. */
function offersOf(found: {
	readonly siblings?: readonly Unit[];
	readonly alike?: readonly Unit[];
	readonly anywhere?: readonly Unit[];
	readonly newest?: readonly Unit[];
}) {
	return {
		siblings: (_: Unit, limit: number) => first(found.siblings, limit),
		alike: (_: Unit, limit: number) => first(found.alike, limit),
		alikeAnywhere: (_: Unit, limit: number) => first(found.anywhere, limit),
		units: (_: object, { limit }: { readonly limit: number }) => first(found.newest, limit),
	};
}
const first = (units: readonly Unit[] = [], limit: number) => units.slice(0, limit);
const sized = (id: number, living: number) => unitOf(id, { areas: { living } });
const many = (...ids: readonly number[]) => ids.map((id) => unitOf(id));
const ids = (units: readonly Unit[]) => units.map(({ id }) => id);

test('a page shows three that are alike, and three of its kind in its project', () => {
	const others = otherUnits(
		house,
		offersOf({ siblings: many(2, 3, 4, 5), alike: many(6, 7, 8, 9), newest: many(10) }),
	);
	expect(ids(others.siblings)).toEqual([2, 3, 4]);
	expect(ids(others.similar)).toEqual([6, 7, 8]);
	expect(others.isAlike).toBe(true);
});

test('a home that is gone leads to more: six alike, or four others', () => {
	const sold = { ...house, status: 'sold' } as const;
	const stock = many(2, 3, 4, 5, 6, 7, 8);
	expect(otherUnits(sold, offersOf({ alike: stock })).similar).toHaveLength(6);
	expect(otherUnits(sold, offersOf({ newest: stock })).similar).toHaveLength(4);
});

test('where its city has nothing alike, what is alike in its country comes before what is new there, and both before what is abroad', () => {
	const spanish = { country: 'ES', city: 'Gandia' } as const;
	const [near, abroad] = [unitOf(2, { place: spanish }), unitOf(3)];
	const [newNear, newAbroad] = [unitOf(4, { place: spanish }), unitOf(5)];
	const shown = (found: Parameters<typeof offersOf>[0]) => {
		const { similar, isAlike } = otherUnits(house, offersOf(found));
		return [ids(similar), isAlike];
	};
	const newest = [house, newAbroad, newNear];
	expect(shown({ anywhere: [abroad, near], newest })).toEqual([[2], true]);
	expect(shown({ anywhere: [abroad], newest })).toEqual([[4], false]);
	expect(shown({ anywhere: [abroad], newest: [newAbroad] })).toEqual([[3], true]);
	expect(shown({ newest: [house, newAbroad] })).toEqual([[5], false]);
	expect(shown({ newest: [house] })).toEqual([[], false]);
});

test('what is new stands in for a home, and never beside a parking space or an office', () => {
	const newest = many(2, 3);
	expect(ids(otherUnits(unitOf(1), offersOf({ newest })).similar)).toEqual([2, 3]);
	for (const kind of ['parking', 'office'] as const)
		expect(otherUnits(unitOf(1, { kind }), offersOf({ newest })).similar).toEqual([]);
});

test('a home of another size stands in only where there is none of its own, and never for one that is sold', () => {
	const newest = [sized(2, 140), sized(3, 40), sized(4, 20), unitOf(5, { kind: 'parking' })];
	expect(ids(otherUnits(sized(1, 32), offersOf({ newest })).similar)).toEqual([3, 4]);
	expect(ids(otherUnits(sized(1, 400), offersOf({ newest })).similar)).toEqual([2, 3, 4]);
	const sold = { ...sized(1, 400), status: 'sold' } as const;
	expect(otherUnits(sold, offersOf({ newest })).similar).toEqual([]);
});
