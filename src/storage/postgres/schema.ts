/** The format of the tables below; those before were never released. */
export const format = 4;

/** The tables of a database that several servers share. Times are milliseconds since 1970. */
export const schema = `
	CREATE TABLE message (
		id          TEXT PRIMARY KEY,
		reference   TEXT NOT NULL UNIQUE,
		state       TEXT NOT NULL CHECK (state IN ('waiting', 'done', 'dead', 'standing')),
		doubt       TEXT,
		group_key   TEXT,
		payload     TEXT,
		progress    TEXT,
		holds_group SMALLINT NOT NULL DEFAULT 0,
		attempts    INTEGER NOT NULL DEFAULT 0,
		accepted_at BIGINT NOT NULL,
		not_before  BIGINT,
		lease       TEXT,
		lease_until BIGINT,
		checks      INTEGER NOT NULL DEFAULT 0,
		finished_at BIGINT,
		result      TEXT,
		failure     TEXT,
		alarmed_at  BIGINT
	);
	CREATE INDEX message_due ON message (state, (doubt IS NOT NULL), not_before, accepted_at);
	CREATE INDEX message_group ON message (group_key);
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
	CREATE TABLE seen (name TEXT PRIMARY KEY, at BIGINT NOT NULL);`;
