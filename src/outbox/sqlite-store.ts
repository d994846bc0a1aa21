import { statSync, statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import { numberOf, numbersOf, rowOf, stateOf } from './row.ts';
import { conditionOf, findOf, resealed, updateOf } from './row-statements.ts';
import { copyOf } from './reconcile.ts';
import { damageIn, openFile, patienceMs } from './sqlite-file.ts';
import { claimed, claimOrder, mayBeClaimed, statements } from './statements.ts';
import type { Change, Counts, OutboxStore } from './store.ts';

/** Nothing more is taken in, so that what lies there can still be delivered and erased. */
class StoreFullError extends Error {
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
class StoreReplacedError extends Error {
	override readonly name = 'StoreReplacedError';
	constructor(file: string) {
		super(`The outbox ${file} was removed or replaced while it was open: start the server again.`);
	}
}

interface SqliteStoreOptions {
	/** Bytes that are left free: a disk that is full to the brim cannot even erase. */
	readonly reserve?: number;
	/** Milliseconds since 1970; the machine's clock when absent. */
	readonly now?: () => number;
	/** Told of messages that were restored from their copies, in one sentence. */
	readonly tell?: (sentence: string) => void;
}

/** What of a message changes only together with its copy; leases and times do not. */
const copied: readonly (keyof Change)[] = ['state', 'payload', 'progress', 'holdsLane', 'lane'];

/**
 * Messages in one SQLite file, readable by its owner only, with a second copy of each that is open in a file beside it.
 * @throws when the file cannot be written, or was made by a newer version.
 */
export function createSqliteStore(file: string, options: SqliteStoreOptions = {}): OutboxStore {
	const { reserve = 64 * 2 ** 20, now = Date.now, tell = () => {} } = options;
	const openedFile = openFile(file, now());
	const { db, copies, restored } = openedFile;
	if (restored !== undefined) tell(restored);
	let { damage } = openedFile;
	const opened = identityOf(file);
	const remember = db.prepare(statements.remember);
	const recall = db.prepare(statements.recall);
	const replaceNote = db.prepare(statements.replaceNote);
	const forget = db.prepare('DELETE FROM note WHERE name = ?');
	const insert = db.prepare(`
		INSERT INTO message (id, reference, state, doubt, lane, payload, accepted_at, not_before, parked_at)
		VALUES (:id, :reference, 'waiting', :doubt, :lane, :payload, :acceptedAt, :notBefore, :parkedAt)
		ON CONFLICT DO NOTHING RETURNING *`);
	const referenceOf = db.prepare(statements.referenceOf);
	const claim = db.prepare(`
		UPDATE message SET ${claimed}
		WHERE id = (SELECT id FROM message AS due WHERE ${mayBeClaimed} ORDER BY ${claimOrder} LIMIT 1)
		RETURNING *`);
	const reseal = db.prepare(`${statements.reseal} RETURNING *`);
	const keyIds = db.prepare(statements.keyIds);
	const retryNow = db.prepare(statements.retryNow);
	const revive = db.prepare(`${statements.revive} RETURNING *`);
	const noteTold = db.prepare(statements.tell);
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

	/** Runs a statement that returns the rows it has changed, and writes their copies. @returns how many */
	function changing(rows: () => readonly Readonly<Record<string, unknown>>[]): number {
		return transaction(() => {
			const changed = rows();
			copies.write(changed.map((row) => ({ row: copyOf(row) })));
			return changed.length;
		});
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

	function damageWhileOpen(found: string | undefined): string | undefined {
		return (
			found &&
			`The outbox ${file} is damaged (${found}): start the server again, which makes it anew from its copies.`
		);
	}

	return {
		now,
		damage: () => damage,
		async examine() {
			damage ??= damageWhileOpen(damageIn(db));
			return damage;
		},
		async remember(name, value) {
			return transaction(() => {
				if (remember.run({ name, value }).changes > 0) copies.write([{ note: name, value }]);
				return String(recall.get({ name })?.['value']);
			});
		},
		async replaceNote(name, from, to) {
			return transaction(() => {
				const isReplaced = replaceNote.run({ name, from, to }).changes === 1;
				if (isReplaced) copies.write([{ note: name, value: to }]);
				return isReplaced;
			});
		},
		async insert(rows) {
			// What lies there needs no room.
			if (rows.some(({ id }) => known(id) === undefined)) checkFile();
			return transaction(() => {
				const inserted = rows.flatMap((row) => insert.all({ ...row }));
				copies.write(inserted.map((row) => ({ row: copyOf(row) })));
				return rows.map(({ id }) => known(id));
			});
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
			if (!copied.some((key) => change[key] !== undefined)) {
				return db.prepare(sql).run(values).changes === 1;
			}
			return changing(() => db.prepare(`${sql} RETURNING *`).all(values)) === 1;
		},
		reseal: async (read, sealed) => changing(() => reseal.all(resealed(read, sealed))) === 1,
		keyIds: async () => keyIds.all().map(({ id }) => String(id)),
		async retryNow(now) {
			retryNow.run({ now });
		},
		revive: async (reference, now) => changing(() => revive.all({ reference, now })) === 1,
		async tell(at) {
			noteTold.run({ at });
		},
		async find(query) {
			const { sql, values } = findOf(query);
			return db.prepare(sql).all(values).map(rowOf);
		},
		async remove(removal) {
			const { where, values } = conditionOf(removal);
			return transaction(() => {
				const removed = db
					.prepare(`DELETE FROM message WHERE ${where} RETURNING id, state`)
					.all(values);
				for (const { state } of removed) tally.run(stateOf(state), 1);
				copies.write(removed.map(({ id }) => ({ removed: String(id) })));
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
				const isEmpty = db.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.['busy'] === 0;
				if (isEmpty) copies.sweep();
				return isEmpty;
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
