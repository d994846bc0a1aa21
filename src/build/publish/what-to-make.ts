import { isDeepStrictEqual } from 'node:util';
import { attempt } from '../../domain/attempt.ts';
import { openCatalogue, type OpenCatalogue } from '../../catalog/queries/open-catalogue.ts';
import { reasonOf } from '../../domain/sentences/failure.ts';
import type { Manifest } from '../../plan/manifest.ts';
import { mergeDepartures } from '../../redirects/imported.ts';
import { speaksOfDamage } from '../../release/damage.ts';
import { readAnyNote, releaseFiles } from '../../release/release-folder.ts';
import { departedBefore, newestWhole, pathsOf } from '../../release/releases.ts';
import type { Session } from '../session.ts';
import { allToMake, partToMake, type MakeOptions, type ToMake } from './to-make.ts';

/** What a build has to make of its catalogue: what differs from the live release where that is known, else everything. */
export function whatToMake(session: Session, next: OpenCatalogue): ToMake {
	const { places, build, live, imported, account, tell } = session;
	const departed = departedBefore(places, account);
	const options = {
		build,
		catalogue: next,
		departedBefore: imported ? mergeDepartures(departed, imported) : departed,
		now: Date.parse(build.builtAt),
	};
	const whole = (why: string) => {
		tell(`Every page is rendered: ${why}.`);
		return everything(session, options);
	};
	if (!live.known) return whole(live.why);
	if (live.release.account !== account) return whole('the live site is that of another account');
	const { listeners } = live.release;
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

/** Everything, in the place of what visitors of this account have found so far. */
function everything({ places, account }: Session, options: MakeOptions): ToMake {
	// Also one that was taken off; what departed before it stands in its index.
	const newest = newestWhole(places, account);
	const isOwn = readAnyNote(places.current)?.account === account;
	// A live release with a damaged index still has its catalogue. Without any, what goes is gone without alternatives.
	const releases = [...(newest === undefined ? [] : [newest]), ...(isOwn ? [places.current] : [])];
	const [catalogue] = releases.flatMap((release) => {
		const files = { ...places, catalogue: releaseFiles(release).catalogue };
		return attempt(() => openCatalogue(files)) ?? [];
	});
	try {
		const paths = newest === undefined ? [] : pathsOf(newest);
		return allToMake({ ...options, live: { paths, outlines: catalogue?.outlines() } });
	} finally {
		catalogue?.close();
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
