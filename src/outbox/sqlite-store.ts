import type { StatementSync } from 'node:sqlite';
import { statSync, statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import { copyOf } from './reconcile.ts';
import { retention } from './schedule.ts';
import { damageIn, openFile, patienceMs } from './sqlite-file.ts';
import {
	claimed,
	claimOrder,
	createQueries,
	matching,
	mayBeClaimed,
	rowOf,
	statements,
	TakenError,
	updateOf,
	type Raw,
	type Values,
} from './statements.ts';
import type { Change, OutboxStore } from './store.ts';

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

/** Columns that change only together with the copy of a message; leases and times do not. */
const copied: readonly (keyof Change)[] = [
	'state',
	'payload',
	'progress',
	'holdsGroup',
	'groupKey',
];

/**
 * Messages in one SQLite file, readable by its owner only, with a second copy of each that is open in a file beside it.
 * @throws when the file cannot be written, or was made by a newer version.
 */
export function createSqliteStore(file: string, options: SqliteStoreOptions = {}): OutboxStore {
	const { reserve = 64 * 2 ** 20, now = Date.now, tell = () => {} } = options;
	const openedFile = openFile(file);
	const { db, copies, restored } = openedFile;
	if (restored !== undefined) tell(restored);
	let { damage } = openedFile;
	const opened = identityOf(file);

	// Through .all(): after RETURNING through .get() SQLite never checkpoints the log by itself.
	const all = (sql: string, values: Values = {}): Raw[] => prepared(sql).all(values);

	/** Each text is prepared once: a statement's memory is given back only when V8 collects it. */
	const statementsByText = new Map<string, StatementSync>();
	function prepared(sql: string): StatementSync {
		const known = statementsByText.get(sql) ?? db.prepare(sql);
		statementsByText.set(sql, known);
		return known;
	}

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

	/** Changes messages and their copies. @returns how many */
	function change(sql: string, values: Values): number {
		return transaction(() => {
			const changed = all(`${sql} RETURNING *`, values);
			copies.write(changed.map((row) => ({ row: copyOf(row) })));
			return changed.length;
		});
	}

	/** @throws when nothing may be written, though the file could take it. */
	function checkFile(): void {
		const { bavail, bsize } = statfsSync(dirname(file));
		if (bavail * bsize < reserve) throw new StoreFullError(bavail * bsize);
		if (identityOf(file) !== opened) throw new StoreReplacedError(file);
	}

	return {
		now,
		damage: () => damage,
		async examine() {
			const found = damage === undefined ? damageIn(db) : undefined;
			if (found !== undefined) {
				damage = `The outbox ${file} is damaged (${found}): start the server again, which rebuilds it from its copies.`;
			}
			return damage;
		},
		...createQueries(async (sql, values) => all(sql, values)),
		async remember(name, value) {
			return transaction(() => {
				const isNew = all(`${statements.remember} RETURNING name`, { name, value }).length > 0;
				if (isNew) copies.write([{ note: name, value }]);
				return String(all(statements.recall, { name })[0]?.['value']);
			});
		},
		async replaceNote(name, from, to) {
			return transaction(() => {
				const replaced = all(`${statements.replaceNote} RETURNING name`, { name, from, to });
				if (replaced.length > 0) copies.write([{ note: name, value: to }]);
				return replaced.length > 0;
			});
		},
		async noteOnce(name) {
			return transaction(() => {
				const at = now();
				all(forgetSeen, { before: at - retention.seen, most: mostSeen });
				return all(noteSeen, { name, at }).length > 0;
			});
		},
		async insert(rows) {
			const referencesOf = () =>
				rows.map(({ id }) => all('SELECT reference FROM message WHERE id = :id', { id })[0]);
			// What lies there needs no room.
			if (referencesOf().includes(undefined)) checkFile();
			return transaction(() => {
				const inserted = rows.flatMap((row) => all(insert, { ...row }));
				copies.write(inserted.map((row) => ({ row: copyOf(row) })));
				return referencesOf().map((row) => row && String(row['reference']));
			});
		},
		async insertAll(rows) {
			checkFile();
			try {
				transaction(() => {
					const inserted = rows.flatMap((row) => all(insert, { ...row }));
					if (inserted.length < rows.length) throw new TakenError();
					copies.write(inserted.map((row) => ({ row: copyOf(row) })));
				});
				return true;
			} catch (error) {
				if (error instanceof TakenError) return false;
				throw error;
			}
		},
		async probe() {
			checkFile();
			transaction(() => {
				all(statements.remember, { name: 'probe', value: 'x'.repeat(probeBytes) });
				all(`DELETE FROM note WHERE name = 'probe'`);
			});
		},
		async claim(claim) {
			const [row] = all(claimNext, { ...claim });
			return row && rowOf(row);
		},
		async update(at, changes) {
			const { sql, values } = updateOf(at, changes);
			const isCopied = copied.some((key) => changes[key] !== undefined);
			return (isCopied ? change(sql, values) : prepared(sql).run(values).changes) === 1;
		},
		revive: async (reference, now) => change(statements.revive, { reference, now }) === 1,
		async remove(removal) {
			const { where, values } = matching(removal);
			return transaction(() => {
				const removed = all(`DELETE FROM message WHERE ${where} RETURNING id, state`, values);
				for (const { state } of removed) all(countErased, { state: String(state) });
				copies.write(removed.map(({ id }) => ({ removed: String(id) })));
				return removed.length;
			});
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

/** Names that are kept as seen: the server stands still while the file is looked through for damage. */
const mostSeen = 10_000;

// Rows are numbered in the order in which they came.
const forgetSeen =
	'DELETE FROM seen WHERE at < :before OR rowid <= (SELECT max(rowid) FROM seen) - :most';

const noteSeen =
	'INSERT INTO seen (name, at) VALUES (:name, :at) ON CONFLICT DO NOTHING RETURNING name';

const insert = `
	INSERT INTO message (id, reference, state, doubt, group_key, payload, accepted_at, not_before)
	VALUES (:id, :reference, :state, :doubt, :groupKey, :payload, :acceptedAt, :notBefore)
	ON CONFLICT DO NOTHING RETURNING *`;

const claimNext = `
	UPDATE message SET ${claimed}
	WHERE id = (SELECT id FROM message AS due WHERE ${mayBeClaimed} ORDER BY ${claimOrder} LIMIT 1)
	RETURNING *`;

const countErased = `
	INSERT INTO erased (state, n) VALUES (:state, 1) ON CONFLICT (state) DO UPDATE SET n = n + 1`;

/** Tells a file from another of the same name. */
function identityOf(file: string): string {
	const { dev, ino } = statSync(file, { throwIfNoEntry: false }) ?? {};
	return `${dev} ${ino}`;
}

/** About what a long inquiry needs, sealed. */
const probeBytes = 32 * 1024;
