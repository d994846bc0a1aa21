import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { PageOwner } from '../domain/address.ts';
import { UnitKind } from '../domain/unit.ts';
import type { OwnerKey, Seen } from './address-ledger.ts';
import type { AddressHistory } from './addresses.ts';

/** Reads what a ledger knows of one unit or project after the other. */
export function historyReader(db: DatabaseSync): (key: OwnerKey) => AddressHistory | undefined {
	const owners = db.prepare(`${histories} WHERE kind = ? AND id = ?`);
	return ({ kind, id }) => History.optional().parse(owners.get(kind, id));
}

/** Everything that a ledger knows of units and projects, also one of an earlier version. */
export function allHistories(db: DatabaseSync): AddressHistory[] {
	return History.array().parse(db.prepare(`${histories} ORDER BY kind, id`).all());
}

/** Takes in what a build shows. @returns those about whose addresses something is new. */
export function noteAll(
	db: DatabaseSync,
	{ present, complete, removed, now, read }: Noting,
): OwnerKey[] {
	const touched: OwnerKey[] = [];
	const here = new Set<string>();
	const write = historyWriter(db);
	const go = db.prepare(
		'UPDATE owner SET gone_at = ? WHERE kind = ? AND id = ? AND gone_at IS NULL',
	);
	for (const owner of present) {
		const { kind, id } = owner;
		here.add(`${kind} ${id}`);
		if (isAsKnown(read(owner), owner)) continue;
		touched.push({ kind, id });
		write({ owner });
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

/** Puts what is known of one unit or project after the other in the place of what was known. */
export function historyWriter(db: DatabaseSync): (history: AddressHistory) => void {
	const put = db.prepare('INSERT OR REPLACE INTO owner VALUES (?, ?, ?, ?, ?, ?)');
	return ({ owner: { kind, id, deal, unitKind, city }, goneAt }) => {
		put.run(kind, id, deal, unitKind ?? null, city ?? null, goneAt ?? null);
	};
}

interface Noting extends Seen {
	/** In milliseconds since 1970. */
	readonly now: number;
	readonly read: ReturnType<typeof historyReader>;
}

function isAsKnown(known: AddressHistory | undefined, owner: PageOwner): boolean {
	if (known === undefined || known.goneAt !== undefined) return false;
	const { deal, unitKind, city } = known.owner;
	return deal === owner.deal && unitKind === owner.unitKind && city === owner.city;
}

const histories = 'SELECT kind, id, deal, unit_kind, city, gone_at FROM owner';
/** Columns that name a unit or project. */
export const Key = PageOwner.pick({ kind: true, id: true });
/** Columns that name the kind of its page. */
export const KindRow = z.object({
	deal: PageOwner.shape.deal,
	unit_kind: UnitKind.nullable(),
	city: z.string().nullable(),
});
const History = KindRow.extend({ ...Key.shape, gone_at: z.int().nullable() }).transform(
	({ kind, id, deal, unit_kind, city, gone_at }): AddressHistory => ({
		owner: { kind, id, deal, unitKind: unit_kind ?? undefined, city: city ?? undefined },
		goneAt: gone_at ?? undefined,
	}),
);
