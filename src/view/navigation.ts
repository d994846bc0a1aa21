import type { Article } from '../domain/article.ts';
import type { Locale } from '../domain/locale.ts';
import type { Localised } from '../domain/localised.ts';
import type { Offered } from '../domain/offered.ts';
import type { PageFrame } from '../domain/page.ts';
import type { ListOf } from '../i18n/list-path.ts';
import { listingTitle } from './listing/title.ts';
import { once } from '../i18n/once.ts';
import { pathOf, type Route } from '../i18n/paths.ts';
import { translator } from '../i18n/translate.ts';

export interface NavigationLink {
	readonly name: string;
	readonly href: string;
}

interface OfferLink extends NavigationLink {
	readonly of: keyof Offered;
}

/**
 * Where a page leads to in each language of the site: to itself in that language, and to the home page in one that it
 * does not exist in.
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

/** The lists of what there is, in the order of the menu; those that would be empty are left out. */
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
 * Where visitors go on from a page that has nothing for them: the lists of what there is by their headings, and the
 * company itself.
 * @param narrow comes first, in the place of the list of everything of its deal
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
