import { isDeepStrictEqual } from 'node:util';
import { openCatalogue, type OpenCatalogue } from '../catalog/queries/queries.ts';
import { reasonOf } from '../domain/failure.ts';
import { speaksOfDamage } from '../release/damage.ts';
import { openRelease } from '../release/release-folder.ts';
import { partialWork, wholeWork, type PartOptions, type SiteWork } from './site-work.ts';
import type { Places } from '../wiring/places.ts';
import { ledgerAccount } from './ledger-account.ts';
import type { ReleaseOptions } from './make-release.ts';

/** What a build has to make of a catalogue: what differs from the live release where that is known, else everything. */
export function planRelease(options: ReleaseOptions, catalogue: OpenCatalogue): SiteWork {
	const { environment, build, live, progress, crm } = options;
	const { places } = environment;
	const account = ledgerAccount(environment, crm);
	const now = Date.parse(build.builtAt);
	const tell = (line: string) => progress.lines([line]);
	const known = { build, catalogue, addresses: { ledgers: places.addresses, account, now, tell } };
	const whole = (why: string) => {
		progress.lines([`Every page is rendered: ${why}.`]);
		return wholeWork(known);
	};
	if (!live.known) return whole(live.why);
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
