/** One change of the tables, and the format they have after it. */
export interface Migration {
	readonly to: number;
	readonly sql: string;
}

/**
 * The tables of a database that several servers share, as the changes that have made them. What was released once is
 * never edited, so these texts and those for SQLite share no part; a change of the tables is one more entry at the end.
 * Times are milliseconds since 1970.
 */
export const migrations: readonly Migration[] = [
	{
		to: 1,
		sql: `
			CREATE TABLE message (
				id          TEXT PRIMARY KEY,
				reference   TEXT NOT NULL UNIQUE,
				state       TEXT NOT NULL CHECK (state IN ('waiting', 'done', 'dead')),
				doubt       TEXT,
				lane        TEXT,
				payload     TEXT,
				progress    TEXT,
				holds_lane  SMALLINT NOT NULL DEFAULT 0,
				attempts    INTEGER NOT NULL DEFAULT 0,
				held_up     SMALLINT NOT NULL DEFAULT 0,
				accepted_at BIGINT NOT NULL,
				not_before  BIGINT,
				parked_at   BIGINT NOT NULL,
				lease       TEXT,
				lease_until BIGINT,
				checks      INTEGER NOT NULL DEFAULT 0,
				finished_at BIGINT,
				result      TEXT,
				failure     TEXT,
				told_at     BIGINT
			);
			CREATE INDEX message_due ON message (state, (doubt IS NOT NULL), not_before, accepted_at);
			CREATE INDEX message_lane ON message (lane);
			CREATE TABLE note (name TEXT PRIMARY KEY, value TEXT NOT NULL);
			CREATE TABLE erased (state TEXT PRIMARY KEY, n INTEGER NOT NULL);
			CREATE TABLE lease (
				name   TEXT PRIMARY KEY,
				holder TEXT NOT NULL,
				until  BIGINT NOT NULL,
				token  BIGINT NOT NULL
			);
			CREATE UNLOGGED TABLE counted (
				limited TEXT NOT NULL,
				key     TEXT NOT NULL,
				period  BIGINT NOT NULL,
				n       INTEGER NOT NULL,
				ends_at BIGINT NOT NULL,
				PRIMARY KEY (limited, key, period)
			);
			CREATE INDEX counted_ends ON counted (ends_at);
			CREATE TABLE seen (name TEXT PRIMARY KEY, at BIGINT NOT NULL);`,
	},
	{
		// Each sealed value begins with the id of its key. Until here there was one, of which the note `key` told.
		to: 2,
		sql: `
			UPDATE message SET
				payload = (SELECT substr(value, 1, 8) FROM note WHERE name = 'key') || '.' || payload,
				progress = (SELECT substr(value, 1, 8) FROM note WHERE name = 'key') || '.' || progress
			WHERE payload IS NOT NULL AND EXISTS (SELECT 1 FROM note WHERE name = 'key');
			UPDATE note SET name = 'digest secret', value = substr(value, 1, 8) WHERE name = 'key';`,
	},
];
