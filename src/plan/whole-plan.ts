import type { Outlines, UnitPage } from '../catalog/queries/outlines.ts';
import { mediaPath } from '../i18n/paths.ts';
import { pagesOf, type PlannedPage } from './planned-page.ts';
import {
	generalRoutes,
	projectRoute,
	unitRoute,
	type DatedRoute,
	type GoneRoute,
	type RouteSettings,
} from './routes.ts';

/** A page with what only the sitemap says of it. */
export interface DatedPage extends PlannedPage {
	/** ISO 8601 time of the last change of what it shows, where known. */
	readonly changedAt: string | undefined;
	/** Path within the site of the first of its pictures, in a list of none or one. */
	readonly pictures: readonly string[];
}

export interface PlanSource {
	readonly site: RouteSettings;
	readonly outlines: Outlines;
	/** Pages for visitors of what is gone. */
	readonly gone?: readonly GoneRoute[] | undefined;
}

/** Every page of the site. */
export function wholePlan(source: PlanSource): DatedPage[] {
	return [...generalPages(source), ...ownPages(source, source.outlines.unitPages())];
}

/** The pages of all projects, and of some units. */
export function* ownPages(
	{ site, outlines }: PlanSource,
	units: Iterable<UnitPage>,
): Generator<DatedPage> {
	function* pagesFor({ changedAt, ...planned }: DatedRoute, jpeg: string | undefined) {
		const pictures = jpeg === undefined ? [] : [mediaPath(jpeg)];
		for (const page of pagesOf(planned, site.locales)) yield { ...page, changedAt, pictures };
	}
	for (const project of outlines.projects()) {
		const [first] = outlines.pictures({ owner: 'project', id: project.id });
		yield* pagesFor(projectRoute(project), first?.jpeg);
	}
	for (const unit of units) {
		const route = unitRoute(unit, site);
		if (route) yield* pagesFor(route, unit.picture);
	}
}

/** Every page that does not belong to one unit or project alone. */
export function generalPages({ site, outlines, gone = [] }: PlanSource): DatedPage[] {
	const pages = generalRoutes(outlines, { gone, site }).flatMap(({ changedAt, ...planned }) => {
		return pagesOf(planned, site.locales).map((page) => ({ ...page, changedAt, pictures: [] }));
	});
	// The name of a city can make the address of another list, which then keeps it.
	const paths = new Set<string>();
	return pages.filter(({ path }) => paths.size < paths.add(path).size);
}
