import { createHash } from 'node:crypto';
import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { isSound } from '../catalog/store/sound-file.ts';
import { databaseFiles, filesBesideDatabase } from '../domain/database-files.ts';
import type { KnownAddresses } from './address-lines.ts';
import { allHistories } from './ledger-histories.ts';
import { knownLists } from './ledger-lists.ts';

/** The files of one account's ledger. */
export interface LedgerFiles {
	readonly ledger: string;
	/** A second ledger that is told the same things. */
	readonly copy: string;
}

/**
 * Where the ledger of an account lies: each has its own, so that a command with another `.env` cannot touch it.
 * @param folder of all ledgers, usually `var/addresses`
 */
export function ledgerFiles(folder: string, account: string): LedgerFiles {
	const name = createHash('sha256').update(account).digest('hex').slice(0, 16);
	return { ledger: join(folder, `${name}.sqlite`), copy: join(folder, `${name}.copy.sqlite`) };
}

/** Whose addresses a ledger holds; nothing when it is missing or damaged. */
export function accountOf(path: string): string | undefined {
	if (!isSound(path)) return undefined;
	using db = new DatabaseSync(path, { readOnly: true });
	try {
		return Header.parse(db.prepare('SELECT account FROM ledger').get()).account;
	} catch {
		return undefined;
	}
}

/**
 * The ledger of earlier versions, with its copy and the file that another account's command may have set aside, the
 * newest first. One file served every account.
 */
export function earlierLedgers(folder: string): string[] {
	return ['.sqlite', '.copy.sqlite', '.sqlite.old']
		.map((ending) => folder + ending)
		.filter((path) => existsSync(path));
}

/** What a ledger holds, of whatever version. */
export function readLedger(path: string): KnownAddresses {
	using db = new DatabaseSync(path, { readOnly: true });
	// The first version knew no lists.
	const hasLists = db.prepare(`SELECT 1 FROM sqlite_master WHERE name = 'list'`).get();
	return { histories: allHistories(db), lists: hasLists ? knownLists(db) : [] };
}

/** Removes a ledger for good. */
export function removeLedger(path: string): void {
	for (const file of databaseFiles(path)) rmSync(file, { force: true });
}

/** Keeps a damaged file for whoever can read it yet. @returns its new name. */
export function setAside(path: string): string {
	const aside = `${path}.damaged`;
	// A journal belongs to the file beside which it lies.
	for (const file of filesBesideDatabase(path)) rmSync(file, { force: true });
	renameSync(path, aside);
	return aside;
}

const Header = z.object({ account: z.string() });
