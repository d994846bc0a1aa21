import { createChecks } from './checks.ts';
import type { Cipher } from './cipher.ts';
import { inBatches } from './in-batches.ts';
import { openDigest } from './digests.ts';
import { createJobs } from './jobs.ts';
import { createLeases } from './leases.ts';
import { CrowdedError, UnknownKeyError, type Message, type Put } from './message.ts';
import { createRecords } from './records.ts';
import { rotate, type Rotated } from './rotate.ts';
import { waitAfter, type Schedule } from './schedule.ts';
import type { Counts, NewRow, OutboxStore } from './store.ts';

export type Outbox = Awaited<ReturnType<typeof createOutbox>>;

export interface OutboxOptions {
	readonly store: OutboxStore;
	/** Seals content. */
	readonly cipher: Cipher;
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
 * @throws UnknownKeyError when the store was written with another key, too; it is left as it is.
 */
export async function createOutbox(options: OutboxOptions) {
	const { store, cipher, random = Math.random, leaseMs = 60_000 } = options;
	const { schedule = waitAfter, mostDoubtful = 5_000 } = options;
	const digest = await openDigest(store, cipher);
	const unknown = (await store.keyIds()).find((id) => !cipher.keyIds.includes(id));
	if (unknown !== undefined) throw new UnknownKeyError(unknown);

	const leases = createLeases({ store, leaseMs });

	const putTogether = inBatches(async (messages: readonly Message[]) => {
		const now = await store.now();
		const isDoubtful = messages.some(({ doubt }) => doubt !== undefined);
		const waiting = isDoubtful ? (await store.counts()).doubtful : 0;
		let room = mostDoubtful - waiting;
		const admitted = messages.filter(({ doubt }) => doubt === undefined || room-- > 0);
		const references = await store.insert(admitted.map((message) => rowOf(message, now)));
		const stored = new Map(admitted.map((message, at) => [message, references[at]]));
		return await Promise.all(
			messages.map(async (message): Promise<Put | CrowdedError> => {
				const isAdmitted = stored.has(message);
				const reference = isAdmitted ? stored.get(message) : await store.referenceOf(message.id);
				if (reference !== undefined) return { stored: true, reference };
				return isAdmitted ? { stored: false } : new CrowdedError(waiting);
			}),
		);
	});

	function rowOf(message: Message, now: number): NewRow {
		const { id, reference, doubt = null, lane, payload } = message;
		return {
			id,
			reference,
			doubt,
			lane: lane === undefined ? null : digest(lane),
			payload: cipher.seal(JSON.stringify(payload), id),
			acceptedAt: now,
			notBefore: now,
			parkedAt: now,
		};
	}

	return {
		leaseMs,

		/** The time as the store has it, in milliseconds since 1970. */
		now: store.now,

		/**
		 * Stores a message, together with others of the same moment; when it returns, the message survives kill -9 and
		 * a power cut.
		 * @throws when there is no room for it; CrowdedError where there is some, and it is kept for messages
		 * without a doubt
		 */
		async put(message: Message): Promise<Put> {
			const put = await putTogether(message);
			if (put instanceof CrowdedError) throw put;
			return put;
		},

		/** Whether another doubtful message would be taken in. */
		async hasRoomForDoubtful(): Promise<boolean> {
			return (await store.counts()).doubtful < mostDoubtful;
		},

		/** Tries whether a message could be stored now, and leaves nothing behind. @throws what `put` would */
		async probe(): Promise<void> {
			await store.probe();
		},

		/** Keyed digest of a text, the same for as long as the store lives; for whoever has to recognise something. */
		hmac: digest,

		/** Ids of the keys: the first one seals, all of them open. */
		keyIds: cipher.keyIds,

		/** Seals with the first key all that is sealed with another one; works while servers run. */
		async rotate(): Promise<Rotated> {
			return await rotate(store, cipher);
		},

		/** The reference of a message, whatever its state. */
		async referenceOf(id: string): Promise<string | undefined> {
			return await store.referenceOf(id);
		},

		...createJobs({ store, cipher, random, schedule, leaseMs, leases }),
		...createChecks(leases),
		...createRecords({ store, cipher, digest }),

		/** Milliseconds until the next message is due, 0 when one is, `undefined` when none waits. */
		async nextDueIn(): Promise<number | undefined> {
			const due = await store.nextDue();
			return due === undefined ? undefined : Math.max(0, due - (await store.now()));
		},

		async counts(): Promise<Counts> {
			return await store.counts();
		},

		/** Overwrites on disk what was erased. False when it must be tried again. */
		async scrub(): Promise<boolean> {
			return await store.scrub();
		},

		/** One sentence about damage of the store that is known; nothing where there is none. */
		damage: store.damage,

		/** Looks for damage in all that the store holds. @returns the same */
		examine: store.examine,

		async close(): Promise<void> {
			await store.close();
		},
	};
}
