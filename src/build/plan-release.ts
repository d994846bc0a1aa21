import { isDeepStrictEqual } from 'node:util';
import { attempt } from '../domain/attempt.ts';
import { openCatalogue, type OpenCatalogue } from '../catalog/queries/queries.ts';
import { reasonOf } from '../domain/sentences/failure.ts';
import type { Build } from '../plan/build.ts';
import { readDeparted } from '../redirects/departed-file.ts';
import { speaksOfDamage } from '../release/damage.ts';
import type { LiveState } from '../release/live-state.ts';
import { openRelease, readableRelease, releaseAccount } from '../release/release-folder.ts';
import {
	partialWork,
	wholeWork,
	type PartOptions,
	type SiteWork,
	type SiteWorkOptions,
} from './site-work.ts';
import type { Environment } from '../wiring.ts';
import type { Places } from '../wiring/places.ts';
import { accountName } from './account-name.ts';
import type { FillOptions } from './fill-catalogue.ts';

export interface PlanOptions extends Pick<FillOptions, 'crm' | 'progress'> {
	readonly environment: Environment;
	readonly build: Build;
	/** The catalogue that is about to be published. */
	readonly catalogue: OpenCatalogue;
	readonly live: LiveState;
	/** Whether the index of the live release is damaged, so that nothing of it can be taken over. */
	readonly isUnreadable: boolean;
}

/** What a build has to make of a catalogue: what differs from the live release where that is known, else everything. */
export function planRelease(options: PlanOptions): SiteWork {
	const { environment, build, catalogue, live, progress, crm, isUnreadable } = options;
	const { places } = environment;
	const account = accountName(environment, crm);
	const known = {
		build,
		catalogue,
		known: readDeparted(places.addresses, account),
		now: Date.parse(build.builtAt),
	};
	const isOwn = releaseAccount(places.current) === account;
	const whole = (why: string) => {
		progress.lines([`Every page is rendered: ${why}.`]);
		return everything(places, { ...known, isOwn, isUnreadable });
	};
	if (!live.known) return whole(live.why);
	if (!isOwn) return whole('the live site is that of another account');
	const { listeners } = live.manifest.header;
	if (listeners !== '') return whole(`${listeners} works on all of them`);
	try {
		const part = changedOnly(places, { ...known, manifest: live.manifest });
		if (part) return part;
	} catch (error) {
		// Whoever catches it finds out which file it is, and makes that anew.
		if (speaksOfDamage(error)) throw error;
		const why = reasonOf(error);
		return whole(`what is known of the live site cannot be read (${why})`);
	}
	return whole('each leads to other lists than before');
}

function everything(
	places: Places,
	{
		isOwn,
		isUnreadable,
		...known
	}: SiteWorkOptions & {
		/** Whether the live release is of the same account. */
		readonly isOwn: boolean;
		/** Whether its index is damaged. */
		readonly isUnreadable: boolean;
	},
): SiteWork {
	const live = isOwn && !isUnreadable ? readableRelease(places.current)?.index : undefined;
	// Where it cannot be read, what goes with this build is gone without alternatives.
	const before = isOwn ? attempt(() => openCatalogue(places)) : undefined;
	try {
		const paths = live?.files().map(({ path }) => path) ?? [];
		return wholeWork({ ...known, live: { paths, outlines: before?.outlines() } });
	} finally {
		live?.close();
		before?.close();
	}
}

/** Nothing where the navigation is another one, which every page has. */
function changedOnly(
	places: Places,
	known: Omit<PartOptions, 'before' | 'sitemaps'>,
): SiteWork | undefined {
	const before = openCatalogue(places);
	try {
		if (!isDeepStrictEqual(before.offered(), known.catalogue.offered())) return undefined;
		const { index } = openRelease(places.current);
		const sitemaps = index.sitemaps();
		index.close();
		return partialWork({
			...known,
			before: { path: places.catalogue, outlines: before.outlines() },
			sitemaps,
		});
	} finally {
		before.close();
	}
}
