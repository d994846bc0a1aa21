import { mkdirSync, rmSync } from 'node:fs';
import { keepDeparted } from '../redirects/departed-file.ts';
import { requireBrand } from './require-brand.ts';
import {
	clearDamage,
	findDamage,
	findDamageDaily,
	speaksOfDamage,
	type Damage,
} from '../release/damage.ts';
import type { Diff } from './changes/diff.ts';
import { lockBuilds } from '../release/lock.ts';
import { discardNeverLive } from '../release/release-life.ts';
import { attemptBuild } from './attempt-build.ts';
import type { FillOptions } from './fill-catalogue.ts';
import { requireEndpoint } from './require-endpoint.ts';

export type MakeOptions = Omit<FillOptions, 'pulledAt' | 'base'> & {
	/** Builds from the live catalogue, without the CRM. */
	readonly offline?: boolean;
	readonly now?: () => Date;
	/** Publishes what was taken off by a rollback, although nothing has changed since. */
	readonly again?: boolean;
	/** Publishes although the inquiry server does not answer as one. */
	readonly acceptEndpoint?: boolean;
	/** How many units may vanish in this one build, because somebody looked and said so. */
	readonly acceptRemovals?: number | undefined;
	/** How many units and projects may show in this one build what visitors cannot see so far. */
	readonly acceptShown?: number | undefined;
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
 * Reads the CRM, makes what has changed of the site, and puts it live. Until the last step nothing that visitors
 * see is touched; a failure at any point leaves the live release, the catalogue and the addresses as they were;
 * only what has become of units is told at once to pages that stand open. What the disk has damaged of an earlier
 * build is made again.
 * @throws one sentence that says what went wrong and what to do.
 */
export async function makeSite({ now = () => new Date(), ...options }: MakeOptions): Promise<Made> {
	const { progress, environment } = options;
	const { places } = environment;
	await requireBrand(environment.site.brand);
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
