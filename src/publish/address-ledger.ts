import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { PageOwner, type Address } from '../domain/address.ts';
import { Locale } from '../domain/locale.ts';
import { UnitKind } from '../domain/unit.ts';
import { openLedgerFile } from './address-ledger-file.ts';
import type { AddressHistory, AddressNotes, Shown } from './addresses.ts';
import { listAddress, type ListAddress } from './list-addresses.ts';

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
	/** Takes in the pages of lists. @returns those that are new. */
	noteLists(lists: Iterable<ListAddress>): ListAddress[];
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
	const owners = db.prepare('SELECT * FROM owner WHERE kind = ? AND id = ?');
	const addresses = db.prepare('SELECT * FROM address WHERE kind = ? AND id = ? ORDER BY path');
	const read = ({ kind, id }: OwnerKey): AddressHistory | undefined => {
		const row = owners.get(kind, id);
		if (row === undefined) return undefined;
		const { gone_at, deal, unit_kind, city, shown } = OwnerRow.parse(row);
		return {
			owner: { kind, id, deal, unitKind: unit_kind ?? undefined, city: city ?? undefined },
			goneAt: gone_at ?? undefined,
			shown,
			addresses: AddressRow.array().parse(addresses.all(kind, id)),
		};
	};
	const keys = (sql: string, ...parameters: number[]): OwnerKey[] =>
		Key.array().parse(db.prepare(sql).all(...parameters));
	return {
		note: (seen, now) => whole(db, () => noteAll(db, { ...seen, now, read })),
		noteLists: (lists) => {
			const known = new Map(knownLists(db).map((list) => [list.path, JSON.stringify(list)]));
			const fresh = [...lists].filter((list) => known.get(list.path) !== JSON.stringify(list));
			whole(db, () => putLists(db, fresh));
			return fresh;
		},
		lists: () => knownLists(db),
		rehearse: () => db.exec('BEGIN'),
		take: ({ notedAt, histories, lists = [] }) =>
			whole(db, () => {
				putLists(db, lists);
				for (const history of histories) putHistory(db, history);
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
			whole(db, () => {
				for (const history of histories) putHistory(db, history);
				// The next build looks at everybody.
				db.exec('UPDATE ledger SET noted_at = NULL');
			}),
		close: () => db.close(),
	};
}

/** Does all of it or nothing, also within a rehearsal. */
function whole<Result>(db: DatabaseSync, work: () => Result): Result {
	db.exec('SAVEPOINT whole');
	try {
		const result = work();
		db.exec('RELEASE whole');
		return result;
	} catch (error) {
		db.exec('ROLLBACK TO whole; RELEASE whole');
		throw error;
	}
}

interface Noting extends Seen {
	readonly now: number;
	readonly read: AddressLedger['history'];
}

function noteAll(db: DatabaseSync, { present, complete, removed, now, read }: Noting): OwnerKey[] {
	const touched: OwnerKey[] = [];
	const here = new Set<string>();
	const putOwner = db.prepare('INSERT OR REPLACE INTO owner VALUES (?, ?, ?, ?, ?, NULL, ?, ?)');
	const retire = db.prepare('UPDATE address SET current = 0 WHERE kind = ? AND id = ?');
	const putAddress = db.prepare('INSERT OR REPLACE INTO address VALUES (?, ?, ?, ?, 1, ?, ?)');
	const go = db.prepare(
		'UPDATE owner SET gone_at = ? WHERE kind = ? AND id = ? AND gone_at IS NULL',
	);
	for (const { owner, addresses, shown } of present) {
		const { kind, id, deal, unitKind, city } = owner;
		here.add(`${kind} ${id}`);
		const known = read(owner);
		if (isAsKnown(known, { owner, addresses, shown })) continue;
		touched.push({ kind, id });
		putOwner.run(kind, id, deal, unitKind ?? null, city ?? null, ...flags(shown));
		retire.run(kind, id);
		for (const { path, locale } of addresses) {
			const before = known?.addresses.find((each) => each.path === path)?.shown;
			putAddress.run(path, kind, id, locale, ...flags(either(shown, before)));
		}
	}
	db.prepare('UPDATE ledger SET noted_at = ?').run(now);
	const missing = complete
		? Key.array().parse(db.prepare('SELECT kind, id FROM owner WHERE gone_at IS NULL').all())
		: [...(removed ?? [])];
	for (const { kind, id } of missing) {
		if (here.has(`${kind} ${id}`)) continue;
		if (go.run(now, kind, id).changes > 0) touched.push({ kind, id });
	}
	return touched;
}

function putHistory(db: DatabaseSync, history: AddressHistory): void {
	const { owner, goneAt, addresses, shown } = history;
	const { kind, id, deal, unitKind, city } = owner;
	db.prepare('INSERT OR REPLACE INTO owner VALUES (?, ?, ?, ?, ?, ?, ?, ?)').run(
		kind,
		id,
		deal,
		unitKind ?? null,
		city ?? null,
		goneAt ?? null,
		...flags(shown ?? { street: false, price: false }),
	);
	db.prepare('DELETE FROM address WHERE kind = ? AND id = ?').run(kind, id);
	const address = db.prepare('INSERT OR REPLACE INTO address VALUES (?, ?, ?, ?, ?, ?, ?)');
	for (const { path, locale, current, shown: then } of addresses) {
		const told = flags(then ?? { street: true, price: true });
		address.run(path, kind, id, locale, Number(current), ...told);
	}
}

function putLists(db: DatabaseSync, lists: readonly ListAddress[]): void {
	const put = db.prepare('INSERT OR REPLACE INTO list VALUES (?, ?, ?, ?, ?, ?)');
	for (const { path, locale, deal, unitKind, city, district } of lists) {
		put.run(path, locale, deal, unitKind ?? null, city ?? null, district ?? null);
	}
}

function knownLists(db: DatabaseSync): ListAddress[] {
	return ListRow.array().parse(db.prepare('SELECT * FROM list ORDER BY path').all());
}

function flags({ street, price }: Shown): [number, number] {
	return [Number(street), Number(price)];
}

function either(one: Shown, other: Shown = one): Shown {
	return { street: one.street || other.street, price: one.price || other.price };
}

function isAsKnown(
	known: AddressHistory | undefined,
	{ owner, addresses, shown }: Present,
): boolean {
	if (known === undefined || known.goneAt !== undefined) return false;
	if (known.shown?.street !== shown.street || known.shown.price !== shown.price) return false;
	const { deal, unitKind, city } = known.owner;
	if (deal !== owner.deal || unitKind !== owner.unitKind || city !== owner.city) return false;
	const current = known.addresses.filter((each) => each.current);
	return (
		current.length === addresses.length &&
		addresses.every(({ path, locale }) =>
			current.some((each) => each.path === path && each.locale === locale),
		)
	);
}

const Noted = z.object({ noted_at: z.int().nullable() });
const Key = PageOwner.pick({ kind: true, id: true });
const KindRow = z.object({
	deal: PageOwner.shape.deal,
	unit_kind: UnitKind.nullable(),
	city: z.string().nullable(),
});
const flag = z.int().transform(Boolean);
const OwnerRow = KindRow.extend({
	gone_at: z.int().nullable(),
	street: flag,
	price: flag,
}).transform(({ street, price, ...row }) => ({ ...row, shown: { street, price } }));
const ListRow = KindRow.extend({
	path: z.string(),
	locale: Locale,
	district: z.string().nullable(),
}).transform(({ path, locale, deal, unit_kind, city, district }) =>
	listAddress(
		{
			deal,
			unitKind: unit_kind ?? undefined,
			city: city ?? undefined,
			district: district ?? undefined,
		},
		{ path, locale },
	),
);
const AddressRow = z
	.object({ path: z.string(), locale: Locale, current: flag, street: flag, price: flag })
	.transform(({ street, price, ...row }) => ({ ...row, shown: { street, price } }));
