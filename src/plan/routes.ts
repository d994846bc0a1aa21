import type { Outlines, ProjectOutline, UnitOutline } from '../catalog/queries/outlines.ts';
import type { Article } from '../domain/site/company-texts.ts';
import { LegalKind } from '../domain/legal.ts';
import type { Site } from '../domain/site.ts';
import { hasPage, isOnOffer } from '../domain/status.ts';
import { articleRoute } from '../view/navigation.ts';
import type { Route } from '../i18n/paths.ts';
import { asksByMail } from '../domain/site/alert-settings.ts';
import { projectLists } from '../view/project/lists.ts';
import { shardsOf, shiftFor } from '../search/shards.ts';
import { listingPages } from './listings.ts';
import type { PlannedRoute } from './planned-page.ts';
import type { PageOwner, DepartedOwner } from '../domain/address.ts';

/** A page of the site with what only the sitemap says of it. */
export interface DatedRoute extends PlannedRoute {
	/** ISO 8601 time of the last change of what it shows, where known. */
	readonly changedAt?: string | undefined;
}

export type RemovedRoute = Extract<Route, { kind: 'removed' }>;

/** What of a site's settings decides which pages it has that belong to no unit or project alone. */
type GeneralSettings = Partial<
	Pick<Site, 'people' | 'legal' | 'articles' | 'map' | 'lists' | 'alerts' | 'inquiry' | 'viewings'>
>;
/** What of them decides which pages it has. */
export type RouteSettings = Pick<Site, 'locales' | 'soldPages'> & GeneralSettings;

/** Every page that does not belong to one unit or project alone. */
export function generalRoutes(
	outlines: Pick<
		Outlines,
		'offers' | 'offerIds' | 'projects' | 'projectChange' | 'reachable' | 'viewings'
	>,
	{
		removedPages,
		site,
	}: { readonly removedPages: readonly RemovedRoute[]; readonly site: GeneralSettings },
): DatedRoute[] {
	const { people = 'none', legal = LegalKind.options, articles = [], map, lists } = site;
	const persons = people === 'pages' ? outlines.reachable() : [];
	const offers = outlines.offers();
	const changes = offers.flatMap(({ changedAt }) => changedAt ?? []);
	return [
		shown({ kind: 'home' }, changes.sort().at(-1)),
		...listingPages(offers, lists?.least),
		shown({ kind: 'projects' }, outlines.projectChange()),
		...projectLists(outlines.projects(), lists?.least).map(({ route, changedAt }) =>
			shown(route, changedAt),
		),
		shown({ kind: 'contact' }),
		shown({ kind: 'sell' }),
		shown({ kind: 'about' }),
		...persons.map(({ id }) => shown({ kind: 'person', id })),
		...articles.map((article) => shown(articleRoute(article), lastChange(article))),
		...legal.map((kind) => shown({ kind: 'legal', legal: kind })),
		hidden({ kind: 'shortlist' }),
		hidden({ kind: 'inquiry' }),
		hidden({ kind: 'thanks' }),
		...(asksByMail(site) ? [hidden({ kind: 'alerts' })] : []),
		...(site.viewings ? viewingRoutes(outlines.viewings()) : []),
		hidden({ kind: 'failed' }),
		hidden({ kind: 'notFound' }),
		hidden({ kind: 'rss' }),
		hidden({ kind: 'jsonFeed' }),
		hidden({ kind: 'llms' }),
		...searchFiles(outlines.offerIds(), {
			cities: offers.map(({ city = '' }) => city),
			whole: lists?.whole,
			hasMap: map?.tiles !== undefined,
		}),
		...removedPages.map(hidden),
	];
}

/** When homes can be looked at: a page, and files for calendars. */
function viewingRoutes(units: ReturnType<Outlines['viewings']>): DatedRoute[] {
	return [
		shown({ kind: 'viewings' }),
		hidden({ kind: 'calendar' }),
		...units.flatMap(({ id, viewings }) =>
			viewings.map((viewing) => hidden({ kind: 'viewing', unit: id, viewing: viewing.id })),
		),
	];
}

/** What filters and maps load: of all units on offer, or of each city where they are more than one index holds. */
function searchFiles(
	ids: readonly number[],
	{
		cities,
		whole = Infinity,
		hasMap,
	}: {
		readonly cities: readonly string[];
		readonly whole: number | undefined;
		readonly hasMap: boolean;
	},
): DatedRoute[] {
	const shift = shiftFor(ids);
	const filesOf = (city?: string) => [
		hidden({ kind: 'searchTexts', city }),
		...(hasMap ? [hidden({ kind: 'searchPoints', city })] : []),
	];
	const files =
		ids.length <= whole
			? [hidden({ kind: 'searchIndex' }), ...filesOf()]
			: [
					hidden({ kind: 'searchIndex', shift }),
					...[...new Set(cities)]
						.sort()
						.flatMap((city) => [hidden({ kind: 'searchIndex', city, shift }), ...filesOf(city)]),
				];
	const cards = shardsOf(ids, shift).map((shard) => hidden({ kind: 'searchCards', shift, shard }));
	return [...files, ...cards];
}

function lastChange({ texts }: Article): string | undefined {
	return Object.values(texts)
		.map(({ updated }) => updated)
		.sort()
		.at(-1);
}

/** The page of a unit, if it has one. */
export function unitRoute(
	{ id, title, status, updatedAt }: Pick<UnitOutline, 'id' | 'title' | 'status' | 'updatedAt'>,
	site: Pick<Site, 'soldPages'>,
): DatedRoute | undefined {
	return hasPage(status, site) ? shown({ kind: 'unit', id, title }, updatedAt) : undefined;
}

/** The page of a unit, if it has one, and while it is on offer the file of it. */
export function unitRoutes(
	unit: Pick<UnitOutline, 'id' | 'title' | 'status' | 'updatedAt'>,
	site: Pick<Site, 'soldPages'>,
): DatedRoute[] {
	const page = unitRoute(unit, site);
	if (!page) return [];
	return isOnOffer(unit.status) ? [page, hidden({ kind: 'homeFile', id: unit.id })] : [page];
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

/** The pages that visitors of removed addresses need. */
export function removedRoutes(departed: readonly DepartedOwner[], since: number): RemovedRoute[] {
	const routes = new Map<string, RemovedRoute>();
	for (const { owner, removedAt } of departed) {
		const route = removedAt < since ? undefined : removedRoute(owner);
		if (route) routes.set([route.deal, route.unitKind, route.city].join('\n'), route);
	}
	return [...routes].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, route]) => route);
}

/**
 * The page that visitors of a removed unit find. It is shared by all of the same kind, city and deal, since
 * it could say nothing else: what stood on the unit's own page may be private.
 */
export function removedRoute({ deal, unitKind, city }: PageOwner): RemovedRoute | undefined {
	return deal && { kind: 'removed', deal, unitKind, city };
}

/** Units removed at or after this moment still have a page; in milliseconds since 1970. */
export function removedSince(now: number, months: number): number {
	if (months === 0) return Number.POSITIVE_INFINITY;
	const moment = new Date(now);
	const [year, month] = [moment.getUTCFullYear(), moment.getUTCMonth() - months];
	// No February has 31 days: what would fall into March waits for it, so that no page that has ended comes back.
	return Math.min(moment.setUTCFullYear(year, month), Date.UTC(year, month + 1));
}
