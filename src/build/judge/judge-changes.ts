import { attempt } from '../../domain/attempt.ts';
import type { BeforeAfter, Changes, Outline } from '../../catalog/queries/changes-to-judge.ts';
import { guardLosses, mostMeant, type Losses, type LossVerdict } from './loss-guard.ts';
import { openCatalogue, type OpenCatalogue } from '../../catalog/queries/open-catalogue.ts';
import { problemLines } from '../../gate/report.ts';
import type { Localised } from '../../domain/locale.ts';
import { Project } from '../../domain/project.ts';
import { Unit } from '../../domain/unit.ts';
import { describeChanges, type Diff } from './diff.ts';
import { Refused } from '../read/completeness-guard.ts';
import type { Filled } from '../read/fill-catalogue.ts';
import type { AbsentPhoto } from '../read/load-photos-and-write.ts';
import type { Session } from '../session.ts';
import { changesOfLive } from './changes-of-live.ts';
import { languagesSince } from './site-languages.ts';
import { waitingCommand, findWaiting, waitingWords } from './waiting.ts';

/**
 * Compares a catalogue with the live one and puts into words what would change.
 * @throws {Refused} when too much would be lost, or shown that was hidden, at once, or not everything was read; it says
 * first what visitors still see for that reason and should not.
 */
export function judgeChanges(
	{ options, build, places, base, live }: Session,
	{ next: after, filled }: { readonly next: OpenCatalogue; readonly filled: Filled },
): Diff {
	const { catalogue: file, site } = build;
	const { acceptRemovals, acceptShown, named } = options;
	const { changes, isKnown } = changesOfLive(places.catalogue, live, file);
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
			mayName: base.usable && !options.offline,
		};
		const verdict = filled.refused ? unread(filled.refused) : guardLosses(losses);
		if (!verdict.publish) {
			const { reason, reasons } = verdict;
			const hidden = new Set(report.hidden.flatMap(({ ids }) => ids)).difference(
				new Set(unknownStatuses.flatMap(({ ids }) => ids)),
			);
			const { absent } = images;
			const onRequest = new Set(report.onRequest);
			const refusal = { reasons, hidden, onRequest, absent, records, projectRecords };
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
			languages: languagesSince(live, site.locales),
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
	{ before, removed, changed, stillOffered = before - removed.length }: Changes,
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

type Pictured = Pick<Unit & Project, 'pictures' | 'broker'>;

interface PhotosLostOptions {
	readonly changes: Pick<Changes, 'added' | 'projects'>;
	/** The public records of a unit and of a project that were live before. */
	readonly records: (id: number) => BeforeAfter<Pictured> | undefined;
	readonly projectRecords: (id: number) => BeforeAfter<Pictured> | undefined;
}

/**
 * Photos that are live and that an outage of their host removes. A photo that was never live is no loss, and
 * one that can never be read is a matter of its source.
 */
function photosLost(
	absent: readonly AbsentPhoto[],
	{ changes, records, projectRecords }: PhotosLostOptions,
): AbsentPhoto[] {
	const units = new Set(changes.added.map(({ id }) => id));
	const projects = new Set(changes.projects.added);
	return absent.filter(({ owner, id, image, why }) => {
		const isNew = owner === 'unit' ? units.has(id) : projects.has(id);
		if (why !== 'outage' || isNew) return false;
		const found = owner === 'unit' ? records(id) : projectRecords(id);
		// Where it is not known what was live, all of it may be lost.
		return found === undefined || losesImage(found, image);
	});
}

/** How many photos these are; several records may share one. */
function countPhotos(photos: readonly AbsentPhoto[]): number {
	return new Set(photos.map(({ key }) => key)).size;
}

function losesImage(
	{ before, after }: BeforeAfter<Pictured>,
	image: AbsentPhoto['image'],
): boolean {
	if (image !== undefined) return before.pictures.some(({ id }) => id === image);
	const nameless = ({ pictures, broker }: Pictured) =>
		pictures.filter(({ id }) => id === undefined).length +
		Number(broker?.portrait !== undefined) +
		Number(broker?.logo !== undefined);
	return nameless(before) > nameless(after);
}
