import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { attempt } from '../domain/attempt.ts';
import { clearDamage, findDamage, speaksOfDamage, type Damage } from '../release/damage.ts';
import { lockBuilds } from '../release/lock.ts';
import { tidyReleases } from '../release/releases.ts';
import { isIntact } from '../storage/sqlite/damage.ts';
import type { BuildOptions } from './build-options.ts';
import { runSteps } from './build-steps.ts';
import type { BuildResult } from './build-result.ts';
import { requireChecks } from './checks.ts';
import { listed, lookForDamage, type Looked } from './look-for-damage.ts';

/**
 * Reads the CRM, makes what has changed of the site, and puts it live; no other build runs meanwhile. Visitors see
 * nothing of it until the last step, and a failure leaves the live release, the catalogue and the addresses as they
 * were. Only `status.json` is written earlier, for pages that stand open. What the disk has damaged is made again.
 * @throws one sentence that says what went wrong and what to do.
 */
export async function lockedBuild(options: BuildOptions): Promise<BuildResult> {
	const { progress, environment, now = () => new Date() } = options;
	const { places } = environment;
	const tell = (line: string) => progress.lines([line]);
	await requireChecks('start', { environment }, progress.lines);
	const unlock = lockBuilds(places.root);
	try {
		// This build holds the lock, so what lies there was left by one that was killed.
		// Its renderer may live a moment longer and still write, hence the retries.
		rmSync(places.work, { recursive: true, force: true, maxRetries: 5 });
		mkdirSync(places.work, { recursive: true });
		tidyReleases(places);
		// Only the CRM has the photos.
		if (options.offline) return await buildAndRepair({ damage: findDamage(places.current) });
		const look = lookForDamage(places, { now: now().getTime(), tell });
		const result = await buildAndRepair(look);
		// The site is live by then; where it cannot be noted, the next build looks at the same files.
		attempt(() => look.finish());
		return result;
	} finally {
		unlock();
	}

	async function buildAndRepair({
		damage,
		lacksPhotos = false,
	}: Pick<Looked, 'damage'> & Partial<Looked>): Promise<BuildResult> {
		if (damage.files.length > 0) return await repair(damage);
		try {
			return await build({ whole: lacksPhotos });
		} catch (error) {
			if (!speaksOfDamage(error)) throw error;
			return await repair(damageMet(), error);
		}
	}

	/** The records are too large to be looked at in each build. */
	function damageMet(): Damage {
		const found = findDamage(places.current);
		const { records } = places;
		const isLost = existsSync(records) && !isIntact(records);
		return isLost ? { ...found, files: [...found.files, records] } : found;
	}

	async function build({
		whole,
		damage,
	}: {
		whole: boolean;
		damage?: Damage;
	}): Promise<BuildResult> {
		const steps = whole ? { ...options, named: undefined, anew: true } : options;
		return await runSteps(steps, damage);
	}

	async function repair(damage: Damage, cause?: unknown): Promise<BuildResult> {
		// Where no damaged file is left, it was the records: `openRecordWriter` removes them where it finds them damaged.
		const lost = damage.files.length > 0 ? damage.files : [places.records];
		const names = listed(lost);
		const needsCrm = [places.catalogue, places.records].some((file) => lost.includes(file));
		if (options.offline && needsCrm) {
			throw new Error(
				`${names} is damaged, and only the CRM can make it again: run \`npm run build\` without --offline.`,
				{ cause },
			);
		}
		tell(
			`${names} was damaged on the disk: everything is ${options.offline ? '' : 'read and '}made again.`,
		);
		clearDamage(damage, places);
		return await build({ whole: true, damage });
	}
}
