import {
	accessSync,
	chmodSync,
	closeSync,
	constants,
	existsSync,
	mkdirSync,
	openSync,
	renameSync,
	statSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { filesBesideDatabase } from '../storage/sqlite/files.ts';
import { openCopies, type Copies } from './copies.ts';
import { reconcile, type Reconciled } from './reconcile.ts';
import { format, schema, upgrades } from './schema.ts';
import { rowOf } from './statements.ts';

/** Milliseconds that another process may take for a write. */
export const patienceMs = 5000;

interface OpenedFile {
	readonly db: DatabaseSync;
	readonly copies: Copies;
	/** One sentence about a file that was damaged; nothing of it is silent. */
	readonly damage: string | undefined;
	/** One sentence about messages that were restored from their copies although the file is whole. */
	readonly restored: string | undefined;
}

/**
 * Opens the file of an outbox. A damaged one is set aside and rebuilt from the copies of the open messages; what is missing or altered in a whole one is restored from the copies.
 * @throws one sentence when the disk cannot be written, a newer version has written the file, or a damaged one is in use
 */
export function openFile(file: string): OpenedFile {
	try {
		mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
		closeSync(openSync(file, 'a', 0o600));
		// The log and the shared memory beside it get the rights of the file.
		chmodSync(file, 0o600);
		const copies = openCopies(`${file}-copies`);
		const problem = statSync(file).size === 0 ? undefined : problemOf(file, copies);
		if (problem !== undefined && copies.read().copies.length === 0) {
			throw new Error(`${problem}, and no copies of inquiries lie beside it`);
		}
		const aside = problem === undefined ? undefined : setAside(file);
		const db = connect(file, copies);
		try {
			const found = reconcile(db, copies);
			return { db, copies, ...sentences(file, found, problem, aside) };
		} catch (error) {
			db.close();
			throw error;
		}
	} catch (cause) {
		if (cause instanceof FormatError) {
			throw new Error(`The outbox ${file} cannot be used: ${cause.message}; nothing was changed.`, {
				cause,
			});
		}
		const why = cause instanceof Error ? cause.message : String(cause);
		throw new Error(
			`The outbox ${file} cannot be used (${why}); inquiries need a disk that can be written.`,
			{ cause },
		);
	}
}

function connect(file: string, copies: Copies): DatabaseSync {
	const db = new DatabaseSync(file);
	try {
		db.exec(`PRAGMA busy_timeout = ${patienceMs}`);
		db.exec('PRAGMA journal_mode = WAL');
		db.exec('PRAGMA synchronous = FULL');
		// Erased content is overwritten with zeros; wal_checkpoint(TRUNCATE) then clears the log of it too.
		db.exec('PRAGMA secure_delete = ON');
		db.exec('PRAGMA temp_store = MEMORY');
		migrate(db, copies);
		return db;
	} catch (error) {
		db.close();
		throw error;
	}
}

/** Damage of an open database in a few words; `undefined` without any. */
export function damageIn(db: DatabaseSync): string | undefined {
	try {
		if (schemaOf(db) !== pristineSchema) return 'its tables are not those of an outbox';
		const [first] = db.prepare('PRAGMA integrity_check(1)').all();
		const said = first?.['integrity_check'];
		if (said !== 'ok') return 'SQLite finds damage in it';
		for (const row of db.prepare('SELECT * FROM message NOT INDEXED').iterate()) rowOf(row);
		return undefined;
	} catch (error) {
		if (isOfDisk(error)) throw error;
		return 'SQLite cannot read it';
	}
}

/** @throws FormatError; what the disk says, where it is full or another process is in the way */
function problemOf(file: string, copies: Copies): string | undefined {
	accessSync(file, constants.R_OK | constants.W_OK);
	let db: DatabaseSync | undefined;
	try {
		db = connect(file, copies);
		return damageIn(db);
	} catch (error) {
		if (isOfDisk(error)) throw error;
		if (error instanceof FormatError) throw error;
		return 'SQLite cannot open it';
	} finally {
		db?.close();
	}
}

/** SQLITE_BUSY, LOCKED, NOMEM, INTERRUPT, IOERR, FULL, CANTOPEN: the file may be whole. */
function isOfDisk(error: unknown): boolean {
	return (
		error instanceof Error &&
		'errcode' in error &&
		[5, 6, 7, 9, 10, 13, 14].includes(Number(error.errcode) & 0xff)
	);
}

function schemaOf(db: DatabaseSync): string {
	return JSON.stringify(
		db.prepare('SELECT type, name, sql FROM sqlite_schema ORDER BY name').all(),
	);
}

/** The tables as they are made; the text is what SQLite keeps of them. */
const pristineSchema = (() => {
	using db = new DatabaseSync(':memory:');
	db.exec(schema);
	return schemaOf(db);
})();

/**
 * Keeps a damaged file under another name.
 * @throws where another process works with it: what that writes would be gone with it
 */
function setAside(file: string): string {
	let busy = false;
	try {
		using db = new DatabaseSync(file);
		db.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN IMMEDIATE; ROLLBACK');
	} catch (error) {
		busy = error instanceof Error && 'errcode' in error && Number(error.errcode) === 5;
	}
	if (busy) {
		throw new Error('it is damaged and another process works with it: stop that one first');
	}
	let aside = `${file}.damaged`;
	for (let n = 2; existsSync(aside); n++) aside = `${file}.${n}.damaged`;
	const endings = ['', ...filesBesideDatabase('')].toReversed();
	for (const ending of endings) {
		if (existsSync(file + ending)) renameSync(file + ending, aside + ending);
	}
	return aside;
}

function sentences(
	file: string,
	{ restored, unreadable, waiting }: Reconciled,
	problem: string | undefined,
	aside: string | undefined,
): Pick<OpenedFile, 'damage' | 'restored'> {
	const copies = unreadable > 0 ? ` Copies that could not be read: ${unreadable}.` : '';
	const damage =
		problem &&
		`The outbox ${file} was damaged (${problem}): it was rebuilt (open inquiries: ${waiting}; restored from copies: ${restored}); what was delivered before is no longer known. That file is kept as ${aside} with sealed content that no erasure reaches: remove it when nothing is missing.${copies} Look at the disk, and compare with \`npm run outbox -- list\`.`;
	if (damage !== undefined || restored + unreadable === 0) return { damage, restored: undefined };
	return {
		damage,
		restored: `Inquiries of the outbox ${file} were restored from their copies (${restored}): a process was killed while it wrote them, or the log was damaged.${copies}`,
	};
}

/** The file is in a format that this version cannot read. */
class FormatError extends Error {
	override readonly name = 'FormatError';
}

/**
 * Makes the tables, or brings those of the last release to their form, in one transaction. Where they are as they are
 * made, the number of the format does not matter: a bit of it may be damaged.
 * @throws FormatError when another version of the program has written the file; it is left as it is.
 */
function migrate(db: DatabaseSync, copies: Copies): void {
	db.exec('BEGIN IMMEDIATE');
	try {
		const found = Number(db.prepare('PRAGMA user_version').get()?.['user_version']);
		const tables = schemaOf(db);
		if (tables === '[]') db.exec(schema);
		else if (tables !== pristineSchema && upgrades[found] !== undefined) {
			db.exec(upgrades[found]);
			// They are written again, in the form of these tables.
			copies.clear();
		} else if (tables !== pristineSchema && found !== format) {
			throw new FormatError(
				found > format
					? `a newer version of the program has written it (format ${found}, this one reads up to ${format}): start that version`
					: `it has format ${found}, which this version does not read: start 0.2.0 once`,
			);
		}
		if (found !== format) db.exec(`PRAGMA user_version = ${format}`);
		db.exec('COMMIT');
	} catch (error) {
		if (db.isTransaction) db.exec('ROLLBACK');
		throw error;
	}
}
