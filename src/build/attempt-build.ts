import { mkdirSync, realpathSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { catalogueHeader } from '../catalog/store/header.ts';
import { openCatalogue, type OpenCatalogue } from '../catalog/queries/queries.ts';
import { pruneRecords } from '../catalog/store/record-store.ts';
import { reasonOf } from '../domain/sentences/failure.ts';
import { overdueTables } from '../domain/law/law-tables.ts';
import { keepDeparted } from '../redirects/departed-file.ts';
import type { Build } from '../plan/build.ts';
import { liveState, type LiveState } from '../release/live-state.ts';
import { nextReleaseName } from '../release/release-name.ts';
import { goLive, type ReleaseParts } from '../release/release.ts';
import type { Renderer } from '../render/render.ts';
import { takenOffBefore } from '../release/taken-off.ts';
import { withdrawsAny } from '../release/withdrawals.ts';
import { describeBuild, projectRoot, renderVariables } from '../wiring.ts';
import { misplacedFiles } from '../wiring/misplaced-files.ts';
import { workPlaces, type Places } from '../wiring/places.ts';
import { clearWork } from './tidy/clear-work.ts';
import { copySnapshot } from './copy-snapshot.ts';
import { fillCatalogue, type FillOptions } from './fill-catalogue.ts';
import { judgeChanges } from './judge-changes.ts';
import { havePagesEnded } from './have-pages-ended.ts';
import { makeRelease } from './make-release.ts';
import type { Made } from './made.ts';
import { astro, type PageMaker } from './page-maker.ts';
import { noteStatuses } from './note-statuses.ts';
import { openingNote } from './report/opening-note.ts';
import { unitPictureNotes } from './report/unit-picture-notes.ts';
import { pruneAfterBuild } from './tidy/prune-after-build.ts';
import { requireFinished } from './requirements/finished.ts';
import { requireOwnCompany } from './requirements/own-company.ts';
import { requireIntake } from './requirements/intake.ts';

export type AttemptOptions = Omit<FillOptions, 'pulledAt' | 'base'> & {
	/** Builds from the live catalogue, without the CRM. */
	readonly offline?: boolean;
	readonly now: () => Date;
	/** Publishes what was taken off by a rollback, although nothing has changed since. */
	readonly again?: boolean;
	/** Publishes although the inquiry server does not answer as one. */
	readonly acceptEndpoint?: boolean;
	/** How many units may vanish in this one build, because somebody looked and said so. */
	readonly acceptRemovals?: number | undefined;
	/** How many units and projects may show in this one build what visitors cannot see so far. */
	readonly acceptShown?: number | undefined;
	/** Builds upon nothing of the last build. */
	readonly anew?: boolean;
	/** Whether the index of the live release is damaged. */
	readonly isUnreadable?: boolean;
	/** Astro when absent. */
	readonly pageMaker?: PageMaker;
	/** Waits until the disk has kept what was written; see `assembleRelease`. */
	readonly flush?: ReleaseParts['flush'];
};

/**
 * Makes a build in a folder of its own and puts it live; whoever calls it holds the lock of the builds.
 * @throws one sentence, or what a database says of damage, for which the caller makes up.
 */
export async function attemptBuild({
	now,
	anew,
	isUnreadable,
	pageMaker = astro,
	...options
}: AttemptOptions): Promise<Made> {
	const { places } = options.environment;
	const environment = { ...options.environment, builtAt: now().toISOString() };
	const described = describeBuild(environment);
	requireFinished(environment);
	requireOwnCompany({ environment, legal: [], people: [] });
	const { builtAt } = described;
	const name = nextReleaseName(builtAt, places);
	const work = join(places.work, name);
	const build = { ...described, ...workPlaces(work) };
	let live: LiveState | undefined;
	let renderer: Renderer | undefined;
	const fingerprintNow = () =>
		pageMaker.fingerprint(build, { project: projectRoot, company: environment.company.folder });
	const start = (fingerprint: string) => {
		const variables = renderVariables(environment, work);
		const told = { ...build, fingerprint, fingerprintNow };
		return pageMaker.start({ project: projectRoot, variables, build: told });
	};
	const clear = () => clearWork(work);
	// Somebody may stop the build, which ends the process.
	process.once('exit', clear);
	try {
		mkdirSync(work, { recursive: true });
		const fingerprint = fingerprintNow();
		live = anew
			? { known: false, why: 'nothing of the last build is built upon' }
			: liveState(places, fingerprint);
		const base = live.known ? places : undefined;
		// Astro needs a second to get ready. It is worth starting where something will almost certainly be rendered.
		if (options.named || !live.known) renderer = start(fingerprint);
		const beforePhotos = renderer?.compiled;
		const filled = options.offline
			? copySnapshot(places, { ...options, to: build, now: now() })
			: await fillCatalogue(build, { ...options, base, pulledAt: builtAt, beforePhotos });
		using next = openCatalogue(build);
		const { diff, withdrawals } = judgeChanges({
			...options,
			next,
			file: build.catalogue,
			live: places,
			site: build.site,
			filled,
		});
		if (!options.offline) noteStatuses(next, places);
		const note = openingNote(next, build.site);
		if (note !== undefined) options.progress.lines([note]);
		options.progress.lines(unitPictureNotes(next, build.site));
		options.progress.lines(overdueTables(builtAt.slice(0, 10)));
		const { folder: company } = environment.company;
		options.progress.lines(misplacedFiles(company, build.site));
		options.progress.lines(pageMaker.notes(projectRoot, { ...build.site, company }));
		const checksum = catalogueHeader(build.catalogue)?.checksum ?? '';
		if (live.known && live.manifest.header.checksum === checksum) {
			const { goneMonths } = build.site;
			if (!havePagesEnded(places.current, { goneMonths, now: Date.parse(builtAt) })) {
				return { diff, ...keepLive(next, { build, places, pages: live.manifest.count() }) };
			}
			options.progress.lines(['Pages of what is gone for `goneMonths` end.']);
		} else {
			const takenOff = takenOffBefore(places, { fingerprint, checksum });
			if (takenOff !== undefined && !options.again) throw new Error(takenOff);
		}
		const { endpoint } = build.site.inquiry;
		if (endpoint !== undefined && build.mode === 'production' && !options.acceptEndpoint) {
			await requireIntake({ endpoint, origin: new URL(build.origin).origin });
		}
		const { folder, remember, ...made } = await makeRelease({
			...options,
			environment,
			build,
			catalogue: next,
			live,
			work,
			name,
			withdrawals,
			isUnreadable: isUnreadable ?? false,
			renderer: (renderer ??= start(fingerprint)),
		});
		const release = goLive(folder, places);
		remember({ fingerprint, release: name, checksum });
		renameSync(build.catalogue, places.catalogue);
		const tell = (line: string) => options.progress.lines([line]);
		keep(places, tell);
		const all = made.rendered === made.pages;
		await pruneAfterBuild(places, {
			now: Date.parse(builtAt),
			always: all,
			photos: filled.isWhole,
			withdraws: withdrawsAny(withdrawals),
			tell,
		});
		return { outcome: 'published', release, diff, ...made };
	} finally {
		renderer?.stop();
		if (live?.known) live.manifest.close();
		clear();
		process.off('exit', clear);
	}
}

/**
 * The release is live by now, so a full disk is no reason to say that it is not: it knows what departed, and the next
 * build takes that from it.
 */
function keep(places: Places, tell: (line: string) => void): void {
	try {
		keepDeparted(places, tell);
	} catch (error) {
		tell(
			`What has become of old addresses is only noted with the next build (${reasonOf(error)}).`,
		);
	}
}

/** The same data again: only the time at which they were read may be another. */
function keepLive(
	next: OpenCatalogue,
	{
		build,
		places,
		pages,
	}: { readonly build: Build; readonly places: Places; readonly pages: number },
): Omit<Made, 'diff'> {
	if (next.pulledAt !== catalogueHeader(places.catalogue)?.pulledAt)
		renameSync(build.catalogue, places.catalogue);
	// A build that was killed may have left what the one before it withdrew.
	pruneRecords(places);
	return {
		outcome: 'unchanged',
		release: realpathSync(places.current),
		units: next.count(),
		projects: next.source.projects().length,
		pages,
		rendered: 0,
	};
}
