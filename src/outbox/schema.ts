/** One change of the tables, and the format they have after it. */
export interface Migration {
	readonly to: number;
	readonly sql: string;
}

/**
 * The tables, as the changes that have made them: a new file takes all of them, an older one those after its
 * format. What was released once is never edited; a change of the tables is one more entry at the end. Times are
 * milliseconds since 1970.
 */
export const migrations: readonly Migration[] = [
	{
		to: 2,
		sql: `
			CREATE TABLE message (
				id          TEXT PRIMARY KEY,
				reference   TEXT NOT NULL UNIQUE,
				state       TEXT NOT NULL CHECK (state IN ('waiting', 'quarantine', 'done', 'dead')),
				lane        TEXT,
				payload     TEXT,
				progress    TEXT,
				holds_lane  INTEGER NOT NULL DEFAULT 0,
				attempts    INTEGER NOT NULL DEFAULT 0,
				held_up     INTEGER NOT NULL DEFAULT 0,
				accepted_at INTEGER NOT NULL,
				not_before  INTEGER,
				parked_at   INTEGER NOT NULL,
				lease       TEXT,
				lease_until INTEGER,
				checks      INTEGER NOT NULL DEFAULT 0,
				finished_at INTEGER,
				result      TEXT,
				failure     TEXT
			) STRICT;
			CREATE INDEX message_due ON message (state, not_before, accepted_at);
			CREATE INDEX message_lane ON message (lane);
			CREATE TABLE note (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
			CREATE TABLE erased (state TEXT PRIMARY KEY, n INTEGER NOT NULL) STRICT;`,
	},
	{
		// What was kept back in quarantine is delivered, marked as doubtful. `told_at` says when somebody was told
		// of a dead message. SQLite changes a CHECK only by a new table.
		to: 3,
		sql: `
			CREATE TABLE message_3 (
				id          TEXT PRIMARY KEY,
				reference   TEXT NOT NULL UNIQUE,
				state       TEXT NOT NULL CHECK (state IN ('waiting', 'done', 'dead')),
				doubt       TEXT,
				lane        TEXT,
				payload     TEXT,
				progress    TEXT,
				holds_lane  INTEGER NOT NULL DEFAULT 0,
				attempts    INTEGER NOT NULL DEFAULT 0,
				held_up     INTEGER NOT NULL DEFAULT 0,
				accepted_at INTEGER NOT NULL,
				not_before  INTEGER,
				parked_at   INTEGER NOT NULL,
				lease       TEXT,
				lease_until INTEGER,
				checks      INTEGER NOT NULL DEFAULT 0,
				finished_at INTEGER,
				result      TEXT,
				failure     TEXT,
				told_at     INTEGER
			) STRICT;
			INSERT INTO message_3 (id, reference, state, doubt, lane, payload, progress, holds_lane, attempts, held_up,
				accepted_at, not_before, parked_at, lease, lease_until, checks, finished_at, result, failure)
			SELECT id, reference, iif(state = 'quarantine', 'waiting', state),
				iif(state = 'quarantine', coalesce(failure, 'kept back'), NULL),
				lane, payload, progress, holds_lane, attempts, held_up,
				accepted_at, not_before, parked_at, lease, lease_until, checks, finished_at, result,
				iif(state = 'quarantine', NULL, failure)
			FROM message;
			DROP TABLE message;
			ALTER TABLE message_3 RENAME TO message;
			CREATE INDEX message_due ON message (state, doubt IS NOT NULL, not_before, accepted_at);
			CREATE INDEX message_lane ON message (lane);
			DELETE FROM erased WHERE state = 'quarantine';`,
	},
	{
		// Each sealed value begins with the id of its key. Until here there was one, of which the note `key` told.
		to: 4,
		sql: `
			UPDATE message SET
				payload = (SELECT substr(value, 1, 8) FROM note WHERE name = 'key') || '.' || payload,
				progress = (SELECT substr(value, 1, 8) FROM note WHERE name = 'key') || '.' || progress
			WHERE payload IS NOT NULL AND EXISTS (SELECT 1 FROM note WHERE name = 'key');
			UPDATE note SET name = 'digest secret', value = substr(value, 1, 8) WHERE name = 'key';`,
	},
];
