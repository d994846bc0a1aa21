import { expect, test } from 'vitest';
import { placeEntries } from '../../../src/search/phrases/place-entries.ts';
import { namePlaces } from '../../../src/search/place-names.ts';

test('a city is found by its own name where another one is called so in some language', () => {
	const places = namePlaces([{ city: 'Colonia' }, { city: 'Köln' }]);
	const entries = placeEntries({ places, index: { regions: [] } }, {});
	expect(entries.get('colonia')).toEqual(['colonia']);
	expect(entries.get('cologne')).toEqual(['koeln']);
});
