import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
	publishLive,
	type BucketHost,
	type LivePublish,
} from '../../src/hosts/bucket/publish-live.ts';
import { indexObjects } from '../../src/hosts/bucket/index-objects.ts';
import {
	publishToBucket,
	type BucketPublish,
	type PublishedToBucket,
} from '../../src/hosts/bucket/publish.ts';
import { hostRules } from '../../src/hosts/export/host-export.ts';
import { idRedirects } from '../../src/release/redirects/old-address.ts';
import { openRelease } from '../../src/release/release-folder.ts';
import { rolledBackNotes } from '../../src/release/releases.ts';
import { freePort } from './free-port.ts';
import type { MemoryBucket } from './memory-bucket.ts';
import type { PublishPlaces } from './published.ts';
import type { Shown } from './publishes.ts';
import type { Swift } from './swift.ts';

/** The settings of a site in a bucket. */
export const bucketSite: LivePublish['site'] = {
	locales: ['de', 'en'],
	defaultLocale: 'de',
	inquiry: { asReminder: true, removeDoubled: false, origins: [] },
};

/** What a publish of a test's releases is told after a build that has read the CRM whole. */
export function publishOf(
	{ root, current, files, media }: PublishPlaces,
	host: BucketHost,
): LivePublish {
	return {
		host,
		root,
		current,
		files,
		media,
		state: join(root, 'bucket.sqlite'),
		purgeList: join(root, 'bucket-purge.txt'),
		status: join(root, 'status.json'),
		done: join(root, 'exported-release.txt'),
		imported: join(root, 'imported-addresses.json'),
		site: bucketSite,
		isReadWhole: true,
	};
}

/** The live release of a folder in a bucket of its own, as an edge in a process of its own serves it. */
export async function showFromBucket(
	swift: Swift,
	places: PublishPlaces,
): Promise<Required<Shown>> {
	const bucket = await swift.makeBucket();
	const publish = async () => {
		await publishLive(publishOf(places, { ...bucket.access, purgeCommand: undefined }));
	};
	await publish();
	return { publish, ...(await startEdge(bucket.open)) };
}

/** `deploy/edge/node.ts` in a process of its own. */
export async function startEdge(bucket: string): Promise<Pick<Shown, 'origin' | 'stop'>> {
	const port = await freePort();
	const file = fileURLToPath(new URL('../../deploy/edge/node.ts', import.meta.url));
	const edge = spawn(process.execPath, [file], {
		env: { PATH: process.env['PATH'], BUCKET: bucket, PORT: String(port) },
		stdio: ['ignore', 'pipe', 'inherit'],
	});
	await once(edge.stdout, 'data');
	return {
		origin: `http://127.0.0.1:${port}`,
		async stop() {
			const ended = once(edge, 'exit');
			edge.kill('SIGKILL');
			await ended;
		},
	};
}

/** Publishes a release to a bucket in memory, after a build that has read the CRM whole unless it is said otherwise. */
export async function showInMemory(
	{ root, files, media, releases, current }: PublishPlaces,
	bucket: MemoryBucket,
	release: string,
	more: Pick<BucketPublish, 'forgets' | 'token' | 'again' | 'isReadWhole'> & {
		readonly command?: string;
	} = {},
): Promise<PublishedToBucket> {
	const opened = openRelease(release);
	try {
		const present = idRedirects(opened.index, bucketSite);
		return await publishToBucket({
			bucket,
			release,
			opened,
			objects: indexObjects(opened.index, { ...hostRules(opened, bucketSite), present }),
			files,
			media,
			state: join(root, 'bucket.sqlite'),
			purge: { file: join(root, 'purge.txt'), command: more.command },
			beside: { 'status.json': join(root, 'status.json') },
			rolledBack: rolledBackNotes({ releases, current }),
			isReadWhole: true,
			...more,
		});
	} finally {
		opened.index.close();
	}
}
