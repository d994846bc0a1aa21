import type { Digest } from './digests.ts';
import { createHold, free, type JobOptions } from './jobs.ts';
import { openContent, type Failure, type Job, type Message } from './message.ts';
import type { Row } from './store.ts';

/** What a round of a standing message fails with for long is tried once a day from then on, in milliseconds. */
const dailyMs = 24 * 60 * 60_000;

/** The note that says for which live site they were made due last. */
const liveNote = 'live site';

/** A standing message as it lies there. */
export interface Standing extends Pick<Row, 'reference' | 'acceptedAt' | 'finishedAt'> {
	readonly payload: unknown;
	readonly progress: unknown;
}

export type StandingMessages = ReturnType<typeof createStanding>;

/**
 * Messages that are worked on in rounds, again and again, until they end: what somebody has asked for once and for all.
 * A worker deals with them as with those that are delivered once; `finish` ends one, and keeps its content.
 */
export function createStanding({
	store,
	cipher,
	digest,
	random,
	schedule,
	leaseMs,
}: JobOptions & { readonly digest: Digest }) {
	const { take, open, change, renew } = createHold({ store, cipher, leaseMs });
	const sealed = (value: unknown, id: string) =>
		value === undefined ? undefined : cipher.seal(JSON.stringify(value), id);

	/** The round failed: the next one follows as the schedule says, and once a day when that is used up. */
	async function fail(
		job: Pick<Job, 'id' | 'reference' | 'lease' | 'attempts'>,
		{ reason, notBefore = 0 }: Failure,
	): Promise<'waiting'> {
		const now = await store.now();
		const attempts = job.attempts + 1;
		const wait = schedule(attempts, random()) ?? dailyMs;
		const next = { attempts, failure: reason, notBefore: Math.max(now + wait, notBefore) };
		await change(job, { ...free, ...next });
		return 'waiting';
	}

	return {
		leaseMs,
		scrub: store.scrub,

		/**
		 * Stores one, due at once, unless its id is there; survives kill -9 and a power cut when it returns.
		 * @returns false where another message has its reference
		 */
		async put({ id, reference, group, payload }: Omit<Message, 'doubt'>): Promise<boolean> {
			const now = await store.now();
			const groupKey = group === undefined ? null : digest(group);
			const row = { id, reference, state: 'standing', doubt: null, groupKey } as const;
			const content = cipher.seal(JSON.stringify(payload), id);
			const times = { acceptedAt: now, notBefore: now };
			const [stored] = await store.insert([{ ...row, payload: content, ...times }]);
			return stored !== undefined;
		},

		/** Takes the one that has been due for longest. @throws UnreadableError */
		claim: async () => await open(await take('standing'), fail),

		/**
		 * Takes one by its reference, due or not; `undefined` where there is none, or a worker or somebody else holds it.
		 * @throws UnreadableError
		 */
		hold: async (reference: string) => await open(await take('standing', reference), fail),

		/** All of one group, those that have ended too. @throws UnreadableError */
		async of(group: string): Promise<Standing[]> {
			const rows = await store.find({ state: 'standing', groupKey: digest(group) });
			return rows.map((row) => ({ ...row, ...openContent(cipher, row) }));
		},

		/** All there are, those that have ended too. @throws UnreadableError */
		async every(): Promise<Standing[]> {
			const rows = await store.find({ state: 'standing' });
			return rows.map((row) => ({ ...row, ...openContent(cipher, row) }));
		},

		/** One by its reference. @throws UnreadableError */
		async one(reference: string): Promise<Standing | undefined> {
			const [row] = await store.find({ state: 'standing', reference });
			return row && { ...row, ...openContent(cipher, row) };
		},

		renew,

		/**
		 * Saves a recovery point, and what is noted for the rounds to come; what is not given stays.
		 * @throws LeaseLostError
		 */
		async save(
			job: Job,
			progress: unknown,
			{ noted }: { readonly noted?: unknown } = {},
		): Promise<void> {
			const [kept, result] = [sealed(progress, job.id), sealed(noted, job.id)];
			await change(job, {
				leaseUntil: (await store.now()) + leaseMs,
				...(kept !== undefined && { progress: kept }),
				...(result !== undefined && { result }),
			});
		},

		/** The round is over; the next one is due then, in milliseconds since 1970. @throws LeaseLostError */
		async release(job: Job, notBefore: number, noted?: unknown): Promise<void> {
			const result = sealed(noted, job.id);
			await change(job, {
				...free,
				attempts: 0,
				failure: null,
				notBefore,
				...(result !== undefined && { result }),
			});
		},

		fail,

		/** It has ended; its content is kept, unless the last round says that it is to be erased. @throws LeaseLostError */
		async finish(job: Job, result: unknown): Promise<void> {
			if (result === 'erased') {
				await store.remove({ state: 'standing', reference: job.reference });
				return;
			}
			const finishedAt = await store.now();
			await change(job, { ...free, failure: null, notBefore: null, finishedAt });
		},

		/** Makes all that have not ended due, once for each thing that is live. */
		async wakeFor(live: string): Promise<void> {
			const known = await store.remember(liveNote, '');
			if (known === live) return;
			// Noted last: rather twice than not at all.
			await store.wakeStanding(await store.now());
			await store.replaceNote(liveNote, known, live);
		},

		/** Removes what ended longer ago than so many milliseconds. */
		async expire(ms: number): Promise<void> {
			await store.remove({ state: 'standing', finishedBefore: (await store.now()) - ms });
		},
	};
}
