import type { Broker } from '../../domain/broker.ts';
import type { Locale } from '../../domain/locale.ts';
import type { Spoken } from '../../domain/spoken.ts';
import { ownLocale, type Site } from '../../domain/site.ts';

/** A person's role: translated if the site's settings translate it, else as the account words it. */
export function personRole(
	{ role }: Pick<Broker, 'role'>,
	{
		site,
		locale,
	}: {
		readonly site: Pick<Site, 'roles' | 'crmLocale' | 'defaultLocale'>;
		readonly locale: Locale;
	},
): Spoken | undefined {
	if (role === undefined) return undefined;
	const translated = site.roles[role]?.[locale];
	if (translated !== undefined) return { text: translated, lang: locale };
	return { text: role, lang: ownLocale(site) };
}
