import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { exportLive, type ExportedLive, type LiveExport } from '../hosts/export/export-live.ts';
import type { BucketHost, LivePublish } from '../hosts/bucket/publish-live.ts';
import type { StaticHost } from '../hosts/rule-files.ts';
import { dist as ownDist, type Environment } from '../wiring.ts';

/** Where the site goes beside our own server, in words. */
export function exportName(staticHost: StaticHost | undefined): string | undefined {
	return staticHost === 's3' ? 'the bucket' : staticHost && 'dist/';
}

/** What an export needs of the environment. */
export type ExportEnvironment = Pick<Environment, 'places' | 'site' | 'staticHost'> &
	Partial<Pick<Environment, 'bucketHost'>>;

/**
 * Makes `dist/` equal to the live release, with what its host has to know of headers and old addresses. Nothing is
 * written where no host is named.
 * @param options.dist the folder; the project's own when absent
 * @param options.again publishes also what another builder of a bucket has rolled back or hidden
 * @param options.isReadWhole whether a build has just read the CRM whole
 * @throws when another build is running that does not end soon.
 */
export async function giveToHost(
	environment: ExportEnvironment,
	{
		dist = ownDist,
		...more
	}: { readonly dist?: string } & Pick<LivePublish, 'again' | 'isReadWhole'> = {},
): Promise<ExportedLive> {
	const { places, staticHost, bucketHost } = environment;
	if (bucketHost) return await exportToBucket(environment, bucketHost, more);
	if (staticHost !== undefined) {
		return exportLive({ ...liveExport(environment, dist), done: places.exportedRelease });
	}
	const isStale = existsSync(dist) && existsSync(places.exported);
	return { problems: isStale ? [staleDist] : [], isNew: false };
}

const staleDist =
	'dist/ is from an earlier build and stays as it is: set VITRINE_STATIC_HOST (`plain` where it is none of the others) to have it follow the site again, or remove dist/.';

/**
 * Makes a `dist/` that is there equal to the live release again. `exported-release.txt` stays as it is: where the release
 * had not been exported before, the next build still reports it as new, and a CI deploys it then.
 */
export async function exportAgain(environment: ExportEnvironment, dist: string): Promise<void> {
	await exportLive({ ...liveExport(environment, dist), done: undefined });
}

/**
 * Gives the live release to its host after a build that failed, in case an earlier export has failed as well. A bucket
 * shows it at once. A CI deploys no `dist/` after such a build, so `exported-release.txt` stays as it is, and the next
 * build that succeeds still reports the release as new.
 */
export async function makeUpForExport(environment: ExportEnvironment): Promise<void> {
	const { staticHost, bucketHost } = environment;
	if (staticHost === undefined) return;
	const patience = 0;
	const made = bucketHost
		? exportToBucket(environment, bucketHost, { patience })
		: exportLive({ ...liveExport(environment, ownDist), done: undefined, patience });
	await made.catch(() => {});
}

/** Removes at once from the bucket, where there is one, what only earlier releases show. */
export async function forgetInBucket(environment: ExportEnvironment): Promise<void> {
	const { bucketHost } = environment;
	if (!bucketHost) return;
	await exportToBucket(environment, bucketHost, { forgets: true });
}

async function exportToBucket(
	environment: ExportEnvironment,
	host: BucketHost,
	more?: Pick<LivePublish, 'patience' | 'forgets' | 'again' | 'isReadWhole'>,
): Promise<ExportedLive> {
	const { publishLive } = await import('../hosts/bucket/publish-live.ts');
	const { bucket, bucketPurge, exportedRelease: done } = environment.places;
	const given = { ...givenTo(environment), state: bucket, purgeList: bucketPurge };
	return await publishLive({ ...given, host, done, ...more });
}

function liveExport(environment: ExportEnvironment, dist: string): Omit<LiveExport, 'done'> {
	const { staticHost, places } = environment;
	const host = staticHost === undefined || staticHost === 's3' ? 'plain' : staticHost;
	return { ...givenTo(environment), state: places.exported, host, dist, nginx: `${dist}-nginx` };
}

/** What every host is given. */
function givenTo({ places, site }: ExportEnvironment) {
	return { ...places, site, media: join(places.media, 'files') };
}
