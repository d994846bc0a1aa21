import { mkdirSync, rmSync } from 'node:fs';
import { keepDeparted } from '../redirects/departed-file.ts';
import { requireLook } from './requirements/look.ts';
import {
	clearDamage,
	findDamage,
	findDamageDaily,
	speaksOfDamage,
	type Damage,
} from '../release/damage.ts';
import { lockBuilds } from '../release/lock.ts';
import { discardNeverLive } from '../release/release-life.ts';
import { attemptBuild, type AttemptOptions } from './attempt-build.ts';
import type { Made } from './made.ts';
import { requireEndpoint } from './requirements/endpoint.ts';

export type MakeOptions = Omit<AttemptOptions, 'now' | 'anew' | 'isUnreadable'> &
	Partial<Pick<AttemptOptions, 'now'>>;

/**
 * Reads the CRM, makes what has changed of the site, and puts it live. Until the last step nothing that visitors
 * see is touched; a failure at any point leaves the live release, the catalogue and the addresses as they were;
 * only what has become of units is told at once to pages that stand open. What the disk has damaged of an earlier
 * build is made again.
 * @throws one sentence that says what went wrong and what to do.
 */
export async function makeSite({ now = () => new Date(), ...options }: MakeOptions): Promise<Made> {
	const { progress, environment } = options;
	const { places } = environment;
	await requireLook(environment);
	const tell = (line: string) => progress.lines([line]);
	const lack = requireEndpoint(environment);
	if (lack !== undefined) tell(lack);
	const unlock = lockBuilds(places.root);
	try {
		// Whoever holds the lock owns this folder, so what lies there was left by a build that was killed.
		// Its renderer may live a moment longer and still write, hence the retries.
		rmSync(places.work, { recursive: true, force: true, maxRetries: 5 });
		mkdirSync(places.work, { recursive: true });
		discardNeverLive(places);
		keepDeparted(places, tell);
		const damage = findDamageDaily(places, now().getTime());
		if (damage.files.length > 0) return await heal(damage);
		try {
			return await attemptBuild({ ...options, now });
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
		return await attemptBuild({
			...options,
			now,
			anew: true,
			named: undefined,
			isUnreadable: damage.isOfRelease,
		});
	}
}
