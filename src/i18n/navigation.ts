import type { Article } from '../domain/article.ts';
import type { Locale } from '../domain/locale.ts';
import type { Localised } from '../domain/localised.ts';
import type { Offered } from '../domain/offered.ts';
import { once } from './once.ts';
import { pathOf, type Route } from './paths.ts';
import { translator } from './translate.ts';

export interface NavigationLink {
	readonly name: string;
	readonly href: string;
}

/** The lists of what there is, in the order of the menu; those that would be empty are left out. */
export function offerNavigation(offered: Offered, locale: Locale): NavigationLink[] {
	return allOffers(locale).filter(({ of }) => offered[of]);
}

const allOffers = once((locale: Locale) => {
	const t = translator(locale);
	const to = (of: keyof Offered, route: Route) => {
		return { of, name: t(`nav.${of}`), href: pathOf(locale, route) };
	};
	return [
		to('buy', { kind: 'listing', deal: 'buy' }),
		to('rent', { kind: 'listing', deal: 'rent' }),
		to('projects', { kind: 'projects' }),
	];
});

/** The pages about the company, which stand behind these. */
export const companyNavigation = once((locale: Locale): readonly NavigationLink[] => {
	const t = translator(locale);
	return (['sell', 'about', 'contact'] as const).map((kind) => {
		return { name: t(`nav.${kind}`), href: pathOf(locale, { kind }) };
	});
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
