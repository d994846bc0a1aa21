import { randomUUID } from 'node:crypto';
import { waitAfter } from './schedule.ts';
import type { Change, Counts, OutboxStore, Row } from './store.ts';

/** Something to be delivered. */
export interface Message {
	/** The same id twice is the same message. */
	readonly id: string;
	/** Unique too; what people and the receiver know the message by. */
	readonly reference: string;
	/** Messages of one lane are delivered one at a time. */
	readonly lane?: string | undefined;
	/** Anything JSON can hold. */
	readonly payload: unknown;
	/** Kept back until a person decides. */
	readonly quarantine?: boolean | undefined;
}

export type Put =
	| {
			readonly stored: true;
			/** Of the message that lies there, which may be an earlier one of the same id. */
			readonly reference: string;
			readonly isNew: boolean;
	  }
	| { readonly stored: false; readonly why: 'reference taken' };

/** A message in the hands of a worker. */
export interface Job {
	readonly id: string;
	readonly reference: string;
	readonly payload: unknown;
	/** The last saved recovery point; `undefined` before the first. */
	readonly progress: unknown;
	/** Attempts that have failed before this one. */
	readonly attempts: number;
	/** Milliseconds since 1970. */
	readonly acceptedAt: number;
	readonly lease: string;
}

export interface Failure {
	/** One sentence without personal data; it is kept and shown. */
	readonly reason: string;
	/** Not to be tried again before, in milliseconds since 1970. */
	readonly notBefore?: number | undefined;
}

/** The lease ran out and the message may be with another worker: stop, and touch nothing. */
export class LeaseLostError extends Error {
	override readonly name = 'LeaseLostError';
	constructor(reference: string) {
		super(`Message ${reference} is no longer held by this worker; another one will deliver it.`);
	}
}

export type Outbox = ReturnType<typeof createOutbox>;

export interface OutboxOptions {
	readonly store: OutboxStore;
	readonly clock?: () => number;
	/** From 0 to 1, for the jitter of the schedule. */
	readonly random?: () => number;
	/** Milliseconds after which a message of a worker that went silent is handed out again. */
	readonly leaseMs?: number;
}

/**
 * The durable queue: waiting → (recovery points) → done or dead. Acknowledged means on disk; a message
 * is delivered at least once, and the recovery points let its deliverer make that exactly once.
 */
export function createOutbox(options: OutboxOptions) {
	const { store, clock = Date.now, random = Math.random, leaseMs = 60_000 } = options;

	/** Changes a message this worker holds. @throws LeaseLostError */
	function change(job: Job, change: Change): void {
		if (!store.update(job, change)) throw new LeaseLostError(job.reference);
	}

	return {
		leaseMs,

		/** Stores a message; when it returns, the message survives kill -9 and a power cut. */
		put(message: Message): Put {
			const now = clock();
			const known = store.referenceOf(message.id);
			if (known) return { stored: true, reference: known, isNew: false };
			store.insert({
				id: message.id,
				reference: message.reference,
				state: message.quarantine ? 'quarantine' : 'waiting',
				lane: message.lane ?? null,
				payload: JSON.stringify(message.payload),
				acceptedAt: now,
				notBefore: now,
				parkedAt: now,
			});
			const reference = store.referenceOf(message.id);
			if (!reference) return { stored: false, why: 'reference taken' };
			return { stored: true, reference, isNew: reference === message.reference };
		},

		/** The reference of a message, whatever its state. */
		referenceOf(id: string): string | undefined {
			return store.referenceOf(id);
		},

		/** Takes the message that has been due for longest, and holds it for `leaseMs`. */
		claim(): Job | undefined {
			const now = clock();
			const row = store.claim({ now, until: now + leaseMs, lease: randomUUID() });
			return row && jobOf(row);
		},

		/** Holds a message for another `leaseMs`. @throws LeaseLostError */
		renew(job: Job): void {
			const now = clock();
			change(job, { notBefore: now + leaseMs, parkedAt: now });
		},

		/**
		 * Saves a recovery point before a call whose outcome may stay unknown, and renews the lease.
		 * With `holdsLane`, no other message of the lane is handed out before the next recovery point.
		 * @throws LeaseLostError
		 */
		save(job: Job, progress: unknown, { holdsLane = false } = {}): void {
			const now = clock();
			change(job, {
				progress: JSON.stringify(progress),
				holdsLane,
				notBefore: now + leaseMs,
				parkedAt: now,
			});
		},

		/** The message has arrived: its content is erased, its reference and `result` are kept. @throws LeaseLostError */
		finish(job: Job, result: unknown): void {
			change(job, {
				state: 'done',
				lane: null,
				payload: null,
				progress: null,
				holdsLane: false,
				failure: null,
				lease: null,
				finishedAt: clock(),
				result: JSON.stringify(result),
			});
		},

		/**
		 * The attempt failed: the message waits as the schedule says, or is dead when that is used up.
		 * @throws LeaseLostError
		 */
		fail(job: Job, { reason, notBefore = 0 }: Failure): 'waiting' | 'dead' {
			const now = clock();
			const attempts = job.attempts + 1;
			const wait = waitAfter(attempts, random());
			const common = { attempts, failure: reason, lease: null, parkedAt: now };
			if (wait === undefined) {
				change(job, { ...common, state: 'dead', holdsLane: false, finishedAt: now });
				return 'dead';
			}
			change(job, { ...common, notBefore: Math.max(now + wait, notBefore) });
			return 'waiting';
		},

		/** Puts a message back without counting an attempt. @throws LeaseLostError */
		park(job: Job, until: number): void {
			change(job, { lease: null, notBefore: until, parkedAt: clock() });
		},

		/** Milliseconds until the next message is due, 0 when one is, `undefined` when none waits. */
		nextDueIn(): number | undefined {
			const due = store.nextDue();
			return due === undefined ? undefined : Math.max(0, due - clock());
		},

		counts(): Counts {
			return store.counts();
		},

		/** Overwrites on disk what `finish` has erased. False when it must be tried again. */
		scrub(): boolean {
			return store.scrub();
		},

		close(): void {
			store.close();
		},
	};
}

function jobOf(row: Row): Job {
	return {
		id: row.id,
		reference: row.reference,
		payload: JSON.parse(row.payload ?? 'null'),
		progress: row.progress === null ? undefined : JSON.parse(row.progress),
		attempts: row.attempts,
		acceptedAt: row.acceptedAt,
		lease: row.lease ?? '',
	};
}
