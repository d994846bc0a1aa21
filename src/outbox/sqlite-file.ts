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
import { attempt } from '../domain/attempt.ts';
import { filesBesideDatabase } from '../storage/sqlite/files.ts';
import { openCopies, type Copies } from './copies.ts';
import { rowOf } from './row.ts';
import { reconcile, type Reconciled } from './reconcile.ts';
import { migrations, type Migration } from './schema.ts';

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
 * Opens the file of an outbox. A damaged one is set aside and made anew from the copies of the open messages and from
 * what can still be read of it; what is missing or altered in a whole one is restored from the copies.
 * @throws one sentence when the disk cannot be written, a newer version has written the file, or a damaged one is in use
 */
export function openFile(file: string, now: number): OpenedFile {
	try {
		mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
		closeSync(openSync(file, 'a', 0o600));
		// The log and the shared memory beside it get the rights of the file.
		chmodSync(file, 0o600);
		const copies = openCopies(`${file}-copies`);
		const problem = statSync(file).size === 0 ? undefined : problemOf(file);
		if (problem !== undefined && copies.read().copies.length === 0) {
			throw new Error(`${problem}, and no copies of inquiries lie beside it`);
		}
		const aside = problem === undefined ? undefined : setAside(file);
		const db = connect(file);
		try {
			const found = reconcile(db, { copies, now, aside });
			return { db, copies, ...sentences(file, { ...found, problem, aside }) };
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

function connect(file: string): DatabaseSync {
	const db = new DatabaseSync(file);
	try {
		db.exec(`PRAGMA busy_timeout = ${patienceMs}`);
		db.exec('PRAGMA journal_mode = WAL');
		db.exec('PRAGMA synchronous = FULL');
		// Erased content is overwritten with zeros; wal_checkpoint(TRUNCATE) then clears the log of it too.
		db.exec('PRAGMA secure_delete = ON');
		db.exec('PRAGMA temp_store = MEMORY');
		migrate(db);
		return db;
	} catch (error) {
		db.close();
		throw error;
	}
}

/** What is damaged in an open database, in a few words; nothing where it is whole. */
export function damageIn(db: DatabaseSync): string | undefined {
	try {
		if (schemaOf(db) !== pristineSchema()) return 'its tables are not those of an outbox';
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
function problemOf(file: string): string | undefined {
	accessSync(file, constants.R_OK | constants.W_OK);
	let db: DatabaseSync | undefined;
	try {
		db = connect(file);
		return damageIn(db);
	} catch (error) {
		if (isOfDisk(error)) throw error;
		if (!(error instanceof FormatError)) return 'SQLite cannot open it';
		if (!hasFlippedFormat(file)) throw error;
		return 'its format is not told';
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

/** Whether only one bit of the number of the format is not this version's, and the tables are. */
function hasFlippedFormat(file: string): boolean {
	return (
		attempt(() => {
			using db = new DatabaseSync(file, { readOnly: true });
			const format = Number(db.prepare('PRAGMA user_version').get()?.['user_version']);
			const flipped = format ^ (migrations.at(-1)?.to ?? 0);
			return (flipped & (flipped - 1)) === 0 && schemaOf(db) === pristineSchema();
		}) ?? false
	);
}

function schemaOf(db: DatabaseSync): string {
	return JSON.stringify(
		db.prepare('SELECT type, name, sql FROM sqlite_schema ORDER BY name').all(),
	);
}

let pristine: string | undefined;
function pristineSchema(): string {
	if (pristine === undefined) {
		using db = new DatabaseSync(':memory:');
		migrate(db);
		pristine = schemaOf(db);
	}
	return pristine;
}

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
	{
		restored,
		saved,
		unreadable,
		waiting,
		problem,
		aside,
	}: Reconciled & { readonly problem: string | undefined; readonly aside: string | undefined },
): Pick<OpenedFile, 'damage' | 'restored'> {
	const copies = unreadable > 0 ? ` Copies that could not be read: ${unreadable}.` : '';
	if (problem !== undefined) {
		return {
			damage: `The outbox ${file} was damaged (${problem}): it was made anew (open inquiries: ${waiting}; restored from copies: ${restored}; records read from the damaged file: ${saved}). That file is kept as ${aside} with sealed content that no erasure reaches: remove it when nothing is missing.${copies} Look at the disk, and compare with \`npm run outbox -- list\`.`,
			restored: undefined,
		};
	}
	if (restored + unreadable === 0) return { damage: undefined, restored: undefined };
	return {
		damage: undefined,
		restored: `Inquiries of the outbox ${file} were restored from their copies (${restored}): a process was killed while it wrote them, or the log was damaged.${copies}`,
	};
}

/** The file is in a format that this version cannot read. */
class FormatError extends Error {
	override readonly name = 'FormatError';
}

/**
 * Brings a file to the newest format: each change in a transaction of its own, so that a process that is killed
 * leaves the file in one format or the next, and two that start together do it once.
 * @throws FormatError when a newer version of the program has written the file; it is left as it is.
 */
export function migrate(db: DatabaseSync, steps: readonly Migration[] = migrations): void {
	const known = [0, ...steps.map(({ to }) => to)];
	const newest = known.at(-1) ?? 0;
	for (const { to, sql } of steps) {
		db.exec('BEGIN IMMEDIATE');
		try {
			const format = Number(db.prepare('PRAGMA user_version').get()?.['user_version']);
			if (format > newest) {
				throw new FormatError(
					`a newer version of the program has written it (format ${format}, this one reads up to ${newest}): start that version`,
				);
			}
			if (!known.includes(format)) {
				throw new FormatError(`it has format ${format}, which no version has written`);
			}
			if (format < to) db.exec(`${sql} PRAGMA user_version = ${to};`);
			db.exec('COMMIT');
		} catch (error) {
			if (db.isTransaction) db.exec('ROLLBACK');
			throw error;
		}
	}
}
