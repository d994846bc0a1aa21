import { randomBytes } from 'node:crypto';
import { mkdirSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { catalogueHeader } from '../catalog/header.ts';
import { openCatalogue } from '../catalog/queries.ts';
import { pruneRecords } from '../catalog/record-store.ts';
import { settleNotes } from '../publish/address-keeping.ts';
import { requireBrand } from '../publish/brand-plugin.ts';
import type { Build } from '../publish/build.ts';
import {
	clearDamage,
	findDamage,
	findDamageDaily,
	speaksOfDamage,
	type Damage,
} from '../publish/damage.ts';
import type { Diff } from '../publish/diff.ts';
import { fingerprintOf } from '../publish/fingerprint.ts';
import { liveState, type LiveState } from '../publish/live-state.ts';
import { lockBuilds } from '../publish/lock.ts';
import { goLive } from '../publish/release.ts';
import { discardNeverLive } from '../publish/release-life.ts';
import { startRenderer, type Renderer } from '../publish/render.ts';
import { withdrawnBefore } from '../publish/rollback.ts';
import { describeBuild, projectRoot, renderVariables, workPlaces, type Places } from '../wiring.ts';
import { copySnapshot } from './copy-snapshot.ts';
import { fillCatalogue, type FillOptions } from './fill-catalogue.ts';
import { judgeChanges } from './judge-changes.ts';
import { makeRelease } from './make-release.ts';
import { noteStatuses } from './note-statuses.ts';
import { openingNote } from './opening-note.ts';
import { pruneAfterBuild } from './prune-after-build.ts';

export type MakeOptions = Omit<FillOptions, 'pulledAt' | 'base'> & {
	/** Builds from the live catalogue, without the CRM. */
	readonly offline?: boolean;
	readonly now?: () => Date;
	/** Publishes what was taken off by a rollback, although nothing has changed since. */
	readonly again?: boolean;
	/** How many units may vanish in this one build, because somebody looked and said so. */
	readonly acceptRemovals?: number | undefined;
};

/** What a build was made of, for the command that prints it. */
export interface Made {
	/** Nothing is published when the live site is what it would be. */
	readonly outcome: 'published' | 'unchanged';
	/** Folder of the live release. */
	readonly release: string;
	readonly units: number;
	readonly projects: number;
	readonly pages: number;
	/** Pages that were made for it; the others are those of the release before. */
	readonly rendered: number;
	/** What has changed, in words. */
	readonly diff: Diff;
}

/**
 * Reads the CRM, makes what has changed of the site, and puts it live. Until the last step nothing that visitors see is
 * touched; a failure at any point leaves the live release, the catalogue and the addresses as they were; only what has become of
 * units is told at once to pages that stand open. What the disk
 * has damaged of an earlier build is made again.
 * @throws one sentence that says what went wrong and what to do.
 */
export async function makeSite({ now = () => new Date(), ...options }: MakeOptions): Promise<Made> {
	const { progress, environment } = options;
	const { places } = environment;
	await requireBrand(environment.site.brand);
	const tell = (line: string) => progress.lines([line]);
	const unlock = lockBuilds(places.root);
	try {
		// Whoever holds the lock owns this folder, so what lies there was left by a build that was killed.
		// Its renderer may live a moment longer and still write, hence the retries.
		rmSync(places.work, { recursive: true, force: true, maxRetries: 5 });
		mkdirSync(places.work, { recursive: true });
		discardNeverLive(places);
		settleNotes(places.addresses, { releases: places.releases, tell });
		const damage = findDamageDaily(places, now().getTime());
		if (damage.files.length > 0) return await heal(damage);
		try {
			return await attempt({ ...options, now });
		} catch (error) {
			if (!speaksOfDamage(error)) throw error;
			return await heal(findDamage(places), error);
		}
	} finally {
		unlock();
	}

	async function heal(damage: Damage, cause?: unknown): Promise<Made> {
		const isLost = [places.catalogue, places.records].some((file) => damage.files.includes(file));
		const files = damage.files.length > 0 ? damage.files.join(' and ') : places.records;
		if (options.offline && (isLost || damage.files.length === 0)) {
			throw new Error(
				`${files} is damaged, and only the CRM can make it again: run \`npm run build\` without --offline.`,
				{ cause },
			);
		}
		tell(
			`${files} was damaged on the disk: everything is ${options.offline ? '' : 'read and '}made again.`,
		);
		clearDamage(damage, places);
		return await attempt({
			...options,
			now,
			anew: true,
			named: undefined,
			isUnreadable: damage.isOfRelease,
		});
	}
}

interface AttemptOptions extends MakeOptions {
	readonly now: () => Date;
	/** Builds upon nothing of the last build. */
	readonly anew?: boolean;
	/** Whether the index of the live release is damaged. */
	readonly isUnreadable?: boolean;
}

async function attempt({ now, anew, isUnreadable, ...options }: AttemptOptions): Promise<Made> {
	const { places } = options.environment;
	const environment = { ...options.environment, builtAt: now().toISOString() };
	const described = describeBuild(environment);
	const { builtAt } = described;
	const name = `${builtAt.replaceAll(/\D/g, '').slice(0, 14)}-${randomBytes(2).toString('hex')}`;
	const work = join(places.work, name);
	const build = { ...described, ...workPlaces(work) };
	let live: LiveState | undefined;
	let renderer: Renderer | undefined;
	const start = () => {
		const variables = renderVariables(environment, work);
		const fingerprint = () => fingerprintOf(build, { project: projectRoot });
		return startRenderer({ project: projectRoot, variables, build: { ...build, fingerprint } });
	};
	try {
		mkdirSync(work, { recursive: true });
		const fingerprint = fingerprintOf(build, { project: projectRoot });
		live = anew
			? { known: false, why: 'nothing of the last build is built upon' }
			: liveState(places, fingerprint);
		const base = live.known ? places : undefined;
		// Astro needs a second to get ready. It is worth starting where something will almost certainly be rendered.
		if (options.named || !live.known) renderer = start();
		const filled = options.offline
			? copySnapshot(places, { to: build, now: now(), progress: options.progress })
			: await fillCatalogue(build, { ...options, base, pulledAt: builtAt });
		const { diff, withdrawals } = judgeChanges({
			...options,
			next: build,
			live: places,
			site: build.site,
			filled,
		});
		if (!options.offline) noteStatuses(build, places);
		const note = openingNote(build);
		if (note !== undefined) options.progress.lines([note]);
		const checksum = catalogueHeader(build.catalogue)?.checksum ?? '';
		if (live.known && live.manifest.header.checksum === checksum) {
			return { diff, ...keepLive(build, { places, pages: live.manifest.count() }) };
		}
		const withdrawn = withdrawnBefore(places, { fingerprint, checksum });
		if (withdrawn !== undefined && !options.again) throw new Error(withdrawn);
		const { folder, remember, ...made } = await makeRelease({
			...options,
			environment,
			build,
			live,
			work,
			name,
			withdrawals,
			isUnreadable: isUnreadable ?? false,
			renderer: (renderer ??= start()),
		});
		const release = goLive(folder, places);
		remember({ fingerprint, release: name, checksum });
		renameSync(build.catalogue, places.catalogue);
		const tell = (line: string) => options.progress.lines([line]);
		settleNotes(places.addresses, { releases: places.releases, tell });
		const all = made.rendered === made.pages;
		await pruneAfterBuild(places, {
			now: Date.parse(builtAt),
			always: all,
			photos: filled.isWhole,
			tell,
		});
		return { outcome: 'published', release, diff, ...made };
	} finally {
		renderer?.stop();
		if (live?.known) live.manifest.close();
		rmSync(work, { recursive: true, force: true });
	}
}

/** The same data again: only the time at which they were read may be another. */
function keepLive(
	build: Build,
	{ places, pages }: { readonly places: Places; readonly pages: number },
): Omit<Made, 'diff'> {
	const [read, known] = [build, places].map(
		({ catalogue }) => catalogueHeader(catalogue)?.pulledAt,
	);
	if (read !== known) renameSync(build.catalogue, places.catalogue);
	// A build that was killed may have left what the one before it withdrew.
	pruneRecords(places);
	const catalogue = openCatalogue(places);
	const [units, projects] = [catalogue.count(), catalogue.source.projects().length];
	catalogue.close();
	const release = realpathSync(places.current);
	return { outcome: 'unchanged', release, units, projects, pages, rendered: 0 };
}
