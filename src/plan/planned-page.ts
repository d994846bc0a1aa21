import { digestOf } from '../catalog/store/record-store.ts';
import type { Locale } from '../domain/locale.ts';
import { pathOf, type Route } from '../i18n/paths.ts';

/** One page of the site, in one language. */
export interface PlannedRoute {
	readonly route: Route;
	/** Whether search engines are invited; errors and answers to a form are not. */
	readonly indexed: boolean;
}

/** One page of the site in one language. */
export interface PlannedPage extends PlannedRoute {
	readonly locale: Locale;
	/** Address within the site. */
	readonly path: string;
	/** The same page in every language, this one included. */
	readonly alternates: readonly { readonly locale: Locale; readonly path: string }[];
}

/** The pages of a route: one for each language of the site, or a single one where all have the same address. */
export function pagesOf(
	{ route, indexed }: PlannedRoute,
	locales: readonly Locale[],
): PlannedPage[] {
	const spoken = languagesOf(route, locales);
	const alternates = spoken.map((locale) => ({ locale, path: pathOf(locale, route) }));
	return alternates.map(({ locale, path }) => ({ route, indexed, locale, path, alternates }));
}

/** Files that are the same in every language. */
const speechless: ReadonlySet<Route['kind']> = new Set([
	'llms',
	'homeFile',
	'searchIndex',
	'searchPoints',
]);

function languagesOf(route: Route, locales: readonly Locale[]): readonly Locale[] {
	if (speechless.has(route.kind)) return locales.slice(0, 1);
	if (route.kind === 'article') return locales.filter((locale) => route.slugs[locale]);
	return locales;
}

/**
 * Tells what a page knows of itself, apart from its language, from anything else it might know. The languages of a
 * page share the list of them, and so its description.
 */
export function describer(): (page: PlannedPage) => string {
	const descriptions = new Map<PlannedPage['alternates'], string>();
	return ({ route, indexed, alternates }) => {
		const known = descriptions.get(alternates);
		if (known !== undefined) return known;
		const paths = alternates.map(({ path }) => path);
		const description = digestOf(JSON.stringify([route, indexed, paths])).slice(0, 16);
		descriptions.set(alternates, description);
		return description;
	};
}
