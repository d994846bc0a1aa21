import { expect, onTestFinished, test } from 'vitest';
import { openCatalogue } from '../../../src/catalog/queries/open-catalogue.ts';
import { makePlan } from '../../../src/render/page-plan.ts';
import { pulledAt, writtenCatalogue } from '../../support/catalogue.ts';
import { site } from '../../support/settings.ts';
import { gate, wireUnit } from '../../support/gate.ts';

/** The pages of an account with one flat in each of these cities. */
function accountOf(cities: readonly string[]) {
	const { units } = gate({ units: cities.map((city, at) => wireUnit({ id: at + 1, city })) });
	const finished = units.map(({ photos: _photos, broker: _broker, ...unit }) => {
		return { ...unit, pictures: [] };
	});
	const files = writtenCatalogue({ units: finished });
	const catalogue = openCatalogue(files);
	onTestFinished(() => catalogue.close());
	const build = {
		site,
		mode: 'preview',
		origin: 'https://www.agency.example',
		...files,
		builtAt: pulledAt,
	} as const;
	return { catalogue, plan: makePlan(build) };
}

test('cities that differ only in writing are one city', () => {
	const { catalogue } = accountOf(['Jena', ' JENA', 'Jena', 'Münster', 'Muenster', '北京', '上海']);
	expect(catalogue.cities().slice(0, 2)).toEqual([
		{ city: 'Jena', count: 3 },
		{ city: 'Münster', count: 2 },
	]);
	expect(catalogue.cities()).toHaveLength(4);
});

test('no two pages have one address, and no list of everything gives way to a city', () => {
	const odd = ['Wohnungen', 'Seite-2', '北京', '../../etc', '404', 'Frankfurt (Main)'];
	const { plan } = accountOf([
		...odd,
		'Frankfurt-Main',
		...Array.from({ length: 30 }, () => 'Jena'),
	]);
	const paths = plan.pages.map(({ path }) => path);
	expect(new Set(paths).size).toBe(paths.length);
	for (const path of paths) {
		expect(path).toMatch(
			/^\/(?:map\/[a-z-]+\.json|search\/(?:index|points|details|months)\.bin|search\/[a-z]{2}-\d+-\d+\.json|search\/text\/[a-z]{2}\.json|llms\.txt|homes\/\d+\.json|[a-z]{2}(?:\/[a-z0-9-]+)*\/|[a-z]{2}\/[a-z]+\.(?:xml|json|ics))$/,
		);
	}
	// What other pages link to is there, whatever list it is.
	for (const { alternates } of plan.pages) {
		for (const { path } of alternates) expect(paths).toContain(path);
	}
	const at = (path: string) => plan.pages.find((page) => page.path === path)?.route;
	expect(at('/de/kaufen/')).not.toHaveProperty('city');
	expect(at('/de/kaufen/seite-2/')).toMatchObject({ page: 2 });
	expect(at('/de/kaufen/seite-2/')).not.toHaveProperty('city');
	expect(at('/de/kaufen/wohnungen/')).toMatchObject({ unitKind: 'apartment' });
	expect(at('/en/buy/wohnungen/')).toMatchObject({ city: 'Wohnungen' });
	expect(at('/de/kaufen/etc/')).toMatchObject({ city: '../../etc' });
});
