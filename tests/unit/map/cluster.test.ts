import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { groupsOf } from '../../../src/map/pins/cluster.ts';
import { cpuTime } from '../../support/cpu-time.ts';

const dots = fc.array(
	fc.record({ x: fc.integer({ min: 0, max: 2_000 }), y: fc.integer({ min: 0, max: 2_000 }) }),
	{ maxLength: 200 },
);

test('every dot is in one group and one only', () => {
	fc.assert(
		fc.property(dots, (given) => {
			const members = groupsOf(given, 64).flatMap((group) => group.members);
			expect(members.length).toBe(given.length);
			expect(new Set(members)).toEqual(new Set(given));
		}),
	);
});

test('dots far from each other stay apart, and dots at one place are one group', () => {
	const apart = [
		{ x: 10, y: 10 },
		{ x: 300, y: 10 },
		{ x: 10, y: 300 },
	];
	expect(groupsOf(apart, 64).length).toBe(3);
	expect(groupsOf([...apart, { x: 10, y: 10 }], 64).length).toBe(3);
	const across = [
		{ x: 63, y: 10 },
		{ x: 65, y: 10 },
	];
	expect(groupsOf(across, 64)).toEqual([{ x: 64, y: 10, members: across }]);
});

test('twenty thousand dots are grouped within a moment', () => {
	const many = Array.from({ length: 20_000 }, (_, at) => ({
		x: (at * 7919) % 9_973,
		y: (at * 104_729) % 9_967,
	}));
	expect(cpuTime(() => groupsOf(many, 64))).toBeLessThan(800);
});
