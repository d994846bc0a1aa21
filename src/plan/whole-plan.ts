import type { Outlines, UnitPage } from '../catalog/queries/outlines.ts';
import type { OwnerKey } from '../domain/address.ts';
import { mediaPath } from '../i18n/media-path.ts';
import { pagesOf, type PlannedPage } from './planned-page.ts';
import {
	generalRoutes,
	projectRoute,
	unitRoutes,
	type DatedRoute,
	type RemovedRoute,
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
	/** Pages for visitors of removed addresses. */
	readonly removedPages?: readonly RemovedRoute[] | undefined;
}

/**
 * Every page of the site. Those of units and projects are made as they are asked for, each time anew: a large site has
 * a million.
 */
export function wholePlan(source: PlanSource, general = generalPages(source)): Iterable<DatedPage> {
	return {
		*[Symbol.iterator]() {
			yield* general;
			yield* projectPages(source);
			yield* unitPages(source, source.outlines.unitPages());
		},
	};
}

export function* projectPages({ site, outlines }: PlanSource): Generator<DatedPage> {
	for (const project of outlines.projects()) {
		const [first] = outlines.pictures({ owner: 'project', id: project.id });
		yield* withPicture(projectRoute(project), first?.jpeg, site);
	}
}

export function* unitPages(
	{ site }: Pick<PlanSource, 'site'>,
	units: Iterable<UnitPage>,
): Generator<DatedPage> {
	for (const unit of units) {
		for (const route of unitRoutes(unit, site)) yield* withPicture(route, unit.picture, site);
	}
}

function withPicture(
	{ changedAt, ...planned }: DatedRoute,
	jpeg: string | undefined,
	{ locales }: RouteSettings,
): DatedPage[] {
	const pictures = jpeg === undefined ? [] : [mediaPath(jpeg)];
	return pagesOf(planned, locales).map((page) => ({ ...page, changedAt, pictures }));
}

/** The pages of one unit or project; none where it has none. */
export function pagesOfOwner(
	{ kind, id }: OwnerKey,
	{ site, outlines }: PlanSource,
): PlannedPage[] {
	if (kind === 'project') {
		const project = outlines.project(id);
		return project ? pagesOf(projectRoute(project), site.locales) : [];
	}
	const unit = outlines.unit(id);
	return unit ? unitRoutes(unit, site).flatMap((route) => pagesOf(route, site.locales)) : [];
}

/** Every page that does not belong to one unit or project alone. */
export function generalPages({ site, outlines, removedPages = [] }: PlanSource): DatedPage[] {
	const pages = generalRoutes(outlines, { removedPages, site }).flatMap(
		({ changedAt, ...planned }) => {
			return pagesOf(planned, site.locales).map((page) => ({ ...page, changedAt, pictures: [] }));
		},
	);
	// The name of a city can make the address of another list, which then keeps it.
	const paths = new Set<string>();
	return pages.filter(({ path }) => paths.size < paths.add(path).size);
}
