import type { Broker } from '../domain/person.ts';
import type { Locale, Localised } from '../domain/locale.ts';
import type { Spoken } from '../domain/spoken.ts';
import { ownLocale, type Site } from '../domain/site.ts';

interface LineOptions {
	readonly site: Pick<Site, 'roles' | 'introductions' | 'crmLocale' | 'defaultLocale'>;
	readonly locale: Locale;
}

/** What somebody does: translated if the site's settings translate it, else as the account words it. */
export function personRole(
	{ role }: Pick<Broker, 'role'>,
	options: LineOptions,
): Spoken | undefined {
	return inLanguage(role, options.site.roles, options);
}

/** The line about somebody: translated if the site's settings translate it, else as the account words it. */
export function personIntroduction(
	{ abstract }: Pick<Broker, 'abstract'>,
	options: LineOptions,
): Spoken | undefined {
	return inLanguage(abstract, options.site.introductions, options);
}

function inLanguage(
	line: string | undefined,
	translations: Readonly<Record<string, Localised>>,
	{ site, locale }: LineOptions,
): Spoken | undefined {
	if (line === undefined) return undefined;
	const translated = translations[line]?.[locale];
	if (translated !== undefined) return { text: translated, lang: locale };
	return { text: line, lang: ownLocale(site) };
}

/** Two letters that stand for a person without a portrait: "MR" for "Dr. Marta von der Rey". */
export function monogram(name: string): string {
	const words = name.split(/\s+/).filter((word) => /^\p{Lu}/u.test(word) && !word.endsWith('.'));
	const initials = words.map((word) =>
		word.slice(0, String.fromCodePoint(word.codePointAt(0) ?? 0).length),
	);
	return [initials[0], initials.length > 1 ? initials.at(-1) : ''].join('');
}
