import { openCatalogue, type Catalogue } from '../catalog/queries.ts';
import type { LegalKind } from '../domain/legal.ts';
import type { Locale } from '../domain/locale.ts';
import type { PageFrame } from '../domain/page.ts';
import type { Picture } from '../domain/picture.ts';
import type { Site } from '../domain/site.ts';
import { mediaPath, pathOf, type Route } from '../i18n/paths.ts';
import { Build } from './build.ts';
import { listingPages } from './listings.ts';

/** One page of the site in one language. */
export interface PlannedPage {
	readonly route: Route;
	readonly locale: Locale;
	/** Address within the site. */
	readonly path: string;
	/** The same page in every language, this one included. */
	readonly alternates: readonly { readonly locale: Locale; readonly path: string }[];
	/** Whether search engines are invited; errors and answers to a form are not. */
	readonly indexed: boolean;
	/** ISO 8601 time of the last change of what it shows, where known. */
	readonly changedAt?: string | undefined;
	/** Paths of its pictures within the site. */
	readonly pictures?: readonly string[] | undefined;
}

/** Every page the site consists of, and what is needed to make them. */
export interface Plan {
	readonly build: Build;
	readonly site: Site;
	readonly pages: readonly PlannedPage[];
	/** Paths of one kind of page, in the form `getStaticPaths` returns. */
	paths<Kind extends Route['kind']>(kind: Kind, segments: readonly string[]): StaticPath<Kind>[];
	/** A reader of the catalogue for one page. */
	read(): Catalogue;
	/** What the layout needs to know of a page. */
	frame(page: PlannedPage): PageFrame;
}

export interface StaticPath<Kind extends Route['kind']> {
	readonly params: Record<string, string | undefined>;
	readonly props: {
		readonly page: PlannedPage & { readonly route: Extract<Route, { kind: Kind }> };
	};
}

const legalKinds: readonly LegalKind[] = ['imprint', 'privacy', 'terms', 'cancellation'];

let opened: { readonly key: string; readonly plan: Plan } | undefined;

/**
 * The plan of the build the pages belong to. Astro asks once for each kind of page, so the answer is
 * kept for as long as the build is the same.
 */
export function openPlan(build: unknown): Plan {
	const key = JSON.stringify(build);
	if (opened?.key !== key) opened = { key, plan: makePlan(Build.parse(build)) };
	return opened.plan;
}

/** Lists every page from the catalogue and the site's settings. */
export function makePlan(build: Build): Plan {
	const { site } = build;
	const catalogue = openCatalogue(build.catalogue);
	const routes = allRoutes(catalogue);
	const pages = routes.flatMap(({ route, ...rest }) => {
		const alternates = site.locales.map((locale) => ({ locale, path: pathOf(locale, route) }));
		return alternates.map(({ locale, path }) => ({ route, locale, path, alternates, ...rest }));
	});
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
			asOf: catalogue.pulledAt,
		}),
		paths: <Kind extends Route['kind']>(kind: Kind, segments: readonly string[]) =>
			pages.flatMap((page) => {
				const { route } = page;
				if (!isOfKind(route, kind)) return [];
				return [{ params: parameters(page.path, segments), props: { page: { ...page, route } } }];
			}),
	};
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

interface PlannedRoute {
	readonly route: Route;
	readonly indexed: boolean;
	readonly changedAt?: string | undefined;
	readonly pictures?: readonly string[] | undefined;
}

function allRoutes(catalogue: Catalogue): PlannedRoute[] {
	const units = catalogue.units();
	const shown = (route: Route, about: Omit<PlannedRoute, 'route' | 'indexed'> = {}) => ({
		route,
		indexed: true,
		...about,
	});
	return [
		shown({ kind: 'home' }, { changedAt: latest(units) }),
		...listingPages(catalogue).map((route) => shown(route)),
		shown({ kind: 'projects' }),
		...catalogue.projects().map(({ id, title, pictures }) => {
			return shown({ kind: 'project', id, title }, { pictures: picturePaths(pictures) });
		}),
		...units.map(({ id, title, updatedAt: changedAt, pictures }) => {
			return shown({ kind: 'unit', id, title }, { changedAt, pictures: picturePaths(pictures) });
		}),
		shown({ kind: 'contact' }),
		...legalKinds.map((legal) => shown({ kind: 'legal', legal })),
		{ route: { kind: 'inquiry' }, indexed: false },
		{ route: { kind: 'thanks' }, indexed: false },
		{ route: { kind: 'notFound' }, indexed: false },
	];
}

function picturePaths(pictures: readonly Picture[]): string[] {
	return pictures.map(({ jpeg }) => mediaPath(jpeg.name));
}

function latest(units: readonly { readonly updatedAt?: string | undefined }[]): string | undefined {
	return units
		.flatMap(({ updatedAt }) => (updatedAt ? [updatedAt] : []))
		.reduce<string | undefined>(
			(last, one) => (last && Date.parse(last) >= Date.parse(one) ? last : one),
			undefined,
		);
}
