import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { PageOwner, type OwnerKey } from '../domain/address.ts';
import { UnitKind } from '../domain/unit.ts';
import type { Departed, Departures } from '../domain/departed.ts';
import { Texts } from '../sqlite/column.ts';
import { DamagedRow, readRow } from '../sqlite/damage.ts';

/** What departed, in the index of a release and in the file of its account; `gone_at` in milliseconds since 1970. */
export const departedTables = `
	CREATE TABLE IF NOT EXISTS departed (
		kind TEXT NOT NULL, id INTEGER NOT NULL, deal TEXT, unit_kind TEXT, city TEXT, gone_at INTEGER NOT NULL,
		PRIMARY KEY (kind, id)
	) WITHOUT ROWID;
	CREATE TABLE IF NOT EXISTS departed_list (path TEXT PRIMARY KEY) WITHOUT ROWID;
`;

/** Reads the tables of departed pages. */
export interface DepartedReader {
	all(): Departures;
	owner(key: OwnerKey): Departed | undefined;
	/** Whether the page of a list stood at a path. */
	hasList(path: string): boolean;
	/** Whether a unit or project went at or after `from` and before `to`, in milliseconds since 1970. */
	isAnyBetween(from: number, to: number): boolean;
}

export function departedReader(db: DatabaseSync): DepartedReader {
	const columns = 'SELECT kind, id, deal, unit_kind, city, gone_at FROM departed';
	const owner = db.prepare(`${columns} WHERE kind = ? AND id = ?`);
	const list = db.prepare('SELECT path FROM departed_list WHERE path = ?');
	return {
		all: () => ({
			owners: readRow(DepartedRow.array(), () => db.prepare(`${columns} ORDER BY kind, id`).all()),
			lists: readRow(Texts, () => db.prepare('SELECT path FROM departed_list ORDER BY path').all()),
		}),
		owner({ kind, id }) {
			const found = readRow(DepartedRow.optional(), () => owner.get(kind, id));
			const isIt = !found || (found.owner.kind === kind && found.owner.id === id);
			if (!isIt) throw new DamagedRow();
			return found;
		},
		hasList(path) {
			const [found] = readRow(Texts, () => list.all(path));
			if (found !== undefined && found !== path) throw new DamagedRow();
			return found !== undefined;
		},
		isAnyBetween: (from, to) =>
			db
				.prepare('SELECT 1 FROM departed WHERE gone_at >= ? AND gone_at < ? LIMIT 1')
				.get(from, to) !== undefined,
	};
}

/** Adds what departed, in the place of what was known of the same or only where nothing was. */
export function putDeparted(
	db: DatabaseSync,
	{ owners, lists }: Departures,
	over: 'replace' | 'ignore' = 'replace',
): void {
	const put = db.prepare(`INSERT OR ${over} INTO departed VALUES (?, ?, ?, ?, ?, ?)`);
	for (const { owner, goneAt } of owners) {
		const { kind, id, deal, unitKind, city } = owner;
		put.run(kind, id, deal ?? null, unitKind ?? null, city ?? null, goneAt);
	}
	const putList = db.prepare('INSERT OR IGNORE INTO departed_list VALUES (?)');
	for (const path of lists) putList.run(path);
}

/** A row with what is known of a unit or project that is gone. */
const DepartedRow = z
	.object({
		...PageOwner.pick({ kind: true, id: true }).shape,
		deal: PageOwner.shape.deal.unwrap().nullable(),
		unit_kind: UnitKind.nullable(),
		city: z.string().nullable(),
		gone_at: z.int(),
	})
	.transform(({ kind, id, deal, unit_kind, city, gone_at }): Departed => ({
		owner: {
			kind,
			id,
			deal: deal ?? undefined,
			unitKind: unit_kind ?? undefined,
			city: city ?? undefined,
		},
		goneAt: gone_at,
	}));
