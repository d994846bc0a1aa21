import { pruneRecords } from '../../catalog/store/record-store.ts';
import { reasonOf } from '../../domain/sentences/failure.ts';
import { pruneReleases } from '../../release/prune-releases.ts';
import { sweepFiles } from '../../release/sweep.ts';
import type { Places } from '../../wiring/places.ts';
import { prunePhotos, shownIn } from './prune-photos.ts';
import { rewriteDatabasesDaily } from './rewrite-databases.ts';

/**
 * Removes what nobody shows any more. The release is live by then, so what cannot be removed today is told, and removed
 * after the next build.
 */
export async function pruneAfterBuild(
	places: Places,
	{
		photos,
		withdraws,
		tell,
		...when
	}: {
		/** In milliseconds since 1970. */
		readonly now: number;
		/** Also where the files were looked through a short time ago. */
		readonly always: boolean;
		/** Whether the build has looked at all photos. */
		readonly photos: boolean;
		/** Whether the build has taken anything off the site. */
		readonly withdraws: boolean;
		readonly tell: (line: string) => void;
	},
): Promise<void> {
	try {
		pruneRecords(places);
		rewriteDatabasesDaily(places, { now: when.now, always: withdraws });
		pruneReleases(places);
		sweepFiles({ files: places.files, releases: places.releases, ...when });
		if (photos) await prunePhotos(places, { wanted: shownIn(places) });
	} catch (error) {
		const why = reasonOf(error);
		tell(`What is not public any more is still on the disk (${why}).`);
	}
}
