import { randomUUID } from 'node:crypto';
import type { Database } from './database.ts';
import { now } from './now.ts';

/** What one of several servers holds at a time. */
export interface Lease {
	/**
	 * Takes it, or holds it on, for `ms`.
	 * @returns its fencing token, which grows each time it goes to another holder; `undefined` while another one holds it
	 */
	hold(ms: number): Promise<number | undefined>;
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
	};
}

const take = `
	INSERT INTO lease (name, holder, until, token) VALUES (:name, :holder, ${now} + CAST(:ms AS BIGINT), 1)
	ON CONFLICT (name) DO UPDATE SET holder = excluded.holder, until = excluded.until,
		token = lease.token + CASE WHEN lease.holder = excluded.holder THEN 0 ELSE 1 END
	WHERE lease.holder = excluded.holder OR lease.until <= ${now}
	RETURNING token`;
