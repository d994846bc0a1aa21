import type { Outlines } from '../catalog/queries/outlines.ts';
import type { Answer } from '../domain/address.ts';
import { locales } from '../domain/locale.ts';
import { plainPath } from '../domain/redirect.ts';
import type { Site } from '../domain/site.ts';
import { openKeptLedger } from './address-keeping.ts';
import type { AddressLedger, OwnerKey } from './address-ledger.ts';
import {
	answeredPaths,
	answersFor,
	goneRoute,
	goneSince,
	type AddressNotes,
	type AnswerRules,
} from './addresses.ts';
import { listAnswers, presentLists } from './list-addresses.ts';
import { pageOwners, pageOwnersOf } from './page-owners.ts';
import { resolveRedirects } from './redirects.ts';
import { pathOf } from '../i18n/paths.ts';
import type { GoneRoute } from '../plan/routes.ts';

export interface AddressNews {
	/** Folder of the ledgers, usually `var/addresses`. */
	readonly ledgers: string;
	/** Whose addresses they are; see `openAddressLedger`. */
	readonly account: string;
	readonly site: Pick<
		Site,
		'locales' | 'defaultLocale' | 'soldPages' | 'goneMonths' | 'redirects'
	> &
		Partial<Pick<Site, 'lists'>>;
	/** Of the catalogue that is about to be published. */
	readonly outlines: Outlines;
	/** Who was added, changed or taken out since the last build; everybody is looked at when absent. */
	readonly changed?:
		{ readonly units: Iterable<number>; readonly projects: Iterable<number> } | undefined;
	/** In milliseconds since 1970. */
	readonly now: number;
	/** Told when the ledger had to be restored. */
	readonly tell?: ((line: string) => void) | undefined;
}

/** What a build has to do about addresses that are no pages (any more). */
export interface AddressWork {
	/** Pages for visitors of what is gone. */
	readonly gone: readonly GoneRoute[];
	/**
	 * What visitors find at those addresses, as `assembleRelease` takes it.
	 * @param isPage whether a page stands at a path of the site that is being made.
	 */
	answers(isPage: (path: string) => boolean): {
		readonly list: readonly Answer[];
		/** Paths whose earlier answers are void; all are when absent. */
		readonly instead?: readonly string[];
		/** One sentence for each redirect of the settings whose target is not there. */
		readonly problems: readonly string[];
	};
	/** What the ledger is to take in when the release is live. */
	readonly notes: AddressNotes;
	close(): void;
}

/**
 * Finds out what the addresses of a catalogue make necessary. The ledger stays as it is: a build that fails must
 * not leave addresses there that no visitor has ever seen, nor say of a unit that is live that it is gone.
 */
export function takeInAddresses(news: AddressNews): AddressWork {
	const { account, tell } = news;
	const ledger = openKeptLedger(news.ledgers, { account, tell });
	try {
		ledger.rehearse();
		return workOf(ledger, news);
	} catch (error) {
		ledger.close();
		throw error;
	}
}

/** Names units and projects in one list. */
export function keysOf({ units, projects }: NonNullable<AddressNews['changed']>): OwnerKey[] {
	return [
		...Array.from(units, (id) => ({ kind: 'unit' as const, id })),
		...Array.from(projects, (id) => ({ kind: 'project' as const, id })),
	];
}

function workOf(ledger: AddressLedger, news: AddressNews): AddressWork {
	const { account, site, outlines, now } = news;
	const last = ledger.notedAt();
	const since = goneSince(now, site.goneMonths);
	const keys = last === undefined || !news.changed ? undefined : keysOf(news.changed);
	const touched = ledger.note(
		keys
			? { ...pageOwnersOf(keys, { ...site, outlines }), complete: false }
			: { present: pageOwners(outlines, site), complete: true },
		now,
	);
	const told = touched.flatMap((key) => ledger.history(key) ?? []);
	const lists = presentLists(outlines, site);
	const { fresh, all } = ledger.noteLists(lists.addresses);
	const spoken = new Set([...site.locales, ...all.map(({ locale }) => locale)]);
	const rules: AnswerRules = {
		locales: site.locales,
		defaultLocale: site.defaultLocale,
		known: locales.filter((locale) => spoken.has(locale)),
		goneSince: since,
	};
	return {
		notes: { account, notedAt: now, histories: told, lists: fresh },
		gone: ledger.goneKinds(since).map(goneRoute),
		answers(isPage) {
			const about = keys && [...keys, ...expired(last ?? now)];
			const histories = about ? about.flatMap((key) => ledger.history(key) ?? []) : ledger.gone();
			// The lists of everything always have their pages, in the languages of the site.
			const known = all.filter(
				(list) => list.unitKind || list.city || !site.locales.includes(list.locale),
			);
			const own = [
				...histories.flatMap((history) => answersFor(history, rules)),
				...listAnswers(known, lists, rules).filter(({ path }) => !isPage(path)),
			];
			const { answers, problems } = resolveRedirects(site.redirects, {
				isPage,
				rules,
				owner: (key) => ledger.history(key),
				pageOf: ({ kind, id }, locale) => {
					const owner = kind === 'unit' ? outlines.unit(id) : outlines.project(id);
					return owner && pathOf(locale, { kind, id, title: owner.title });
				},
			});
			const listed = new Set(answers.map(({ path }) => plainPath(path)));
			const list = [...answers, ...own.filter(({ path }) => !listed.has(plainPath(path)))];
			if (!about) return { list, problems };
			const instead = [...histories.flatMap(answeredPaths), ...known.map(({ path }) => path)];
			return { list, instead, problems };
		},
		close: () => ledger.close(),
	};

	/** Those whose page of what is similar has ended since the last build that went live. */
	function expired(last: number): OwnerKey[] {
		return ledger.goneBetween(goneSince(last, site.goneMonths), since);
	}
}
