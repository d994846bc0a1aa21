import type { Answer } from '../domain/address.ts';
import { locales, type Locale } from '../domain/locale.ts';
import type { Site } from '../domain/site.ts';
import { ownerAt } from '../i18n/unit-path.ts';
import type { ReleaseIndex } from '../release/release-index.ts';
import { pathOfAny } from './addresses.ts';

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

/** The same of every unit and project with a page, in every language there is. */
export function* presentAnswers(
	index: Pick<ReleaseIndex, 'ownedPages'>,
	{ defaultLocale }: Pick<Site, 'defaultLocale'>,
): Generator<Answer> {
	const pages = Map.groupBy(index.ownedPages(), (path) => JSON.stringify(ownerAt(path)));
	for (const own of pages.values()) {
		const owner = ownerAt(own[0] ?? '');
		const byLocale = new Map(own.map((path) => [localeOf(path), path]));
		for (const locale of locales) {
			const target = byLocale.get(locale) ?? byLocale.get(defaultLocale);
			if (owner && target) yield { kind: 'moved', path: pathOfAny(locale, owner), target };
		}
	}
}

function localeOf(path: string): Locale | undefined {
	return locales.find((locale) => path.startsWith(`/${locale}/`));
}
