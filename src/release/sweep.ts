import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isWithinDay } from '../disk/within-day.ts';
import { namedInReleases } from './releases.ts';

export interface SweepOptions {
	/** The store of files, usually `var/files`. */
	readonly files: string;
	readonly releases: string;
	/** In milliseconds since 1970. */
	readonly now: number;
	/** Also when it was done less than a day ago: after a build that has made many files. */
	readonly always?: boolean;
}

/**
 * Removes the files that no release names any more. Whoever calls it holds the lock of the builds, and has put
 * nothing into the store that no release names yet.
 * @returns how many were removed, or nothing when it was not due.
 * @throws one sentence when a release cannot be read whole; nothing is removed then.
 */
export function sweepFiles({ files, releases, now, always }: SweepOptions): number | undefined {
	const note = join(files, 'swept');
	if (!always && isWithinDay(note, now)) return undefined;
	const kept = new Set(namedInReleases({ releases }, 'files'));
	let removed = 0;
	for (const start of readdirSync(files).filter((name) => /^[0-9a-f]{2}$/.test(name))) {
		for (const file of readdirSync(join(files, start))) {
			if (kept.has(file.slice(0, 32))) continue;
			rmSync(join(files, start, file), { force: true });
			removed += 1;
		}
	}
	mkdirSync(files, { recursive: true });
	writeFileSync(note, '');
	return removed;
}
