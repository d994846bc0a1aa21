import { rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import type { ManifestHeader } from '../plan/manifest.ts';
import { readJson } from '../disk/read-file.ts';
import type { ReleasesPlaces } from './release-folder.ts';

/** What a release was made by and from, and when it was taken off. */
const TakenOff = z.object({
	release: z.string(),
	/** ISO 8601. */
	at: z.iso.datetime(),
	/** Absent when it was not known any more. */
	made: z.object({ fingerprint: z.string(), checksum: z.string() }).optional(),
});
export type TakenOff = z.infer<typeof TakenOff>;

/** Releases that rollbacks have taken off since a release last went live, the newest last. */
export function readTakenOff(places: Pick<ReleasesPlaces, 'current'>): TakenOff[] {
	return readJson(pathOf(places), TakenOff.array()) ?? [];
}

/** Puts a list in the place of what was known. */
export function writeTakenOff(
	places: Pick<ReleasesPlaces, 'current'>,
	all: readonly TakenOff[],
): void {
	writeFileSync(pathOf(places), `${JSON.stringify(all)}\n`);
}

/** Forgets what was taken off; called when a new release has gone live. */
export function forgetTakenOff(places: Pick<ReleasesPlaces, 'current'>): void {
	rmSync(pathOf(places), { force: true });
}

/**
 * Says that a build would publish again what was taken off by a rollback, if it would.
 * @param made what it is made by and from
 */
export function takenOffBefore(
	places: Pick<ReleasesPlaces, 'current'>,
	made: Pick<ManifestHeader, 'fingerprint' | 'checksum'>,
): string | undefined {
	const found = readTakenOff(places).findLast(
		(each) => each.made?.fingerprint === made.fingerprint && each.made.checksum === made.checksum,
	);
	if (!found) return undefined;
	return `This would publish release ${found.release} again, which was taken off at ${found.at}, because neither the CRM’s public data nor the program have changed since: change what was wrong, or run \`npm run build -- --again\`.`;
}

function pathOf({ current }: Pick<ReleasesPlaces, 'current'>): string {
	return join(dirname(current), 'rolled-back.json');
}
