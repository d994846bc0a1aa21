import { resolve } from 'node:path';
import { lockFile } from '../release/lock.ts';
import { lookFile } from '../release/damage-rounds.ts';
import { releaseFiles } from '../release/release-folder.ts';

/** What is made at run time, below its folder; all of it can be made again, except the outbox and what releases know of old addresses. */
const names = {
	/** The public records that catalogues name. */
	records: 'records.sqlite',
	/** Files of releases, named by what they hold. */
	files: 'files',
	media: 'media',
	/** One folder for each build that is under way. */
	work: 'work',
	releases: 'releases',
	/** Link to the release that is live. */
	current: 'current',
	/** Held by the build that runs. */
	lock: lockFile,
	/** How far builds have come with comparing files with their names. */
	look: lookFile,
	/** PDFs for brokers, of units on offer. */
	exposes: 'exposes',
	/** What has become of units, for pages that stand open. */
	status: 'status.json',
	/** Has a folder of its own, because only its owner may look into it. */
	outbox: 'outbox/outbox.sqlite',
	outboxKey: 'outbox/outbox.key',
	sandbox: 'sandbox.sqlite',
	/** Old addresses that somebody has brought from elsewhere, until a release has taken them over. */
	imported: 'imported-addresses.json',
	/** When a rebuild of the server read everything last, and what a refusal was told for last. */
	lastFull: 'last-full-build.txt',
	refusal: 'refusal.json',
	/** There while the server has been asked for a build that is not made yet. */
	asked: 'build-asked-for',
	/** What the last build has come to, and what it has changed. */
	outcome: 'outcome.txt',
	changes: 'changes.md',
	/** What the bucket holds that the site is published to, and addresses that caches before it have yet to forget. */
	bucket: 'bucket.sqlite',
	bucketPurge: 'bucket-purge.txt',
	/** What was exported last: what `dist/` holds, and the release's name for the steps of a CI after a build. */
	exported: 'exported.txt',
	exportedRelease: 'exported-release.txt',
	/** What Astro keeps between builds; `astro.config.mjs` spells it again, as a changed line there would cost companies a conflict. */
	astroCache: 'astro',
	/** The same places of the demo. */
	demo: 'demo',
	/** Whom data of visitors reaches. */
	processors: 'processors.md',
} as const;

/** Where it lies; `root` is the folder itself. */
export type Places = {
	readonly root: string;
	/** Catalogue and manifest of the live release. */
	readonly catalogue: string;
	readonly manifest: string;
} & { readonly [Name in keyof typeof names]: string };

/** Where things lie below a folder. */
export function placesIn(root: string): Places {
	const places = Object.entries(names).map(([name, path]) => [name, resolve(root, path)]);
	// `Object.fromEntries` forgets the names.
	const found = Object.fromEntries(places) as Record<keyof typeof names, string>;
	const { catalogue, manifest } = releaseFiles(found.current);
	return { root, catalogue, manifest, ...found };
}

/** Where a build that is under way, in a folder of its own, keeps the catalogue that its pages read. */
export function workCatalogue(folder: string): string {
	return resolve(folder, 'catalogue.sqlite');
}
