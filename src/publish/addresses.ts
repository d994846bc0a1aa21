import { z } from 'zod';
import { PageOwner, type Address, type Answer } from '../domain/address.ts';
import { Locale } from '../domain/locale.ts';
import { pathOf } from '../i18n/paths.ts';
import { ListAddress } from './list-addresses.ts';
import type { GoneRoute } from './routes.ts';

/** All that is known of the addresses of one unit or project. */
export const AddressHistory = z.object({
	owner: PageOwner,
	/** When its pages went, in milliseconds since 1970; absent while it has pages. */
	goneAt: z.int().optional(),
	/** Every address it ever had; those it has (or had last) are current, one for each language. */
	addresses: z
		.array(
			z.object({
				locale: Locale,
				path: z.string().regex(/^\/(?!\/)[^\s]*\/$/),
				current: z.boolean(),
			}),
		)
		.readonly(),
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
	/** In milliseconds since 1970. Who went before has no page of its kind any more. */
	readonly goneSince: number;
}

/**
 * What visitors find at the addresses of one unit or project that are not its pages. Every target is a
 * page that exists, so there are neither chains nor loops, also when a title goes back to an old one.
 */
export function answersFor(history: AddressHistory, rules: AnswerRules): Answer[] {
	const { addresses, goneAt } = history;
	const spoken = ({ locale }: Address): Locale =>
		rules.locales.includes(locale) ? locale : rules.defaultLocale;
	if (goneAt !== undefined) {
		const route = goneAt >= rules.goneSince ? goneRoute(history.owner) : undefined;
		return addresses.map((address) => {
			return { kind: 'gone', path: address.path, page: route && pathOf(spoken(address), route) };
		});
	}
	const current = new Map(
		addresses.filter((each) => each.current).map(({ locale, path }) => [locale, path]),
	);
	const live = new Set(current.values());
	return addresses
		.filter(({ path }) => !live.has(path))
		.flatMap((address) => {
			const target = current.get(spoken(address));
			return target === undefined ? [] : [{ kind: 'moved', path: address.path, target }];
		});
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
	const moment = new Date(now);
	moment.setUTCMonth(moment.getUTCMonth() - months);
	return months === 0 ? Number.POSITIVE_INFINITY : moment.getTime();
}
