import { realpathSync } from 'node:fs';
import { openCatalogue, type OpenCatalogue } from '../catalog/queries/open-catalogue.ts';
import { catalogueHeader } from '../catalog/store/header.ts';
import { LegalKind } from '../domain/legal.ts';
import { pruneRecords } from '../catalog/store/record-store.ts';
import { removedSince } from '../plan/routes.ts';
import type { Damage } from '../release/damage.ts';
import { replaceCatalogue } from '../release/release-folder.ts';
import { dropCatalogues, rolledBackProblem, untidied } from '../release/releases.ts';
import { rewriteDatabase } from '../storage/sqlite/files.ts';
import { describeBuild } from '../wiring.ts';
import type { BuildOptions } from './build-options.ts';
import type { BuildResult } from './build-result.ts';
import { requireChecks } from './checks.ts';
import { writeEarlyStatuses } from './early-statuses.ts';
import type { Diff } from './judge/diff.ts';
import { judgeChanges } from './judge/judge-changes.ts';
import { Refused } from './read/completeness-guard.ts';
import { fillCatalogue, type Filled } from './read/fill-catalogue.ts';
import { offlineCatalogue } from './read/offline-catalogue.ts';
import { notesOnData } from './report/notes-on-data.ts';
import { openSession, type Session } from './session.ts';

/**
 * One build from top to bottom: it reads the data, judges what they change, and publishes that. The caller holds
 * the lock of the builds.
 * @param damage what was removed because it was damaged; then nothing of the last build is built upon
 * @throws one sentence, or what a database says of damage, which the caller repairs.
 */
export async function runSteps(options: BuildOptions, damage?: Damage): Promise<BuildResult> {
	const now = options.now?.() ?? new Date();
	const environment = { ...options.environment, builtAt: now.toISOString() };
	const described = describeBuild(environment);
	const session = openSession(options, { environment, described, damage });
	try {
		const { filled, diff, ...read } = await readAndJudge(session);
		using next = read.next;
		if (!options.offline) writeEarlyStatuses(next, session);
		options.progress.lines(notesOnData(next, session.build));
		const checksum = catalogueHeader(session.build.catalogue)?.checksum ?? '';
		if (!isUnchanged(session, checksum)) requireNotRolledBack(session, checksum);
		else if (havePagesEnded(session))
			session.tell('Pages of what was removed end after `goneMonths`.');
		else if (!session.imported) return keepLive(session, { next, diff });
		await requireChecks('pages', { ...options, environment }, options.progress.lines);
		// Most builds of a day find nothing changed.
		const { publish } = await import('./publish/publish.ts');
		return await publish(session, { diff, next, checksum, isWhole: filled.isWhole });
	} finally {
		session.end();
	}
}

/**
 * Reads the data and judges what they change. Where that is refused although only some units were named, these are read
 * alone: what is wrong elsewhere does not keep on the site what is hidden of them.
 * @throws {Refused}
 */
async function readAndJudge(
	session: Session,
	alone?: Refused,
): Promise<{ readonly filled: Filled; readonly next: OpenCatalogue; readonly diff: Diff }> {
	const filled = await readData(session, alone);
	const next = openCatalogue(session.build);
	try {
		return { filled, next, diff: judgeChanges(session, { next, filled }) };
	} catch (error) {
		next.close();
		const { named, offline } = session.options;
		if (!(error instanceof Refused) || alone || named === undefined || offline) throw error;
		session.tell(`Only the units that were named are read: ${error.message}`);
		return await readAndJudge(session, error);
	}
}

/**
 * Fills the catalogue of this build, from the CRM or from the live one.
 * @param alone why units that are named are read alone
 */
async function readData(session: Session, alone: Refused | undefined): Promise<Filled> {
	const { options, environment, places, build, base, account } = session;
	const { builtAt } = build;
	// Astro needs a second to get ready. It is worth starting where something will almost certainly be rendered.
	const isEarly = options.named !== undefined || !base.usable;
	const renderer = isEarly ? session.renderer() : undefined;
	if (options.offline) {
		const { progress } = options;
		const now = new Date(builtAt);
		const filled = offlineCatalogue(places, { to: build, environment, account, now, progress });
		using catalogue = openCatalogue(build);
		const legal = LegalKind.options.flatMap((kind) => catalogue.legal(kind) ?? []);
		await requireChecks(
			'account',
			{ environment, legal, people: catalogue.people() },
			progress.lines,
		);
		return filled;
	}
	return await fillCatalogue(build, {
		...options,
		environment,
		pulledAt: builtAt,
		base: base.usable ? places : undefined,
		alone,
		beforePhotos:
			renderer &&
			(() => {
				if (renderer.isCompiling) options.progress.step('Compiling the pages', 0, undefined);
				return renderer.compiled;
			}),
	});
}

/** Whether the live site was made of the same data by the same program. */
function isUnchanged({ base }: Session, checksum: string): boolean {
	return base.usable && base.live.checksum === checksum;
}

/** @throws where what this build would make was rolled back, and nobody has said that it may be published again. */
function requireNotRolledBack({ options, places, fingerprint }: Session, checksum: string): void {
	const problem = rolledBackProblem(places, { fingerprint, checksum });
	if (problem !== undefined && !options.again) throw new Error(problem);
}

/**
 * Whether pages of removed addresses have ended since the live release was built: a build that finds nothing else to do makes
 * one for that. It looks at whole days (UTC), so that there is not more than one such release a day.
 */
function havePagesEnded({ live, build }: Pick<Session, 'live' | 'build'>): boolean {
	if (!live) return false;
	const { goneMonths } = build.site;
	const now = Date.parse(build.builtAt);
	const from = removedSince(Date.parse(live.builtAt), goneMonths);
	return live.index.departed.isAnyBetween(from, removedSince(now - (now % day), goneMonths));
}

/** Milliseconds. */
const day = 86_400_000;

/** Leaves what visitors see as it is. What was read beside that, and when, is noted for the next build. */
function keepLive(
	{ build, places, base, options }: Session,
	{ next, diff }: { readonly next: OpenCatalogue; readonly diff: Diff },
): BuildResult {
	if (!options.offline) replaceCatalogue(places.current, build.catalogue);
	// A build that was killed may have left what the one before it removed.
	pruneRecords(places);
	if (untidied(places).length > 0) rewriteDatabase(places.records);
	dropCatalogues(places);
	return {
		outcome: 'unchanged',
		diff,
		release: realpathSync(places.current),
		units: next.count(),
		projects: next.source.projects().length,
		pages: base.usable ? base.manifest.count() : 0,
		rendered: 0,
	};
}
