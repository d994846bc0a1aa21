/**
 * A process that is made to be stopped: publishes what is live in a folder to a bucket, as the only builder. Its one
 * argument says where, as JSON.
 */
import { asOnlyBuilder } from '../../src/commands/line/builder-lease.ts';
import { publishLive } from '../../src/hosts/bucket/publish-live.ts';
import { publishOf } from './bucket-site.ts';

const { places, host, databaseUrl, times } = JSON.parse(process.argv[2] ?? '');
try {
	await asOnlyBuilder(
		{ bucketHost: host, delivery: { databaseUrl } },
		({ bucketHost }) => publishLive(publishOf(places, bucketHost)),
		times,
	);
	console.log('published');
} catch (error) {
	console.log(String(error));
}
