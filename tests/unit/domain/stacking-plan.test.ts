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

/** Units in any order, each as "reference @ floor @ street". */
function units(all: string): Placed[] {
	return all.split(', ').map((each, at) => {
		const [reference = '', floor, street] = each.split(' @ ');
		return {
			id: at + 1,
			reference,
			...(floor !== undefined && { floor: Number(floor) }),
			place: street === undefined ? {} : { street },
		};
	});
}

/** Terraced houses, which have no floors. */
function terrace(count: number): Placed[] {
	const numbers = Array.from({ length: count }, (_, at) => String(at + 1).padStart(2, '0'));
	return units(numbers.map((number) => `GB-${number}`).join(', '));
}

/** Each house as lines of labels, from the top, with how many columns in front of one that does not touch the last. */
function drawing({ houses }: StackingPlan<Placed>) {
	return houses.map(({ rows, columns }) =>
		rows.map(({ cells }) => {
			let end = 0;
			return cells
				.map(({ label, left, width }) => {
					const gap = Math.round((left - end) * columns);
					end = left + width;
					return `${'_ '.repeat(gap)}${label}`;
				})
				.join(' ');
		}),
	);
}

describe('the stacking plan', () => {
	test.each([
		[
			'puts each flat on its floor, at the position its reference ends with',
			'LE-1.2 @ 1, LE-0.1 @ 0, LE-1.1 @ 1, LE-0.2 @ 0, LE-0.3 @ 0, LE-1.3 @ 1',
			[['1.1 1.2 1.3', '0.1 0.2 0.3']],
		],
		[
			'leaves the place of a flat empty that is not published',
			'A1.1 @ 1, A1.3 @ 1, A0.1 @ 0, A0.2 @ 0, A0.3 @ 0',
			[['1.1 _ 1.3', '0.1 0.2 0.3']],
		],
		[
			'reads 203 as the third on the second floor',
			'W203 @ 2, W201 @ 2, W101 @ 1, W102 @ 1, W103 @ 1',
			[['201 _ 203', '101 102 103']],
		],
		[
			'keeps to the order where numbers run through the whole house',
			'W-1 @ 0, W-2 @ 0, W-3 @ 0, W-4 @ 1, W-5 @ 1, W-6 @ 1, W-10 @ 2',
			[['10', '4 5 6', '1 2 3']],
		],
		[
			'keeps to the order where a grid by their last numbers would be mostly empty',
			'0.1 @ 0, 0.2 @ 0, 1.3 @ 1, 1.4 @ 1, 2.5 @ 2, 2.6 @ 2',
			[['2.5 2.6', '1.3 1.4', '0.1 0.2']],
		],
		[
			'shows both of two flats that claim the same floor and position',
			'1.1 @ 1, 1.1 @ 1, 1.2 @ 1, 0.1 @ 0, 0.2 @ 0',
			[['1.1 1.1 1.2', '0.1 0.2']],
		],
		['never strips a reference to nothing', 'WE-, WE-2', [['WE- WE-2']]],
	])('%s', (_, all, drawn) => {
		expect(drawing(stackingPlan(units(all)))).toEqual(drawn);
	});

	test('lets the only flat of the top floor take all of it', () => {
		const all = 'LE-2.1 @ 2, LE-1.1 @ 1, LE-1.2 @ 1, LE-0.1 @ 0, LE-0.2 @ 0';
		const [house] = stackingPlan(units(all)).houses;
		expect(house?.rows[0]?.cells).toMatchObject([{ label: '2.1', left: 0, width: 1 }]);
	});

	test.each([
		[
			'side by side where references name them by letter',
			'OH-B1.1 @ 1, OH-A1.1 @ 1, OH-A0.1 @ 0, OH-B0.1 @ 0',
			[{ letter: 'A' }, { letter: 'B' }],
		],
		[
			'by their street where references do not',
			'4 @ 1 @ Am Ufer 12, 1 @ 0 @ Am Ufer 9, 2 @ 1 @ Am Ufer 9, 3 @ 0 @ Am Ufer 12',
			[{ street: 'Am Ufer 9' }, { street: 'Am Ufer 12' }],
		],
		[
			'by no street that a flat has to itself',
			'1 @ 0 @ Am Ufer 9, 2 @ 0 @ Am Ufer 10, 3 @ 1 @ Am Ufer 11',
			[undefined],
		],
	])('tells entrances %s', (_, all, names) => {
		expect(stackingPlan(units(all)).houses.map(({ name }) => name)).toEqual(names);
	});

	test('puts flats without a floor beneath the others', () => {
		const plan = stackingPlan(units('1.1 @ 1, X, 0.1 @ 0'));
		expect(plan.houses[0]?.rows.map(({ floor }) => floor)).toEqual([1, 0, undefined]);
	});

	test('breaks a floor that is too long for one line into lines of about the same length', () => {
		const many = Array.from({ length: 24 }, (_, at) => `H${at + 1} @ 0`);
		const plan = stackingPlan(units(many.join(', ')));
		expect(plan.houses[0]?.rows.map(({ floor, cells }) => [floor, cells.length])).toEqual([
			[0, 8],
			[undefined, 8],
			[undefined, 8],
		]);
	});

	test('lines terraced houses up', () => {
		const plan = stackingPlan(terrace(12));
		expect(plan.kind).toBe('row');
		expect(drawing(plan)).toEqual([['01 02 03 04', '05 06 07 08', '09 10 11 12']]);
		expect(stackingPlan(terrace(31)).houses[0]).toMatchObject({ columns: 8 });
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
