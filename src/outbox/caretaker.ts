import type { Alarm, RaiseAlarm } from './alarm.ts';
import { describeError } from './describe-error.ts';
import type { Delivered } from './message.ts';
import type { Outbox } from './outbox.ts';

export type Copies =
	| { readonly kind: 'counted'; readonly copies: number }
	/** Nobody can tell now; one sentence without personal data says why. */
	| { readonly kind: 'failed'; readonly reason: string };

/** How many copies of a delivered message the receiver has. */
export type CountCopies = (
	delivered: Pick<Delivered, 'reference' | 'result' | 'checks'>,
) => Promise<Copies>;

export type CaretakerEvent =
	| { readonly event: 'checked'; readonly reference: string; readonly copies: number }
	| { readonly event: 'expired'; readonly quarantine: number; readonly dead: number }
	| { readonly event: 'unchecked'; readonly reference: string; readonly reason: string }
	| { readonly event: 'alarm lost' | 'broken'; readonly reason: string };

export interface CaretakerOptions {
	readonly outbox: Outbox;
	/** Looks a delivered message up; without it nothing is looked up. */
	readonly countCopies?: CountCopies | undefined;
	/** Whether the receiver may be asked at all. */
	readonly isOut?: () => boolean;
	readonly raise: RaiseAlarm;
	readonly clock?: () => number;
	/** Told what happened, without personal data. */
	readonly report?: (event: CaretakerEvent) => void;
}

const minute = 60_000;
/** How often everything is looked after, in milliseconds. */
const roundMs = minute;
/** A message that waits for longer is late. */
const lateMs = 15 * minute;
/** An alarm about late messages is repeated after so long, one about dead ones after a day. */
const remindMs = 60 * minute;
const day = 24 * 60 * minute;

/**
 * Looks after what no delivery looks after: whether a delivered message is there once, what has waited for
 * too long, what is dead, and what has been kept for long enough.
 */
export function createCaretaker(options: CaretakerOptions) {
	const { outbox, countCopies, isOut = () => false, raise, clock = Date.now } = options;
	const { report = () => {} } = options;
	const raised = new Map<Alarm['alarm'], number>();
	let unscrubbed = false;
	let timer: NodeJS.Timeout | undefined;
	let round: Promise<void> = Promise.resolve();
	const stopped = new AbortController();

	async function tell(alarm: Alarm): Promise<boolean> {
		if (await raise(alarm)) return true;
		report({ event: 'alarm lost', reason: `The alarm hook did not take "${alarm.alarm}".` });
		return false;
	}

	/** Raises an alarm that goes on, if it was not raised lately. */
	async function remind(alarm: Alarm, every: number): Promise<void> {
		const now = clock();
		const last = raised.get(alarm.alarm);
		if (last !== undefined && now >= last && now < last + every) return;
		if (await tell(alarm)) raised.set(alarm.alarm, now);
	}

	async function watch(): Promise<void> {
		const { oldestWaiting, waiting, dead, quarantine } = outbox.counts();
		const waited = oldestWaiting === undefined ? 0 : clock() - oldestWaiting;
		if (waited > lateMs) {
			const minutes = Math.floor(waited / minute);
			await remind({ alarm: 'undelivered', waiting, minutes }, remindMs);
		} else raised.delete('undelivered');
		if (dead > 0) await remind({ alarm: 'dead letters', dead, quarantine }, day);
		else raised.delete('dead letters');
		if (dead === 0 && quarantine > 0) await remind({ alarm: 'quarantine', quarantine }, day);
		else raised.delete('quarantine');
	}

	function expire(): void {
		const { quarantine, dead, done } = outbox.expire();
		unscrubbed ||= quarantine + dead + done > 0;
		if (unscrubbed) unscrubbed = !outbox.scrub();
		if (quarantine + dead > 0) report({ event: 'expired', quarantine, dead });
	}

	async function check(count: CountCopies): Promise<void> {
		// Whoever waits comes first.
		while (!stopped.signal.aborted && !isOut() && outbox.nextDueIn() !== 0) {
			const delivered = outbox.claimCheck();
			if (!delivered) return;
			const { reference, result, checks } = delivered;
			const found = await count({ reference, result, checks }).catch(unexpected);
			if (found.kind === 'failed') {
				outbox.postponeCheck(delivered, clock() + remindMs);
				report({ event: 'unchecked', reference, reason: found.reason });
				continue;
			}
			const { copies } = found;
			report({ event: 'checked', reference, copies });
			if (copies > 1 && !(await tell({ alarm: 'doubled', reference, copies }))) {
				outbox.postponeCheck(delivered, clock() + remindMs);
			} else outbox.finishCheck(delivered);
		}
	}

	/** One round; never rejects, so that one thing that fails does not keep the others from being done. */
	async function tend(): Promise<void> {
		const steps = [watch, async () => expire(), async () => countCopies && check(countCopies)];
		for (const step of steps) {
			try {
				await step();
			} catch (error) {
				report({ event: 'broken', reason: describeError(error) });
			}
		}
	}

	return {
		tend,
		start(): void {
			timer ??= setInterval(() => {
				round = round.then(tend);
			}, roundMs);
		},
		async stop(): Promise<void> {
			stopped.abort();
			clearInterval(timer);
			await round;
		},
	};
}

function unexpected(error: unknown): Copies {
	return { kind: 'failed', reason: describeError(error) };
}
