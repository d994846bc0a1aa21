import type { Cipher } from './cipher.ts';
import { openDigest } from './digests.ts';
import { createJobs } from './jobs.ts';
import { CrowdedError, type Message, type Put } from './message.ts';
import { createRecords } from './records.ts';
import { waitAfter, type Schedule } from './schedule.ts';
import { createStanding } from './standing.ts';
import type { NewRow, OutboxStore } from './store.ts';

export type Outbox = Awaited<ReturnType<typeof createOutbox>>;

interface OutboxOptions {
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
 * @throws WrongKeyError when the store was written with another key; it is left as it is.
 */
export async function createOutbox(options: OutboxOptions) {
	const { store, cipher, random = Math.random, leaseMs = 60_000 } = options;
	const { schedule = waitAfter, mostDoubtful = 5_000 } = options;
	const digest = await openDigest(store, cipher);

	const putBatched = inBatches(async (messages: readonly Message[]) => {
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

	function rowOf(message: Message, now: number, state: NewRow['state'] = 'waiting'): NewRow {
		const { id, reference, doubt = null, group, payload } = message;
		return {
			id,
			reference,
			state,
			doubt,
			groupKey: group === undefined ? null : digest(group),
			payload: cipher.seal(JSON.stringify(payload), id),
			acceptedAt: now,
			notBefore: now,
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
			const put = await putBatched(message);
			if (put instanceof CrowdedError) throw put;
			return put;
		},

		/**
		 * Stores a message together with one that stands, both or neither.
		 * @returns false where an id or a reference of theirs is there already
		 * @throws as `put`
		 */
		async putBoth(message: Message, standing: Omit<Message, 'doubt'>): Promise<boolean> {
			const { doubtful } = await store.counts();
			if (message.doubt !== undefined && doubtful >= mostDoubtful) throw new CrowdedError(doubtful);
			const now = await store.now();
			return await store.insertAll([rowOf(message, now), rowOf(standing, now, 'standing')]);
		},

		/** Whether another doubtful message would be taken in. */
		async hasRoomForDoubtful(): Promise<boolean> {
			return (await store.counts()).doubtful < mostDoubtful;
		},

		/** Tries whether a message could be stored now, and leaves nothing behind. @throws what `put` would */
		probe: store.probe,

		/** Keyed digest of a text, the same for as long as the store lives; for whoever has to recognise something. */
		hmac: digest,

		/** Notes that a name was seen, such as a call. False where it was seen before. */
		noteOnce: store.noteOnce,

		/** The reference of a message, whatever its state. */
		referenceOf: store.referenceOf,

		...createJobs({ store, cipher, random, schedule, leaseMs }),
		...createRecords(store, cipher, digest),

		/** What is worked on in rounds, until somebody ends it. */
		standing: createStanding({ store, cipher, digest, random, schedule, leaseMs }),

		/** Milliseconds until the next message is due, 0 when one is, `undefined` when none waits. */
		async nextDueIn(): Promise<number | undefined> {
			const due = await store.nextDue();
			return due === undefined ? undefined : Math.max(0, due - (await store.now()));
		},

		counts: store.counts,

		/** Overwrites on disk what was erased. False when it must be tried again. */
		scrub: store.scrub,

		/** One sentence about damage of the store that is known; nothing where there is none. */
		damage: store.damage,

		/** Looks for damage in all that the store holds. @returns the same */
		examine: store.examine,

		close: store.close,
	};
}

/** Most items of a batch; the rest follows at once. */
const mostOfBatch = 200;

/**
 * Commits what is asked for within one turn of the event loop in one batch: a hundred inquiries wait for the disk once.
 * @param work Does all of it or nothing, and answers in the order it was asked.
 */
export function inBatches<Item, Answer>(
	work: (items: readonly Item[]) => Promise<readonly Answer[]>,
): (item: Item) => Promise<Answer> {
	let queue: { readonly item: Item; readonly done: PromiseWithResolvers<Answer> }[] = [];

	async function flush(): Promise<void> {
		const batch = queue.splice(0, mostOfBatch);
		if (queue.length > 0) setImmediate(() => void flush());
		try {
			const answers = await work(batch.map(({ item }) => item));
			for (const [at, answer] of answers.entries()) batch[at]?.done.resolve(answer);
		} catch (error) {
			for (const { done } of batch) done.reject(error);
		}
	}

	return (item) => {
		const done = Promise.withResolvers<Answer>();
		queue.push({ item, done });
		if (queue.length === 1) setImmediate(() => void flush());
		return done.promise;
	};
}
