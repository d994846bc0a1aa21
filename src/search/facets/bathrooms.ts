import { countedFacet } from './counted.ts';

/** Only phrases ask for it. */
export const bathrooms = countedFacet({
	name: 'bathrooms',
	number: (unit) => unit.bathrooms,
	title: 'filter.bathrooms',
	atLeast: 'filter.bathroomsFrom',
	from: { de: 'baeder-ab', en: 'bathrooms-from', es: 'banos-desde' },
	to: { de: 'baeder-bis', en: 'bathrooms-to', es: 'banos-hasta' },
});
