import { attempt } from '../../domain/attempt.ts';
import { anyWords, type OldAddress, type OwnerKey, type PageOwner } from '../../domain/address.ts';
import { locales, type Locale } from '../../domain/locale.ts';
import { plainPath } from '../../domain/site/redirect.ts';
import type { Site } from '../../domain/site.ts';
import { tidiedPath } from '../../domain/tidied-path.ts';
import { nearestListPath } from '../../i18n/list-path.ts';
import { once } from '../../i18n/once.ts';
import { pathOf } from '../../i18n/paths.ts';
import { ownerAt } from '../../i18n/unit-path.ts';
import type { ReleaseIndex } from '../release-index.ts';
import { removedRoute } from '../../plan/routes.ts';

type Pages = Pick<ReleaseIndex, 'file' | 'pagesOf'>;
type SiteLocale = Pick<Site, 'defaultLocale'>;

/**
 * What visitors find at a path without a page: a redirect, or that it was removed. Of a unit or project the
 * id at the end of its address suffices, so nothing can be learnt by guessing what a title once was.
 */
export function findOldAddress(
	index: Pages & Pick<ReleaseIndex, 'redirectOf' | 'removed' | 'departed'>,
	pathname: string,
	{ defaultLocale }: SiteLocale,
): OldAddress | undefined {
	const path = attempt(() => decodeURIComponent(pathname));
	if (path === undefined) return undefined;
	// Addresses of units end in a slash, which not everybody copies.
	const page = path.endsWith('/') ? path : `${path}/`;
	// An entry may stand for any words in front of an id: `/de/immobilien/*-7/`.
	for (const known of new Set([path, page, anyWords(page) ?? page])) {
		const target = index.redirectOf(known);
		if (target !== undefined) return { kind: 'redirected', path: known, target };
		const removed = index.removed(known);
		if (removed) return { kind: 'removed', path: known, page: removed.page };
	}
	const isPage = (each: string) => index.file(each) !== undefined;
	const owner = ownerAt(page);
	const target = owner
		? pageByItsId(index, page, defaultLocale)
		: index.departed.hasList(page)
			? nearestListPath(page, { isPage, defaultLocale })
			: undefined;
	if (target !== undefined) return { kind: 'redirected', path: page, target };
	const departed = owner && index.departed.owner(owner);
	if (departed) return removedAddress(departed.owner, { path: page, isPage, defaultLocale });
	const tidied = tidiedPath(path);
	if (tidied === undefined) return undefined;
	if (isPage(tidied)) return { kind: 'redirected', path, target: tidied };
	return findOldAddress(index, encodeURI(tidied), { defaultLocale });
}

/**
 * The page of the unit or project that an address names by its id, whatever words stand in front of it: in the language
 * of the address where the site speaks it, else in the default one. Nothing for an address that is such a page.
 */
export function pageByItsId(
	index: Pick<ReleaseIndex, 'pagesOf'>,
	path: string,
	defaultLocale: Locale,
): string | undefined {
	const owner = ownerAt(path);
	if (!owner) return undefined;
	const pages = index.pagesOf(owner);
	const target = [localeOf(path), defaultLocale].flatMap(
		(locale) => pages.find((page) => localeOf(page) === locale) ?? [],
	)[0];
	return target === path ? undefined : target;
}

/**
 * All old addresses at once, for static hosts: redirects of the settings, lists that no longer exist, and units and
 * projects that were removed, in every language.
 */
export function* allOldAddresses(
	index: Pages & Pick<ReleaseIndex, 'oldAddresses' | 'departed'>,
	{ defaultLocale }: SiteLocale,
): Generator<OldAddress> {
	const listed = index.oldAddresses();
	yield* listed;
	const isListed = new Set(listed.map(({ path }) => plainPath(path)));
	const isPage = once((path: string) => index.file(path) !== undefined);
	const { owners, lists } = index.departed.all();
	for (const path of lists) {
		const target = nearestListPath(path, { isPage, defaultLocale });
		if (target !== undefined && !isListed.has(plainPath(path)))
			yield { kind: 'redirected', path, target };
	}
	for (const { owner } of owners) {
		for (const locale of locales) {
			yield removedAddress(owner, { path: pathOfAny(locale, owner), isPage, defaultLocale });
		}
	}
}

/** Redirects from the id of every unit and project with a page, in every language there is. */
export function* idRedirects(
	index: Pick<ReleaseIndex, 'ownedPages'>,
	{ defaultLocale }: SiteLocale,
): Generator<OldAddress> {
	const pages = Map.groupBy(index.ownedPages(), (path) => JSON.stringify(ownerAt(path)));
	for (const own of pages.values()) {
		const owner = ownerAt(own[0] ?? '');
		const byLocale = new Map(own.map((path) => [localeOf(path), path]));
		for (const locale of locales) {
			const target = byLocale.get(locale) ?? byLocale.get(defaultLocale);
			if (owner && target) yield { kind: 'redirected', path: pathOfAny(locale, owner), target };
		}
	}
}

/** A removed address, with the page of what is similar where there is one, in the language of the path if possible. */
export function removedAddress(
	owner: PageOwner,
	{ path, isPage, defaultLocale }: SiteLocale & { path: string; isPage: (path: string) => boolean },
): OldAddress {
	const route = removedRoute(owner);
	const spoken = [localeOf(path), defaultLocale].flatMap((locale) => locale ?? []);
	const page = route && spoken.map((locale) => pathOf(locale, route)).find(isPage);
	return { kind: 'removed', path, page };
}

/** The address of a unit or project whatever words stand in front of its id: `/de/immobilien/*-4711/`. */
function pathOfAny(locale: Locale, { kind, id }: OwnerKey): string {
	const path = pathOf(locale, { kind, id, title: {} });
	return anyWords(path) ?? path;
}

function localeOf(path: string): Locale | undefined {
	return locales.find((locale) => path.startsWith(`/${locale}/`));
}
