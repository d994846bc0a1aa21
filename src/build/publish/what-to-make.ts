import { isDeepStrictEqual } from 'node:util';
import { attempt } from '../../domain/attempt.ts';
import { openCatalogue, type OpenCatalogue } from '../../catalog/queries/open-catalogue.ts';
import { reasonOf } from '../../domain/sentences/failure.ts';
import type { Manifest } from '../../plan/manifest.ts';
import { readDeparted } from '../../redirects/departed-by-account.ts';
import { speaksOfDamage } from '../../release/damage.ts';
import { releaseAccount } from '../../release/release-folder.ts';
import { accountName } from '../account-name.ts';
import type { Session } from '../session.ts';
import { allToMake, partToMake, type MakeOptions, type ToMake } from './to-make.ts';

/** What a build has to make of its catalogue: what differs from the live release where that is known, else everything. */
export function whatToMake(session: Session, next: OpenCatalogue): ToMake {
	const { environment, places, build, live, tell } = session;
	const account = accountName(environment, session.options.crm);
	const options = {
		build,
		catalogue: next,
		departedBefore: readDeparted(places.addresses, account),
		now: Date.parse(build.builtAt),
	};
	const isOwn = releaseAccount(places.current) === account;
	const whole = (why: string) => {
		tell(`Every page is rendered: ${why}.`);
		return isOwn ? instead(session, options) : allToMake({ ...options, live: noPages });
	};
	if (!live.known) return whole(live.why);
	if (!isOwn) return whole('the live site is that of another account');
	const { listeners } = live.manifest.header;
	if (listeners !== '') return whole(`${listeners} works on all of them`);
	try {
		const part = changedOnly(session, { ...options, manifest: live.manifest });
		if (part) return part;
	} catch (error) {
		// Whoever catches it finds out which file it is, and makes that anew.
		if (speaksOfDamage(error)) throw error;
		const why = reasonOf(error);
		return whole(`what is known of the live site cannot be read (${why})`);
	}
	return whole('each leads to other lists than before');
}

const noPages = { paths: [], outlines: undefined };

/** Everything, in the place of a live release of the same account. */
function instead({ places, intactRelease }: Session, options: MakeOptions): ToMake {
	// Where it cannot be read, what goes with this build is gone without alternatives.
	const before = attempt(() => openCatalogue(places));
	try {
		const paths = intactRelease?.index.paths() ?? [];
		return allToMake({ ...options, live: { paths, outlines: before?.outlines() } });
	} finally {
		before?.close();
	}
}

/** Nothing where the navigation is another one, which every page has. */
function changedOnly(
	{ places, release }: Session,
	options: MakeOptions & { readonly manifest: Manifest },
): ToMake | undefined {
	if (!release) return undefined;
	const before = openCatalogue(places);
	try {
		if (!isDeepStrictEqual(before.offered(), options.catalogue.offered())) return undefined;
		return partToMake({
			...options,
			before: { path: places.catalogue, outlines: before.outlines() },
			sitemaps: release.index.sitemaps(),
		});
	} finally {
		before.close();
	}
}
