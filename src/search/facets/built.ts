import { spanFacet } from './span.ts';

/** The year in which a building was built or will be. */
export const built = spanFacet({
	name: 'built',
	number: (unit) => unit.constructionYear,
	panel: 'more',
	title: 'filter.built',
	isNamed: true,
	file: 'details',
	address: { de: 'baujahr', en: 'built', es: 'construccion' },
	steps: () => [1900, 1920, 1950, 1970, 1990, 2000, 2010, 2015, 2020, 2025],
	say: (year) => year,
});
