import { isDeepStrictEqual } from 'node:util';
import { attempt } from '../../domain/attempt.ts';
import { openCatalogue, type OpenCatalogue } from '../../catalog/queries/open-catalogue.ts';
import { reasonOf } from '../../domain/sentences/failure.ts';
import { mergeDeparted } from '../../release/redirects/imported.ts';
import { speaksOfDamage } from '../../release/damage.ts';
import { readAnyNote, releaseFiles } from '../../release/release-folder.ts';
import { departedBefore, newestWhole, pathsOf } from '../../release/releases.ts';
import type { BuildBase } from '../build-base.ts';
import type { Session } from '../session.ts';
import { changesToRender } from '../../catalog/queries/changes-to-render.ts';
import { listAt } from '../../i18n/list-path.ts';
import { ownerAt } from '../../i18n/unit-path.ts';
import type { BuildFacts } from '../../plan/build-facts.ts';
import { removedExposes } from '../exposes/exposes.ts';
import { nameOf, type Departed } from '../../domain/address.ts';
import { findDeparted, pageOwners } from '../../release/redirects/find-departed.ts';
import type { PlannedPage } from '../../plan/planned-page.ts';
import type { ReleaseParts } from '../../release/assemble-release.ts';
import { changedSitemap, wholeSitemap } from '../../release/sitemaps.ts';
import { stalePages } from '../../plan/stale.ts';
import { changedTargets, inquiryTargets } from './inquiry-targets.ts';
import { generalPages, pagesOfOwner, wholePlan } from '../../plan/whole-plan.ts';

/** What a build has to make of its catalogue: what differs from the live release where that is known, else everything. */
export function whatToMake(session: Session, next: OpenCatalogue): ToMake {
	const { build, base, imported, account, newest, tell } = session;
	const departed = departedBefore(newest, account);
	const options = {
		build,
		catalogue: next,
		departedBefore: imported ? mergeDeparted(departed, imported) : departed,
		now: Date.parse(build.builtAt),
	};
	const whole = (why: string) => {
		tell(`Every page is rendered: ${why}.`);
		return everything(session, options);
	};
	if (!base.usable) return whole(base.why);
	const { listeners } = base.live;
	if (listeners !== '') return whole(`${listeners} works on all of them`);
	try {
		const part = changedOnly(session, { ...options, base });
		if (part) return part;
	} catch (error) {
		// The caller finds out which file is damaged, and makes it again.
		if (speaksOfDamage(error)) throw error;
		const why = reasonOf(error);
		return whole(`what is known of the live site cannot be read (${why})`);
	}
	return whole('each leads to other lists than before');
}

/** Only what differs from the live release; nothing where the navigation is another one, which every page has. */
function changedOnly(
	{ places }: Session,
	{ base, ...options }: MakeOptions & { readonly base: Extract<BuildBase, { usable: true }> },
): ToMake | undefined {
	const { build, catalogue } = options;
	const { manifest, live } = base;
	const { site } = build;
	const before = openCatalogue(places);
	try {
		if (!isDeepStrictEqual(before.offered(), catalogue.offered())) return undefined;
		const [old, outlines] = [before.outlines(), catalogue.outlines()];
		const delta = changesToRender(places.catalogue, build.catalogue);
		const changed = [
			...Array.from(delta.units, (id) => ({ kind: 'unit' as const, id })),
			...Array.from(delta.projects, (id) => ({ kind: 'project' as const, id })),
		];
		const hadPages = new Set(pageOwners(old, site).map(nameOf));
		const had = changed.filter((key) => hadPages.has(nameOf(key)));
		const departed = findDeparted({ ...options, site, outlines, had, before: old });
		const stale = stalePages({
			manifest,
			delta,
			catalogue,
			site,
			removedPages: departed.removedPages,
		});
		const { pages, removedPaths, count, general, isReplanned } = stale;
		const added = new Set(pages.map(({ path }) => path));
		const left = new Set(removedPaths);
		return {
			pages,
			toRender: pages.length,
			removedPaths: site.exposes
				? [...removedPaths, ...removedExposes(changed, outlines)]
				: removedPaths,
			count,
			targets: changedTargets(outlines, { changed, before: old, site }),
			sitemap: changedSitemap({
				site,
				outlines,
				live: live.index.sitemaps(),
				general,
				isReplanned,
				changed: delta.units,
				cities: [old, outlines].flatMap((each) => each.citiesOf([...delta.units])),
			}),
			...departed.oldAddresses({
				left: removedPaths.filter(listAt),
				isPage: (path) => added.has(path) || (manifest.has(path) && !left.has(path)),
			}),
		};
	} finally {
		before.close();
	}
}

/** What a build has to make. */
export interface ToMake extends Pick<
	ReleaseParts,
	'targets' | 'sitemap' | 'oldAddresses' | 'departed' | 'removedPaths'
> {
	/** Pages to be rendered, and how many they are. */
	readonly pages: Iterable<PlannedPage>;
	readonly toRender: number;
	/** Pages of the whole site. */
	readonly count: number;
	/** What somebody should know although it hinders nothing. */
	readonly notes: readonly string[];
}

interface MakeOptions {
	readonly build: BuildFacts;
	/** The catalogue that is about to be published. */
	readonly catalogue: OpenCatalogue;
	/** May still name what has pages again. */
	readonly departedBefore: Departed;
	/** In milliseconds since 1970. */
	readonly now: number;
}

/** Everything, in the place of what visitors of this account have found so far. */
function everything(session: Session, options: MakeOptions): ToMake {
	const { build, catalogue } = options;
	const { site } = build;
	const { found, before } = foundSoFar(session);
	try {
		const outlines = catalogue.outlines();
		// The catalogue tells what a release had whose index is damaged.
		const had = before ? pageOwners(before.outlines(), site) : [];
		const left: string[] = [];
		for (const path of found) {
			const owner = ownerAt(path);
			if (owner) had.push(owner);
			else if (listAt(path)) left.push(path);
		}
		const old = findDeparted({ ...options, site, outlines, had, before: before?.outlines() });
		const source = { site, outlines, removedPages: old.removedPages };
		const general = generalPages(source);
		const pages = wholePlan(source, general);
		const paths = new Set(general.map(({ path }) => path));
		const isPage = (path: string) => {
			const owner = ownerAt(path);
			return (
				paths.has(path) ||
				(owner !== undefined && pagesOfOwner(owner, source).some((page) => page.path === path))
			);
		};
		const count = Iterator.from(pages).reduce((sum) => sum + 1, 0);
		return {
			pages,
			toRender: count,
			count,
			targets: { all: inquiryTargets(outlines, site) },
			sitemap: wholeSitemap({ ...source, general }),
			...old.oldAddresses({ left, isPage }),
		};
	} finally {
		before?.close();
	}
}

/**
 * Paths of the newest release of this account, also of one that was rolled back; addresses departed before stand in its
 * index. And a catalogue that goes with it: without one, removed addresses get no alternatives.
 */
function foundSoFar({ places, account, newest }: Session): {
	readonly found: Iterable<string>;
	readonly before: OpenCatalogue | undefined;
} {
	const own = accountOf(newest) === account ? newest : newestWhole(places, account);
	// Where the note of the live release is damaged, it is that of the same account as the release before.
	const isOwn = (accountOf(places.current) ?? accountOf(newest)) === account;
	// A live release with a damaged index still has its catalogue.
	const releases = [...(own === undefined ? [] : [own]), ...(isOwn ? [places.current] : [])];
	const [before] = releases.flatMap((release) => {
		const files = { ...places, catalogue: releaseFiles(release).catalogue };
		return attempt(() => openCatalogue(files)) ?? [];
	});
	return { found: own === undefined ? [] : pathsOf(own), before };
}

function accountOf(release: string | undefined): string | undefined {
	return release === undefined ? undefined : readAnyNote(release)?.account;
}
