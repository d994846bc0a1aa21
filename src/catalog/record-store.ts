import { hash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Public records as JSON, each named by what it holds. */
export interface RecordWriter {
	/** Keeps a record. @returns its digest. */
	put(record: unknown): string;
	close(): void;
}

/** Rows written before others may read them; a build that is killed loses no more than these. */
const together = 500;

/**
 * Opens the file of records for writing. Rows are only ever added, so whoever reads an older catalogue
 * at the same time finds all of its records.
 */
export function openRecordWriter(path: string): RecordWriter {
	const db = openFile(path);
	const insert = db.prepare('INSERT OR IGNORE INTO record (digest, json) VALUES (?, ?)');
	let waiting = 0;
	return {
		put: (record) => {
			const json = JSON.stringify(record);
			const digest = digestOf(json);
			if (waiting === 0) db.exec('BEGIN IMMEDIATE');
			insert.run(digest, json);
			waiting += 1;
			if (waiting === together) {
				db.exec('COMMIT');
				waiting = 0;
			}
			return digest;
		},
		close: () => {
			if (waiting > 0) db.exec('COMMIT');
			db.close();
		},
	};
}

/** Removes for good what the catalogue does not name: what is not public any more may not stay on the disk. */
export function pruneRecords(files: {
	readonly catalogue: string;
	readonly records: string;
}): void {
	const db = openFile(files.records);
	try {
		db.prepare('ATTACH ? AS live').run(files.catalogue);
		db.exec(`
			PRAGMA secure_delete = ON;
			DELETE FROM record WHERE digest NOT IN (
				SELECT digest FROM live.unit UNION ALL
				SELECT digest FROM live.project UNION ALL
				SELECT digest FROM live.legal
			)`);
	} finally {
		db.close();
	}
}

/** The name of a text by its content: 32 hex digits. */
export function digestOf(text: string): string {
	return hash('sha256', text, 'hex').slice(0, 32);
}

function openFile(path: string): DatabaseSync {
	mkdirSync(dirname(path), { recursive: true });
	const db = new DatabaseSync(path);
	// A log beside the file, so that a build that is killed leaves nothing that only a writer can clear up.
	db.exec(`
		PRAGMA journal_mode = WAL;
		PRAGMA synchronous = NORMAL;
		PRAGMA busy_timeout = 5000;
		CREATE TABLE IF NOT EXISTS record (digest TEXT PRIMARY KEY, json TEXT NOT NULL)`);
	return db;
}
