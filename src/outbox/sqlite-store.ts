import { chmodSync, closeSync, mkdirSync, openSync, statSync, statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { entriesOf, numberOf, rowOf, stateOf } from './row.ts';
import { FormatError, migrate } from './migrate.ts';
import type { Counts, OutboxStore, Removal, State } from './store.ts';

/** Nothing more is taken in, so that what lies there can still be delivered and erased. */
export class StoreFullError extends Error {
	override readonly name = 'StoreFullError';
	/** As SQLite says it of a disk that is full. */
	readonly errcode = 13;
	constructor(free: number) {
		super(
			`The disk of the outbox has only ${Math.floor(free / 2 ** 20)} MiB free; make room, and inquiries are taken in again.`,
		);
	}
}

/** Somebody has put another file in place of the one that is open; what is written to that would be gone with the process. */
export class StoreReplacedError extends Error {
	override readonly name = 'StoreReplacedError';
	constructor(file: string) {
		super(`The outbox ${file} was removed or replaced while it was open: start the server again.`);
	}
}

export interface SqliteStoreOptions {
	/** Bytes that are left free: a disk that is full to the brim cannot even erase. */
	readonly reserve?: number;
}

/**
 * Messages in one SQLite file, readable by its owner only.
 * @throws when the file cannot be written, or was made by a newer version.
 */
export function createSqliteStore(file: string, options: SqliteStoreOptions = {}): OutboxStore {
	const { reserve = 64 * 2 ** 20 } = options;
	const db = open(file);
	const opened = identityOf(file);
	const remember = db.prepare(
		'INSERT INTO note (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING',
	);
	const recall = db.prepare('SELECT value FROM note WHERE name = ?');
	const forget = db.prepare('DELETE FROM note WHERE name = ?');
	const insert = db.prepare(`
		INSERT INTO message (id, reference, state, doubt, lane, payload, accepted_at, not_before, parked_at)
		VALUES (:id, :reference, 'waiting', :doubt, :lane, :payload, :acceptedAt, :notBefore, :parkedAt)
		ON CONFLICT DO NOTHING`);
	const referenceOf = db.prepare('SELECT reference FROM message WHERE id = ?');
	// What was parked later than now is due by any clock from now on: that it was is forgotten with parked_at.
	const claim = db.prepare(`
		UPDATE message SET lease = :lease, lease_until = :until, parked_at = :now,
			not_before = iif(state = 'waiting' AND parked_at > :now, min(not_before, :now), not_before)
		WHERE id = (
			SELECT id FROM message AS due
			WHERE state = :state AND not_before IS NOT NULL
				AND (lease IS NULL OR lease_until <= :now OR parked_at > :until)
				AND (not_before <= :now OR (state = 'waiting' AND parked_at > :now) OR (:early = 1 AND held_up = 1)
					OR (state = 'waiting' AND holds_lane = 1 AND parked_at <= :blockingSince AND EXISTS (
						SELECT 1 FROM message AS behind
						WHERE behind.lane = due.lane AND behind.state = 'waiting' AND behind.id <> due.id
							AND behind.not_before <= :now)))
				AND NOT EXISTS (
					SELECT 1 FROM message AS other
					WHERE other.lane = due.lane AND other.state = 'waiting' AND other.id <> due.id
						AND (other.holds_lane = 1 OR (
							other.lease IS NOT NULL AND other.lease_until > :now AND other.parked_at <= :until)))
			ORDER BY doubt IS NOT NULL, not_before, accepted_at LIMIT 1)
		RETURNING *`);
	// Of a leased row parked_at tells whether its lease was given by a clock that has been turned back since.
	const retryNow = db.prepare(`
		UPDATE message SET held_up = 0,
			not_before = iif(lease IS NULL, :now, 0), parked_at = iif(lease IS NULL, :now, parked_at)
		WHERE state = 'waiting' AND held_up = 1`);
	const revive = db.prepare(`
		UPDATE message SET state = 'waiting', not_before = :now, parked_at = :now, attempts = 0,
			finished_at = NULL, failure = NULL, told_at = NULL
		WHERE reference = :reference AND state IN ('waiting', 'dead')
			AND (lease IS NULL OR lease_until <= :now)`);
	const tell = db.prepare(
		`UPDATE message SET told_at = :at WHERE state = 'dead' AND told_at IS NULL AND finished_at <= :at`,
	);
	const tally = db.prepare(`
		INSERT INTO erased (state, n) VALUES (?, ?)
		ON CONFLICT (state) DO UPDATE SET n = n + excluded.n`);
	const nextDue = db.prepare(
		`SELECT min(max(not_before, coalesce(lease_until, 0))) AS due FROM message WHERE state = 'waiting'`,
	);
	const counts = db.prepare('SELECT state, count(*) AS n FROM message GROUP BY state');
	const doubtful = db.prepare(
		`SELECT count(*) AS n FROM message WHERE state = 'waiting' AND doubt IS NOT NULL`,
	);
	const erased = db.prepare('SELECT state, n FROM erased');
	const oldest = db.prepare(
		`SELECT min(accepted_at) AS oldest FROM message WHERE state = 'waiting'`,
	);

	function transaction<T>(work: () => T): T {
		db.exec('BEGIN IMMEDIATE');
		try {
			const done = work();
			db.exec('COMMIT');
			return done;
		} catch (error) {
			if (db.isTransaction) db.exec('ROLLBACK');
			throw error;
		}
	}

	function known(id: string): string | undefined {
		const found = referenceOf.get(id);
		return found ? String(found['reference']) : undefined;
	}

	/** @throws when nothing may be written, though the file could take it. */
	function checkFile(): void {
		const { bavail, bsize } = statfsSync(dirname(file));
		if (bavail * bsize < reserve) throw new StoreFullError(bavail * bsize);
		if (identityOf(file) !== opened) throw new StoreReplacedError(file);
	}

	return {
		async remember(name, value) {
			remember.run(name, value);
			return String(recall.get(name)?.['value']);
		},
		async insert(rows) {
			// What lies there needs no room.
			if (rows.some(({ id }) => known(id) === undefined)) checkFile();
			return transaction(() =>
				rows.map((row) => {
					insert.run({ ...row });
					return known(row.id);
				}),
			);
		},
		async probe() {
			checkFile();
			transaction(() => {
				remember.run('probe', 'x'.repeat(probeBytes));
				forget.run('probe');
			});
		},
		referenceOf: async (id) => known(id),
		async claim({ early = false, ...at }) {
			// Through .all(): after RETURNING through .get() SQLite never checkpoints the log by itself.
			const [row] = claim.all({ ...at, early: Number(early) });
			return row ? rowOf(row) : undefined;
		},
		async update({ id, lease }, change) {
			const entries = entriesOf(change);
			const columns = entries.map(([column]) => `${column} = ?`).join(', ');
			const statement = db.prepare(`UPDATE message SET ${columns} WHERE id = ? AND lease = ?`);
			return statement.run(...entries.map(([, value]) => value), id, lease).changes === 1;
		},
		async retryNow(now) {
			retryNow.run({ now });
		},
		revive: async (reference, now) => revive.run({ reference, now }).changes === 1,
		async tell(at) {
			tell.run({ at });
		},
		async find({ limit = 1_000_000, ...query }) {
			const { where, values } = condition(query);
			const found = db.prepare(
				`SELECT * FROM message WHERE ${where} ORDER BY accepted_at, id LIMIT ?`,
			);
			return found.all(...values, limit).map(rowOf);
		},
		async remove(removal) {
			const { where, values } = condition(removal);
			return transaction(() => {
				const removed = db
					.prepare(`DELETE FROM message WHERE ${where} RETURNING state`)
					.all(...values);
				for (const { state } of removed) tally.run(stateOf(state), 1);
				return removed.length;
			});
		},
		nextDue: async () => numberOf(nextDue.get()?.['due']),
		async counts(): Promise<Counts> {
			return {
				...numbersOf(counts.all()),
				doubtful: Number(doubtful.get()?.['n']),
				oldestWaiting: numberOf(oldest.get()?.['oldest']),
				erased: numbersOf(erased.all()),
			};
		},
		async scrub() {
			// A reader that stays, such as a back-up, is not waited for: the whole process would stand still.
			db.exec('PRAGMA busy_timeout = 10');
			try {
				return db.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.['busy'] === 0;
			} finally {
				db.exec(`PRAGMA busy_timeout = ${patienceMs}`);
			}
		},
		close: async () => db.close(),
	};
}

function condition({ state, reference, lane, finishedBefore, toldBefore }: Removal): {
	readonly where: string;
	readonly values: (string | number)[];
} {
	const conditions: [sql: string, value: string | number | undefined][] = [
		['state = ?', state],
		['reference = ?', reference],
		['lane = ?', lane],
		['coalesce(finished_at, accepted_at) < ?', finishedBefore],
		['told_at < ?', toldBefore],
	];
	const given = conditions.flatMap(([sql, value]) => (value === undefined ? [] : [{ sql, value }]));
	return {
		where: given.map(({ sql }) => sql).join(' AND ') || 'TRUE',
		values: given.map(({ value }) => value),
	};
}

function numbersOf(rows: readonly Readonly<Record<string, unknown>>[]): Record<State, number> {
	const numbers: Record<State, number> = { waiting: 0, done: 0, dead: 0 };
	for (const { state, n } of rows) numbers[stateOf(state)] = Number(n);
	return numbers;
}

/** Tells a file from another of the same name. */
function identityOf(file: string): string {
	const { dev, ino } = statSync(file, { throwIfNoEntry: false }) ?? {};
	return `${dev} ${ino}`;
}

/** About what a long inquiry needs, sealed. */
const probeBytes = 32 * 1024;
/** Milliseconds that another process may take for a write. */
const patienceMs = 5000;

function open(file: string): DatabaseSync {
	try {
		mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
		closeSync(openSync(file, 'a', 0o600));
		// The log and the shared memory beside it get the rights of the file.
		chmodSync(file, 0o600);
		const db = new DatabaseSync(file);
		db.exec(`PRAGMA busy_timeout = ${patienceMs}`);
		db.exec('PRAGMA journal_mode = WAL');
		db.exec('PRAGMA synchronous = FULL');
		// Erased content is overwritten with zeros; wal_checkpoint(TRUNCATE) then clears the log of it too.
		db.exec('PRAGMA secure_delete = ON');
		db.exec('PRAGMA temp_store = MEMORY');
		migrate(db);
		return db;
	} catch (cause) {
		if (cause instanceof FormatError) {
			throw new Error(`The outbox ${file} cannot be used: ${cause.message}; nothing was changed.`, {
				cause,
			});
		}
		const why = cause instanceof Error ? cause.message : String(cause);
		throw new Error(
			`The outbox ${file} cannot be used (${why}); inquiries need a disk that can be written.`,
			{ cause },
		);
	}
}
