import type { DatabaseSync } from 'node:sqlite';
import { migrations, type Migration } from './schema.ts';

/** The file is in a format that this version cannot read. */
export class FormatError extends Error {
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
