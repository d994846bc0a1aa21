import type { Catalogue } from '../../src/catalog/queries/open-catalogue.ts';
import { cardsPerPage, usualOrder, type ListOrder } from '../../src/domain/listing.ts';
import type { Unit } from '../../src/domain/unit.ts';
import type { ListOf } from '../../src/i18n/list-path.ts';
import { otherUnits } from '../../src/view/unit/other-units.ts';
import type { PlannedPage } from '../../src/plan/planned-page.ts';

/** Units that lists of one kind in one city, and of districts, need. */
export const least = 2;
/** Units on offer up to which there is one index: fewer than sites of tests have at times. */
export const whole = 8;
/** Cities that a list leads to. */
const mostLinks = 24;

/**
 * A page without its markup: it asks the catalogue what the real page of its kind asks, and prints all the
 * answers, so that it differs wherever the real one could.
 */
export function standIn(page: PlannedPage, catalogue: Catalogue, order = usualOrder): string {
	const { path, locale, indexed, alternates, route } = page;
	return JSON.stringify({
		path,
		locale,
		indexed,
		alternates,
		route,
		shown: shownOn(page, { catalogue, order }),
	});
}

function shownOn(
	{ route }: PlannedPage,
	{ catalogue, order }: { catalogue: Catalogue; order: ListOrder },
): unknown {
	const card = (unit: Unit) => ({ unit, isNew: catalogue.isNew(unit) });
	const newest = (limit: number) =>
		catalogue.units({ onOffer: true, order: { ...order, sort: 'newest' } }, { offset: 0, limit });
	switch (route.kind) {
		case 'home': {
			const cities = catalogue.cities({ onOffer: true }).slice(0, 6);
			return [
				newest(60).map(card),
				catalogue.people(),
				catalogue
					.projects()
					.map((project) => [project, catalogue.units({ projectId: project.id })]),
				cities,
				(['buy', 'rent'] as const).map((deal) => [
					catalogue.count({ deal, onOffer: true }),
					cities.map(({ city }) => catalogue.count({ deal, city, onOffer: true })),
				]),
			];
		}
		case 'viewings':
		case 'calendar':
			return catalogue.withViewings();
		case 'viewing':
			return catalogue.unit(route.unit);
		case 'homeFile':
			return catalogue.unit(route.id);
		case 'listing': {
			const { deal, unitKind, city, district, page = 1 } = route;
			const filter = { deal, kind: unitKind, city, district, onOffer: true };
			const offset = (page - 1) * cardsPerPage;
			return [
				catalogue.isByCity({ whole }),
				catalogue.count(filter),
				catalogue.units({ ...filter, order }, { offset, limit: cardsPerPage }).map(card),
				...listsAround({ deal, unitKind, city, district }, catalogue),
			];
		}
		case 'projects':
			return catalogue
				.projects()
				.map((project) => [project, catalogue.units({ projectId: project.id })]);
		case 'project':
			return [catalogue.project(route.id), catalogue.units({ projectId: route.id })];
		case 'unit': {
			const unit = catalogue.unit(route.id);
			if (!unit)
				throw new Error(`The page of unit ${route.id} was planned, and there is no such unit.`);
			const { siblings, similar } = otherUnits(unit, catalogue);
			const { deal, projectId, kind, place } = unit;
			const lists = place.city
				? listsIn({ deal, unitKind: kind, city: place.city }, catalogue)
				: undefined;
			return [
				unit,
				projectId && catalogue.project(projectId),
				[...siblings, ...similar].map(card),
				lists,
			];
		}
		case 'legal':
			return catalogue.legal(route.legal);
		case 'rss':
		case 'jsonFeed':
			return newest(5);
		case 'searchIndex': {
			const { city, shift } = route;
			const isOfCountry = city === undefined && shift !== undefined;
			return isOfCountry ? catalogue.places() : catalogue.indexedUnits(city);
		}
		case 'searchPoints':
			return catalogue.indexedUnits(route.city);
		case 'searchCards': {
			const { shift, shard } = route;
			const units = catalogue.unitsBetween(shard * 2 ** shift, (shard + 1) * 2 ** shift);
			return units.map(card);
		}
		case 'llms':
			return [
				(['buy', 'rent'] as const).map((deal) => [
					catalogue.count({ deal, onOffer: true }),
					catalogue.kinds({ deal, onOffer: true }),
					catalogue.cities({ deal, onOffer: true }),
				]),
				catalogue
					.projects()
					.map((project) => [project, catalogue.count({ projectId: project.id, onOffer: true })]),
			];
		case 'searchTexts':
			return catalogue.described(route.city);
		case 'notFound':
			return newest(3).map(card);
		case 'about':
		case 'contact':
			return catalogue.people();
		case 'person':
			return [
				catalogue.people().find(({ id }) => id === route.id),
				catalogue.offersOf(route.id, cardsPerPage).units.map(card),
			];
		case 'sell':
			return [
				catalogue.units({ onOffer: false }, { offset: 0, limit: 5 }),
				catalogue.projects().map(({ id }) => catalogue.count({ projectId: id, onOffer: false })),
				catalogue.priceBands(3),
				catalogue.people(),
			];
		case 'removed': {
			const { deal, unitKind, city } = route;
			const list = { deal, kind: unitKind, city };
			return [
				catalogue.hasList(list, least),
				catalogue.units({ ...list, onOffer: true }, { offset: 0, limit: 6 }).map(card),
				catalogue.units({ deal, onOffer: true }, { offset: 0, limit: 6 }).map(card),
			];
		}
		case 'article':
		case 'shortlist':
		case 'inquiry':
		case 'thanks':
		case 'alerts':
		case 'failed':
			return [];
	}
}

/** What is on offer around a list, and which of these have lists themselves. */
function listsAround({ deal, unitKind, city, district }: ListOf, catalogue: Catalogue): unknown[] {
	const kinds = catalogue.kinds({ deal, city, district, onOffer: true });
	const districts = city ? catalogue.districts({ deal, kind: unitKind, city, onOffer: true }) : [];
	const cities = district ? [] : catalogue.cities({ deal, kind: unitKind, onOffer: true });
	const [only] = cities;
	return [
		only && catalogue.count({ deal, city: only.city, onOffer: true }),
		kinds.map((of) => [of, listsIn({ deal, unitKind: of.kind, city, district }, catalogue)]),
		districts.map((of) => [
			of,
			listsIn({ deal, unitKind, city, district: of.district }, catalogue),
			listsIn({ deal, city, district: of.district }, catalogue),
		]),
		[...linkedCities()],
	];

	/** As many as a page leads to; it asks no further. */
	function* linkedCities() {
		let linked = 0;
		for (const of of cities) {
			if (linked === mostLinks) return;
			const lists = listsIn({ deal, unitKind, city: of.city }, catalogue);
			const [, hasList] = lists;
			if (hasList) linked += 1;
			yield [of, lists];
		}
	}
}

/** Which of the lists a unit could stand in are there, the narrowest first. */
function listsIn({ deal, unitKind, city, district }: ListOf, catalogue: Catalogue): boolean[] {
	return [
		{ kind: unitKind, city, district },
		{ kind: unitKind, city },
		{ city },
		{ kind: unitKind },
	].map((list) => catalogue.hasList({ deal, ...list }, least));
}
