import { expect, test } from 'vitest';
import { listAt, nearestListPath } from '../../../src/i18n/list-path.ts';
import { unitAt } from '../../../src/i18n/unit-path.ts';

test.each([
	['/de/kaufen/', { kind: 'listing', deal: 'buy' }],
	['/en/rent/flats/', { kind: 'listing', deal: 'rent', unitKind: 'apartment' }],
	['/de/kaufen/leipzig/seite-2/', { kind: 'listing', deal: 'buy', city: 'leipzig' }],
	[
		'/de/kaufen/wohnungen/leipzig/plagwitz/',
		{ kind: 'listing', deal: 'buy', unitKind: 'apartment', city: 'leipzig', district: 'plagwitz' },
	],
	['/es/proyectos/valencia/', { kind: 'projects', city: 'valencia' }],
])('%s is the path of a list', (path, route) => {
	expect(listAt(path)).toEqual({ locale: path.slice(1, 3), route });
});

test.each([
	'/',
	'/de/',
	'/de/kontakt/',
	'/de/immobilien/loft-7/',
	'/de/projekte/hof-7/',
	'/de/kaufen',
	'/de/kaufen//',
	'/de/kaufen/a/b/c/',
	'/fr/kaufen/',
	'/search/points.bin',
])('%s is none', (path) => {
	expect(listAt(path)).toBeUndefined();
});

const pages = new Set(
	['', 'kaufen/', 'kaufen/wohnungen/', 'kaufen/leipzig/', 'projekte/', 'kaufen/jena/mitte/'].map(
		(path) => `/de/${path}`,
	),
).add('/en/');
const nearest = (path: string) =>
	nearestListPath(path, { isPage: (each) => pages.has(each), defaultLocale: 'de' });

test.each([
	['/de/kaufen/wohnungen/leipzig/plagwitz/', '/de/kaufen/leipzig/'],
	['/de/kaufen/wohnungen/leipzig/seite-2/', '/de/kaufen/leipzig/'],
	['/de/kaufen/leipzig/seite-3/', '/de/kaufen/leipzig/'],
	['/de/kaufen/wohnungen/halle/', '/de/kaufen/wohnungen/'],
	['/de/kaufen/haeuser/halle/', '/de/kaufen/'],
	['/de/kaufen/jena/mitte/seite-2/', '/de/kaufen/jena/mitte/'],
	['/de/projekte/leipzig/', '/de/projekte/'],
	['/en/buy/flats/leipzig/', '/en/buy/'],
	// The site has given up Spanish.
	['/es/comprar/', '/de/kaufen/'],
	['/es/comprar/pisos/leipzig/', '/de/kaufen/leipzig/'],
	['/es/proyectos/valencia/', '/de/projekte/'],
])('visitors of %s are led to the narrowest list that holds its units', (path, target) => {
	expect(nearest(path)).toBe(target);
});

test.each([
	'/de/projekte/hof-12/',
	'/de/ueber-uns/12/',
	'/de/immobilien/',
	'/de/immobilien/haus-07/',
	'/12/',
	'/',
])('%s is the path of no unit', (path) => {
	expect(unitAt(path)).toBeUndefined();
});
