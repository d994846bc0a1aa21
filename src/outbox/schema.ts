/** Raised with every change of the tables below; another version in the file is refused. */
export const schemaVersion = 2;

/** Times are milliseconds since 1970. */
export const schema = `
	CREATE TABLE IF NOT EXISTS message (
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
	CREATE INDEX IF NOT EXISTS message_due ON message (state, not_before, accepted_at);
	CREATE INDEX IF NOT EXISTS message_lane ON message (lane);
	CREATE TABLE IF NOT EXISTS note (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
	CREATE TABLE IF NOT EXISTS erased (state TEXT PRIMARY KEY, n INTEGER NOT NULL) STRICT;
`;
