import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { goneSince } from './addresses.ts';
import { ledgerFiles } from './ledger-files.ts';

/**
 * Whether pages of what is gone have ended since the last release: a build that finds nothing else to do makes one
 * for that. It looks at whole days (UTC), so that there is not more than one such release a day.
 * @param ledgers folder of the ledgers
 */
export function havePagesEnded(
	ledgers: string,
	{
		account,
		goneMonths,
		now,
	}: {
		readonly account: string;
		readonly goneMonths: number;
		/** In milliseconds since 1970. */
		readonly now: number;
	},
): boolean {
	const path = ledgerFiles(ledgers, account).ledger;
	if (!existsSync(path)) return false;
	try {
		using db = new DatabaseSync(path, { readOnly: true });
		const known = Noted.parse(db.prepare('SELECT noted_at FROM ledger').get());
		const from = goneSince(known.noted_at, goneMonths);
		const to = goneSince(now - (now % day), goneMonths);
		const ended = db.prepare('SELECT 1 FROM owner WHERE gone_at >= ? AND gone_at < ? LIMIT 1');
		return ended.get(from, to) !== undefined;
	} catch {
		// Whoever writes to it makes good what is damaged.
		return false;
	}
}

const day = 86_400_000;
const Noted = z.object({ noted_at: z.int() });
