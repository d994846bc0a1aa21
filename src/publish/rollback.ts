import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { lockBuilds } from './lock.ts';
import { openManifest, type ManifestHeader } from './manifest.ts';
import {
	liveName,
	openRelease,
	pointTo,
	releaseNames,
	type ReleasesPlaces,
} from './release-folder.ts';

/** What a release was made by and from, and when it was taken off. */
const Withdrawn = z.object({
	release: z.string(),
	/** ISO 8601. */
	at: z.iso.datetime(),
	/** Absent when it was not known any more. */
	made: z.object({ fingerprint: z.string(), checksum: z.string() }).optional(),
});
type Withdrawn = z.infer<typeof Withdrawn>;

export interface RolledBack {
	/** Names of the releases. */
	readonly from: string;
	readonly to: string;
	/** ISO 8601 time at which it was built. */
	readonly builtAt: string;
	/** Whether a build of the same data by the same program is recognised; see `withdrawnBefore`. */
	readonly held: boolean;
}

export interface RollbackPlaces extends ReleasesPlaces {
	readonly root: string;
	readonly manifest: string;
}

/**
 * Makes the release before the live one live again. The one that is taken off is kept.
 * @throws one sentence when there is none, or when a build is running.
 */
export function rollBack(places: RollbackPlaces, now = new Date()): RolledBack {
	const unlock = lockBuilds(places.root);
	try {
		const from = liveName(places);
		if (from === undefined) throw new Error('No release is live; run `npm run build` first.');
		const older = releaseNames(places).filter((name) => name < from);
		const found = older.toReversed().flatMap((name) => {
			const builtAt = builtAtOf(join(places.releases, name));
			return builtAt === undefined ? [] : [{ to: name, builtAt }];
		})[0];
		if (!found) {
			throw new Error(
				`There is no older release to go back to: ${from} is the oldest that is kept; correct the data in the CRM and run \`npm run build\`.`,
			);
		}
		const made = madeOf(places.manifest, from);
		const entry: Withdrawn = { release: from, at: now.toISOString(), ...(made && { made }) };
		write(places, [...readWithdrawn(places), entry]);
		pointTo(found.to, places);
		return {
			from,
			held: made !== undefined,
			...found,
		};
	} finally {
		unlock();
	}
}

/**
 * Says that a build would publish again what was taken off by `rollBack`, if it would.
 * @param made what it is made by and from
 */
export function withdrawnBefore(
	places: Pick<ReleasesPlaces, 'current'>,
	made: Pick<ManifestHeader, 'fingerprint' | 'checksum'>,
): string | undefined {
	const found = readWithdrawn(places).findLast(
		(each) => each.made?.fingerprint === made.fingerprint && each.made.checksum === made.checksum,
	);
	if (!found) return undefined;
	return `This would publish release ${found.release} again, which was taken off at ${found.at}, because neither the CRM’s public data nor the program have changed since: change what was wrong, or run \`npm run build -- --again\`.`;
}

/** Forgets what was taken off; called when a new release has gone live. */
export function forgetWithdrawn(places: Pick<ReleasesPlaces, 'current'>): void {
	rmSync(pathOf(places), { force: true });
}

function builtAtOf(release: string): string | undefined {
	try {
		const { index, builtAt } = openRelease(release);
		index.close();
		return builtAt;
	} catch {
		return undefined;
	}
}

function madeOf(manifest: string, release: string): Withdrawn['made'] {
	const opened = openManifest(manifest);
	if (!opened) return undefined;
	const { release: name, fingerprint, checksum } = opened.header;
	opened.close();
	return name === release ? { fingerprint, checksum } : undefined;
}

function readWithdrawn(places: Pick<ReleasesPlaces, 'current'>): Withdrawn[] {
	try {
		return Withdrawn.array().parse(JSON.parse(readFileSync(pathOf(places), 'utf8')));
	} catch {
		return [];
	}
}

function write(places: Pick<ReleasesPlaces, 'current'>, all: readonly Withdrawn[]): void {
	writeFileSync(pathOf(places), `${JSON.stringify(all)}\n`);
}

function pathOf({ current }: Pick<ReleasesPlaces, 'current'>): string {
	return join(dirname(current), 'rolled-back.json');
}
