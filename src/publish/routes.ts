import type { Outlines, ProjectOutline, UnitOutline } from '../catalog/outlines.ts';
import { LegalKind } from '../domain/legal.ts';
import type { Site } from '../domain/site.ts';
import { hasPage } from '../domain/status.ts';
import type { Route } from '../i18n/paths.ts';
import { listingPages } from './listings.ts';
import type { PlannedRoute } from './planned-page.ts';

/** A page of the site with what only the sitemap says of it. */
export interface DatedRoute extends PlannedRoute {
	/** ISO 8601 time of the last change of what it shows, where known. */
	readonly changedAt?: string | undefined;
}

export type GoneRoute = Extract<Route, { kind: 'gone' }>;

/** Every page that does not belong to one unit or project alone. */
export function generalRoutes(
	outlines: Pick<Outlines, 'offers' | 'projectChange'>,
	gone: readonly GoneRoute[],
): DatedRoute[] {
	const offers = outlines.offers();
	const changes = offers.flatMap(({ changedAt }) => changedAt ?? []);
	return [
		shown({ kind: 'home' }, changes.sort().at(-1)),
		...listingPages(offers).map(({ route, changedAt }) => shown(route, changedAt)),
		shown({ kind: 'projects' }, outlines.projectChange()),
		shown({ kind: 'contact' }),
		...LegalKind.options.map((legal) => shown({ kind: 'legal', legal })),
		hidden({ kind: 'inquiry' }),
		hidden({ kind: 'thanks' }),
		hidden({ kind: 'notFound' }),
		hidden({ kind: 'rss' }),
		hidden({ kind: 'jsonFeed' }),
		hidden({ kind: 'llms' }),
		...gone.map(hidden),
	];
}

/** The page of a unit, if it has one. */
export function unitRoute(
	{ id, title, status, updatedAt }: Pick<UnitOutline, 'id' | 'title' | 'status' | 'updatedAt'>,
	site: Pick<Site, 'soldPages'>,
): DatedRoute | undefined {
	return hasPage(status, site) ? shown({ kind: 'unit', id, title }, updatedAt) : undefined;
}

export function projectRoute({ id, title, changedAt }: ProjectOutline): DatedRoute {
	return shown({ kind: 'project', id, title }, changedAt);
}

function shown(route: Route, changedAt?: string): DatedRoute {
	return { route, indexed: true, changedAt };
}

function hidden(route: Route): DatedRoute {
	return { route, indexed: false };
}
