import { randomUUID } from 'node:crypto';
import type { Database } from './database.ts';
import { now } from './run.ts';

/** What one of several processes holds at a time. */
interface Lease {
	/**
	 * Takes it, or holds it on, for `ms`.
	 * @returns its fencing token, which grows each time it goes to another holder; `undefined` while another one holds it
	 */
	hold(ms: number): Promise<number | undefined>;
	/** Holds it on for `ms`, unless it has run out: then it is lost, also where nobody else has taken it. */
	renew(ms: number): Promise<boolean>;
	/** Milliseconds for which nobody else can take it; none where it has run out. */
	left(): Promise<number>;
	/** Leaves it to others at once. */
	release(): Promise<void>;
}

/** The lease of this name, as one process sees it. */
export function createLease(db: Database, name: string): Lease {
	const holder = randomUUID();
	return {
		async hold(ms) {
			const { rows } = await db.run(take, { name, holder, ms });
			const token = rows[0]?.['token'];
			return typeof token === 'number' ? token : undefined;
		},
		async renew(ms) {
			return (
				(await db.run(`${set} + CAST(:ms AS BIGINT) ${held}`, { name, holder, ms })).changed === 1
			);
		},
		async left() {
			const { rows } = await db.run(`SELECT until - ${now} AS left FROM lease ${held}`, {
				name,
				holder,
			});
			return Number(rows[0]?.['left'] ?? 0);
		},
		async release() {
			await db.run(`${set} ${held}`, { name, holder });
		},
	};
}

const set = `UPDATE lease SET until = ${now}`;
const held = `WHERE name = :name AND holder = :holder AND until > ${now}`;

const take = `
	INSERT INTO lease (name, holder, until, token) VALUES (:name, :holder, ${now} + CAST(:ms AS BIGINT), 1)
	ON CONFLICT (name) DO UPDATE SET holder = excluded.holder, until = excluded.until,
		token = lease.token + CASE WHEN lease.holder = excluded.holder THEN 0 ELSE 1 END
	WHERE lease.holder = excluded.holder OR lease.until <= ${now}
	RETURNING token`;
