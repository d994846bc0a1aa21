import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { PageOwner } from '../../domain/address.ts';
import { Locale } from '../../domain/locale.ts';
import { UnitKind } from '../../domain/unit.ts';
import type { OwnerKey, Present, Seen } from './address-ledger.ts';
import type { AddressHistory, Shown } from './addresses.ts';

/** Reads what a ledger knows of one unit or project after the other. */
export function historyReader(db: DatabaseSync): (key: OwnerKey) => AddressHistory | undefined {
	const owners = db.prepare('SELECT * FROM owner WHERE kind = ? AND id = ?');
	const addresses = db.prepare('SELECT * FROM address WHERE kind = ? AND id = ? ORDER BY path');
	return ({ kind, id }) => {
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
}

/** Takes in what a build shows. @returns those about whose addresses something is new. */
export function noteAll(
	db: DatabaseSync,
	{ present, complete, removed, now, read }: Noting,
): OwnerKey[] {
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

/** Puts what another ledger knows of one unit or project after the other in the place of what is known. */
export function historyWriter(db: DatabaseSync): (history: AddressHistory) => void {
	const putOwner = db.prepare('INSERT OR REPLACE INTO owner VALUES (?, ?, ?, ?, ?, ?, ?, ?)');
	const clear = db.prepare('DELETE FROM address WHERE kind = ? AND id = ?');
	const putAddress = db.prepare('INSERT OR REPLACE INTO address VALUES (?, ?, ?, ?, ?, ?, ?)');
	return ({ owner, goneAt, addresses, shown = { street: false, price: false } }) => {
		const { kind, id, deal, unitKind, city } = owner;
		putOwner.run(kind, id, deal, unitKind ?? null, city ?? null, goneAt ?? null, ...flags(shown));
		clear.run(kind, id);
		for (const { path, locale, current, shown: then } of addresses) {
			const told = flags(then ?? { street: true, price: true });
			putAddress.run(path, kind, id, locale, Number(current), ...told);
		}
	};
}

interface Noting extends Seen {
	/** In milliseconds since 1970. */
	readonly now: number;
	readonly read: ReturnType<typeof historyReader>;
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

/** Columns that name a unit or project. */
export const Key = PageOwner.pick({ kind: true, id: true });
/** Columns that name the kind of its page. */
export const KindRow = z.object({
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
const AddressRow = z
	.object({ path: z.string(), locale: Locale, current: flag, street: flag, price: flag })
	.transform(({ street, price, ...row }) => ({ ...row, shown: { street, price } }));
