import { rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import type { ManifestHeader } from '../plan/manifest.ts';
import { readJson } from '../disk/read-file.ts';
import type { ReleasesPlaces } from './release-folder.ts';

/** Name of the file beside the link to the live release. */
export const rolledBackFile = 'rolled-back.json';

/** What a release was made by and from, and when it was taken off. */
const RolledBackRelease = z.object({
	release: z.string(),
	/** ISO 8601. */
	at: z.iso.datetime(),
	/** Absent when it was not known any more. */
	made: z.object({ fingerprint: z.string(), checksum: z.string() }).optional(),
});
export type RolledBackRelease = z.infer<typeof RolledBackRelease>;

/** Releases that rollbacks have taken off since a release last went live, the newest last. */
export function readRolledBack(places: Pick<ReleasesPlaces, 'current'>): RolledBackRelease[] {
	return readJson(pathOf(places), RolledBackRelease.array()) ?? [];
}

/** Puts a list in the place of what was known. */
export function writeRolledBack(
	places: Pick<ReleasesPlaces, 'current'>,
	all: readonly RolledBackRelease[],
): void {
	writeFileSync(pathOf(places), `${JSON.stringify(all)}\n`);
}

/** Forgets what was taken off; called when a new release has gone live. */
export function forgetRolledBack(places: Pick<ReleasesPlaces, 'current'>): void {
	rmSync(pathOf(places), { force: true });
}

/**
 * Says that a build would publish again what was taken off by a rollback, if it would.
 * @param made what it is made by and from
 */
export function rolledBackBefore(
	places: Pick<ReleasesPlaces, 'current'>,
	made: Pick<ManifestHeader, 'fingerprint' | 'checksum'>,
): string | undefined {
	const found = readRolledBack(places).findLast(
		(each) => each.made?.fingerprint === made.fingerprint && each.made.checksum === made.checksum,
	);
	if (!found) return undefined;
	return `This would publish release ${found.release} again, which was taken off at ${found.at}, because neither the CRM’s public data nor the program have changed since: change what was wrong, or run \`npm run build -- --again\`.`;
}

function pathOf({ current }: Pick<ReleasesPlaces, 'current'>): string {
	return join(dirname(current), rolledBackFile);
}
