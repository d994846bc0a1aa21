import { createChecks } from './checks.ts';
import type { Cipher } from './cipher.ts';
import { createJobs } from './jobs.ts';
import { createLeases } from './leases.ts';
import { CrowdedError, type Message, type Put } from './message.ts';
import { createRecords } from './records.ts';
import { waitAfter, type Schedule } from './schedule.ts';
import type { Counts, OutboxStore } from './store.ts';

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
	/** Doubtful messages that may wait: a flood of them must not fill the disk while the receiver is out. */
	readonly mostDoubtful?: number;
}

/**
 * The durable queue: waiting → (recovery points) → done or dead. Acknowledged means on disk; a message
 * is delivered at least once, and the recovery points let its deliverer make that exactly once.
 * @throws when the store was written with another key; the store is left as it is.
 */
export function createOutbox(options: OutboxOptions) {
	const { store, cipher, clock = Date.now, random = Math.random, leaseMs = 60_000 } = options;
	const { schedule = waitAfter, mostDoubtful = 5_000 } = options;
	if (store.remember('key', cipher.fingerprint) !== cipher.fingerprint) {
		throw new Error(
			'The outbox was written with another key, so what waits there cannot be read: set VITRINE_OUTBOX_KEY to the key it was written with, or put its key file back; nothing was changed.',
		);
	}

	const leases = createLeases({ store, clock, leaseMs });

	return {
		leaseMs,

		/**
		 * Stores a message; when it returns, the message survives kill -9 and a power cut.
		 * @throws when there is no room for it; CrowdedError where there is some, and it is kept for messages
		 * without a doubt
		 */
		put(message: Message): Put {
			const now = clock();
			const known = store.referenceOf(message.id);
			if (known) return { stored: true, reference: known, isNew: false };
			if (message.doubt !== undefined) {
				const { doubtful } = store.counts();
				if (doubtful >= mostDoubtful) throw new CrowdedError(doubtful);
			}
			store.insert({
				id: message.id,
				reference: message.reference,
				doubt: message.doubt ?? null,
				lane: message.lane === undefined ? null : cipher.hmac(message.lane),
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
		transaction(work: () => void): void {
			store.transaction(work);
		},

		/** Whether another doubtful message would be taken in. */
		hasRoomForDoubtful(): boolean {
			return store.counts().doubtful < mostDoubtful;
		},

		/** Tries whether a message could be stored now, and leaves nothing behind. @throws what `put` would */
		probe(): void {
			store.probe();
		},

		/** Keyed digest of a text, the same for as long as the key is; for whoever has to recognise something. */
		hmac(text: string): string {
			return cipher.hmac(text);
		},

		/** The reference of a message, whatever its state. */
		referenceOf(id: string): string | undefined {
			return store.referenceOf(id);
		},

		...createJobs({ store, cipher, clock, random, schedule, leaseMs, leases }),
		...createChecks(leases),
		...createRecords({ store, cipher, clock }),

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
