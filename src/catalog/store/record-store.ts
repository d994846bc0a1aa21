import { hash } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { isDamage } from '../../storage/sqlite/damage.ts';
import { databaseFiles } from '../../storage/sqlite/files.ts';

/** Rows written before others may read them; a build that is killed loses no more than these. */
const batchSize = 500;

/**
 * Opens the file of public records for writing: JSON, each named by its digest. Rows are only ever added, so whoever
 * reads an older catalogue at the same time finds all of its records; one that has changed on the disk is put right. A
 * file that is damaged is thrown away: reading the CRM whole writes all of it again.
 */
export function openRecordWriter(path: string) {
	const db = openSound(path);
	const insert = db.prepare(`
		INSERT INTO record (digest, json) VALUES (?, ?)
		ON CONFLICT (digest) DO UPDATE SET json = excluded.json WHERE json <> excluded.json`);
	const find = db.prepare('SELECT json FROM record WHERE digest = ?');
	let waiting = 0;
	const commit = () => {
		if (waiting > 0) db.exec('COMMIT');
		waiting = 0;
	};
	const orThrowAway = (work: () => void) => {
		try {
			work();
		} catch (cause) {
			if (!isDamage(cause)) throw cause;
			db.close();
			throwAway(path);
			throw new Error(
				`The records at ${path} were damaged and are thrown away: run \`npm run build\` again, which reads the CRM whole.`,
				{ cause },
			);
		}
	};
	return {
		/** Keeps a record. @returns its digest. @throws when the file is damaged, which is then thrown away. */
		put: (record: unknown) => {
			const json = JSON.stringify(record);
			const digest = digestOf(json);
			orThrowAway(() => {
				if (waiting === 0) db.exec('BEGIN IMMEDIATE');
				insert.run(digest, json);
				waiting += 1;
				if (waiting === batchSize) commit();
			});
			return digest;
		},
		/** The record of a digest, as JSON. @throws where there is none */
		get: (digest: string): string => Json.parse(find.get(digest)).json,
		close: () => {
			if (!db.isOpen) return;
			orThrowAway(commit);
			db.close();
		},
	};
}

const Json = z.object({ json: z.string() });

/** Removes for good what the catalogue does not name: what is not public any more may not stay on the disk. */
export function pruneRecords(files: {
	readonly catalogue: string;
	readonly records: string;
}): void {
	using db = openFile(files.records);
	db.prepare('ATTACH ? AS live').run(files.catalogue);
	db.exec(`
		-- Of the records only their index is read: they are a hundred times as large.
		DELETE FROM record WHERE rowid IN (
			SELECT rowid FROM record WHERE digest NOT IN (
				SELECT digest FROM live.unit UNION ALL
				SELECT digest FROM live.project UNION ALL
				SELECT digest FROM live.legal
			)
		)`);
	// The log still holds what was deleted; while somebody reads the file, that is left to the next who closes it.
	db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
}

/** The name of a text by its content: 32 hex digits. */
export function digestOf(text: string): string {
	return hash('sha256', text, 'hex').slice(0, 32);
}

function openSound(path: string): DatabaseSync {
	try {
		return openFile(path);
	} catch (error) {
		if (!isDamage(error)) throw error;
		throwAway(path);
		return openFile(path);
	}
}

function throwAway(path: string): void {
	for (const file of databaseFiles(path)) rmSync(file, { force: true });
}

function openFile(path: string): DatabaseSync {
	mkdirSync(dirname(path), { recursive: true });
	const db = new DatabaseSync(path);
	try {
		// A log beside the file, so that a build that is killed leaves nothing that only a writer can clear up. And from the
		// first row on nothing is left where a row has moved away, or it would outlive the row.
		db.exec(`
			PRAGMA secure_delete = ON;
			PRAGMA journal_mode = WAL;
			PRAGMA synchronous = NORMAL;
			PRAGMA busy_timeout = 5000;
			CREATE TABLE IF NOT EXISTS record (digest TEXT PRIMARY KEY, json TEXT NOT NULL)`);
		return db;
	} catch (error) {
		db.close();
		throw error;
	}
}

/** Everything public of an account, as JSON, one record after the other. */
export function* publicTexts(records: string): Generator<string> {
	using db = new DatabaseSync(records, { readOnly: true });
	for (const row of db.prepare('SELECT json FROM record').iterate()) yield Row.parse(row).json;
}

const Row = z.object({ json: z.string() });
