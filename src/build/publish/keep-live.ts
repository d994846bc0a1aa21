import { realpathSync, renameSync } from 'node:fs';
import type { OpenCatalogue } from '../../catalog/queries/open-catalogue.ts';
import { catalogueHeader } from '../../catalog/store/header.ts';
import { pruneRecords } from '../../catalog/store/record-store.ts';
import type { BuildResult } from '../build-result.ts';
import type { Diff } from '../judge/diff.ts';
import type { Session } from '../session.ts';

/** Leaves what is live as it is: only the time at which the data were read may be another. */
export function keepLive(
	{ build, places, live }: Session,
	{ next, diff }: { readonly next: OpenCatalogue; readonly diff: Diff },
): BuildResult {
	if (next.pulledAt !== catalogueHeader(places.catalogue)?.pulledAt)
		renameSync(build.catalogue, places.catalogue);
	// A build that was killed may have left what the one before it withdrew.
	pruneRecords(places);
	return {
		outcome: 'unchanged',
		diff,
		release: realpathSync(places.current),
		units: next.count(),
		projects: next.source.projects().length,
		pages: live.known ? live.manifest.count() : 0,
		rendered: 0,
	};
}
