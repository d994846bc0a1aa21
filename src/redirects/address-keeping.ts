import {
	copyFileSync,
	existsSync,
	mkdirSync,
	readdirSync,
	renameSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { databaseFiles, filesBesideDatabase } from '../domain/database-files.ts';
import { readJson } from '../release/read-file.ts';
import { openAddressLedger, type AddressLedger } from './address-ledger.ts';
import { AddressNotes } from './addresses.ts';
import { accountOf, ledgerFiles, setAside, type LedgerFiles } from './ledger-files.ts';
import { takeOverEarlier } from './take-over.ts';

export interface KeptLedgerOptions {
	/** See `openAddressLedger`. */
	readonly account: string;
	/** Told when the ledger had to be restored, or is lost. */
	readonly tell?: ((line: string) => void) | undefined;
}

/**
 * Opens the ledger of an account after looking whether the disk has left it as it was. Nothing can make it again, so a
 * copy lies beside it (`<name>.copy.sqlite`) that takes the place of one that is damaged or gone.
 * @param folder of all ledgers, usually `var/addresses`.
 */
export function openKeptLedger(
	folder: string,
	{ account, tell = () => {} }: KeptLedgerOptions,
): AddressLedger {
	const { ledger: path, copy } = ledgerFiles(folder, account);
	if (existsSync(path) && accountOf(path) === undefined) {
		const aside = setAside(path);
		if (accountOf(copy) !== account) {
			tell(
				`The addresses in ${path} were damaged and there is no good copy of them: old links of visitors are not answered until you run \`npm run addresses -- import FILE\` with a backup. The damaged file is kept as ${aside}.`,
			);
		}
	}
	if (!existsSync(path) && accountOf(copy) === account) {
		copyFileSync(copy, `${path}.new`);
		renameSync(`${path}.new`, path);
		tell(`The addresses in ${path} were damaged or missing and are restored from ${copy}.`);
	}
	return openAddressLedger(path, { account });
}

/** Makes the copy equal to the ledger, as after somebody has put addresses into it by hand. */
export function renewCopy({ ledger, copy }: LedgerFiles): void {
	const next = `${copy}.new`;
	for (const left of databaseFiles(next)) rmSync(left, { force: true });
	const db = new DatabaseSync(ledger);
	try {
		// Reads every row, and so fails where the ledger is damaged.
		db.prepare('VACUUM INTO ?').run(next);
	} finally {
		db.close();
	}
	for (const left of filesBesideDatabase(copy)) rmSync(left, { force: true });
	renameSync(next, copy);
}

/** Writes down what a release makes known of addresses, in the folder of the release that nobody sees yet. */
export function writeNotes(release: string, notes: AddressNotes): void {
	mkdirSync(release, { recursive: true });
	writeFileSync(notesPath(release), JSON.stringify(notes));
}

/**
 * Takes what releases have made known into the ledgers of their accounts and the copies, and what an earlier version of
 * the program has kept. A build that is killed when its release has gone live leaves that to the next one. Whoever calls
 * it holds the lock of the builds.
 * @param folder of all ledgers, usually `var/addresses`.
 * @param releases folder of the releases; each that has notes is or was live.
 */
export function settleNotes(
	folder: string,
	{ releases, tell }: { readonly releases: string } & Pick<KeptLedgerOptions, 'tell'>,
): void {
	for (const account of takeOverEarlier(folder, tell)) renewCopy(ledgerFiles(folder, account));
	for (const name of existsSync(releases) ? readdirSync(releases).sort() : []) {
		const file = notesPath(join(releases, name));
		if (!existsSync(file)) continue;
		// Notes that cannot be read are as good as none: the next build notes everybody who has a page.
		const notes = readJson(file, AddressNotes);
		if (notes) take(folder, notes, tell);
		rmSync(file, { force: true });
	}
}

function take(folder: string, notes: AddressNotes, tell: KeptLedgerOptions['tell']): void {
	const { account } = notes;
	const ledger = openKeptLedger(folder, { account, tell });
	try {
		ledger.take(notes);
	} finally {
		ledger.close();
	}
	const files = ledgerFiles(folder, account);
	if (accountOf(files.copy) !== account) return renewCopy(files);
	const second = openAddressLedger(files.copy, { account });
	try {
		second.take(notes);
	} finally {
		second.close();
	}
}

function notesPath(release: string): string {
	return join(release, 'addresses.json');
}
