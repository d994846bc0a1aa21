import { randomUUID } from 'node:crypto';
import type { Cipher } from './cipher.ts';
import {
	LeaseLostError,
	type Delivered,
	type Entry,
	type Failure,
	type Job,
	type Message,
	type Put,
	type Which,
} from './message.ts';
import { checks, retention, waitAfter, type Schedule } from './schedule.ts';
import type { Change, Counts, OutboxStore, Query, Row } from './store.ts';

export type Outbox = ReturnType<typeof createOutbox>;

export interface OutboxOptions {
	readonly store: OutboxStore;
	/** Seals content; with the same key as long as the store lives. */
	readonly cipher: Cipher;
	readonly clock?: () => number;
	/** From 0 to 1, for the jitter of the schedule. */
	readonly random?: () => number;
	readonly schedule?: Schedule;
	/** Milliseconds after which a message of a worker that went silent is handed out again. */
	readonly leaseMs?: number;
}

/**
 * The durable queue: waiting → (recovery points) → done or dead. Acknowledged means on disk; a message
 * is delivered at least once, and the recovery points let its deliverer make that exactly once.
 * @throws when the store was written with another key; the store is left as it is.
 */
export function createOutbox(options: OutboxOptions) {
	const { store, cipher, clock = Date.now, random = Math.random, leaseMs = 60_000 } = options;
	const schedule = options.schedule ?? waitAfter;
	if (store.remember('key', cipher.fingerprint) !== cipher.fingerprint) {
		throw new Error(
			'The outbox was written with another key, so what waits there cannot be read: set VITRINE_OUTBOX_KEY to the key it was written with, or put its key file back; nothing was changed.',
		);
	}

	/** Changes a message this worker holds. @throws LeaseLostError */
	function change(held: Pick<Job, 'id' | 'reference' | 'lease'>, change: Change): void {
		if (!store.update(held, change)) throw new LeaseLostError(held.reference);
	}

	function lease(state: 'waiting' | 'done', early: boolean): Row | undefined {
		const now = clock();
		return store.claim({ now, until: now + leaseMs, lease: randomUUID(), state, early });
	}

	function jobOf(row: Row): Job {
		const { id, reference, payload, progress, attempts, acceptedAt, notBefore } = row;
		return {
			id,
			reference,
			payload: payload === null ? null : JSON.parse(cipher.open(payload, id)),
			progress: progress === null ? undefined : JSON.parse(cipher.open(progress, id)),
			attempts,
			acceptedAt,
			dueAt: notBefore ?? 0,
			isEarly: (notBefore ?? 0) > clock(),
			lease: row.lease ?? '',
		};
	}

	function expired(state: keyof typeof retention): number {
		return store.remove({ state, finishedBefore: clock() - retention[state] });
	}

	function queryOf(which: Which): Query {
		return 'lane' in which ? { lane: cipher.mark(which.lane) } : which;
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
				lane: message.lane === undefined ? null : cipher.mark(message.lane),
				payload: cipher.seal(JSON.stringify(message.payload), message.id),
				acceptedAt: now,
				notBefore: now,
				parkedAt: now,
			});
			const reference = store.referenceOf(message.id);
			if (!reference) return { stored: false, why: 'reference taken' };
			return { stored: true, reference, isNew: reference === message.reference };
		},

		/** Does several calls of `put` and `referenceOf` at the cost of one: all of it is on disk when it returns. */
		together(work: () => void): void {
			store.together(work);
		},

		/** Keyed digest of a text, the same for as long as the key is; for whoever has to recognise something. */
		mark(text: string): string {
			return cipher.mark(text);
		},

		/** The reference of a message, whatever its state. */
		referenceOf(id: string): string | undefined {
			return store.referenceOf(id);
		},

		/**
		 * Takes the message that has been due for longest, and holds it for `leaseMs`. With `early`, also one
		 * that is not due and waits for the receiver to come back.
		 */
		claim({ early = false } = {}): Job | undefined {
			const row = lease('waiting', early);
			return row && jobOf(row);
		},

		/** Holds a message for another `leaseMs`. @throws LeaseLostError */
		renew(job: Job): void {
			const now = clock();
			change(job, { leaseUntil: now + leaseMs, parkedAt: now });
		},

		/**
		 * Saves a recovery point before a call whose outcome may stay unknown, and renews the lease.
		 * With `holdsLane`, no other message of the lane is handed out before the next recovery point.
		 * @throws LeaseLostError
		 */
		save(job: Job, progress: unknown, { holdsLane = false } = {}): void {
			const now = clock();
			change(job, {
				progress: cipher.seal(JSON.stringify(progress), job.id),
				holdsLane,
				leaseUntil: now + leaseMs,
				parkedAt: now,
			});
		},

		/** The message has arrived: its content is erased, its reference and `result` are kept. @throws LeaseLostError */
		finish(job: Job, result: unknown): void {
			const now = clock();
			change(job, {
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
		 * attempt before its time is not counted.
		 * @throws LeaseLostError
		 */
		fail(job: Job, { reason, notBefore = 0, isOutage = false }: Failure): 'waiting' | 'dead' {
			const now = clock();
			const free = { failure: reason, lease: null, leaseUntil: null, parkedAt: now };
			if (job.isEarly && isOutage) {
				const latest = now + (schedule(Math.max(1, job.attempts), random()) ?? 0);
				change(job, { ...free, notBefore: Math.min(job.dueAt, latest) });
				return 'waiting';
			}
			const attempts = job.attempts + 1;
			const wait = schedule(attempts, random());
			const common = { ...free, attempts, heldUp: isOutage };
			if (wait === undefined) {
				change(job, {
					...common,
					state: 'dead',
					holdsLane: false,
					heldUp: false,
					notBefore: null,
					finishedAt: now,
				});
				return 'dead';
			}
			change(job, { ...common, notBefore: Math.max(now + wait, notBefore) });
			return 'waiting';
		},

		/** Puts a message back without counting an attempt. @throws LeaseLostError */
		park(job: Job, until: number): void {
			change(job, { lease: null, leaseUntil: null, notBefore: until, parkedAt: clock() });
		},

		/** The receiver is back: what waited for it is due. */
		hasten(): void {
			store.hasten(clock());
		},

		/** Takes a delivered message that is to be looked at again, and holds it for `leaseMs`. */
		claimCheck(): Delivered | undefined {
			const row = lease('done', false);
			return (
				row && {
					id: row.id,
					reference: row.reference,
					result: JSON.parse(row.result ?? 'null'),
					checks: row.checks,
					finishedAt: row.finishedAt ?? row.acceptedAt,
					lease: row.lease ?? '',
				}
			);
		},

		/** A delivered message was looked at. @throws LeaseLostError */
		finishCheck(delivered: Delivered): void {
			const made = delivered.checks + 1;
			const notBefore = checkTime(delivered.finishedAt, made);
			change(delivered, { checks: made, notBefore, lease: null, leaseUntil: null });
		},

		/** A delivered message could not be looked at. @throws LeaseLostError */
		postponeCheck(delivered: Delivered, until: number): void {
			change(delivered, { notBefore: until, lease: null, leaseUntil: null });
		},

		/** Delivers a message that is dead or in quarantine after all, from its last recovery point. */
		revive(reference: string): boolean {
			return store.revive(reference, clock());
		},

		/** Messages without their content, oldest first. */
		list(which: Which): Entry[] {
			return store.find(queryOf(which)).map(entryOf);
		},

		/** The content of a message, `undefined` when there is none (any more). */
		contentOf(reference: string): unknown {
			const [row] = store.find({ reference });
			if (!row || row.payload === null) return undefined;
			return JSON.parse(cipher.open(row.payload, row.id));
		},

		/** Removes messages for good, whatever their state; one that is being delivered may still arrive. */
		erase(which: Which): number {
			return store.remove(queryOf(which));
		},

		/** Removes what has been kept for as long as messages of its state are kept; says how many. */
		expire(): Readonly<Record<keyof typeof retention, number>> {
			return { quarantine: expired('quarantine'), dead: expired('dead'), done: expired('done') };
		},

		/** Milliseconds until the next message is due, 0 when one is, `undefined` when none waits. */
		nextDueIn(): number | undefined {
			const due = store.nextDue();
			return due === undefined ? undefined : Math.max(0, due - clock());
		},

		counts(): Counts {
			return store.counts();
		},

		/** Overwrites on disk what was erased. False when it must be tried again. */
		scrub(): boolean {
			return store.scrub();
		},

		close(): void {
			store.close();
		},
	};
}

function checkTime(finishedAt: number, made: number): number | null {
	const wait = checks[made];
	return wait === undefined ? null : finishedAt + wait;
}

function entryOf(row: Row): Entry {
	const { reference, state, attempts, acceptedAt, notBefore, finishedAt, failure } = row;
	const hasContent = row.payload !== null;
	const result: unknown = JSON.parse(row.result ?? 'null');
	const common = { reference, state, attempts, acceptedAt, notBefore, finishedAt };
	return { ...common, hasContent, checks: row.checks, result, failure };
}
