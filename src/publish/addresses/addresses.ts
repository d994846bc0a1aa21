import { z } from 'zod';
import { anyWords, PageOwner, type Address, type Answer } from '../../domain/address.ts';
import { Locale } from '../../domain/locale.ts';
import { pathOf } from '../../i18n/paths.ts';
import { ListAddress } from './list-addresses.ts';
import { mayBeListed } from './listed-words.ts';
import type { GoneRoute } from '../plan/routes.ts';

/** Which facts that a title may tell as well the public sees. */
export const Shown = z.object({ street: z.boolean(), price: z.boolean() });
export type Shown = Readonly<z.infer<typeof Shown>>;

/** All that is known of the addresses of one unit or project. */
export const AddressHistory = z.object({
	owner: PageOwner,
	/** When its pages went, in milliseconds since 1970; absent while it has pages. */
	goneAt: z.int().optional(),
	/** What its pages show, or showed last; absent where it was not noted. */
	shown: Shown.optional(),
	/** Every address it ever had; those it has (or had last) are current, one for each language. */
	addresses: z
		.array(
			z.object({
				locale: Locale,
				path: z.string().regex(/^\/(?!\/)[^\s]*\/$/),
				current: z.boolean(),
				/** What was ever shown while it was the address; absent where it was not noted. */
				shown: Shown.optional(),
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
 * The id alone says it; the words of an old address are repeated only where anybody may read them, for hosts that
 * cannot match an id.
 */
export function answersFor(history: AddressHistory, rules: AnswerRules): Answer[] {
	const { addresses, goneAt } = history;
	const spoken = ({ locale }: Address): Locale =>
		rules.locales.includes(locale) ? locale : rules.defaultLocale;
	if (goneAt !== undefined) {
		const route = goneAt >= rules.goneSince ? goneRoute(history.owner) : undefined;
		return answersAt(addresses, history, (address) => {
			return { kind: 'gone', page: route && pathOf(spoken(address), route) };
		});
	}
	const current = new Map(
		addresses.filter((each) => each.current).map(({ locale, path }) => [locale, path]),
	);
	const live = new Set(current.values());
	const old = addresses.filter(({ path }) => !live.has(path));
	return answersAt(old, history, (address) => {
		const target = current.get(spoken(address));
		return target === undefined ? undefined : { kind: 'moved', target };
	});
}

/** Every path that `answersFor` may have spoken of. */
export function answeredPaths({ addresses }: Pick<AddressHistory, 'addresses'>): string[] {
	return [...new Set(addresses.flatMap(({ path }) => [anyWords(path) ?? [], path].flat()))];
}

type Said = { kind: 'moved'; target: string } | { kind: 'gone'; page: string | undefined };

function answersAt(
	addresses: AddressHistory['addresses'],
	history: AddressHistory,
	answer: (address: Address) => Said | undefined,
): Answer[] {
	const answers = new Map<string, Answer>();
	for (const address of addresses) {
		const said = answer(address);
		if (!said) continue;
		const any = anyWords(address.path);
		const paths = mayBeListed(address, history) ? [any, address.path] : [any];
		for (const path of paths) if (path !== undefined) answers.set(path, { ...said, path });
	}
	return [...answers.values()];
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
