import { z } from 'zod';
import { anyWords, PageOwner, type Answer } from '../domain/address.ts';
import { locales, type Locale } from '../domain/locale.ts';
import { pathOf } from '../i18n/paths.ts';
import { ListAddress } from './list-addresses.ts';
import type { GoneRoute } from '../plan/routes.ts';

/**
 * What is known of a unit or project that has pages, or had them. None of its addresses: their words are titles, and
 * the id that ends an address says it all.
 */
export const AddressHistory = z.object({
	owner: PageOwner,
	/** When its pages went, in milliseconds since 1970; absent while it has pages. */
	goneAt: z.int().optional(),
});
export type AddressHistory = z.infer<typeof AddressHistory>;

/** What a release makes known of addresses. The ledger takes it in when the release is live. */
export const AddressNotes = z.object({
	/** Whose addresses they are; see `openAddressLedger`. */
	account: z.string(),
	/** In milliseconds since 1970. */
	notedAt: z.int(),
	/** Of those about whose addresses something is new, complete. */
	histories: z.array(AddressHistory).readonly(),
	/** Pages of lists that there were none of before. */
	lists: z.array(ListAddress).readonly().optional(),
});
export type AddressNotes = Readonly<z.infer<typeof AddressNotes>>;

export interface AnswerRules {
	/** Languages of the site; an address in another leads to the default one. */
	readonly locales: readonly Locale[];
	readonly defaultLocale: Locale;
	/** Languages the site has, or had once. */
	readonly known: readonly Locale[];
	/** In milliseconds since 1970. Who went before has no page of its kind any more. */
	readonly goneSince: number;
}

/**
 * What visitors find at the addresses of a unit or project that is gone, in each language the site has or had. Who has
 * pages needs no answers: the release leads from an id to its page by itself.
 */
export function answersFor({ owner, goneAt }: AddressHistory, rules: AnswerRules): Answer[] {
	if (goneAt === undefined) return [];
	const route = goneAt >= rules.goneSince ? goneRoute(owner) : undefined;
	return rules.known.map((locale): Answer => {
		const spoken = rules.locales.includes(locale) ? locale : rules.defaultLocale;
		const page = route && pathOf(spoken, route);
		return { kind: 'gone', path: pathOfAny(locale, owner), page };
	});
}

/** Every path that `answersFor` may have spoken of. */
export function answeredPaths({ owner }: Pick<AddressHistory, 'owner'>): string[] {
	return locales.map((locale) => pathOfAny(locale, owner));
}

/** The address of a unit or project whatever words stand in front of its id: `/de/immobilien/*-4711/`. */
export function pathOfAny(locale: Locale, { kind, id }: Pick<PageOwner, 'kind' | 'id'>): string {
	const path = pathOf(locale, { kind, id, title: {} });
	return anyWords(path) ?? path;
}

/**
 * The page that visitors of a gone unit find. It is shared by all of the same kind, city and deal, since
 * it could say nothing else: what stood on the unit's own page may be private.
 */
export function goneRoute({ deal, unitKind, city }: Omit<PageOwner, 'kind' | 'id'>): GoneRoute {
	return { kind: 'gone', deal, unitKind, city };
}

/** The first moment whose gone units still have a page, in milliseconds since 1970. */
export function goneSince(now: number, months: number): number {
	if (months === 0) return Number.POSITIVE_INFINITY;
	const moment = new Date(now);
	const [year, month] = [moment.getUTCFullYear(), moment.getUTCMonth() - months];
	// No February has 31 days: what would fall into March waits for it, so that no page that has ended comes back.
	return Math.min(moment.setUTCFullYear(year, month), Date.UTC(year, month + 1));
}
