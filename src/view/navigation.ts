import type { Article } from '../domain/site/company-texts.ts';
import type { Locale, Localised } from '../domain/locale.ts';
import type { Offered, PageFrame } from '../domain/page.ts';
import type { ListOf } from '../i18n/list-path.ts';
import { listingTitle } from './listing/title.ts';
import { once } from '../i18n/once.ts';
import { pathOf, type Route } from '../i18n/paths.ts';
import { translator } from '../i18n/translate.ts';

interface NavigationLink {
	readonly name: string;
	readonly href: string;
}

interface OfferLink extends NavigationLink {
	readonly of: keyof Offered;
}

/**
 * Links of the language switch: the page in each language of the site, or the home page of a language in which the
 * page does not exist.
 */
export function languageLinks({
	site,
	alternates,
}: Pick<PageFrame, 'site' | 'alternates'>): PageFrame['alternates'] {
	return site.locales.map(
		(locale) =>
			alternates.find((other) => other.locale === locale) ?? {
				locale,
				path: pathOf(locale, { kind: 'home' }),
			},
	);
}

/** Menu links to the lists that are not empty. */
export function offerNavigation(offered: Offered, locale: Locale): OfferLink[] {
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

/**
 * Links of a page without content, such as the 404 page: lists that are not empty, named by their headings, then the
 * contact page.
 * @param narrow comes first and replaces the whole list of its deal
 */
export function waysOn(
	offered: Offered,
	{ locale, narrow }: { readonly locale: Locale; readonly narrow?: ListOf },
): NavigationLink[] {
	const isNear = ({ of }: OfferLink) => Number(of === narrow?.deal);
	const there = offerNavigation(offered, locale).toSorted((a, b) => isNear(b) - isNear(a));
	const offers = there.map(({ of, name, href }) => {
		if (of === 'projects') return { name, href };
		const list = { kind: 'listing', ...(of === narrow?.deal ? narrow : { deal: of }) } as const;
		return { name: listingTitle(list, locale), href: pathOf(locale, list) };
	});
	const contact = pathOf(locale, { kind: 'contact' });
	return [...offers, { name: translator(locale)('nav.contact'), href: contact }];
}

/** Menu links to the pages about the company; they follow the lists. */
export const companyNavigation = once((locale: Locale): readonly NavigationLink[] => {
	const t = translator(locale);
	return (['sell', 'about', 'contact'] as const).map((kind) => {
		return { name: t(`nav.${kind}`), href: pathOf(locale, { kind }) };
	});
});

/** Links of every page to the company's own articles, those that exist in the page's language. */
export function articleNavigation(articles: readonly Article[], locale: Locale): NavigationLink[] {
	return articles.flatMap((article) => {
		const title = article.texts[locale]?.title;
		if (!article.navigation || title === undefined) return [];
		return [{ name: title, href: pathOf(locale, articleRoute(article)) }];
	});
}

/** Route of an article, with its slug in each language it exists in. */
export function articleRoute({ name, texts }: Article): Extract<Route, { kind: 'article' }> {
	const slugs: Localised = Object.fromEntries(
		Object.entries(texts).map(([locale, { slug }]) => [locale, slug]),
	);
	return { kind: 'article', name, slugs };
}
