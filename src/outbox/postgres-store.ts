import type { Database } from '../storage/postgres/database.ts';
import { now, type Run } from '../storage/postgres/run.ts';
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
} from './statements.ts';
import type { Claim, OutboxStore, Row } from './store.ts';

/** Messages in a Postgres database that several servers share. */
export function createPostgresStore(db: Database): OutboxStore {
	return {
		...createQueries(async (sql, values) => (await db.run(sql, values)).rows),
		now: db.now,
		async remember(name, value) {
			await db.run(statements.remember, { name, value });
			const { rows } = await db.run(statements.recall, { name });
			return String(rows[0]?.['value']);
		},
		async replaceNote(name, from, to) {
			return (await db.run(statements.replaceNote, { name, from, to })).changed === 1;
		},
		noteOnce: (name) => noteOnce(db, name),
		async insert(rows) {
			await db.run(insert, { rows: JSON.stringify(rows) });
			const ids = rows.map(({ id }) => id);
			const there = await db.run('SELECT id, reference FROM message WHERE id = ANY(:ids)', { ids });
			const references = new Map(there.rows.map(({ id, reference }) => [id, String(reference)]));
			return ids.map((id) => references.get(id));
		},
		async insertAll(rows) {
			try {
				await db.transaction(async (run) => {
					const { changed } = await run(insert, { rows: JSON.stringify(rows) });
					if (changed < rows.length) throw new TakenError();
				});
				return true;
			} catch (error) {
				if (error instanceof TakenError) return false;
				throw error;
			}
		},
		async probe() {
			await db.transaction(async (run) => {
				await run(statements.remember, { name: 'probe', value: '' });
				await run(`DELETE FROM note WHERE name = 'probe'`);
			});
		},
		claim: (claim) => db.transaction((run) => claimOn(run, claim)),
		async update(at, change) {
			const { sql, values } = updateOf(at, change);
			return (await db.run(sql, values)).changed === 1;
		},
		async revive(reference, at) {
			return (await db.run(statements.revive, { reference, now: at })).changed === 1;
		},
		async remove(removal) {
			const { where, values } = matching(removal);
			const { rows } = await db.run(removing(where), values);
			return Number(rows[0]?.['n']);
		},
		// What lies on the database's disk is the database's; all of it was sealed.
		scrub: async () => true,
		// A damaged page of a database is an error of each statement that reads it.
		damage: () => undefined,
		examine: async () => undefined,
		close: () => db.close(),
	};
}

// In the order of their ids, so that two servers with the same ones wait for each other and not both.
const insert = `
	INSERT INTO message (id, reference, state, doubt, group_key, payload, accepted_at, not_before)
	SELECT id, reference, state, doubt, "groupKey", payload, "acceptedAt", "notBefore"
	FROM jsonb_to_recordset(CAST(:rows AS jsonb)) AS given (id text, reference text, state text, doubt text, "groupKey" text,
		payload text, "acceptedAt" bigint, "notBefore" bigint)
	ORDER BY id
	ON CONFLICT DO NOTHING`;

const removing = (where: string) => `
	WITH gone AS (DELETE FROM message WHERE ${where} RETURNING state),
		counted AS (
			INSERT INTO erased (state, n) SELECT state, count(*) FROM gone GROUP BY state
			ON CONFLICT (state) DO UPDATE SET n = erased.n + excluded.n)
	SELECT count(*) AS n FROM gone`;

/** Of how many rows it is tried to lease one; others may be quicker. */
const tries = 5;

/**
 * Two servers may find two rows of one group at once. Whoever comes second to the lock of the group looks once more,
 * sees that the group is closed by then, and takes another row.
 */
async function claimOn(run: Run, claim: Claim): Promise<Row | undefined> {
	const values = { ...claim };
	for (let n = 0; n < tries; n++) {
		const { rows } = await run(find, values);
		const [found] = rows;
		if (!found) return undefined;
		if (found['group_key'] !== null) {
			await run('SELECT pg_advisory_xact_lock(hashtextextended(:group_key, 0))', found);
		}
		const [row] = (await run(lease, { ...values, id: found['id'] })).rows;
		if (row) return rowOf(row);
	}
	return undefined;
}

const find = `
	SELECT id, group_key FROM message AS due WHERE ${mayBeClaimed}
	ORDER BY ${claimOrder} LIMIT 1 FOR UPDATE OF due SKIP LOCKED`;

const lease = `UPDATE message AS due SET ${claimed} WHERE id = :id AND ${mayBeClaimed} RETURNING due.*`;

/** How long what was seen is remembered, in milliseconds. */
const remembered = 400 * 24 * 60 * 60_000;

/** Notes a name once for all servers; false where it was noted before. */
export async function noteOnce(db: Database, name: string): Promise<boolean> {
	const { changed } = await db.run(note, { name });
	return changed === 1;
}

const note = `
	WITH forgotten AS (DELETE FROM seen WHERE name IN (
		SELECT name FROM seen WHERE at < ${now} - ${remembered} LIMIT 100 FOR UPDATE SKIP LOCKED))
	INSERT INTO seen (name, at) VALUES (:name, ${now}) ON CONFLICT DO NOTHING`;
