import type { Cipher } from './cipher.ts';
import { openContent } from './content.ts';
import type { HeldRow, Leases } from './leases.ts';
import { UnreadableError, type Failure, type Job } from './message.ts';
import { checkTime, type Schedule } from './schedule.ts';
import type { OutboxStore } from './store.ts';

interface JobsOptions {
	readonly store: Pick<OutboxStore, 'now' | 'retryNow'>;
	readonly cipher: Cipher;
	readonly random: () => number;
	readonly schedule: Schedule;
	readonly leaseMs: number;
	readonly leases: Leases;
}

/** What a worker does with a message that waits: takes it, saves how far it came, and ends the attempt. */
export function createJobs(options: JobsOptions) {
	const { store, cipher, random, schedule, leaseMs, leases } = options;

	function jobOf(row: HeldRow): Job {
		const { id, reference, doubt, attempts, acceptedAt, notBefore } = row;
		return {
			id,
			reference,
			doubt,
			...openContent(cipher, row),
			attempts,
			acceptedAt,
			dueAt: notBefore ?? 0,
			// Whoever takes a row sets parkedAt.
			isEarly: (notBefore ?? 0) > row.parkedAt,
			lease: row.lease,
		};
	}

	/** The message is dead: kept whole, and tried no more. */
	async function giveUp(
		held: Job | HeldRow,
		{ reason, attempts }: { readonly reason: string; readonly attempts: number },
	): Promise<void> {
		const now = await store.now();
		await leases.change(held, {
			state: 'dead',
			failure: reason,
			attempts,
			holdsLane: false,
			heldUp: false,
			lease: null,
			leaseUntil: null,
			notBefore: null,
			parkedAt: now,
			finishedAt: now,
		});
	}

	/** Of a message that is held on: what was due when it was taken stays due when the clock has been turned back since. */
	async function heldOn({ dueAt, isEarly }: Job) {
		const now = await store.now();
		const held = { leaseUntil: now + leaseMs, parkedAt: now };
		return isEarly ? held : { ...held, notBefore: Math.min(dueAt, now) };
	}

	return {
		/**
		 * Takes the message that has been due for longest, and holds it for `leaseMs`. With `early`, also one
		 * that is not due and waits for the receiver to come back.
		 * @throws UnreadableError of a message that is dead for that; UnknownKeyError of one that is left to other servers
		 * until its lease runs out
		 */
		async claim({ early = false } = {}): Promise<Job | undefined> {
			const row = await leases.take('waiting', { early });
			if (!row) return undefined;
			try {
				return jobOf(row);
			} catch (error) {
				if (error instanceof UnreadableError) {
					await giveUp(row, { ...row, reason: error.message });
				}
				throw error;
			}
		},

		/** Holds a message for another `leaseMs`. @throws LeaseLostError */
		async renew(job: Job): Promise<void> {
			await leases.change(job, await heldOn(job));
		},

		/**
		 * Saves a recovery point before a call whose outcome may stay unknown, and renews the lease.
		 * With `holdsLane`, no other message of the lane is handed out before the next recovery point.
		 * @throws LeaseLostError
		 */
		async save(job: Job, progress: unknown, { holdsLane = false } = {}): Promise<void> {
			await leases.change(job, {
				...(await heldOn(job)),
				progress: cipher.seal(JSON.stringify(progress), job.id),
				holdsLane,
			});
		},

		/** The message has arrived: its content is erased, its reference and `result` are kept. @throws LeaseLostError */
		async finish(job: Job, result: unknown): Promise<void> {
			const now = await store.now();
			await leases.change(job, {
				state: 'done',
				payload: null,
				progress: null,
				holdsLane: false,
				heldUp: false,
				failure: null,
				lease: null,
				leaseUntil: null,
				notBefore: checkTime(now, 0),
				parkedAt: now,
				finishedAt: now,
				result: JSON.stringify(result),
			});
		},

		/**
		 * The attempt failed: the message waits as the schedule says, or is dead when that is used up. An
		 * attempt before its time is not counted, and leaves the time as it is.
		 * @throws LeaseLostError
		 */
		async fail(
			job: Job,
			{ reason, notBefore = 0, isOutage = false }: Failure,
		): Promise<'waiting' | 'dead'> {
			const now = await store.now();
			const free = { failure: reason, lease: null, leaseUntil: null, parkedAt: now };
			if (job.isEarly) {
				const latest = now + (schedule(Math.max(1, job.attempts), random()) ?? 0);
				const next = Math.min(job.dueAt, latest);
				await leases.change(job, { ...free, heldUp: isOutage, notBefore: next });
				return 'waiting';
			}
			const attempts = job.attempts + 1;
			const wait = schedule(attempts, random());
			if (wait === undefined) {
				await giveUp(job, { reason, attempts });
				return 'dead';
			}
			const next = Math.max(now + wait, notBefore);
			await leases.change(job, { ...free, attempts, heldUp: isOutage, notBefore: next });
			return 'waiting';
		},

		/** Puts a message back without counting an attempt. @throws LeaseLostError */
		async release(job: Job, until: number): Promise<void> {
			const parkedAt = await store.now();
			await leases.change(job, { lease: null, leaseUntil: null, notBefore: until, parkedAt });
		},

		/** The receiver is back: what waited for it is due. */
		async retryNow(): Promise<void> {
			await store.retryNow(await store.now());
		},
	};
}
