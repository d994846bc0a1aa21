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
export function exitLinks(
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

const companyPages = ['sell', 'about', 'contact'] as const;

/** Links of the menu in its order; what is not on offer or not there in the language is left out. */
export function menuLinks({ site, offered, locale }: MenuOf): NavigationLink[] {
	const offers = offerNavigation(offered, locale);
	return site.menu.flatMap((entry) => {
		if (typeof entry === 'object') {
			const { to, name } = entry;
			const href = typeof to === 'string' ? to : to[locale];
			return href && name[locale] ? [{ name: name[locale], href }] : [];
		}
		const offer = offers.find(({ of }) => of === entry);
		if (offer) return [offer];
		const kind = companyPages.find((page) => page === entry);
		if (kind) return [companyLink(kind, locale)];
		return articleLinks(
			site.articles.filter(({ name }) => name === entry),
			locale,
		);
	});
}

type MenuOf = Pick<PageFrame, 'offered' | 'locale'> & {
	readonly site: Pick<PageFrame['site'], 'menu' | 'articles' | 'viewings'>;
};

/** Links at the foot of every page: what else the menu has, the pages about the company, and its own texts. */
export function footerLinks(frame: MenuOf): NavigationLink[] {
	const { site, offered, locale } = frame;
	const offers = new Set(offerNavigation(offered, locale).map(({ href }) => href));
	const links = [
		...menuLinks(frame),
		...companyPages.map((kind) => companyLink(kind, locale)),
		...(site.viewings ? [viewingsLink(locale)] : []),
		...articleNavigation(site.articles, locale),
	];
	const isFirst = ({ href }: NavigationLink, at: number) =>
		links.findIndex((link) => link.href === href) === at;
	return links.filter((link, at) => !offers.has(link.href) && isFirst(link, at));
}

function companyLink(kind: (typeof companyPages)[number], locale: Locale): NavigationLink {
	return { name: translator(locale)(`nav.${kind}`), href: pathOf(locale, { kind }) };
}

/** Leads to all viewing times. */
export function viewingsLink(locale: Locale): NavigationLink {
	return {
		name: translator(locale)('viewings.title'),
		href: pathOf(locale, { kind: 'viewings' }),
	};
}

/** Links of every page to the company's own articles, those that exist in the page's language. */
export function articleNavigation(articles: readonly Article[], locale: Locale): NavigationLink[] {
	return articleLinks(
		articles.filter(({ navigation }) => navigation),
		locale,
	);
}

function articleLinks(articles: readonly Article[], locale: Locale): NavigationLink[] {
	return articles.flatMap((article) => {
		const title = article.texts[locale]?.title;
		return title === undefined
			? []
			: [{ name: title, href: pathOf(locale, articleRoute(article)) }];
	});
}

/** Route of an article, with its slug in each language it exists in. */
export function articleRoute({ name, texts }: Article): Extract<Route, { kind: 'article' }> {
	const slugs: Localised = Object.fromEntries(
		Object.entries(texts).map(([locale, { slug }]) => [locale, slug]),
	);
	return { kind: 'article', name, slugs };
}
