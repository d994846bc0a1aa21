import {
	array,
	assert,
	constantFrom,
	integer,
	nat,
	oneof,
	option,
	property,
	record,
	string,
	stringMatching,
} from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mostColumns, stackingPlan, type StackingPlan } from '../../../src/domain/stacking-plan.ts';

interface Placed {
	readonly id: number;
	readonly reference: string;
	readonly floor?: number;
	readonly place: { readonly street?: string };
}

/** Units by reference and floor, in any order. */
function units(...all: readonly (readonly [reference: string, floor?: number, street?: string])[]) {
	return all.map(([reference, floor, street], at): Placed => ({
		id: at + 1,
		reference,
		...(floor !== undefined && { floor }),
		place: street === undefined ? {} : { street },
	}));
}

/** Each house as lines of labels, from the top. */
function drawing({ houses }: StackingPlan<Placed>) {
	return houses.map(({ rows }) =>
		rows.map(({ cells }) => cells.map(({ label }) => label).join(' ')),
	);
}

describe('the stacking plan', () => {
	test('puts each flat on its floor, at the position its reference ends with', () => {
		const plan = stackingPlan(
			units(
				['LE-1.2', 1],
				['LE-0.1', 0],
				['LE-1.1', 1],
				['LE-0.2', 0],
				['LE-0.3', 0],
				['LE-1.3', 1],
			),
		);
		expect(plan.kind).toBe('storeys');
		expect(drawing(plan)).toEqual([['1.1 1.2 1.3', '0.1 0.2 0.3']]);
		expect(plan.houses[0]).toMatchObject({ name: undefined, columns: 3 });
	});

	test('leaves the place of a flat empty that is not published', () => {
		const plan = stackingPlan(
			units(['A1.1', 1], ['A1.3', 1], ['A0.1', 0], ['A0.2', 0], ['A0.3', 0]),
		);
		const [top] = plan.houses[0]?.rows ?? [];
		expect(top?.cells.map(({ left, width }) => [left, width])).toEqual([
			[0, 1 / 3],
			[2 / 3, 1 / 3],
		]);
	});

	test('lets the only flat of the top floor take all of it', () => {
		const plan = stackingPlan(
			units(['LE-2.1', 2], ['LE-1.1', 1], ['LE-1.2', 1], ['LE-0.1', 0], ['LE-0.2', 0]),
		);
		expect(plan.houses[0]?.rows[0]?.cells).toMatchObject([{ label: '2.1', left: 0, width: 1 }]);
	});

	test('reads 203 as the third on the second floor', () => {
		const plan = stackingPlan(
			units(['W203', 2], ['W201', 2], ['W101', 1], ['W102', 1], ['W103', 1]),
		);
		expect(plan.houses[0]?.rows[0]?.cells.map(({ left }) => left)).toEqual([0, 2 / 3]);
	});

	test('stands entrances side by side where references name them by letter', () => {
		const plan = stackingPlan(
			units(['OH-B1.1', 1], ['OH-A1.1', 1], ['OH-A0.1', 0], ['OH-B0.1', 0]),
		);
		expect(plan.houses.map(({ name }) => name)).toEqual([{ letter: 'A' }, { letter: 'B' }]);
		expect(drawing(plan)).toEqual([
			['A1.1', 'A0.1'],
			['B1.1', 'B0.1'],
		]);
	});

	test('tells entrances by their street where references do not', () => {
		const plan = stackingPlan(
			units(
				['4', 1, 'Am Ufer 12'],
				['1', 0, 'Am Ufer 9'],
				['2', 1, 'Am Ufer 9'],
				['3', 0, 'Am Ufer 12'],
			),
		);
		expect(plan.houses.map(({ name }) => name)).toEqual([
			{ street: 'Am Ufer 9' },
			{ street: 'Am Ufer 12' },
		]);
	});

	test('keeps to the order where numbers run through the whole house', () => {
		const plan = stackingPlan(
			units(['W-1', 0], ['W-2', 0], ['W-3', 0], ['W-4', 1], ['W-5', 1], ['W-6', 1], ['W-10', 2]),
		);
		expect(drawing(plan)).toEqual([['10', '4 5 6', '1 2 3']]);
		expect(plan.houses[0]?.columns).toBe(3);
	});

	test('keeps to the order where a grid by their last numbers would be mostly empty', () => {
		const plan = stackingPlan(
			units(['0.1', 0], ['0.2', 0], ['1.3', 1], ['1.4', 1], ['2.5', 2], ['2.6', 2]),
		);
		expect(plan.houses[0]?.columns).toBe(2);
		expect(plan.houses[0]?.rows[0]?.cells.map(({ left }) => left)).toEqual([0, 0.5]);
	});

	test('takes streets for entrances only where several flats share each', () => {
		const plan = stackingPlan(
			units(['1', 0, 'Am Ufer 9'], ['2', 0, 'Am Ufer 10'], ['3', 1, 'Am Ufer 11']),
		);
		expect(plan.houses.map(({ name }) => name)).toEqual([undefined]);
	});

	test('shows both of two flats that claim the same floor and position', () => {
		const plan = stackingPlan(units(['1.1', 1], ['1.1', 1], ['1.2', 1], ['0.1', 0], ['0.2', 0]));
		expect(drawing(plan)).toEqual([['1.1 1.1 1.2', '0.1 0.2']]);
	});

	test('puts flats without a floor beneath the others', () => {
		const plan = stackingPlan(units(['1.1', 1], ['X'], ['0.1', 0]));
		expect(plan.houses[0]?.rows.map(({ floor }) => floor)).toEqual([1, 0, undefined]);
	});

	test('breaks a floor that is too long for one line into lines of about the same length', () => {
		const many = Array.from({ length: 24 }, (_, at) => [`H${at + 1}`, 0] as const);
		const plan = stackingPlan(units(...many));
		expect(plan.houses[0]?.rows.map(({ floor, cells }) => [floor, cells.length])).toEqual([
			[0, 8],
			[undefined, 8],
			[undefined, 8],
		]);
	});

	test('lines terraced houses up, which have no floors', () => {
		const houses = Array.from({ length: 12 }, (_, at) => {
			return [`GB-${String(at + 1).padStart(2, '0')}`] as const;
		});
		const plan = stackingPlan(units(...houses));
		expect(plan.kind).toBe('row');
		expect(drawing(plan)).toEqual([['01 02 03 04', '05 06 07 08', '09 10 11 12']]);
		const many = Array.from({ length: 31 }, (_, at) => [`GB-${at + 1}`] as const);
		expect(stackingPlan(units(...many)).houses[0]).toMatchObject({ columns: 8 });
	});

	test('never strips a reference to nothing', () => {
		expect(drawing(stackingPlan(units(['R1'])))).toEqual([['R1']]);
		expect(drawing(stackingPlan(units(['WE-'], ['WE-2'])))).toEqual([['WE- WE-2']]);
	});

	test('holds every unit exactly once, none upon another, whatever the references and floors are', () => {
		const anyUnit = record({
			id: nat(),
			reference: oneof(
				string(),
				stringMatching(/^[AB]?-?\d{1,2}[.-]\d{1,2}$/),
				stringMatching(/^W\d{3}$/),
			),
			floor: option(integer({ min: -2, max: 12 }), { nil: undefined }),
			place: constantFrom({}, { street: 'Am Ufer 1' }, { street: 'Am Ufer 2' }),
		});
		assert(
			property(array(anyUnit, { minLength: 1, maxLength: 150 }), (all) => {
				const { houses } = stackingPlan(all);
				const rows = houses.flatMap((house) => house.rows);
				const shown = rows.flatMap(({ cells }) => cells.map(({ unit }) => unit));
				expect(new Set(shown).size).toBe(shown.length);
				expect(shown.length).toBe(all.length);
				for (const { cells } of rows) {
					expect(cells.length).toBeLessThanOrEqual(mostColumns);
					for (const [at, { left, width }] of cells.entries()) {
						const next = cells[at + 1]?.left ?? 1;
						expect(left + width).toBeLessThanOrEqual(next + 1e-9);
					}
				}
			}),
		);
	});
});
