import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { json, optional } from './rows.ts';

/** What was read of appointments of public types, so that those that have not changed need not be read again. */
export const appointmentTable = `
	CREATE TABLE appointment (
		-- Of its activity.
		id INTEGER PRIMARY KEY,
		-- Keyed digest of what the list of activities says of it.
		key TEXT NOT NULL,
		-- Milliseconds since 1970 at which its task was read.
		read_at INTEGER NOT NULL,
		-- JSON of what is public of it; NULL where nothing is.
		appointment TEXT
	);
`;

/** The appointments of a catalogue that is being written. */
export function openAppointments(db: DatabaseSync) {
	const find = db.prepare(
		'SELECT appointment FROM appointment WHERE id = ? AND key = ? AND read_at > ?',
	);
	const put = db.prepare('INSERT OR REPLACE INTO appointment VALUES (?, ?, ?, ?)');
	const drop = db.prepare(
		'DELETE FROM appointment WHERE id NOT IN (SELECT value FROM json_each(?))',
	);
	return {
		/** What is public of one that was read after a moment and of which the list says the same; null where nothing is. */
		find: (id: number, key: string, after: number): unknown => {
			const row = find.get(id, key, after);
			return row && (Row.parse(row).appointment ?? null);
		},
		put: (id: number, key: string, readAt: number, appointment: object | undefined): void => {
			put.run(id, key, readAt, appointment ? JSON.stringify(appointment) : null);
		},
		keepOnly: (ids: Iterable<number>): void => {
			drop.run(JSON.stringify([...ids]));
		},
	};
}

export type Appointments = ReturnType<typeof openAppointments>;

const Row = z.object({ appointment: optional(json(z.unknown())) });
