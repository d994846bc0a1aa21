import { expect, test } from 'vitest';
import { placeNames } from '../../../src/map/pins/names.ts';

const name = { x: 100, y: 100, width: 80, height: 17 };
const pin = { x: 100, y: 100, width: 90, height: 30 };

test.each([
	['stands where it is where no pin is', [], 0],
	['is moved by a pin just as far as it must', [pin], -28],
	['is moved the other way where another pin is in its way', [pin, { ...pin, y: 70 }], 28],
	['is left out where there is no room', [{ ...pin, height: 200 }], undefined],
])('a name %s', (_, pins, shift) => {
	expect(placeNames([name], pins)).toEqual([shift]);
});

test('a name does not cover another', () => {
	expect(placeNames([name, name], [])).toEqual([0, -28]);
});
