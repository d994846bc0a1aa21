import { randomUUID } from 'node:crypto';
import { BucketError, type Bucket } from './bucket.ts';

/**
 * Whether a store writes under conditions as it is asked to: some refuse to, and some write whatever was asked. It is
 * tried with an object that nobody reads.
 */
export async function honoursConditions(bucket: Pick<Bucket, 'put' | 'remove'>): Promise<boolean> {
	const key = `scratch/${randomUUID()}`;
	const put = async (when: Parameters<Bucket['put']>[2]['when']) =>
		await bucket.put(key, `${key}\n`, { type: 'text/plain', caching: 'no-store', when });
	try {
		const first = await put('absent');
		if (first === undefined) return false;
		const again = await put('absent');
		const stale = await put({ tag: '"00000000000000000000000000000000"' });
		const right = await put({ tag: first });
		return again === undefined && stale === undefined && right !== undefined;
	} catch (error) {
		if (error instanceof BucketError && error.status !== 403) return false;
		throw error;
	} finally {
		await bucket.remove(key).catch(() => {});
	}
}
