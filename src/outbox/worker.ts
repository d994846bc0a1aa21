import { setTimeout as sleep } from 'node:timers/promises';
import type { RaiseAlarm } from './alarm.ts';
import { createBreaker, type Breaker } from './breaker.ts';
import { describeError } from './describe-error.ts';
import { LeaseLostError, UnreadableError, type Failure, type Job } from './message.ts';
import type { Outbox } from './outbox.ts';

/** One try at delivering a message. */
interface Attempt extends Omit<Job, 'id' | 'lease'> {
	/** Aborted when the worker must stop or no longer holds the message. */
	readonly signal: AbortSignal;
	/**
	 * Saves a recovery point; call it before every call whose outcome may stay unknown.
	 * @throws LeaseLostError when another worker holds the message: the call must not be made.
	 */
	save(
		progress: unknown,
		options?: { readonly holdsGroup?: boolean; readonly noted?: unknown },
	): Promise<void>;
}

export type Outcome =
	| { readonly kind: 'done'; readonly result: unknown }
	| ({ readonly kind: 'failed' } & Failure)
	/** Nothing is left to be done until then, in milliseconds since 1970; a standing message may note something. */
	| { readonly kind: 'later'; readonly notBefore: number; readonly noted?: unknown };

export type Deliver = (attempt: Attempt) => Promise<Outcome>;

export type WorkerEvent =
	| { readonly event: 'delivered'; readonly reference: string }
	| { readonly event: 'failed' | 'dead'; readonly reference: string; readonly reason: string }
	| { readonly event: 'outage' | 'outage over' }
	| { readonly event: 'lost' | 'broken'; readonly reason: string };

/** What a worker asks of whatever hands messages out. */
type Queue = Pick<Outbox, 'claim' | 'renew' | 'leaseMs' | 'scrub'> & {
	release(job: Job, notBefore: number, noted?: unknown): Promise<void>;
	save(
		job: Job,
		progress: unknown,
		options?: { readonly holdsGroup?: boolean; readonly noted?: unknown },
	): Promise<void>;
	finish(job: Job, result: unknown): Promise<void>;
	fail(job: Job, failure: Failure): Promise<'waiting' | 'dead'>;
};

export type Worker = ReturnType<typeof createWorker>;

/** Longest time erased content may lie on disk while there is no pause, in milliseconds. */
const scrubMs = 5000;

/** Takes messages from the outbox and delivers them. */
export function createWorker({
	outbox,
	deliver,
	concurrency = 4,
	idleMs = 1000,
	report = () => {},
	breaker = createBreaker(),
	raise,
}: {
	/** Where the messages come from: those that are delivered once, or those that stand. */
	readonly outbox: Queue;
	readonly deliver: Deliver;
	/** Longest pause between two looks at the queue, in milliseconds. */
	readonly idleMs?: number;
	/** Messages delivered at the same time. */
	readonly concurrency?: number;
	/** Told what happened, without personal data. */
	readonly report?: (event: WorkerEvent) => void;
	/** Keeps deliveries back while the receiver is out. */
	readonly breaker?: Breaker;
	/** Told of messages that will not be tried again. */
	readonly raise?: RaiseAlarm | undefined;
}) {
	const held = new Map<Job, AbortController>();
	const stopped = new AbortController();
	let claimed: Promise<Job | undefined> = Promise.resolve(undefined);
	let wakes = 0;
	let woken = Promise.withResolvers<void>();
	let runners: Promise<unknown> | undefined;
	// What an earlier process has erased may still lie on disk.
	let unscrubbed = true;
	let scrubbedAt = performance.now();
	const reportError = createLogThrottle((reason) => report({ event: 'broken', reason }));

	/** One after the other: while the receiver is out, one claim closes the breaker for the next. */
	function claim(): Promise<Job | undefined> {
		claimed = claimed.then(tryToClaim);
		return claimed;
	}

	async function tryToClaim(): Promise<Job | undefined> {
		try {
			if (stopped.signal.aborted || !breaker.isOpen()) return undefined;
			const job = await outbox.claim();
			if (job) breaker.began();
			if (!job || !stopped.signal.aborted) return job;
			await release(job);
			return undefined;
		} catch (error) {
			reportError(error);
			// That message waits for its next attempt now; the next one must not wait with it.
			return error instanceof UnreadableError ? await tryToClaim() : undefined;
		}
	}

	async function attempt(job: Job): Promise<void> {
		const stop = new AbortController();
		held.set(job, stop);
		const heartbeat = setInterval(() => {
			outbox.renew(job).catch((error: unknown) => stop.abort(error));
		}, outbox.leaseMs / 3);
		try {
			await settle(job, await outcomeOf(job, stop.signal));
		} catch (error) {
			// The message stays leased and is handed out again from its last recovery point.
			if (error instanceof LeaseLostError) report({ event: 'lost', reason: error.message });
			else reportError(error);
		} finally {
			clearInterval(heartbeat);
			held.delete(job);
			wake();
		}
	}

	async function outcomeOf(job: Job, signal: AbortSignal): Promise<Outcome> {
		try {
			return await deliver({ ...job, signal, save: (...point) => outbox.save(job, ...point) });
		} catch (error) {
			if (error instanceof LeaseLostError) throw error;
			return { kind: 'failed', reason: describeError(error) };
		}
	}

	async function settle(job: Job, outcome: Outcome): Promise<void> {
		const { reference } = job;
		switch (outcome.kind) {
			case 'done':
				answered();
				await outbox.finish(job, outcome.result);
				unscrubbed = true;
				report({ event: 'delivered', reference });
				return;
			case 'later':
				await outbox.release(job, outcome.notBefore, outcome.noted);
				return;
			case 'failed': {
				const { reason } = outcome;
				if (outcome.isOutage && breaker.failed(outcome.quietMs)) report({ event: 'outage' });
				if (outcome.isOutage === false) answered();
				const state = await outbox.fail(job, outcome);
				report({ event: state === 'dead' ? 'dead' : 'failed', reference, reason });
				if (state === 'dead') void raise?.({ alarm: 'dead', reference, reason });
			}
		}
	}

	function answered(): void {
		if (breaker.succeeded()) report({ event: 'outage over' });
	}

	async function scrub(): Promise<void> {
		scrubbedAt = performance.now();
		if (!unscrubbed) return;
		// Set first, so that other runners do not scrub at the same time.
		unscrubbed = false;
		try {
			if (!(await outbox.scrub())) unscrubbed = true;
		} catch (error) {
			unscrubbed = true;
			reportError(error);
		}
	}

	async function runUntilEmpty(): Promise<void> {
		for (let job = await claim(); job; job = await claim()) {
			await attempt(job);
			if (performance.now() - scrubbedAt > scrubMs) await scrub();
		}
	}

	async function run(): Promise<void> {
		while (!stopped.signal.aborted) {
			const before = wakes;
			await runUntilEmpty();
			await scrub();
			// If `wake()` ran during the scan, scan again.
			if (wakes === before) await Promise.race([woken.promise, sleep(idleMs)]);
		}
	}

	function wake(): void {
		wakes++;
		woken.resolve();
		woken = Promise.withResolvers();
	}

	function times<T>(start: () => Promise<T>): Promise<T[]> {
		return Promise.all(Array.from({ length: concurrency }, start));
	}

	return {
		start(): void {
			runners ??= times(run);
		},

		/** Looks at the queue at once, because a message has been put there. */
		wake,

		/** Delivers everything that is due, and returns. For tests and for one-off commands. */
		async drain(): Promise<void> {
			await times(runUntilEmpty);
			await scrub();
		},

		/**
		 * Takes nothing more, waits up to `graceMs` for what is under way, and puts the rest back at its
		 * last recovery point.
		 */
		async stop(graceMs = 8000): Promise<void> {
			stopped.abort();
			wake();
			await Promise.race([runners, sleep(graceMs, undefined, { ref: false })]);
			// At once: where the database is out, each takes seconds to fail.
			await Promise.all(
				Array.from(held, async ([job, controller]) => {
					await release(job);
					controller.abort();
				}),
			);
			await scrub();
		},
	};

	async function release(job: Job): Promise<void> {
		try {
			await outbox.release(job, 0);
		} catch (error) {
			report({ event: 'lost', reason: describeError(error) });
		}
	}
}

/** Shortest time between two of the same, in milliseconds. */
const pauseMs = 60_000;

/**
 * Reports unexpected errors, the same one once a minute: what is wrong with a disk is met with every
 * look at the queue.
 */
function createLogThrottle(report: (reason: string) => void): (error: unknown) => void {
	let last: { readonly reason: string; readonly at: number } | undefined;
	return (error) => {
		const reason = describeError(error);
		const at = performance.now();
		if (last?.reason === reason && at < last.at + pauseMs) return;
		last = { reason, at };
		report(reason);
	};
}
