import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { rewriteDatabase } from '../../sqlite/rewrite.ts';
import { isWithinDay } from '../../disk/within-day.ts';
import type { Places } from '../../wiring/places.ts';

type Rewritten = Pick<Places, 'catalogue' | 'records' | 'manifest'>;

/**
 * Writes the databases that builds change row by row anew. `secure_delete` alone does not suffice: where SQLite moves
 * a row to another page it leaves a copy behind, which outlives the row (3 of 1,000 deleted rows, measured).
 */
export function rewriteDatabases({ catalogue, records, manifest }: Rewritten): void {
	for (const file of [catalogue, records, manifest]) if (existsSync(file)) rewriteDatabase(file);
}

/**
 * The same once a day, which takes half a second for 20,000 units.
 * @param when.now in milliseconds since 1970
 * @param when.always also when it was done less than a day ago: the build has withdrawn something.
 */
export function rewriteDatabasesDaily(
	places: Rewritten & Pick<Places, 'rewritten'>,
	{ now, always }: { readonly now: number; readonly always: boolean },
): void {
	const note = places.rewritten;
	// A build that is killed in between leaves it to the next one.
	if (always) rmSync(note, { force: true });
	if (isWithinDay(note, now)) return;
	rewriteDatabases(places);
	writeFileSync(note, '');
}
