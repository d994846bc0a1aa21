import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { PageOwner, type OwnerKey, type DepartedOwner, type Departed } from '../domain/address.ts';
import { listAt } from '../i18n/list-path.ts';
import { UnitKind } from '../domain/unit.ts';
import { Texts } from '../storage/sqlite/column.ts';
import { DamagedRow, readRow } from '../storage/sqlite/damage.ts';

/**
 * Departed addresses: units, projects and lists that had pages and were removed. They stand in the index of each release,
 * which takes them over from the release before; `gone_at` in milliseconds since 1970. Those of other accounts are taken over for the day on which the site shows one of them again.
 */
export const departedTables = `
	CREATE TABLE departed (
		account TEXT NOT NULL, kind TEXT NOT NULL, id INTEGER NOT NULL, deal TEXT, unit_kind TEXT, city TEXT,
		gone_at INTEGER NOT NULL, PRIMARY KEY (account, kind, id)
	) WITHOUT ROWID;
	CREATE TABLE departed_list (account TEXT NOT NULL, path TEXT NOT NULL, PRIMARY KEY (account, path)) WITHOUT ROWID;
`;

/** Reads the departed addresses of one account. */
export interface DepartedReader {
	all(): Departed;
	owner(key: OwnerKey): DepartedOwner | undefined;
	/** Whether the page of a list stood at a path. */
	hasList(path: string): boolean;
	/** Whether a unit or project went at or after `from` and before `to`, in milliseconds since 1970. */
	isAnyBetween(from: number, to: number): boolean;
}

const columns = 'SELECT kind, id, deal, unit_kind, city, gone_at FROM departed';

export function departedReader(db: DatabaseSync, account: string): DepartedReader {
	const owner = db.prepare(`${columns} WHERE account = ? AND kind = ? AND id = ?`);
	const list = db.prepare('SELECT path FROM departed_list WHERE account = ? AND path = ?');
	return {
		all: () => departedRows(db, 'WHERE account = ?', account),
		owner({ kind, id }) {
			const found = readRow(DepartedRow.optional(), () => owner.get(account, kind, id));
			const isIt = !found || (found.owner.kind === kind && found.owner.id === id);
			if (!isIt) throw new DamagedRow();
			return found;
		},
		hasList(path) {
			const [found] = readRow(Texts, () => list.all(account, path));
			if (found !== undefined && found !== path) throw new DamagedRow();
			return found !== undefined;
		},
		isAnyBetween: (from, to) =>
			db
				.prepare(
					'SELECT 1 FROM departed WHERE account = ? AND gone_at >= ? AND gone_at < ? LIMIT 1',
				)
				.get(account, from, to) !== undefined,
	};
}

function departedRows(db: DatabaseSync, where: string, ...account: readonly string[]): Departed {
	const lists = `SELECT path FROM departed_list ${where} ORDER BY path`;
	return {
		owners: readRow(DepartedRow.array(), () =>
			db.prepare(`${columns} ${where} ORDER BY kind, id`).all(...account),
		),
		lists: readRow(Texts, () => db.prepare(lists).all(...account)),
	};
}

/**
 * Departed addresses of an account, as the index of a release has them; also what has pages again.
 * @param shown the account whose units the release shows
 */
export function readDeparted(
	index: string,
	{ account, shown }: { readonly account: string; readonly shown: string | undefined },
): Departed {
	using db = new DatabaseSync(index, { readOnly: true });
	if (hasAccounts(db)) return departedReader(db, account).all();
	return account === shown ? departedRows(db, '') : { owners: [], lists: [] };
}

/** A release from which the next one takes over departed addresses. */
export interface CarriedFrom {
	/** Its index. */
	readonly index: string;
	/** Whose units it shows. */
	readonly shown: string | undefined;
}

/**
 * Takes over the departed addresses of all accounts. Where the release before shows another account, all its pages depart.
 * @param to.account whose units are shown now
 * @param to.now in milliseconds since 1970
 */
export function carryDeparted(
	db: DatabaseSync,
	{ index, shown }: CarriedFrom,
	to: { readonly account: string; readonly now: number },
): void {
	db.prepare('ATTACH ? AS before').run(index);
	if (!hasAccounts(db, 'before')) return;
	db.exec(`INSERT INTO departed SELECT * FROM before.departed;
		INSERT INTO departed_list SELECT * FROM before.departed_list`);
	if (shown === undefined || shown === to.account) return;
	db.prepare(
		`INSERT OR IGNORE INTO departed SELECT ?, kind, id, NULL, NULL, NULL, ? FROM before.shown`,
	).run(shown, to.now);
	const paths = Texts.parse(db.prepare('SELECT path FROM before.file WHERE id IS NULL').all());
	const putList = db.prepare('INSERT OR IGNORE INTO departed_list VALUES (?, ?)');
	for (const path of paths) if (listAt(path)) putList.run(shown, path);
}

/** Up to version 0.2 a release held the departed addresses of its own account alone. */
function hasAccounts(db: DatabaseSync, of = 'main'): boolean {
	const column = `SELECT 1 FROM pragma_table_info('departed', '${of}') WHERE name = 'account'`;
	return db.prepare(column).get() !== undefined;
}

/** Replaces the departed addresses of an account. */
export function putDeparted(db: DatabaseSync, account: string, { owners, lists }: Departed): void {
	for (const table of ['departed', 'departed_list'])
		db.prepare(`DELETE FROM ${table} WHERE account = ?`).run(account);
	const put = db.prepare('INSERT OR REPLACE INTO departed VALUES (?, ?, ?, ?, ?, ?, ?)');
	for (const { owner, removedAt } of owners) {
		const { kind, id, deal, unitKind, city } = owner;
		put.run(account, kind, id, deal ?? null, unitKind ?? null, city ?? null, removedAt);
	}
	const putList = db.prepare('INSERT OR IGNORE INTO departed_list VALUES (?, ?)');
	for (const path of lists) putList.run(account, path);
}

/** A row with what is known of a unit or project that was removed. */
const DepartedRow = z
	.object({
		...PageOwner.pick({ kind: true, id: true }).shape,
		deal: PageOwner.shape.deal.unwrap().nullable(),
		unit_kind: UnitKind.nullable(),
		city: z.string().nullable(),
		gone_at: z.int(),
	})
	.transform(({ kind, id, deal, unit_kind, city, gone_at }): DepartedOwner => ({
		owner: {
			kind,
			id,
			deal: deal ?? undefined,
			unitKind: unit_kind ?? undefined,
			city: city ?? undefined,
		},
		removedAt: gone_at,
	}));
