import { countedFacet } from './counted.ts';

export const rooms = countedFacet({
	name: 'rooms',
	number: (unit) => unit.rooms,
	title: 'filter.rooms',
	atLeast: 'filter.roomsFrom',
	from: { de: 'zimmer-ab', en: 'rooms-from', es: 'estancias-desde' },
	to: { de: 'zimmer-bis', en: 'rooms-to', es: 'estancias-hasta' },
	options: ['1', '2', '3', '4'],
});
