import { attempt } from '../../domain/attempt.ts';
import {
	type BeforeAfter,
	type Changes,
	type Outline,
} from '../../catalog/queries/changes-to-judge.ts';
import { guardLosses, mostMeant, type Losses, type LossVerdict } from './loss-guard.ts';
import { openCatalogue, type OpenCatalogue } from '../../catalog/queries/open-catalogue.ts';
import { problemLines } from '../../gate/report.ts';
import type { Localised } from '../../domain/localised.ts';
import { Project } from '../../domain/project.ts';
import { Unit } from '../../domain/unit.ts';
import { describeChanges, type Diff } from './diff.ts';
import { Refused } from '../read/completeness-guard.ts';
import type { Filled } from '../read/fill-catalogue.ts';
import type { AbsentPhoto } from '../read/load-photos-and-write.ts';
import type { Session } from '../session.ts';
import { changesOfLive } from './changes-of-live.ts';
import { languagesSince } from './site-languages.ts';
import { countPhotos, photosLost } from './photos-lost.ts';
import { waitingCommand } from './waiting-command.ts';
import { findWaiting, waitingWords } from './waiting.ts';

/**
 * Compares a catalogue with the live one and puts into words what would change.
 * @throws {Refused} when too much would be lost, or shown that was hidden, at once, or not everything was read; it says
 * first what visitors still see for that reason and should not.
 */
export function judgeChanges(
	{ options, build, places, live, release }: Session,
	{ next: after, filled }: { readonly next: OpenCatalogue; readonly filled: Filled },
): Diff {
	const { catalogue: file, site } = build;
	const { acceptRemovals, acceptShown, named } = options;
	const { changes, isKnown } = changesOfLive(places.catalogue, release, file);
	const { report, images, problems } = filled;
	const { unknownStatuses } = report;
	const before = isKnown ? openCatalogue(places) : undefined;
	try {
		// What an earlier version of the program or a failing disk has written may not be readable; then less is said.
		const records = (id: number) =>
			both(before && attempt(() => Unit.parse(before.unit(id))), after.unit(id));
		const projectRecords = (id: number) =>
			both(before && attempt(() => Project.parse(before.project(id))), after.project(id));
		const lost = photosLost(images.absent, { changes, records, projectRecords });
		const meant = named && named.length <= mostMeant ? new Set(named) : undefined;
		const isMeant = ({ owner, id }: AbsentPhoto) => owner === 'unit' && meant?.has(id) === true;
		const noLoss = images.absent.filter(({ why }) => why !== 'time').length - lost.length;
		const losses: Losses = {
			acceptRemovals,
			acceptShown,
			changes,
			undescribed: undescribed(changes, { records, limit: site.guard.losing }),
			images: {
				wanted: images.wanted - noLoss,
				failed: countPhotos(lost.filter((photo) => !isMeant(photo))),
			},
			unreadable: new Set(
				images.absent.flatMap(({ owner, id, why }) =>
					owner === 'unit' && why === 'source' ? [id] : [],
				),
			),
			unknownStatuses,
			limits: site.guard,
			meant,
			mayName: live.known && !options.offline,
		};
		const verdict = filled.refused ? unread(filled.refused) : guardLosses(losses);
		if (!verdict.publish) {
			const { reason, reasons } = verdict;
			const withheld = new Set(report.withheld.flatMap(({ ids }) => ids)).difference(
				new Set(unknownStatuses.flatMap(({ ids }) => ids)),
			);
			const { absent } = images;
			const onRequest = new Set(report.onRequest);
			const refusal = { reasons, withheld, onRequest, absent, records, projectRecords };
			const waiting = findWaiting(changes, refusal);
			const words = waitingWords(waiting);
			if (words === undefined) throw new Refused(reason);
			const command =
				losses.mayName && before
					? waitingCommand(waiting, {
							losses,
							failed: (isRead) => countPhotos(lost.filter(({ owner, id }) => isRead(owner, id))),
							members: before.outlines().members(),
						})
					: undefined;
			const said = command === undefined ? words : `${words}: ${command}`;
			throw new Refused(`${said}. ${reason}`);
		}
		return describeChanges(changes, {
			locale: site.defaultLocale,
			problems: [...problemLines(report), ...problems],
			isWhole: filled.isWhole,
			isCompared: isKnown || changes.before === 0,
			projectTitles: (id) => titlesIn(after, id) ?? (before && titlesIn(before, id)),
			records,
			projectRecords,
			languages: languagesSince(release, site.locales),
		});
	} finally {
		before?.close();
	}
}

/** The verdict where not everything was read. */
function unread({ message: reason }: Refused): LossVerdict {
	return { publish: false, reason, reasons: [{ sentence: reason, about: 'reading' }] };
}

/** Units that have lost their description; nobody looks for them where too few have changed to matter. */
function undescribed(
	{ before, gone, changed, stillOffered = before - gone.length }: Changes,
	{
		records,
		limit,
	}: {
		readonly records: (id: number) => BeforeAfter<Unit> | undefined;
		/** Share of the units that may. */
		readonly limit: number;
	},
): Outline[] {
	if (changed.length <= stillOffered * limit) return [];
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
