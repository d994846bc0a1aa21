import type { Database } from '../storage/postgres/database.ts';
import { now } from '../storage/postgres/run.ts';
import type { Counted, Counter } from './counter.ts';

/**
 * Counts in the database that several servers share, as `counter.ts` does in memory: by two windows of fixed length, the
 * older of which counts by the share of it that still lies within the time. Servers that count at the same moment may
 * each let one more through.
 * @param hmac Keyed digest, so that no address lies there.
 */
export function createSharedCounter(db: Database, hmac: (text: string) => string): Counter {
	const given = (counted: readonly Counted[]) =>
		JSON.stringify(
			counted.map(([{ name, windowMs }, key], nth) => {
				return { nth, limited: name, key: hmac(`counted\n${key}`), ms: windowMs };
			}),
		);
	return {
		async used(counted) {
			const { rows } = await db.run(used, { given: given(counted) });
			const sums = new Map(rows.map(({ nth, sum }) => [Number(nth), Number(sum)]));
			return counted.map(([{ most }], nth) => (sums.get(nth) ?? 0) / most);
		},
		async add(counted) {
			await db.run(add, { given: given(counted) });
		},
	};
}

const wanted = `
	SELECT nth, limited, key, ms, ${now} / ms AS at
	FROM jsonb_to_recordset(CAST(:given AS jsonb)) AS given (nth int, limited text, key text, ms float8)`;

const used = `
	SELECT wanted.nth, sum(counted.n * CASE
		WHEN counted.period = floor(wanted.at) THEN 1 ELSE 1 - (wanted.at - floor(wanted.at)) END) AS sum
	FROM (${wanted}) AS wanted JOIN counted ON counted.limited = wanted.limited AND counted.key = wanted.key
		AND counted.period IN (floor(wanted.at)::bigint, floor(wanted.at)::bigint - 1)
	GROUP BY wanted.nth`;

// In one order, so that two servers wait for each other and not both; what has ended goes a little at a time.
const add = `
	WITH ended AS (DELETE FROM counted WHERE (limited, key, period) IN (
		SELECT limited, key, period FROM counted WHERE ends_at < ${now} LIMIT 100 FOR UPDATE SKIP LOCKED))
	INSERT INTO counted (limited, key, period, n, ends_at)
	SELECT limited, key, floor(at)::bigint, 1, ${now} + 2 * ms::bigint FROM (${wanted}) AS wanted
	ORDER BY limited, key
	ON CONFLICT (limited, key, period) DO UPDATE SET n = counted.n + 1`;
