import { z } from 'zod';
import type { Outlines } from '../catalog/queries/outlines.ts';
import type { Answer } from '../domain/address.ts';
import { Locale } from '../domain/locale.ts';
import type { Site } from '../domain/site.ts';
import { UnitKind } from '../domain/unit.ts';
import { nearestList, type ListOf } from '../i18n/list-links.ts';
import { pathOf } from '../i18n/paths.ts';
import { projectLists } from '../i18n/project-lists.ts';
import type { AnswerRules } from './addresses.ts';
import { listingPages } from '../plan/listings.ts';

/** A page that a list of units or projects has, or had: lists that get too short lose theirs. */
export const ListAddress = z.object({
	path: z.string().regex(/^\/(?!\/)[^\s]*\/$/),
	locale: Locale,
	deal: z.enum(['buy', 'rent', 'projects']),
	unitKind: UnitKind.optional(),
	city: z.string().optional(),
	district: z.string().optional(),
});
export type ListAddress = z.infer<typeof ListAddress>;

/** The lists of a catalogue, and where their pages stand. */
export interface PresentLists {
	readonly addresses: readonly ListAddress[];
	has(list: ListOf): boolean;
}

/** Every page of every list; of two that have one address, the wider list keeps it. */
export function presentLists(
	outlines: Pick<Outlines, 'offers'> & Partial<Pick<Outlines, 'projects'>>,
	{ locales, lists }: Pick<Site, 'locales'> & Partial<Pick<Site, 'lists'>>,
): PresentLists {
	const pages = listingPages(outlines.offers(), lists?.least);
	const addresses = new Map<string, ListAddress>();
	for (const { route } of pages) {
		for (const locale of locales) {
			const path = pathOf(locale, route);
			if (!addresses.has(path)) addresses.set(path, listAddress(route, { path, locale }));
		}
	}
	for (const { route } of projectLists(outlines.projects?.() ?? [], lists?.least)) {
		for (const locale of locales) {
			const path = pathOf(locale, route);
			addresses.set(path, listAddress({ deal: 'projects', city: route.city }, { path, locale }));
		}
	}
	const names = new Set(pages.map(({ route }) => nameOf(route)));
	return { addresses: [...addresses.values()], has: (list) => names.has(nameOf(list)) };
}

/** Where visitors are led who come to a page that a list no longer has: to the narrowest that holds its units. */
export function listAnswers(
	known: readonly ListAddress[],
	present: PresentLists,
	{ locales, defaultLocale }: Pick<AnswerRules, 'locales' | 'defaultLocale'>,
): Answer[] {
	const paths = new Set(present.addresses.map(({ path }) => path));
	return known
		.filter(({ path }) => !paths.has(path))
		.map(({ path, locale, deal, unitKind, city, district }): Answer => {
			const spoken = locales.includes(locale) ? locale : defaultLocale;
			if (deal === 'projects')
				return { kind: 'moved', path, target: pathOf(spoken, { kind: 'projects' }) };
			const list = { deal, unitKind, city, district };
			const nearest = nearestList(list, { hasList: present.has });
			return { kind: 'moved', path, target: pathOf(spoken, { kind: 'listing', ...nearest }) };
		});
}

/** With its keys in one order and nothing that is absent, so that equal ones are written alike. */
export function listAddress(
	{ deal, unitKind, city, district }: Omit<ListAddress, 'path' | 'locale'>,
	{ path, locale }: Pick<ListAddress, 'path' | 'locale'>,
): ListAddress {
	return {
		path,
		locale,
		deal,
		...(unitKind && { unitKind }),
		...(city && { city }),
		...(district && { district }),
	};
}

function nameOf({ deal, unitKind, city, district }: ListOf): string {
	return JSON.stringify([deal, unitKind, city, district]);
}
