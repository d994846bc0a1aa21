import { realpathSync } from 'node:fs';
import type { OpenCatalogue } from '../../catalog/queries/open-catalogue.ts';
import { dropImported } from '../../redirects/imported.ts';
import { goLive } from '../../release/releases.ts';
import type { BuildResult } from '../build-result.ts';
import type { Diff } from '../judge/diff.ts';
import type { Session } from '../session.ts';
import { pruneAfterBuild } from '../tidy/prune.ts';
import { makeRelease } from './make-release.ts';
import { whatToMake } from './what-to-make.ts';

/** What is to be published. */
export interface Publishing {
	/** The catalogue of this build, and its checksum. */
	readonly next: OpenCatalogue;
	readonly checksum: string;
	readonly diff: Diff;
	/** Whether all was read, and not only a part. */
	readonly isWhole: boolean;
}

/** Renders what is stale, and puts the new release live. */
export async function publish(
	session: Session,
	{ next, checksum, isWhole, diff }: Publishing,
): Promise<BuildResult> {
	const { places, build, tell, account } = session;
	const toMake = whatToMake(session, next);
	toMake.notes.forEach(tell);
	performance.mark('planned');
	const folder = await makeRelease(session, { toMake, next, checksum });
	const { release: live } = session;
	const before = live && { folder: realpathSync(places.current), builtAt: live.builtAt };
	const release = goLive(folder, places);
	const [rendered, pages] = [toMake.toRender, toMake.count];
	await pruneAfterBuild(places, {
		before,
		builtAt: build.builtAt,
		isAnew: rendered === pages,
		photos: isWhole,
		tell,
	});
	dropImported(places.imported, account);
	const [units, projects] = [next.count(), next.source.projects().length];
	return { outcome: 'published', release, diff, units, projects, pages, rendered };
}
