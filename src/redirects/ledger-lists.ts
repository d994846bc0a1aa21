import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { Locale } from '../domain/locale.ts';
import { KindRow } from './ledger-histories.ts';
import { listAddress, ListAddress } from './list-addresses.ts';

/** Every page that a list ever had, by its path. */
export function knownLists(db: DatabaseSync): ListAddress[] {
	return ListRow.array().parse(db.prepare('SELECT * FROM list ORDER BY path').all());
}

/** Notes pages of lists. */
export function putLists(db: DatabaseSync, lists: readonly ListAddress[]): void {
	const put = db.prepare('INSERT OR REPLACE INTO list VALUES (?, ?, ?, ?, ?, ?)');
	for (const { path, locale, deal, unitKind, city, district } of lists) {
		put.run(path, locale, deal, unitKind ?? null, city ?? null, district ?? null);
	}
}

const ListRow = KindRow.extend({
	path: z.string(),
	locale: Locale,
	deal: ListAddress.shape.deal,
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
