import { guardLosses } from '../catalog/loss-guard.ts';
import { openCatalogue, type OpenCatalogue } from '../catalog/queries.ts';
import { problemLines } from '../catalog/report.ts';
import type { CatalogueFiles } from '../catalog/store.ts';
import type { Site } from '../domain/site.ts';
import type { Unit } from '../domain/unit.ts';
import { describeChanges, type Diff } from '../publish/diff.ts';
import type { Filled } from './fill-catalogue.ts';
import { changesOfLive, type LivePlaces } from './live-changes.ts';

export interface JudgeOptions {
	/** The catalogue that is about to be published, and the one that is live, if any. */
	readonly next: CatalogueFiles;
	readonly live: LivePlaces;
	readonly site: Site;
	readonly filled: Filled;
	readonly acceptRemovals?: number | undefined;
}

/**
 * Compares a catalogue with the live one and puts into words what would change.
 * @throws one sentence when too much would be lost at once.
 */
export function judgeChanges({ next, live, site, filled, acceptRemovals }: JudgeOptions): Diff {
	const { changes, isKnown } = changesOfLive(live, next.catalogue);
	const { report, images, problems } = filled;
	const { unknownStatuses } = report;
	const verdict = guardLosses({
		changes,
		images,
		unknownStatuses,
		limits: site.guard,
		acceptRemovals,
	});
	if (!verdict.publish) throw new Error(verdict.reason);
	const after = openCatalogue(next);
	const before = isKnown ? openCatalogue(live) : undefined;
	try {
		return describeChanges(changes, {
			locale: site.defaultLocale,
			problems: [...problemLines(report), ...problems],
			records: (id) => {
				const [old, now] = [before && readable(before, id), after.unit(id)];
				return old && now && { before: old, after: now };
			},
		});
	} finally {
		before?.close();
		after.close();
	}
}

/** An earlier version of the program may have written what this one cannot read; then less is said. */
function readable(catalogue: OpenCatalogue, id: number): Unit | undefined {
	try {
		return catalogue.unit(id);
	} catch {
		return undefined;
	}
}
