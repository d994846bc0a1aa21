import { mkdirSync, rmSync } from 'node:fs';
import { keepDeparted } from '../redirects/departed-by-account.ts';
import {
	clearDamage,
	findDamage,
	findDamageDaily,
	speaksOfDamage,
	type Damage,
} from '../release/damage.ts';
import { lockBuilds } from '../release/lock.ts';
import { discardNeverLive } from '../release/release-life.ts';
import type { BuildOptions } from './build-options.ts';
import { runSteps } from './build-steps.ts';
import type { BuildResult } from './build-result.ts';
import { listed, lookSlowly } from './look-slowly.ts';
import { requireChecks } from './checks.ts';

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
		// Whoever holds the lock owns this folder, so what lies there was left by a build that was killed.
		// Its renderer may live a moment longer and still write, hence the retries.
		rmSync(places.work, { recursive: true, force: true, maxRetries: 5 });
		mkdirSync(places.work, { recursive: true });
		discardNeverLive(places);
		keepDeparted(places, tell);
		// Only the CRM has the photos.
		const look = options.offline ? undefined : lookSlowly(places, { now: now().getTime(), tell });
		const found = findDamageDaily(places, now().getTime());
		const damage = { ...found, files: [...new Set([...found.files, ...(look?.pages ?? [])])] };
		const result = await buildAndRepair(damage, look?.photos ?? []);
		look?.finish();
		return result;
	} finally {
		unlock();
	}

	async function buildAndRepair(damage: Damage, photos: readonly string[]): Promise<BuildResult> {
		if (damage.files.length > 0) return await repair(damage);
		try {
			return await build({ whole: photos.length > 0 });
		} catch (error) {
			if (!speaksOfDamage(error)) throw error;
			return await repair(findDamage(places), error);
		}
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
