import { expect, test } from 'vitest';
import { planNames } from '../../../../src/view/unit/plan-rooms.ts';

test('plans are named by what their captions do not share', () => {
	expect(
		planNames(['Grundriss: Stadthaus, Erdgeschoss', 'Grundriss: Stadthaus, obergeschoss']),
	).toEqual(['Erdgeschoss', 'Obergeschoss']);
	expect(planNames(['EG', 'OG', 'Dachgeschoss'])).toEqual(['EG', 'OG', 'Dachgeschoss']);
	expect(planNames(['Erdgeschoss', 'Erdgeschoss mit Garten'])).toEqual([
		'Erdgeschoss',
		'Erdgeschoss mit Garten',
	]);
});

test('a plan without a caption, or with the same one as all others, has no name of its own', () => {
	expect(planNames([undefined, 'Plan: Keller'])).toEqual([undefined, 'Plan: Keller']);
	expect(planNames(['Plan: ', 'Plan: '])).toEqual([undefined, undefined]);
});
