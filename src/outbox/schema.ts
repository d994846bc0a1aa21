/** The format of the tables below; formats before the third were never in use. */
export const format = 6;

/** Times are milliseconds since 1970. */
const seen = 'CREATE TABLE seen (name TEXT PRIMARY KEY, at INTEGER NOT NULL) STRICT;';

const messages = `
	CREATE TABLE message (
		id          TEXT PRIMARY KEY,
		reference   TEXT NOT NULL UNIQUE,
		state       TEXT NOT NULL CHECK (state IN ('waiting', 'done', 'dead', 'standing')),
		doubt       TEXT,
		group_key   TEXT,
		payload     TEXT,
		progress    TEXT,
		holds_group INTEGER NOT NULL DEFAULT 0,
		attempts    INTEGER NOT NULL DEFAULT 0,
		accepted_at INTEGER NOT NULL,
		not_before  INTEGER,
		lease       TEXT,
		lease_until INTEGER,
		checks      INTEGER NOT NULL DEFAULT 0,
		finished_at INTEGER,
		result      TEXT,
		failure     TEXT,
		alarmed_at  INTEGER
	) STRICT;
	CREATE INDEX message_due ON message (state, doubt IS NOT NULL, not_before, accepted_at);
	CREATE INDEX message_group ON message (group_key);`;

export const schema = `${seen}${messages}
	CREATE TABLE note (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
	CREATE TABLE erased (state TEXT PRIMARY KEY, n INTEGER NOT NULL) STRICT;`;

/** What brings the tables of earlier formats to this form, by format. */
export const upgrades: Readonly<Record<number, string>> = {
	// The last release, which derived the secret of digests from its only key; the note `key` tells of it.
	3: fromLanes(),
	// Put the id of its key before each sealed value.
	4: fromLanes(),
	// Had no standing messages.
	5: `
	ALTER TABLE message RENAME TO earlier;
	DROP INDEX message_due;
	DROP INDEX message_group;
	${messages}
	INSERT INTO message SELECT * FROM earlier;
	DROP TABLE earlier;`,
};

function fromLanes(): string {
	return `
	ALTER TABLE message RENAME TO earlier;
	DROP INDEX message_due;
	DROP INDEX message_lane;
	${seen}${messages}
	INSERT INTO message (id, reference, state, doubt, group_key, payload, progress, holds_group, attempts, accepted_at,
		not_before, lease, lease_until, checks, finished_at, result, failure, alarmed_at)
	SELECT id, reference, state, doubt, lane, substr(payload, instr(payload, '.') + 1),
		substr(progress, instr(progress, '.') + 1), holds_lane, attempts, accepted_at,
		not_before, lease, lease_until, checks, finished_at, result, failure, told_at
	FROM earlier;
	DROP TABLE earlier;
	UPDATE note SET value = substr(value, instr(value, '.') + 1) WHERE name = 'digest secret';
	UPDATE note SET name = 'digest secret', value = substr(value, 1, 8) WHERE name = 'key';`;
}
