import { resolve } from 'node:path';
import type { Build } from '../plan/build.ts';

/** Where things that are made at run time lie; all of it can be made again, except the outbox and the addresses. */
export interface Places {
	readonly root: string;
	/** What the live release was made from. */
	readonly catalogue: string;
	/** The public records that catalogues name. */
	readonly records: string;
	/** What the pages of the live release were made from. */
	readonly manifest: string;
	/** Files of releases, named by what they hold. */
	readonly files: string;
	readonly media: string;
	/** One folder for each build that is under way. */
	readonly work: string;
	readonly releases: string;
	/** Link to the release that is live. */
	readonly current: string;
	/** PDFs for brokers, of units on offer. */
	readonly exposes: string;
	/** What has become of units, for pages that stand open. */
	readonly status: string;
	/** What visitors may ask about, signed by builds for an inquiry server elsewhere. */
	readonly signedTargets: string;
	/** The same as a server without pages has read it last. */
	readonly knownTargets: string;
	/** Has a folder of its own, because only its owner may look into it. */
	readonly outbox: string;
	readonly outboxKey: string;
	readonly sandbox: string;
	/** Folder of what departed, a file for each account. */
	readonly addresses: string;
	/** When a rebuild of the server read everything last, and what a refusal was told for last. */
	readonly lastFull: string;
	readonly refusal: string;
	/** There while the server has been asked for a build that is not made yet. */
	readonly asked: string;
	/** Calls of the CRM that were taken, so that none is fresh again after a restart. */
	readonly seenCalls: string;
	/** What the last build has come to, and what it has changed. */
	readonly outcome: string;
	readonly changes: string;
	/** Whom data of visitors reaches. */
	readonly processors: string;
}

/** Where things lie below a folder. */
export function placesIn(root: string): Places {
	return {
		root,
		catalogue: resolve(root, 'catalogue.sqlite'),
		records: resolve(root, 'records.sqlite'),
		manifest: resolve(root, 'manifest.sqlite'),
		files: resolve(root, 'files'),
		media: resolve(root, 'media'),
		work: resolve(root, 'work'),
		releases: resolve(root, 'releases'),
		current: resolve(root, 'current'),
		exposes: resolve(root, 'exposes'),
		status: resolve(root, 'status.json'),
		signedTargets: resolve(root, 'signed-targets.json'),
		knownTargets: resolve(root, 'known-targets.json'),
		outbox: resolve(root, 'outbox/outbox.sqlite'),
		outboxKey: resolve(root, 'outbox/outbox.key'),
		sandbox: resolve(root, 'sandbox.sqlite'),
		addresses: resolve(root, 'addresses'),
		lastFull: resolve(root, 'last-full-build.txt'),
		asked: resolve(root, 'build-asked-for'),
		seenCalls: resolve(root, 'seen-calls.txt'),
		refusal: resolve(root, 'refusal.json'),
		outcome: resolve(root, 'outcome.txt'),
		changes: resolve(root, 'changes.md'),
		processors: resolve(root, 'processors.md'),
	};
}

/** Where a build that is under way keeps what its pages need; without a folder they read the live catalogue. */
export function workPlaces(folder: string): {
	readonly catalogue: string;
	readonly work: NonNullable<Build['work']>;
} {
	return {
		catalogue: resolve(folder, 'catalogue.sqlite'),
		work: { pages: resolve(folder, 'pages.json'), reads: resolve(folder, 'reads.txt') },
	};
}
