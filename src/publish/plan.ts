import { openCatalogue, type Catalogue } from '../catalog/queries.ts';
import type { Locale } from '../domain/locale.ts';
import type { PageFrame } from '../domain/page.ts';
import type { Site } from '../domain/site.ts';
import { pathOf, type Route } from '../i18n/paths.ts';
import { Build } from './build.ts';
import { plannedRoutes, type PlannedRoute } from './routes.ts';

/** One page of the site in one language. */
export interface PlannedPage extends PlannedRoute {
	readonly locale: Locale;
	/** Address within the site. */
	readonly path: string;
	/** The same page in every language, this one included. */
	readonly alternates: readonly { readonly locale: Locale; readonly path: string }[];
}

/** Every page the site consists of, and what is needed to make them. */
export interface Plan {
	readonly build: Build;
	readonly site: Site;
	readonly pages: readonly PlannedPage[];
	/** Paths of one kind of page, in the form `getStaticPaths` returns. */
	paths<Kind extends Route['kind']>(kind: Kind, segments: readonly string[]): StaticPath<Kind>[];
	/** What this page reads from: a reader of its own. */
	read(page: PlannedPage): Catalogue;
	/** What the layout needs to know of a page. */
	frame(page: PlannedPage): PageFrame;
}

export interface StaticPath<Kind extends Route['kind']> {
	readonly params: Record<string, string | undefined>;
	readonly props: {
		readonly page: PlannedPage & { readonly route: Extract<Route, { kind: Kind }> };
	};
}

let opened: { readonly build: string; readonly plan: Plan } | undefined;

/**
 * The plan of the build the pages belong to. Every page asks, so the answer is kept for as long as the
 * build is the same.
 * @param build the constant `VITRINE_BUILD`: as text it is compared at no cost.
 */
export function openPlan(build: string): Plan {
	if (opened?.build !== build) {
		opened = { build, plan: makePlan(Build.parse(JSON.parse(build))) };
	}
	return opened.plan;
}

/** Lists every page from the catalogue and the site's settings. */
export function makePlan(build: Build): Plan {
	const { site } = build;
	const catalogue = openCatalogue(build);
	const routes = plannedRoutes(catalogue);
	const all = routes.flatMap(({ route, ...rest }) => {
		const alternates = site.locales.map((locale) => ({ locale, path: pathOf(locale, route) }));
		return alternates.map(({ locale, path }) => ({ route, locale, path, alternates, ...rest }));
	});
	const pages = firstOfEachPath(all);
	return {
		build,
		site,
		pages,
		read: () => catalogue,
		frame: ({ locale, path, alternates, indexed }) => ({
			site,
			locale,
			path,
			alternates,
			origin: build.origin,
			mode: build.mode,
			indexed: indexed && build.mode === 'production',
		}),
		paths: <Kind extends Route['kind']>(kind: Kind, segments: readonly string[]) =>
			pages.flatMap((page) => {
				const { route } = page;
				if (!isOfKind(route, kind)) return [];
				return [{ params: parameters(page.path, segments), props: { page: { ...page, route } } }];
			}),
	};
}

/** The name of a city can make the address of another list, which then keeps it. */
function firstOfEachPath(pages: readonly PlannedPage[]): PlannedPage[] {
	const paths = new Set<string>();
	return pages.filter(({ path }) => paths.size < paths.add(path).size);
}

function isOfKind<Kind extends Route['kind']>(
	route: Route,
	kind: Kind,
): route is Extract<Route, { kind: Kind }> {
	return route.kind === kind;
}

/** Names the segments of a path as Astro's route does: `...name` takes all that are left. */
function parameters(path: string, names: readonly string[]): Record<string, string | undefined> {
	const segments = path.split('/').filter(Boolean);
	return Object.fromEntries(
		names.map((name, place) => {
			if (!name.startsWith('...')) return [name, segments[place]];
			return [name.slice(3), segments.slice(place).join('/') || undefined];
		}),
	);
}
