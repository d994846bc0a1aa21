import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';
import type { Address, PageOwner } from '../../domain/address.ts';
import { inTransaction } from '../../domain/database-transaction.ts';
import { openLedgerFile } from './address-ledger-file.ts';
import type { AddressHistory, AddressNotes, Shown } from './addresses.ts';
import { historyReader, historyWriter, Key, KindRow, noteAll } from './ledger-histories.ts';
import { knownLists, putLists } from './ledger-lists.ts';
import type { ListAddress } from './list-addresses.ts';

/** Names a unit or project. */
export type OwnerKey = Pick<PageOwner, 'kind' | 'id'>;

/** What has pages in a build, and where. */
export interface Present {
	readonly owner: PageOwner;
	readonly addresses: readonly Address[];
	readonly shown: Shown;
}

/** What a build shows. */
export interface Seen {
	readonly present: Iterable<Present>;
	/** Whoever is not present is gone; otherwise only `removed` are. */
	readonly complete: boolean;
	readonly removed?: Iterable<OwnerKey>;
}

/**
 * Every address that a unit or project ever had. It lives on from build to build and cannot be made again
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
	/** Who has or had this address. */
	ownerOf(path: string): OwnerKey | undefined;
	/** Of all who have anything to say: an address that is not current, or none that is. */
	histories(): AddressHistory[];
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
 * @param account What the addresses belong to. A ledger of another account, such as the demo's, and a file
 * that cannot be read are set aside as `<path>.old`.
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
		ownerOf: (path) =>
			Key.optional().parse(db.prepare('SELECT kind, id FROM address WHERE path = ?').get(path)),
		histories: () =>
			keys(
				`SELECT kind, id FROM owner WHERE gone_at IS NOT NULL
				 UNION SELECT kind, id FROM address WHERE current = 0 ORDER BY kind, id`,
			).flatMap((key) => read(key) ?? []),
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
		all: () =>
			keys('SELECT kind, id FROM owner ORDER BY kind, id').flatMap((key) => read(key) ?? []),
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
