import type { Database } from './database.ts';
import { now } from './run.ts';

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
