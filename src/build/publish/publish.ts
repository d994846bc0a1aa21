import { renameSync } from 'node:fs';
import type { OpenCatalogue } from '../../catalog/queries/open-catalogue.ts';
import { reasonOf } from '../../domain/sentences/failure.ts';
import { keepDeparted } from '../../redirects/departed-by-account.ts';
import { goLive } from '../../release/go-live.ts';
import { withdrawsAny } from '../../release/withdrawals.ts';
import type { BuildResult } from '../build-result.ts';
import type { Judged } from '../judge/judge-changes.ts';
import type { Session } from '../session.ts';
import { pruneAfterBuild } from '../tidy/prune-after-build.ts';
import { keepManifest } from './keep-manifest.ts';
import { makeRelease } from './make-release.ts';
import { whatToMake } from './what-to-make.ts';

/** What is to be published. */
export interface Publishing extends Judged {
	/** The catalogue of this build, and its checksum. */
	readonly next: OpenCatalogue;
	readonly checksum: string;
	/** Whether all was read, and not only a part. */
	readonly isWhole: boolean;
}

/** Renders what is stale, puts the new release live, and writes down what it was made from. */
export async function publish(
	session: Session,
	{ next, checksum, isWhole, diff, withdrawals }: Publishing,
): Promise<BuildResult> {
	const { places, build, name, fingerprint, tell } = session;
	const toMake = whatToMake(session, next);
	toMake.notes.forEach(tell);
	performance.mark('planned');
	const { folder, listeners, parts } = await makeRelease(session, {
		toMake,
		next,
		checksum,
		withdrawals,
	});
	const release = goLive(folder, places);
	const header = { fingerprint, release: name, checksum, listeners };
	keepManifest(places.manifest, { header, parts, ...toMake });
	renameSync(build.catalogue, places.catalogue);
	keepOldAddresses(session);
	const [rendered, pages] = [toMake.toRender, toMake.count];
	await pruneAfterBuild(places, {
		now: Date.parse(build.builtAt),
		always: rendered === pages,
		photos: isWhole,
		withdraws: withdrawsAny(withdrawals),
		tell,
	});
	const [units, projects] = [next.count(), next.source.projects().length];
	return { outcome: 'published', release, diff, units, projects, pages, rendered };
}

/**
 * The release is live by now, so a full disk is no reason to say that it is not: it knows what departed, and the next
 * build takes that from it.
 */
function keepOldAddresses({ places, tell }: Session): void {
	try {
		keepDeparted(places, tell);
	} catch (error) {
		tell(
			`What has become of old addresses is only noted with the next build (${reasonOf(error)}).`,
		);
	}
}
