import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import type { Copies, Copy } from './copies.ts';

type Raw = Readonly<Record<string, string | number | null>>;
const RawRow = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));

/** What was found when a file and its copies were compared. */
export interface Reconciled {
	readonly restored: number;
	readonly unreadable: number;
	readonly waiting: number;
}

/** Brings file and copies to the same state; of an open message the copy is never the older one. */
export function reconcile(db: DatabaseSync, copies: Copies): Reconciled {
	let restored = 0;
	db.exec('BEGIN IMMEDIATE');
	try {
		// Read within the transaction: another process writes a copy before it commits the same.
		const { copies: found, damaged } = copies.read();
		const copied = new Set<string>();
		for (const copy of found) {
			if ('row' in copy) {
				copied.add(copy.row.id);
				if (restoreRow(db, RawRow.parse(copy.row))) restored++;
			} else if ('note' in copy) restoreNote(db, copy);
			else {
				copied.add(copy.removed);
				db.prepare('DELETE FROM message WHERE id = ?').run(copy.removed);
			}
		}
		// Those of an earlier version, and those whose copy is damaged.
		const open = db.prepare(`SELECT * FROM message WHERE state <> 'done'`).all();
		const notes = db.prepare('SELECT name, value FROM note').all();
		const known = new Set(found.map((copy) => ('note' in copy ? copy.note : '')));
		copies.write([
			...open.flatMap((row): Copy[] =>
				copied.has(String(row['id'])) ? [] : [{ row: copyOf(row) }],
			),
			...notes.flatMap(({ name, value }): Copy[] =>
				known.has(String(name)) ? [] : [{ note: String(name), value: String(value) }],
			),
		]);
		db.exec('COMMIT');
		if (damaged > 0) copies.removeDamaged();
		return { restored, unreadable: damaged, waiting: open.length };
	} catch (error) {
		if (db.isTransaction) db.exec('ROLLBACK');
		throw error;
	}
}

/** A row of the table as a copy holds it. */
export function copyOf(
	row: Readonly<Record<string, unknown>>,
): Raw & { id: string; state: string } {
	// What a standing message has noted changes without its copy, and an old note is worse than none.
	const raw = RawRow.parse({ ...row, ...(row['state'] === 'standing' && { result: null }) });
	return { ...raw, id: String(raw['id']), state: String(raw['state']) };
}

/** Columns that a copy is always right about; the others also change without it. */
const lasting = [
	'reference',
	'state',
	'doubt',
	'group_key',
	'payload',
	'progress',
	'holds_group',
	'accepted_at',
];

/** @returns whether the row was missing or altered */
function restoreRow(db: DatabaseSync, copy: Raw): boolean {
	const found = db.prepare('SELECT * FROM message WHERE id = ?').get(copy['id'] ?? null);
	const row = found && RawRow.parse({ ...found });
	if (row && lasting.every((column) => row[column] === copy[column])) return false;
	const noted = copy['state'] === 'standing' && { result: row?.['result'] ?? null };
	put(db, { ...copy, ...noted, lease: null, lease_until: null });
	return true;
}

function restoreNote(db: DatabaseSync, { note, value }: Extract<Copy, { note: string }>): void {
	db.prepare(
		`INSERT INTO note (name, value) VALUES (:note, :value)
		ON CONFLICT (name) DO UPDATE SET value = excluded.value WHERE value <> excluded.value`,
	).run({ note, value });
}

function put(db: DatabaseSync, row: Raw): void {
	const columns = Object.keys(row).filter((column) => /^[a-z_]+$/.test(column));
	const values = columns.map((column) => row[column] ?? null);
	db.prepare(
		`INSERT OR REPLACE INTO message (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
	).run(...values);
}
