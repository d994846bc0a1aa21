import type { Run } from './run.ts';
import { migrations } from './schema.ts';

/** Any number that nothing else in the database takes for its lock. */
const lock = 7_261_904;

/**
 * Makes the tables, or brings them to the newest format, in one transaction; servers that start together do it once.
 * @throws when a newer version of the program has written them
 */
export async function migrate(run: Run): Promise<void> {
	await run('SELECT pg_advisory_xact_lock(:lock)', { lock });
	await run('CREATE TABLE IF NOT EXISTS format (number INTEGER NOT NULL)');
	const format = Number((await run('SELECT number FROM format')).rows[0]?.['number'] ?? 0);
	const newest = migrations.at(-1)?.to ?? 0;
	if (format > newest) {
		throw new Error(
			`a newer version of the program has written it (format ${format}, this one reads up to ${newest}): start that version`,
		);
	}
	for (const { to, sql } of migrations) {
		if (format < to) await run(sql);
	}
	if (format === newest) return;
	await run('DELETE FROM format');
	await run('INSERT INTO format (number) VALUES (:newest)', { newest });
}
