import { chmodSync, closeSync, mkdirSync, openSync, statSync, statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { numberOf, numbersOf, rowOf, stateOf } from './row.ts';
import { FormatError, migrate } from './migrate.ts';
import { conditionOf, findOf, resealed, updateOf } from './row-statements.ts';
import { claimed, claimOrder, mayBeClaimed, statements } from './statements.ts';
import type { Counts, OutboxStore } from './store.ts';

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
	/** Milliseconds since 1970; the machine's clock when absent. */
	readonly now?: () => number;
}

/**
 * Messages in one SQLite file, readable by its owner only.
 * @throws when the file cannot be written, or was made by a newer version.
 */
export function createSqliteStore(file: string, options: SqliteStoreOptions = {}): OutboxStore {
	const { reserve = 64 * 2 ** 20, now = Date.now } = options;
	const db = open(file);
	const opened = identityOf(file);
	const remember = db.prepare(statements.remember);
	const recall = db.prepare(statements.recall);
	const replaceNote = db.prepare(statements.replaceNote);
	const forget = db.prepare('DELETE FROM note WHERE name = ?');
	const insert = db.prepare(`
		INSERT INTO message (id, reference, state, doubt, lane, payload, accepted_at, not_before, parked_at)
		VALUES (:id, :reference, 'waiting', :doubt, :lane, :payload, :acceptedAt, :notBefore, :parkedAt)
		ON CONFLICT DO NOTHING`);
	const referenceOf = db.prepare(statements.referenceOf);
	const claim = db.prepare(`
		UPDATE message SET ${claimed}
		WHERE id = (SELECT id FROM message AS due WHERE ${mayBeClaimed} ORDER BY ${claimOrder} LIMIT 1)
		RETURNING *`);
	const reseal = db.prepare(statements.reseal);
	const keyIds = db.prepare(statements.keyIds);
	const retryNow = db.prepare(statements.retryNow);
	const revive = db.prepare(statements.revive);
	const tell = db.prepare(statements.tell);
	const tally = db.prepare(`
		INSERT INTO erased (state, n) VALUES (?, ?)
		ON CONFLICT (state) DO UPDATE SET n = n + excluded.n`);
	const nextDue = db.prepare(statements.nextDue);
	const counts = db.prepare('SELECT state, count(*) AS n FROM message GROUP BY state');
	const doubtful = db.prepare(
		`SELECT count(*) AS n FROM message WHERE state = 'waiting' AND doubt IS NOT NULL`,
	);
	const erased = db.prepare(statements.erased);
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
		const found = referenceOf.get({ id });
		return found ? String(found['reference']) : undefined;
	}

	/** @throws when nothing may be written, though the file could take it. */
	function checkFile(): void {
		const { bavail, bsize } = statfsSync(dirname(file));
		if (bavail * bsize < reserve) throw new StoreFullError(bavail * bsize);
		if (identityOf(file) !== opened) throw new StoreReplacedError(file);
	}

	return {
		now,
		async remember(name, value) {
			remember.run({ name, value });
			return String(recall.get({ name })?.['value']);
		},
		replaceNote: async (name, from, to) => replaceNote.run({ name, from, to }).changes === 1,
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
				remember.run({ name: 'probe', value: 'x'.repeat(probeBytes) });
				forget.run('probe');
			});
		},
		referenceOf: async (id) => known(id),
		async claim({ early = false, ...at }) {
			// Through .all(): after RETURNING through .get() SQLite never checkpoints the log by itself.
			const [row] = claim.all({ ...at, early: Number(early) });
			return row ? rowOf(row) : undefined;
		},
		async update(at, change) {
			const { sql, values } = updateOf(at, change);
			return db.prepare(sql).run(values).changes === 1;
		},
		reseal: async (read, sealed) => reseal.run(resealed(read, sealed)).changes === 1,
		keyIds: async () => keyIds.all().map(({ id }) => String(id)),
		async retryNow(now) {
			retryNow.run({ now });
		},
		revive: async (reference, now) => revive.run({ reference, now }).changes === 1,
		async tell(at) {
			tell.run({ at });
		},
		async find(query) {
			const { sql, values } = findOf(query);
			return db.prepare(sql).all(values).map(rowOf);
		},
		async remove(removal) {
			const { where, values } = conditionOf(removal);
			return transaction(() => {
				const removed = db
					.prepare(`DELETE FROM message WHERE ${where} RETURNING state`)
					.all(values);
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
