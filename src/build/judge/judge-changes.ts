import { attempt } from '../../domain/attempt.ts';
import {
	lostPictures,
	type BeforeAfter,
	type Changes,
	type Outline,
} from '../../catalog/queries/changes-to-judge.ts';
import { guardLosses } from './loss-guard.ts';
import { openCatalogue, type OpenCatalogue } from '../../catalog/queries/open-catalogue.ts';
import { problemLines } from '../../catalog/privacy/report.ts';
import type { Localised } from '../../domain/localised.ts';
import { tellsHouse } from '../../domain/place.ts';
import { Project } from '../../domain/project.ts';
import { Unit } from '../../domain/unit.ts';
import { describeChanges, type Diff } from './diff.ts';
import { withdrawalsOf, type Withdrawals } from '../../release/withdrawals.ts';
import type { Filled } from '../read/fill-catalogue.ts';
import type { Session } from '../session.ts';
import { changesOfLive, languagesSince } from './changes-of-live.ts';

/** What a build changes of the live site. */
export interface Judged {
	readonly diff: Diff;
	readonly withdrawals: Withdrawals;
}

/**
 * Compares a catalogue with the live one and puts into words what would change.
 * @throws one sentence when too much would be lost, or shown that was hidden, at once.
 */
export function judgeChanges(
	{ options, build, places, release }: Session,
	{ next: after, filled }: { readonly next: OpenCatalogue; readonly filled: Filled },
): Judged {
	const { catalogue: file, site } = build;
	const { acceptRemovals, acceptShown } = options;
	const { changes, isKnown, hiddenProjects } = changesOfLive({ ...places, release }, file);
	const { report, images, problems } = filled;
	const { unknownStatuses } = report;
	const before = isKnown ? openCatalogue(places) : undefined;
	try {
		// What an earlier version of the program or a failing disk has written may not be readable; then less is said.
		const records = (id: number) =>
			both(before && attempt(() => Unit.parse(before.unit(id))), after.unit(id));
		const projectRecords = (id: number) =>
			both(before && attempt(() => Project.parse(before.project(id))), after.project(id));
		const hiding = changes.projects.changed.filter((id) => {
			const place = projectRecords(id)?.before.place;
			return place && !tellsHouse(place);
		});
		const verdict = guardLosses({
			acceptRemovals,
			acceptShown,
			changes,
			shownProjects: [...hiding, ...hiddenProjects].filter((id) => {
				const place = after.project(id)?.place;
				return place && tellsHouse(place);
			}),
			undescribed: undescribed(changes, { records, limit: site.guard.losing }),
			images,
			unknownStatuses,
			limits: site.guard,
		});
		if (!verdict.publish) throw new Error(verdict.reason);
		const diff = describeChanges(changes, {
			locale: site.defaultLocale,
			problems: [...problemLines(report), ...problems],
			isWhole: filled.isWhole,
			isCompared: isKnown || changes.before === 0,
			projectTitles: (id) => titlesIn(after, id) ?? (before && titlesIn(before, id)),
			records,
			projectRecords,
			languages: languagesSince(release, site.locales),
		});
		const withdrawals = withdrawalsOf(changes, {
			isKnown,
			records,
			projectRecords,
			lost: isKnown ? lostPictures(places.catalogue, file) : { units: [], projects: [] },
		});
		return { diff, withdrawals };
	} finally {
		before?.close();
	}
}

/** Units that have lost their description; nobody looks for them where too few have changed to matter. */
function undescribed(
	{ before, gone, changed }: Changes,
	{
		records,
		limit,
	}: {
		readonly records: (id: number) => BeforeAfter<Unit> | undefined;
		/** Share of the units that may. */
		readonly limit: number;
	},
): Outline[] {
	if (changed.length <= (before - gone.length) * limit) return [];
	return changed.flatMap(({ after }) => {
		const found = records(after.id);
		return found && isDescribed(found.before) && !isDescribed(found.after) ? [after] : [];
	});
}

function isDescribed({ description }: Unit): boolean {
	return Object.keys(description).length > 0;
}

function both<T extends object>(
	before: T | undefined,
	after: T | undefined,
): BeforeAfter<T> | undefined {
	return before && after && { before, after };
}

function titlesIn(catalogue: OpenCatalogue, project: number): Localised | undefined {
	return attempt(() => catalogue.outlines().project(project)?.title);
}
