import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';
import type { PageOwner } from '../domain/address.ts';
import { inTransaction } from '../domain/database-transaction.ts';
import { openLedgerFile } from './address-ledger-file.ts';
import type { AddressHistory, AddressNotes } from './addresses.ts';
import {
	allHistories,
	historyReader,
	historyWriter,
	Key,
	KindRow,
	noteAll,
} from './ledger-histories.ts';
import { knownLists, putLists } from './ledger-lists.ts';
import type { ListAddress } from './list-addresses.ts';

/** Names a unit or project. */
export type OwnerKey = Pick<PageOwner, 'kind' | 'id'>;

/** What a build shows. */
export interface Seen {
	/** What has pages. */
	readonly present: Iterable<PageOwner>;
	/** Whoever is not present is gone; otherwise only `removed` are. */
	readonly complete: boolean;
	readonly removed?: Iterable<OwnerKey>;
}

/**
 * Every unit and project that ever had pages, by its id, and every page of a list. It lives on from build to build and cannot be made again
 * from the CRM; losing it costs old links their targets and nothing else.
 */
export interface AddressLedger {
	/**
	 * Takes in what a build shows.
	 * @param now In milliseconds since 1970.
	 * @returns those about whose addresses something is new.
	 */
	note(seen: Seen, now: number): OwnerKey[];
	/** Takes in the pages of lists. @returns those that are new, and every page that a list ever had. */
	noteLists(lists: Iterable<ListAddress>): {
		readonly fresh: readonly ListAddress[];
		readonly all: readonly ListAddress[];
	};
	/** Every page that a list ever had, by its path. */
	lists(): ListAddress[];
	/** From here on everything is forgotten again when the ledger is closed. */
	rehearse(): void;
	/** Takes in what a release has made known that is live. */
	take(notes: AddressNotes): void;
	/** When something was taken in last, in milliseconds since 1970; absent in a ledger that is new. */
	notedAt(): number | undefined;
	history(owner: OwnerKey): AddressHistory | undefined;
	/** Of all who are gone. */
	gone(): AddressHistory[];
	/** Those who went at or after `from` and before `to`, in milliseconds since 1970. */
	goneBetween(from: number, to: number): OwnerKey[];
	/** The kinds of pages that those who went at or after this moment need. */
	goneKinds(since: number): Omit<PageOwner, 'kind' | 'id'>[];
	/** Everything, in an order of its own. */
	all(): AddressHistory[];
	/** Puts histories of another ledger in the place of what is known of their owners. */
	put(histories: Iterable<AddressHistory>): void;
	close(): void;
}

/**
 * Opens the ledger, or begins one. See `openKeptLedger`, which keeps it from being lost.
 * @param account What the addresses belong to: the host of a CRM, or the demo.
 * @throws when the file is another account's or damaged.
 */
export function openAddressLedger(path: string, { account }: { account: string }): AddressLedger {
	mkdirSync(dirname(path), { recursive: true });
	const db = openLedgerFile(path, account);
	const read = historyReader(db);
	const write = historyWriter(db);
	const keys = (sql: string, ...parameters: number[]): OwnerKey[] =>
		Key.array().parse(db.prepare(sql).all(...parameters));
	return {
		note: (seen, now) => inTransaction(db, () => noteAll(db, { ...seen, now, read })),
		noteLists: (lists) => {
			const known = new Map(knownLists(db).map((list) => [list.path, list]));
			const fresh = [...lists].filter(
				(list) => JSON.stringify(known.get(list.path)) !== JSON.stringify(list),
			);
			inTransaction(db, () => putLists(db, fresh));
			for (const list of fresh) known.set(list.path, list);
			return { fresh, all: [...known.values()] };
		},
		lists: () => knownLists(db),
		rehearse: () => db.exec('BEGIN'),
		take: ({ notedAt, histories, lists = [] }) =>
			inTransaction(db, () => {
				putLists(db, lists);
				for (const history of histories) write(history);
				db.prepare('UPDATE ledger SET noted_at = ?').run(notedAt);
			}),
		notedAt: () =>
			Noted.parse(db.prepare('SELECT noted_at FROM ledger').get()).noted_at ?? undefined,
		history: read,
		gone: () => allHistories(db).filter(({ goneAt }) => goneAt !== undefined),
		goneBetween: (from, to) =>
			keys('SELECT kind, id FROM owner WHERE gone_at >= ? AND gone_at < ?', from, to),
		goneKinds: (since) =>
			KindRow.array()
				.parse(
					db
						.prepare(
							`SELECT DISTINCT deal, unit_kind, city FROM owner WHERE gone_at >= ?
							 ORDER BY deal, unit_kind, city`,
						)
						.all(since),
				)
				.map(({ deal, unit_kind, city }) => {
					return { deal, unitKind: unit_kind ?? undefined, city: city ?? undefined };
				}),
		all: () => allHistories(db),
		put: (histories) =>
			inTransaction(db, () => {
				for (const history of histories) write(history);
				// The next build looks at everybody.
				db.exec('UPDATE ledger SET noted_at = NULL');
			}),
		close: () => db.close(),
	};
}

const Noted = z.object({ noted_at: z.int().nullable() });
