import type { Database } from '../storage/postgres/database.ts';
import type { Run } from '../storage/postgres/run.ts';
import { numberOf, numbersOf, rowOf } from './row.ts';
import { conditionOf, findOf, resealed, updateOf } from './row-statements.ts';
import { claimed, claimOrder, mayBeClaimed, statements } from './statements.ts';
import type { Claim, Counts, OutboxStore, Row } from './store.ts';

/** Messages in a Postgres database that several servers share. */
export function createPostgresStore(db: Database): OutboxStore {
	return {
		now: db.now,
		async remember(name, value) {
			await db.run(statements.remember, { name, value });
			const { rows } = await db.run(statements.recall, { name });
			return String(rows[0]?.['value']);
		},
		async replaceNote(name, from, to) {
			return (await db.run(statements.replaceNote, { name, from, to })).changed === 1;
		},
		async insert(rows) {
			await db.run(insert, { rows: JSON.stringify(rows) });
			const ids = rows.map(({ id }) => id);
			const there = await db.run('SELECT id, reference FROM message WHERE id = ANY(:ids)', { ids });
			const references = new Map(there.rows.map(({ id, reference }) => [id, String(reference)]));
			return ids.map((id) => references.get(id));
		},
		async probe() {
			await db.transaction(async (run) => {
				await run(statements.remember, { name: 'probe', value: '' });
				await run(`DELETE FROM note WHERE name = 'probe'`);
			});
		},
		async referenceOf(id) {
			const { rows } = await db.run(statements.referenceOf, { id });
			return rows[0] && String(rows[0]['reference']);
		},
		claim: (claim) => db.transaction((run) => claimOn(run, claim)),
		async update(at, change) {
			const { sql, values } = updateOf(at, change);
			return (await db.run(sql, values)).changed === 1;
		},
		async reseal(read, sealed) {
			return (await db.run(statements.reseal, resealed(read, sealed))).changed === 1;
		},
		async keyIds() {
			return (await db.run(statements.keyIds)).rows.map(({ id }) => String(id));
		},
		async retryNow(at) {
			await db.transaction(async (run) => {
				// In one order, so that two servers that find the receiver back wait for each other and not both.
				await run(`SELECT FROM message WHERE held_up = 1 ORDER BY id FOR UPDATE`);
				await run(statements.retryNow, { now: at });
			});
		},
		async revive(reference, at) {
			return (await db.run(statements.revive, { reference, now: at })).changed === 1;
		},
		async tell(at, fence) {
			const { where, values } = conditionOf({ fence });
			await db.run(`${statements.tell} AND ${where}`, { ...values, at });
		},
		async find(query) {
			const { sql, values } = findOf(query);
			return (await db.run(sql, values)).rows.map(rowOf);
		},
		async remove(removal) {
			const { where, values } = conditionOf(removal);
			const { rows } = await db.run(removing(where), values);
			return Number(rows[0]?.['n']);
		},
		async nextDue() {
			return numberOf((await db.run(statements.nextDue)).rows[0]?.['due']);
		},
		async counts(): Promise<Counts> {
			const [{ rows }, erased] = await Promise.all([db.run(counts), db.run(statements.erased)]);
			const waiting = rows.find(({ state }) => state === 'waiting');
			return {
				...numbersOf(rows),
				doubtful: Number(waiting?.['doubtful'] ?? 0),
				oldestWaiting: numberOf(waiting?.['oldest']),
				erased: numbersOf(erased.rows),
			};
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
	INSERT INTO message (id, reference, state, doubt, lane, payload, accepted_at, not_before, parked_at)
	SELECT id, reference, 'waiting', doubt, lane, payload, "acceptedAt", "notBefore", "parkedAt"
	FROM jsonb_to_recordset(CAST(:rows AS jsonb)) AS given (id text, reference text, doubt text, lane text,
		payload text, "acceptedAt" bigint, "notBefore" bigint, "parkedAt" bigint)
	ORDER BY id
	ON CONFLICT DO NOTHING`;

const counts = `
	SELECT state, count(*) AS n, count(doubt) AS doubtful, min(accepted_at) AS oldest
	FROM message GROUP BY state`;

const removing = (where: string) => `
	WITH gone AS (DELETE FROM message WHERE ${where} RETURNING state),
		counted AS (
			INSERT INTO erased (state, n) SELECT state, count(*) FROM gone GROUP BY state
			ON CONFLICT (state) DO UPDATE SET n = erased.n + excluded.n)
	SELECT count(*) AS n FROM gone`;

/** Of how many rows it is tried to lease one; others may be quicker. */
const tries = 5;

/**
 * Two servers may find two rows of one lane at once. Whoever comes second to the lock of the lane looks once more, sees
 * that the lane is closed by then, and takes another row.
 */
async function claimOn(run: Run, { early, ...at }: Claim): Promise<Row | undefined> {
	const values = { ...at, early: early ? 1 : 0 };
	for (let n = 0; n < tries; n++) {
		const { rows } = await run(find, values);
		const [found] = rows;
		if (!found) return undefined;
		if (found['lane'] !== null) {
			await run('SELECT pg_advisory_xact_lock(hashtextextended(:lane, 0))', found);
		}
		const [row] = (await run(lease, { ...values, id: found['id'] })).rows;
		if (row) return rowOf(row);
	}
	return undefined;
}

const find = `
	SELECT id, lane FROM message AS due WHERE ${mayBeClaimed}
	ORDER BY ${claimOrder} LIMIT 1 FOR UPDATE OF due SKIP LOCKED`;

const lease = `UPDATE message AS due SET ${claimed} WHERE id = :id AND ${mayBeClaimed} RETURNING due.*`;
