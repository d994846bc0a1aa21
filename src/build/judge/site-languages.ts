import { attempt } from '../../domain/attempt.ts';
import { Locale, locales } from '../../domain/locale.ts';
import { pathOf } from '../../i18n/paths.ts';
import type { OpenedRelease } from '../../release/release-folder.ts';

/** The languages of the site before a build and after it. */
export interface SiteLanguages {
	readonly before: readonly Locale[];
	readonly after: readonly Locale[];
}

/** The languages of the live site and those it is to have; nothing where no site is live. */
export function languagesSince(
	release: OpenedRelease | undefined,
	after: readonly Locale[],
): SiteLanguages | undefined {
	const hasHome = (locale: Locale) => release?.index.file(pathOf(locale, { kind: 'home' }));
	const before = attempt(() => locales.filter(hasHome)) ?? [];
	return before.length > 0 ? { before, after } : undefined;
}

/** "Spanish (es) added"; nothing where the languages are the same. */
export function languageChanges({ before, after }: SiteLanguages): string[] {
	return [
		...after.filter((locale) => !before.includes(locale)).map((locale) => `${named(locale)} added`),
		...before
			.filter((locale) => !after.includes(locale))
			.map((locale) => `${named(locale)} removed`),
	];
}

/** A record with only the texts in languages that the site had and still has. */
export function inSharedLanguages<T>(record: T, languages: SiteLanguages): T;
export function inSharedLanguages(value: unknown, languages: SiteLanguages): unknown {
	if (typeof value !== 'object' || value === null) return value;
	if (Array.isArray(value)) return value.map((each) => inSharedLanguages(each, languages));
	const { before, after } = languages;
	const kept = Object.entries(value).filter(([key]) => {
		const locale = Locale.safeParse(key).data;
		return locale === undefined || (before.includes(locale) && after.includes(locale));
	});
	return Object.fromEntries(kept.map(([key, each]) => [key, inSharedLanguages(each, languages)]));
}

const names = new Intl.DisplayNames('en', { type: 'language' });

function named(locale: Locale): string {
	return `${names.of(locale)} (${locale})`;
}
