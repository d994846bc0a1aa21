import { randomUUID } from 'node:crypto';
import { attempt } from '../domain/attempt.ts';
import type { Cipher } from './cipher.ts';
import {
	LeaseLostError,
	openContent,
	UnreadableError,
	type Delivered,
	type Failure,
	type Held,
	type Job,
} from './message.ts';
import { checkTime, longestWait, type Schedule } from './schedule.ts';
import type { Change, Claim, OutboxStore, Row } from './store.ts';

/** Given back to all workers. */
export const free = { lease: null, leaseUntil: null };

export interface JobOptions {
	readonly store: OutboxStore;
	readonly cipher: Cipher;
	readonly random: () => number;
	readonly schedule: Schedule;
	readonly leaseMs: number;
}

/** How rows are taken, opened and changed by whoever holds them. */
export function createHold({
	store,
	cipher,
	leaseMs,
}: Pick<JobOptions, 'store' | 'cipher' | 'leaseMs'>) {
	/** @throws LeaseLostError */
	async function change(held: Held, change: Change): Promise<void> {
		if (!(await store.update(held, change))) throw new LeaseLostError(held.reference);
	}

	return {
		change,

		/** @param reference only this row, due or not */
		async take(
			state: Claim['state'],
			reference: string | null = null,
		): Promise<(Row & Held) | undefined> {
			const now = await store.now();
			const lease = randomUUID();
			const row = await store.claim({
				now,
				until: now + leaseMs,
				latestLease: now + 2 * leaseMs,
				latestDue: now + longestWait,
				lease,
				state,
				reference,
			});
			return row && { ...row, lease };
		},

		/**
		 * Opens a row that was taken; one that cannot be opened waits for its next attempt, by another server or with a key
		 * that is put back.
		 * @throws UnreadableError
		 */
		async open(
			row: (Row & Held) | undefined,
			fail: (row: Row & Held, failure: Failure) => Promise<unknown>,
		): Promise<Job | undefined> {
			if (!row) return undefined;
			try {
				return { ...row, ...openContent(cipher, row) };
			} catch (error) {
				if (error instanceof UnreadableError) await fail(row, { reason: error.message });
				throw error;
			}
		},

		/** Holds a message for another `leaseMs`. @throws LeaseLostError */
		async renew(job: Job): Promise<void> {
			await change(job, { leaseUntil: (await store.now()) + leaseMs });
		},
	};
}

/** What a worker does with a message that it holds: delivers it, and looks at it again some time afterwards. */
export function createJobs({ store, cipher, random, schedule, leaseMs }: JobOptions) {
	const { take, open, change, renew } = createHold({ store, cipher, leaseMs });

	/**
	 * The attempt failed: the message waits as the schedule says, or is dead when that is used up: kept whole, and tried
	 * no more.
	 * @throws LeaseLostError
	 */
	async function fail(
		job: Held & Pick<Job, 'attempts'>,
		{ reason, notBefore = 0 }: Failure,
	): Promise<'waiting' | 'dead'> {
		const now = await store.now();
		const attempts = job.attempts + 1;
		const wait = schedule(attempts, random());
		const tried = { ...free, attempts, failure: reason };
		if (wait === undefined) {
			const dead = { state: 'dead', holdsGroup: false, notBefore: null, finishedAt: now } as const;
			await change(job, { ...tried, ...dead });
			return 'dead';
		}
		await change(job, { ...tried, notBefore: Math.max(now + wait, notBefore) });
		return 'waiting';
	}

	return {
		/** Takes the message that has been due for longest, and holds it for `leaseMs`. @throws UnreadableError */
		claim: async (): Promise<Job | undefined> => await open(await take('waiting'), fail),

		renew,

		/**
		 * Saves a recovery point before a call whose outcome may stay unknown, and renews the lease.
		 * With `holdsGroup`, no other message of the group is handed out before the next recovery point.
		 * @throws LeaseLostError
		 */
		async save(job: Job, progress: unknown, { holdsGroup = false } = {}): Promise<void> {
			await change(job, {
				leaseUntil: (await store.now()) + leaseMs,
				progress: cipher.seal(JSON.stringify(progress), job.id),
				holdsGroup,
			});
		},

		/** The message has arrived: its content is erased, its reference and `result` are kept. @throws LeaseLostError */
		async finish(job: Job, result: unknown): Promise<void> {
			const now = await store.now();
			await change(job, {
				...free,
				state: 'done',
				payload: null,
				progress: null,
				holdsGroup: false,
				failure: null,
				notBefore: checkTime(now, 0),
				finishedAt: now,
				result: JSON.stringify(result),
			});
		},

		fail,

		/** Puts a message back without counting an attempt. @throws LeaseLostError */
		async release(job: Job, notBefore: number): Promise<void> {
			await change(job, { ...free, notBefore });
		},

		/** Takes a delivered message that is to be looked at again, and holds it for `leaseMs`. */
		async claimCheck(): Promise<Delivered | undefined> {
			const row = await take('done');
			if (!row) return undefined;
			const result = attempt((): unknown => JSON.parse(row.result ?? 'null')) ?? null;
			return { ...row, result, finishedAt: row.finishedAt ?? row.acceptedAt };
		},

		/** A delivered message was looked at. @throws LeaseLostError */
		async finishCheck(delivered: Delivered): Promise<void> {
			const checks = delivered.checks + 1;
			const notBefore = checkTime(delivered.finishedAt, checks);
			await change(delivered, { ...free, checks, notBefore });
		},

		/** A delivered message could not be looked at. @throws LeaseLostError */
		async postponeCheck(delivered: Delivered, notBefore: number): Promise<void> {
			await change(delivered, { ...free, notBefore });
		},
	};
}
