import { deltaBetween } from '../catalog/queries/delta.ts';
import type { OpenCatalogue } from '../catalog/queries/queries.ts';
import type { Outlines } from '../catalog/queries/outlines.ts';
import type { Build } from '../plan/build.ts';
import { withdrawnExposes } from '../exposes/exposes.ts';
import {
	keysOf,
	takeInAddresses,
	type AddressNews,
	type AddressWork,
} from '../redirects/address-life.ts';
import type { AddressNotes } from '../redirects/addresses.ts';
import type { Manifest } from '../plan/manifest.ts';
import type { PlannedPage } from '../plan/planned-page.ts';
import type { ReleaseParts } from '../release/release.ts';
import { changedSitemap, shardsFor } from '../release/sitemaps.ts';
import { stalePages } from '../plan/stale.ts';
import { changedPictures, changedTargets, inquiryTargets } from './targets.ts';
import { wholePlan } from '../plan/whole-plan.ts';

/** What a build has to make. */
export interface SiteWork extends Pick<
	ReleaseParts,
	'pictures' | 'targets' | 'reserved' | 'sitemap' | 'answers' | 'vanished'
> {
	/** Pages to be rendered. */
	readonly pages: readonly PlannedPage[];
	/** Pages of the whole site. */
	readonly count: number;
	/** What the ledger of addresses is to take in when the release is live. */
	readonly addresses: AddressNotes;
	/** What somebody should know although it hinders nothing. */
	readonly notes: readonly string[];
}

export interface SiteWorkOptions {
	readonly build: Build;
	/** The catalogue that is about to be published. */
	readonly catalogue: OpenCatalogue;
	readonly addresses: Pick<AddressNews, 'ledgers' | 'account' | 'now' | 'tell'>;
}

/** Everything is to be made. */
export function wholeWork({ build, catalogue, addresses }: SiteWorkOptions): SiteWork {
	const { site } = build;
	const outlines = catalogue.outlines();
	const life = takeInAddresses({ ...addresses, site, outlines });
	try {
		const pages = wholePlan({ site, outlines, gone: life.gone });
		const paths = new Set(pages.map(({ path }) => path));
		return {
			pages,
			count: pages.length,
			pictures: { all: outlines.pictureBases() },
			targets: { all: inquiryTargets(outlines, site.defaultLocale) },
			reserved: outlines.reservedIds(),
			sitemap: { shards: shardsFor(outlines.unitIds().length), pages },
			...answered(life, (path) => paths.has(path)),
		};
	} finally {
		life.close();
	}
}

export interface PartOptions extends SiteWorkOptions {
	/** What the live release was made from. */
	readonly manifest: Manifest;
	/** The live catalogue. */
	readonly before: { readonly path: string; readonly outlines: Outlines };
	/** Paths of the live release's sitemaps. */
	readonly sitemaps: Iterable<string>;
}

/** Only what differs from the live release is to be made. */
export function partialWork(options: PartOptions): SiteWork {
	const { build, catalogue, addresses, manifest, before } = options;
	const { site } = build;
	const outlines = catalogue.outlines();
	const delta = deltaBetween(before.path, build.catalogue);
	const life = takeInAddresses({ ...addresses, site, outlines, changed: delta });
	try {
		const { pages, vanished, count, general, isReplanned } = stalePages({
			manifest,
			delta,
			catalogue,
			site,
			gone: life.gone,
		});
		const changed = keysOf(delta);
		const added = new Set(pages.map(({ path }) => path));
		const left = new Set(vanished);
		return {
			pages,
			vanished: site.exposes ? [...vanished, ...withdrawnExposes(changed, outlines)] : vanished,
			count,
			pictures: changedPictures(changed, { before: before.outlines, after: outlines }),
			targets: changedTargets(outlines, { changed, locale: site.defaultLocale }),
			reserved: outlines.reservedIds(),
			sitemap: changedSitemap({
				site,
				outlines,
				live: options.sitemaps,
				general,
				isReplanned,
				changed: delta.units,
			}),
			...answered(life, (path) => added.has(path) || (manifest.has(path) && !left.has(path))),
		};
	} finally {
		life.close();
	}
}

function answered(
	life: AddressWork,
	isPage: (path: string) => boolean,
): Pick<SiteWork, 'addresses' | 'answers' | 'notes'> {
	const { problems, ...answers } = life.answers(isPage);
	return { addresses: life.notes, answers, notes: problems };
}
