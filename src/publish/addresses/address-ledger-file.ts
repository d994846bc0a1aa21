import { renameSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { isDamage } from '../../domain/database-damage.ts';

const format = 1;
/** Milliseconds to wait for whoever else reads or writes it. */
const patience = 10_000;

/**
 * Opens the file of a ledger, making its tables where there are none. A file that is another account's, or none at
 * all, is set aside as `<path>.old`.
 */
export function openLedgerFile(path: string, account: string): DatabaseSync {
	const db = new DatabaseSync(path, { timeout: patience });
	try {
		db.exec(tables);
		addColumns(db);
		db.prepare('INSERT OR IGNORE INTO ledger VALUES (1, ?, ?, NULL)').run(format, account);
		const header = Header.parse(db.prepare('SELECT format, account FROM ledger').get());
		if (header.format === format && header.account === account) return db;
	} catch (error) {
		// Full disks and the like say so by a system error, and the ledger is not to blame.
		if (!isNoLedger(error)) {
			db.close();
			throw error;
		}
	}
	db.close();
	renameSync(path, `${path}.old`);
	return openLedgerFile(path, account);
}

/** Whether it is damaged, has other tables (SQLITE_ERROR), or a header that is none. */
function isNoLedger(error: unknown): boolean {
	if (error instanceof z.ZodError || isDamage(error)) return true;
	return error instanceof Error && 'errcode' in error && error.errcode === 1;
}

const tables = `
	CREATE TABLE IF NOT EXISTS ledger (
		id INTEGER PRIMARY KEY CHECK (id = 1), format INTEGER NOT NULL, account TEXT NOT NULL,
		-- Milliseconds since 1970.
		noted_at INTEGER
	);
	CREATE TABLE IF NOT EXISTS owner (
		kind TEXT NOT NULL, id INTEGER NOT NULL, deal TEXT NOT NULL, unit_kind TEXT, city TEXT,
		-- Milliseconds since 1970; NULL while it has pages.
		gone_at INTEGER,
		-- What its pages show.
		street INTEGER NOT NULL DEFAULT 0, price INTEGER NOT NULL DEFAULT 0,
		PRIMARY KEY (kind, id)
	) WITHOUT ROWID;
	CREATE INDEX IF NOT EXISTS owner_gone ON owner (gone_at) WHERE gone_at IS NOT NULL;
	CREATE TABLE IF NOT EXISTS address (
		path TEXT PRIMARY KEY, kind TEXT NOT NULL, id INTEGER NOT NULL, locale TEXT NOT NULL,
		current INTEGER NOT NULL,
		-- What was shown while it was the address.
		street INTEGER NOT NULL DEFAULT 1, price INTEGER NOT NULL DEFAULT 1
	) WITHOUT ROWID;
	-- Every page that a list of units ever had.
	CREATE TABLE IF NOT EXISTS list (
		path TEXT PRIMARY KEY, locale TEXT NOT NULL, deal TEXT NOT NULL, unit_kind TEXT, city TEXT, district TEXT
	) WITHOUT ROWID;
	CREATE INDEX IF NOT EXISTS address_owner ON address (kind, id);
	CREATE INDEX IF NOT EXISTS address_old ON address (kind, id) WHERE current = 0;
`;

const Header = z.object({ format: z.int(), account: z.string() });

/** A ledger outlives versions of the program: the first did not note what was shown. */
function addColumns(db: DatabaseSync): void {
	for (const [table, known] of [
		['owner', 0],
		['address', 1],
	] as const) {
		for (const column of ['street', 'price']) {
			const found = db
				.prepare('SELECT 1 FROM pragma_table_info(?) WHERE name = ?')
				.get(table, column);
			if (found) continue;
			db.exec(`ALTER TABLE ${table} ADD COLUMN ${column} INTEGER NOT NULL DEFAULT ${known}`);
		}
	}
}
