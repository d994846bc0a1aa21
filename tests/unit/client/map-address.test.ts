import { expect, test } from 'vitest';
import { mapFragment, readMapAddress } from '../../../src/client/map/address.ts';

const hamburg = { middle: { lat: 53.5503, lng: 9.9937 }, zoom: 12, follows: true };

test.each([
	['#map=12/53.5503/9.9937', hamburg],
	['#map=12/53.5503/9.9937&list=all', { ...hamburg, follows: false }],
	['#map=3/-53.5/-9', { middle: { lat: -53.5, lng: -9 }, zoom: 3, follows: true }],
	['', undefined],
	['#after-map', undefined],
	['#map=12/53.5503', undefined],
	['#map=1e9/53.5503/9.9937', undefined],
	['#map=12/953.5503/9.9937', undefined],
])('the fragment %j says of the map %j', (fragment, said) => {
	expect(readMapAddress(fragment)).toEqual(said);
});

test('what is written is read again', () => {
	for (const said of [hamburg, { ...hamburg, follows: false }])
		expect(readMapAddress(mapFragment(said))).toEqual(said);
});
