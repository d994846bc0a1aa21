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
import { z } from 'zod';
import { isSound } from '../../catalog/sound-file.ts';
import { databaseFiles, filesBesideDatabase } from '../../domain/database-files.ts';
import { readJson } from '../read-file.ts';
import { openAddressLedger, type AddressLedger } from './address-ledger.ts';
import { AddressNotes } from './addresses.ts';

export interface KeptLedgerOptions {
	/** See `openAddressLedger`. */
	readonly account: string;
	/** Told when the ledger had to be restored, or is lost. */
	readonly tell?: ((line: string) => void) | undefined;
}

/**
 * Opens the ledger after looking whether the disk has left it as it was. Nothing can make it again, so a copy lies
 * beside it (`<name>.copy.sqlite`) that takes the place of one that is damaged or gone.
 */
export function openKeptLedger(
	path: string,
	{ account, tell = () => {} }: KeptLedgerOptions,
): AddressLedger {
	const copy = copyPath(path);
	if (existsSync(path) && accountOf(path) === undefined) {
		const aside = `${path}.damaged`;
		setAside(path, aside);
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
export function renewCopy(path: string): void {
	const copy = copyPath(path);
	const next = `${copy}.new`;
	for (const left of databaseFiles(next)) rmSync(left, { force: true });
	const db = new DatabaseSync(path);
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
 * Takes what releases have made known into the ledger and its copy. A build that is killed when its release
 * has gone live leaves that to the next one.
 * @param releases folder of the releases; each that has notes is or was live.
 */
export function settleNotes(
	path: string,
	{ releases, tell }: { readonly releases: string } & Pick<KeptLedgerOptions, 'tell'>,
): void {
	for (const name of existsSync(releases) ? readdirSync(releases).sort() : []) {
		const file = notesPath(join(releases, name));
		if (!existsSync(file)) continue;
		// Notes that cannot be read are as good as none: the next build notes everybody who has a page.
		const notes = readJson(file, AddressNotes);
		if (notes) take(path, notes, tell);
		rmSync(file, { force: true });
	}
}

function take(path: string, notes: AddressNotes, tell: KeptLedgerOptions['tell']): void {
	const { account } = notes;
	const ledger = openKeptLedger(path, { account, tell });
	try {
		ledger.take(notes);
	} finally {
		ledger.close();
	}
	const copy = copyPath(path);
	if (accountOf(copy) !== account) return renewCopy(path);
	const second = openAddressLedger(copy, { account });
	try {
		second.take(notes);
	} finally {
		second.close();
	}
}

function copyPath(path: string): string {
	return path.replace(/(?:\.sqlite)?$/, '.copy.sqlite');
}

function notesPath(release: string): string {
	return join(release, 'addresses.json');
}

function setAside(path: string, aside: string): void {
	// A journal belongs to the file beside which it lies.
	for (const file of filesBesideDatabase(path)) rmSync(file, { force: true });
	renameSync(path, aside);
}

/** Whose addresses a ledger holds; nothing when it is missing or damaged. */
function accountOf(path: string): string | undefined {
	if (!isSound(path)) return undefined;
	using db = new DatabaseSync(path, { readOnly: true });
	try {
		return Header.parse(db.prepare('SELECT account FROM ledger').get()).account;
	} catch {
		return undefined;
	}
}

const Header = z.object({ account: z.string() });
