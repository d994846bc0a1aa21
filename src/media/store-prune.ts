import { opendir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { dayOf } from '../domain/day.ts';
import { stemOf } from './plan.ts';
import type { Index } from './store-index.ts';

/** What pruning took away. */
export interface Pruned {
	readonly files: number;
	readonly bytes: number;
}

interface Prunable {
	readonly index: Index;
	/** Folder of the finished files. */
	readonly files: string;
	/** Names of the files that a forgotten record consists of. */
	readonly namesIn: (data: string) => readonly string[];
	readonly now: Date;
}

const day = 86_400_000;
/** How long what nothing wants is kept. */
export const keptDays = 30;
/** Listing a million files costs seconds, and only a killed process leaves files without a record. */
const daysBetweenSweeps = 7;

/**
 * Deletes what nothing has wanted for some days: the records first, so that none names a file that is
 * gone, then the files. What a process killed in between leaves is swept a week later at most. What is shown stays,
 * also where its record was lost with a damaged index.
 * @param days less than 0 when all of it goes at once; no photo may be in the making then.
 */
export async function pruneStore(
	store: Prunable,
	shown: Iterable<string>,
	days: number,
): Promise<Pruned> {
	const { index, files, now } = store;
	const ago = (some: number) => dayOf(now.getTime() - some * day);
	const pruned = { files: 0, bytes: 0 };
	const remove = async (name: string) => {
		const path = join(files, name);
		const found = await stat(path).catch(() => undefined);
		if (!found) return;
		await rm(path, { force: true });
		pruned.files += 1;
		pruned.bytes += found.size;
	};

	// What was noted while the clock was ahead is not waited for.
	const last = (some: number) => ({ from: ago(some), to: ago(0) });
	const { pictures, previews } = index.forget(last(days), shown);
	for (const data of pictures) for (const name of store.namesIn(data)) await remove(name);
	for (const name of previews) await remove(name);
	const isAtOnce = days < 0;
	if (!isAtOnce && index.hasSwept(last(daysBetweenSweeps - 1))) return pruned;
	for await (const { name } of await opendir(files)) {
		if (index.knows({ stem: stemOf(name), name })) continue;
		if (isAtOnce || !(await isYoung(join(files, name), now))) await remove(name);
	}
	index.noteSweep(ago(0));
	return pruned;
}

/** A young file may belong to a process that has yet to write its record. */
async function isYoung(path: string, now: Date): Promise<boolean> {
	const found = await stat(path).catch(() => undefined);
	return found === undefined || Math.abs(now.getTime() - found.mtimeMs) < day;
}
