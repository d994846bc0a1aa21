import { realpathSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { addImported } from '../../release/redirects/imported.ts';
import { idRedirects } from '../../release/redirects/old-address.ts';
import { lockInTime } from '../../release/lock.ts';
import { openRelease, requireWhole } from '../../release/release-folder.ts';
import { rolledBackNotes } from '../../release/releases.ts';
import { statusPath } from '../../release/status-file.ts';
import type { ExportedLive } from '../export/export-live.ts';
import { hostRules, type HostExport } from '../export/host-export.ts';
import { notExported } from '../export/not-exported.ts';
import { openBucket, type BucketAccess } from './bucket.ts';
import { indexObjects } from './index-objects.ts';
import { publishToBucket, type BucketPublish } from './publish.ts';
import { purge } from './purge.ts';

/** A bucket, and what caches before it are told. */
export interface BucketHost extends BucketAccess {
	/** See `PurgeList`. */
	readonly purgeCommand: string | undefined;
	/** Held by this builder, where several machines build for the bucket. */
	readonly lease?: BuilderLease | undefined;
}

/** What one of several builders holds at a time. */
interface BuilderLease {
	/** One more than that of the holder before. */
	readonly token: number;
	/** Until when nobody else can take it, by `performance.now()`. @throws when it is lost */
	heldUntil(): Promise<number>;
}

export interface LivePublish extends Pick<
	BucketPublish,
	'files' | 'media' | 'state' | 'forgets' | 'again' | 'isReadWhole'
> {
	readonly host: BucketHost;
	/** Folder in which one build at a time may run. */
	readonly root: string;
	/** The link to the live release. */
	readonly current: string;
	/** What has become of units, usually `var/status.json`. */
	readonly status: string;
	/** Where addresses wait for the command, usually `var/bucket-purge.txt`. */
	readonly purgeList: string;
	/** Gets the name of the release and of the host when everything is done, for the steps of a CI after a build. */
	readonly done: string;
	/** Gets old addresses that another builder knows of, usually `var/imported-addresses.json`. */
	readonly imported: string;
	readonly site: HostExport['site'];
	/** Milliseconds to wait for another build to end. */
	readonly patience?: number;
}

/**
 * Makes the bucket show the release that is live here. No build runs meanwhile, and no other publish.
 * @throws when another build does not end in time, and `NotExported` when something cannot be read or stored.
 */
export async function publishLive(given: LivePublish): Promise<ExportedLive> {
	const { host, site, root, current, patience = 30_000 } = given;
	const unlock = await lockInTime(root, patience);
	const purgeList = { file: given.purgeList, command: host.purgeCommand };
	let release = current;
	try {
		release = realpathSync(current);
		requireWhole(release);
		const opened = openRelease(release);
		try {
			const present = idRedirects(opened.index, site);
			const { isNew, isFenced, departed } = await publishToBucket({
				...given,
				bucket: openBucket(host, host.lease?.heldUntil),
				token: host.lease?.token,
				release,
				opened,
				rolledBack: rolledBackNotes({ releases: dirname(release), current }),
				objects: indexObjects(opened.index, { ...hostRules(opened, site), present }),
				purge: purgeList,
				beside: { [statusPath.slice(1)]: given.status },
			});
			if (departed.length > 0) {
				const owners = departed.map((owner) => ({ owner, removedAt: Date.now() }));
				addImported(given.imported, opened.account, { owners, lists: [] });
			}
			await purge(purgeList);
			writeFileSync(given.done, `${basename(release)} s3\n`);
			return { isNew, problems: isFenced || host.lease ? [] : [notFenced] };
		} finally {
			opened.index.close();
		}
	} catch (cause) {
		throw notExported(cause, { root, release, but: 'its host could not be given it' });
	} finally {
		unlock();
	}
}

const notFenced =
	'The bucket does not write under conditions, so only the lock of this machine keeps two builds apart: build for this bucket nowhere else, or set DATABASE_URL for every builder.';
