import { keepLease, type LeaseTimes } from '../../storage/postgres/kept-lease.ts';
import { AnotherBuild } from '../../release/lock.ts';
import type { Environment } from '../../wiring.ts';
import { openDatabaseOf } from '../server/open-database.ts';

type Building = Pick<Environment, 'bucketHost'> & {
	readonly delivery: Pick<Environment['delivery'], 'databaseUrl'>;
};

/** In seconds: a builder that has died is waited for, and one that works is not. */
const patience = 90;
const usual: LeaseTimes = {
	ms: 60_000,
	patience: patience * 1000,
	onWait: () =>
		console.log(`Another machine is building: this one waits, for ${patience} seconds at most.`),
};

/**
 * Does what publishes to a bucket, while no other machine does. Where no bucket or no database is named, the lock of
 * this machine is all there is. It begins before the CRM is read: whoever publishes has read it after the one before.
 * @throws `AnotherBuild` while another machine builds for this bucket.
 */
export async function asOnlyBuilder<Given extends Building, Result>(
	environment: Given,
	work: (environment: Given) => Promise<Result>,
	times = usual,
): Promise<Result> {
	const { bucketHost } = environment;
	const db = bucketHost && (await openDatabaseOf(environment));
	if (!db) return await work(environment);
	try {
		const lease = await keepLease(db, 'builder', times);
		if (!lease) throw new AnotherBuild();
		try {
			return await work({ ...environment, bucketHost: { ...bucketHost, lease } });
		} finally {
			// It runs out by itself where the database cannot be told.
			await lease.giveBack().catch(() => {});
		}
	} finally {
		await db.close();
	}
}
