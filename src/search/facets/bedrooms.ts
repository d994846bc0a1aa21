import { countedFacet } from './counted.ts';

export const bedrooms = countedFacet({
	name: 'bedrooms',
	number: (unit) => unit.bedrooms,
	title: 'filter.bedrooms',
	atLeast: 'filter.bedroomsFrom',
	from: { de: 'schlafzimmer-ab', en: 'bedrooms-from', es: 'dormitorios-desde' },
	to: { de: 'schlafzimmer-bis', en: 'bedrooms-to', es: 'dormitorios-hasta' },
	options: ['1', '2', '3', '4'],
	file: 'details',
});
