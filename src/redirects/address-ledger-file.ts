import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';

const format = 2;
/** Milliseconds to wait for whoever else reads or writes it. */
const patience = 10_000;

/**
 * Opens the file of a ledger, making its tables where there are none.
 * @throws one sentence when it holds the addresses of another account, and what SQLite says of a damaged one.
 */
export function openLedgerFile(path: string, account: string): DatabaseSync {
	const db = new DatabaseSync(path, { timeout: patience });
	try {
		db.exec(`PRAGMA secure_delete = ON; ${tables}`);
		db.prepare('INSERT OR IGNORE INTO ledger VALUES (1, ?, ?, NULL)').run(format, account);
		const header = Header.parse(db.prepare('SELECT format, account FROM ledger').get());
		if (header.format === format && header.account === account) return db;
		throw new Error(
			`${path} holds the addresses of ${header.account} in format ${header.format}, not those of ${account} in format ${format}: move it out of the folder.`,
		);
	} catch (error) {
		db.close();
		throw error;
	}
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
		PRIMARY KEY (kind, id)
	) WITHOUT ROWID;
	CREATE INDEX IF NOT EXISTS owner_gone ON owner (gone_at) WHERE gone_at IS NOT NULL;
	-- Every page that a list of units ever had.
	CREATE TABLE IF NOT EXISTS list (
		path TEXT PRIMARY KEY, locale TEXT NOT NULL, deal TEXT NOT NULL, unit_kind TEXT, city TEXT, district TEXT
	) WITHOUT ROWID;
`;

const Header = z.object({ format: z.int(), account: z.string() });
