import { flagFacet } from './flag.ts';

/** Not those that somebody has reserved. */
export const onlyAvailable = flagFacet({
	name: 'onlyAvailable',
	is: (unit) => !unit.reserved,
	title: 'filter.available',
	address: { de: 'nur-freie', en: 'only-available', es: 'solo-disponibles' },
});
