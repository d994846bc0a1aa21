import { spanFacet } from './span.ts';

/** The year in which a building was built or will be, which only phrases ask for. */
export const built = spanFacet({
	name: 'built',
	number: (unit) => unit.constructionYear,
	panel: 'more',
	title: 'filter.built',
	isNamed: true,
	address: { de: 'baujahr', en: 'built', es: 'construccion' },
	say: (year) => year,
});
