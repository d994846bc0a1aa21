import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { isIntact } from '../sqlite/integrity.ts';
import { isDamage } from '../sqlite/damage.ts';
import { filesBesideDatabase } from '../sqlite/files.ts';
import { inTransaction } from '../sqlite/transaction.ts';
import { indexPath, readableRelease, type ReleasesPlaces } from '../release/release-folder.ts';
import { nameOf, type Departed, type Departures } from '../domain/departed.ts';
import { departedReader, departedTables, putDeparted } from '../release/departed-tables.ts';

/** Milliseconds to wait for whoever else reads or writes the file. */
const patience = 10_000;

type Tell = (line: string) => void;

/**
 * Where an account's departed pages are kept: each has a file of its own, so that a command with another `.env` cannot
 * touch it.
 * @param folder of these files, usually `var/addresses`.
 * @param account the host of a CRM, or the demo.
 */
export function departedPath(folder: string, account: string): string {
	const name = createHash('sha256').update(account).digest('hex').slice(0, 16);
	return join(folder, `${name}.departed.sqlite`);
}

/**
 * Everything of an account that ever departed, also what has pages again, and changes nothing.
 * @throws one sentence when the file is damaged.
 */
export function readDeparted(folder: string, account: string): Departures {
	const owners = new Map<string, Departed>();
	const lists = new Set<string>();
	const add = (departed: Departures) => {
		for (const each of departed.owners) owners.set(nameOf(each.owner), each);
		for (const path of departed.lists) lists.add(path);
	};
	const path = departedPath(folder, account);
	if (existsSync(path)) {
		if (!isIntact(path)) {
			throw new Error(`${path} is damaged: run \`npm run build\`, which restores what it can.`);
		}
		using db = new DatabaseSync(path, { readOnly: true });
		add(departedReader(db).all());
	}
	return { owners: [...owners.values()], lists: [...lists] };
}

/**
 * Takes into the file of its account what the live release knows of departed pages. The release became live with what
 * it knows, so a build that is killed then loses nothing, and doing it again does no harm. Whoever calls it holds the
 * lock of the builds.
 * @param places.addresses folder of the files.
 * @param tell told when a file is damaged.
 */
export function keepDeparted(
	{ addresses, current }: Pick<ReleasesPlaces, 'current'> & { readonly addresses: string },
	tell: Tell = () => {},
): void {
	const live = readableRelease(current);
	live?.index.close();
	if (live?.account === undefined) return;
	using db = openFile(departedPath(addresses, live.account), tell);
	try {
		db.prepare('ATTACH ? AS live').run(indexPath(current));
		db.exec(`INSERT OR REPLACE INTO departed SELECT * FROM live.departed EXCEPT SELECT * FROM main.departed;
			INSERT OR IGNORE INTO departed_list SELECT path FROM live.departed_list`);
	} catch (error) {
		// The build that meets the damage of a release makes up for it.
		if (!isDamage(error)) throw error;
	}
}

/** Takes in what somebody has brought from elsewhere, in the place of what is known of the same. */
export function addDeparted(
	folder: string,
	{ account, departed, tell = () => {}, over = 'replace' }: Addition,
): void {
	using db = openFile(departedPath(folder, account), tell);
	inTransaction(db, () => putDeparted(db, departed, over));
}

interface Addition {
	readonly account: string;
	readonly departed: Departures;
	readonly tell?: Tell | undefined;
	/** What becomes of what is known of the same; `ignore` lets it stand. */
	readonly over?: 'replace' | 'ignore' | undefined;
}

function openFile(path: string, tell: Tell): DatabaseSync {
	mkdirSync(dirname(path), { recursive: true });
	if (existsSync(path) && !isIntact(path)) {
		tell(
			`The addresses in ${path} were damaged: what the live release knows of them is restored, the rest needs a back-up (\`npm run addresses -- import FILE\`). The damaged file is kept as ${setAside(path)}.`,
		);
	}
	const db = new DatabaseSync(path, { timeout: patience });
	db.exec(`PRAGMA secure_delete = ON; ${departedTables}`);
	return db;
}

/** Keeps a damaged file, beside those kept before, for whoever can read it yet. @returns its new name. */
function setAside(path: string): string {
	let aside = `${path}.damaged`;
	for (let n = 2; existsSync(aside); n++) aside = `${path}.${n}.damaged`;
	// A journal belongs to the file beside which it lies.
	for (const file of filesBesideDatabase(path)) rmSync(file, { force: true });
	renameSync(path, aside);
	return aside;
}
