import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { schema, schemaVersion } from './schema.ts';
import type { Change, Counts, OutboxStore, Row, State } from './store.ts';

/**
 * Messages in one SQLite file, readable by its owner only.
 * @throws when the file cannot be written, or was made by another version.
 */
export function createSqliteStore(file: string): OutboxStore {
	const db = open(file);
	const insert = db.prepare(`
		INSERT INTO message (id, reference, state, lane, payload, accepted_at, not_before, parked_at)
		VALUES (:id, :reference, :state, :lane, :payload, :acceptedAt, :notBefore, :parkedAt)
		ON CONFLICT DO NOTHING`);
	const referenceOf = db.prepare('SELECT reference FROM message WHERE id = ?');
	const claim = db.prepare(`
		UPDATE message SET lease = :lease, not_before = :until, parked_at = :now
		WHERE id = (
			SELECT id FROM message AS due
			WHERE state = 'waiting'
				AND (not_before <= :now OR (lease IS NULL AND parked_at > :now))
				AND NOT EXISTS (
					SELECT 1 FROM message AS other
					WHERE other.lane = due.lane AND other.state = 'waiting' AND other.id <> due.id
						AND (other.holds_lane = 1 OR (other.lease IS NOT NULL AND other.not_before > :now)))
			ORDER BY not_before, accepted_at LIMIT 1)
		RETURNING *`);
	const nextDue = db.prepare(`SELECT min(not_before) AS due FROM message WHERE state = 'waiting'`);
	const counts = db.prepare('SELECT state, count(*) AS n FROM message GROUP BY state');
	const oldest = db.prepare(
		`SELECT min(accepted_at) AS oldest FROM message WHERE state = 'waiting'`,
	);

	return {
		insert(row) {
			insert.run({ ...row });
		},
		referenceOf(id) {
			const found = referenceOf.get(id);
			return found ? String(found['reference']) : undefined;
		},
		claim({ now, until, lease }) {
			// Through .all(): after RETURNING through .get() SQLite never checkpoints the log by itself.
			const [row] = claim.all({ now, until, lease });
			return row ? rowOf(row) : undefined;
		},
		update({ id, lease }, change) {
			const entries = entriesOf(change);
			const columns = entries.map(([column]) => `${column} = ?`).join(', ');
			const statement = db.prepare(
				`UPDATE message SET ${columns} WHERE id = ? AND lease = ? AND state = 'waiting'`,
			);
			return statement.run(...entries.map(([, value]) => value), id, lease).changes === 1;
		},
		nextDue: () => numberOf(nextDue.get()?.['due']),
		counts(): Counts {
			const numbers: Record<State, number> = { waiting: 0, quarantine: 0, done: 0, dead: 0 };
			for (const { state, n } of counts.all()) numbers[stateOf(state)] = Number(n);
			return { ...numbers, oldestWaiting: numberOf(oldest.get()?.['oldest']) };
		},
		scrub: () => db.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.['busy'] === 0,
		close: () => db.close(),
	};
}

function open(file: string): DatabaseSync {
	try {
		mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
		closeSync(openSync(file, 'a', 0o600));
		const db = new DatabaseSync(file);
		db.exec('PRAGMA busy_timeout = 5000');
		db.exec('PRAGMA journal_mode = WAL');
		db.exec('PRAGMA synchronous = FULL');
		// Erased content is overwritten with zeros; wal_checkpoint(TRUNCATE) then clears the log of it too.
		db.exec('PRAGMA secure_delete = ON');
		db.exec('PRAGMA temp_store = MEMORY');
		const version = Number(db.prepare('PRAGMA user_version').get()?.['user_version']);
		if (version !== 0 && version !== schemaVersion) {
			throw new Error(`it has format ${version}, this version reads ${schemaVersion}`);
		}
		db.exec(`BEGIN IMMEDIATE; ${schema} PRAGMA user_version = ${schemaVersion}; COMMIT`);
		return db;
	} catch (cause) {
		const why = cause instanceof Error ? cause.message : String(cause);
		throw new Error(
			`The outbox ${file} cannot be used (${why}); inquiries need a disk that can be written.`,
			{ cause },
		);
	}
}

const columns: ReadonlyMap<string, string> = new Map(
	Object.entries({
		state: 'state',
		lane: 'lane',
		payload: 'payload',
		progress: 'progress',
		holdsLane: 'holds_lane',
		attempts: 'attempts',
		notBefore: 'not_before',
		parkedAt: 'parked_at',
		lease: 'lease',
		finishedAt: 'finished_at',
		result: 'result',
		failure: 'failure',
	} satisfies Record<keyof Change, string>),
);

function entriesOf(change: Change): (readonly [column: string, value: string | number | null])[] {
	return Object.entries(change).flatMap(([name, value]) => {
		const column = columns.get(name);
		if (!column || value === undefined) return [];
		return [[column, typeof value === 'boolean' ? Number(value) : value] as const];
	});
}

function rowOf(raw: Readonly<Record<string, unknown>>): Row {
	return {
		id: String(raw['id']),
		reference: String(raw['reference']),
		state: stateOf(raw['state']),
		lane: textOf(raw['lane']),
		payload: textOf(raw['payload']),
		progress: textOf(raw['progress']),
		holdsLane: raw['holds_lane'] === 1,
		attempts: Number(raw['attempts']),
		acceptedAt: Number(raw['accepted_at']),
		notBefore: Number(raw['not_before']),
		parkedAt: Number(raw['parked_at']),
		lease: textOf(raw['lease']),
		finishedAt: numberOf(raw['finished_at']) ?? null,
		result: textOf(raw['result']),
		failure: textOf(raw['failure']),
	};
}

function stateOf(raw: unknown): State {
	if (raw === 'waiting' || raw === 'quarantine' || raw === 'done' || raw === 'dead') return raw;
	throw new Error(`The outbox holds a message in the unknown state "${String(raw)}".`);
}

const textOf = (raw: unknown) => (typeof raw === 'string' ? raw : null);
const numberOf = (raw: unknown) => (typeof raw === 'number' ? raw : undefined);
