import type { Article } from '../domain/article.ts';
import type { Locale } from '../domain/locale.ts';
import type { Localised } from '../domain/localised.ts';
import { once } from './once.ts';
import { pathOf, type Route } from './paths.ts';
import { translator } from './translate.ts';

export interface NavigationLink {
	readonly name: string;
	readonly href: string;
}

/** The pages every page leads to, in the order of the menu. */
export const mainNavigation = once((locale: Locale): readonly NavigationLink[] => {
	const t = translator(locale);
	const routes: readonly (readonly [name: string, route: Route])[] = [
		[t('nav.buy'), { kind: 'listing', deal: 'buy' }],
		[t('nav.rent'), { kind: 'listing', deal: 'rent' }],
		[t('nav.projects'), { kind: 'projects' }],
		[t('nav.sell'), { kind: 'sell' }],
		[t('nav.about'), { kind: 'about' }],
		[t('nav.contact'), { kind: 'contact' }],
	];
	return routes.map(([name, route]) => ({ name, href: pathOf(locale, route) }));
});

/** The company's own texts in a language, those that every page leads to. */
export function articleNavigation(articles: readonly Article[], locale: Locale): NavigationLink[] {
	return articles.flatMap((article) => {
		const title = article.texts[locale]?.title;
		if (!article.navigation || title === undefined) return [];
		return [{ name: title, href: pathOf(locale, articleRoute(article)) }];
	});
}

/** Where a text stands, in the languages it exists in. */
export function articleRoute({ name, texts }: Article): Extract<Route, { kind: 'article' }> {
	const slugs: Localised = Object.fromEntries(
		Object.entries(texts).map(([locale, { slug }]) => [locale, slug]),
	);
	return { kind: 'article', name, slugs };
}
