import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { isIntact } from '../sqlite/integrity.ts';
import type { Departures } from '../release/departed.ts';
import { DepartedRow, Paths } from '../release/departed-tables.ts';

/**
 * Files in which earlier versions of the program kept every unit, project and list that ever had a page: first one for
 * all accounts, beside the folder, then one for each, with copies. The copies come last.
 */
export function earlierLedgers(folder: string): string[] {
	const beside = ['.sqlite', '.sqlite.old', '.copy.sqlite'].map((ending) => folder + ending);
	const names = existsSync(folder) ? readdirSync(folder).sort() : [];
	const within = ['.sqlite', '.copy.sqlite'].flatMap((ending) =>
		names.filter((name) => /^[0-9a-f]{16}$/.test(name.replace(ending, ''))),
	);
	return [...beside, ...within.map((name) => join(folder, name))].filter((path) =>
		existsSync(path),
	);
}

/**
 * Reads such a file; nothing when it is damaged. Whatever had pages when it was written counts as gone since then: a
 * build leaves out what has pages.
 */
export function readEarlierLedger(
	path: string,
): { readonly account: string; readonly departed: Departures } | undefined {
	if (!isIntact(path)) return undefined;
	using db = new DatabaseSync(path, { readOnly: true });
	try {
		const { account } = Header.parse(db.prepare('SELECT account FROM ledger').get());
		// The first version knew no lists.
		const hasLists = db.prepare("SELECT 1 FROM sqlite_master WHERE name = 'list'").get();
		return {
			account,
			departed: {
				owners: DepartedRow.array().parse(db.prepare(owners).all()),
				lists: hasLists ? Paths.parse(db.prepare('SELECT path FROM list').all()) : [],
			},
		};
	} catch {
		return undefined;
	}
}

const owners = `SELECT kind, owner.id, deal, unit_kind, city, coalesce(gone_at, noted_at, 0) AS gone_at
	FROM owner, ledger`;
const Header = z.object({ account: z.string() });
