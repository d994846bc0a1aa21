import { expect, test } from 'vitest';
import { inSiteOrder } from '../../../src/domain/person.ts';

test('people whom the settings name come first and in their order, the others as they were', () => {
	const people = [{ id: 3 }, { id: 1 }, { id: 2 }];
	const order = (peopleFirst: number[]) => inSiteOrder(people, { peopleFirst }).map(({ id }) => id);
	expect(order([2, 7, 1])).toEqual([2, 1, 3]);
	expect(order([])).toEqual([3, 1, 2]);
});
