import type { Alarm, RaiseAlarm } from './alarm.ts';
import { describeError } from './describe-error.ts';
import type { Delivered } from './message.ts';
import type { Outbox } from './outbox.ts';

export type Copies =
	| { readonly kind: 'counted'; readonly copies: number }
	/** Nobody can tell now; one sentence without personal data says why. */
	| { readonly kind: 'failed'; readonly reason: string };

/** How many copies of a delivered message the receiver has. */
export type CountCopies = (delivered: Pick<Delivered, 'reference' | 'result'>) => Promise<Copies>;

export type MaintenanceEvent =
	| { readonly event: 'checked'; readonly reference: string; readonly copies: number }
	| { readonly event: 'expired'; readonly dead: number }
	| { readonly event: 'alarm'; readonly alarm: Alarm['alarm'] }
	/** Damage of the store that is known, and messages that were restored from their copies. */
	| { readonly event: 'damaged' | 'restored'; readonly reason: string }
	| { readonly event: 'unchecked'; readonly reference: string; readonly reason: string }
	| { readonly event: 'alarm lost' | 'broken'; readonly reason: string };

export interface MaintenanceOptions {
	readonly outbox: Outbox;
	/** Looks a delivered message up; without it nothing is looked up. */
	readonly countCopies?: CountCopies | undefined;
	/** Whether the receiver may be asked at all. */
	readonly isOut?: () => boolean;
	/** Where several processes share the outbox: whether this one looks after it now. */
	readonly isLeader?: (() => Promise<boolean>) | undefined;
	/** Absent where no alarm reaches anybody; then no dead message is ever erased. */
	readonly raise?: RaiseAlarm | undefined;
	/** Told what happened, without personal data. */
	readonly report?: (event: MaintenanceEvent) => void;
}

const minute = 60_000;
/** How often everything is looked after, in milliseconds. */
const roundMs = minute;
/** A message that waits for longer is late. */
const lateMs = 15 * minute;
/** An alarm about late messages is repeated after so long, one about dead ones after a day. */
const remindMs = 60 * minute;
const day = 24 * 60 * minute;
/** How often all that is stored is looked through for damage. */
const examineMs = 60 * minute;

/**
 * Looks after what no delivery looks after: whether a delivered message is there once, what has waited for
 * too long, what is dead, and what has been kept for long enough.
 */
export function createMaintenance(options: MaintenanceOptions) {
	const { outbox, countCopies, isOut = () => false, raise } = options;
	const { report = () => {}, isLeader = async () => true } = options;
	const raised = new Map<Alarm['alarm'], number>();
	let unscrubbed = false;
	// Opening the store has examined it.
	let examinedAt = performance.now();
	let known = outbox.damage();
	let timer: NodeJS.Timeout | undefined;
	let round: Promise<void> = Promise.resolve();
	const stopped = new AbortController();

	/** @returns whether it has to be raised again: there is somebody to hear it, and nobody has taken it. */
	async function isLost(alarm: Alarm): Promise<boolean> {
		report({ event: 'alarm', alarm: alarm.alarm });
		if (!raise || (await raise(alarm))) return false;
		report({ event: 'alarm lost', reason: `Nobody has taken the alarm "${alarm.alarm}".` });
		return true;
	}

	/**
	 * Raises an alarm that goes on, if it was not raised lately.
	 * @returns whether an alarm was raised now.
	 */
	async function remind(alarm: Alarm, every: number): Promise<boolean> {
		const now = await outbox.now();
		const last = raised.get(alarm.alarm);
		if (last !== undefined && now >= last && now < last + every) return false;
		if (await isLost(alarm)) return false;
		raised.set(alarm.alarm, now);
		return raise !== undefined;
	}

	async function watch(): Promise<void> {
		const now = await outbox.now();
		const { oldestWaiting, waiting, dead } = await outbox.counts();
		const waited = oldestWaiting === undefined ? 0 : now - oldestWaiting;
		if (waited > lateMs) {
			const minutes = Math.floor(waited / minute);
			await remind({ alarm: 'undelivered', waiting, minutes }, remindMs);
		} else raised.delete('undelivered');
		if (dead === 0) raised.delete('dead letters');
		else if (await remind({ alarm: 'dead letters', dead }, day)) await outbox.markAlarmed(now);
	}

	async function examine(): Promise<void> {
		if (performance.now() - examinedAt > examineMs) {
			examinedAt = performance.now();
			await outbox.examine();
		}
		const reason = outbox.damage();
		if (reason === undefined) return;
		if (reason !== known) report({ event: 'damaged', reason });
		known = reason;
		await remind({ alarm: 'damaged', reason }, day);
	}

	async function expire(): Promise<void> {
		const { dead, done } = await outbox.expire();
		unscrubbed ||= dead + done > 0;
		if (unscrubbed) unscrubbed = !(await outbox.scrub());
		if (dead > 0) report({ event: 'expired', dead });
	}

	async function check(count: CountCopies): Promise<void> {
		// Waiting inquiries come first.
		while (!stopped.signal.aborted && !isOut() && (await outbox.nextDueIn()) !== 0) {
			const delivered = await outbox.claimCheck();
			if (!delivered) return;
			const { reference, result } = delivered;
			const found = await count({ reference, result }).catch(unexpected);
			if (found.kind === 'failed') {
				await outbox.postponeCheck(delivered, (await outbox.now()) + remindMs);
				report({ event: 'unchecked', reference, reason: found.reason });
				continue;
			}
			const { copies } = found;
			report({ event: 'checked', reference, copies });
			const alarm = alarmOf(delivered, copies);
			if (alarm && (await isLost(alarm))) {
				await outbox.postponeCheck(delivered, (await outbox.now()) + remindMs);
			} else await outbox.finishCheck(delivered);
		}
	}

	/** One round; never rejects, so that one thing that fails does not keep the others from being done. */
	async function tend(): Promise<void> {
		if (!(await isLeader().catch(() => false))) return;
		const steps = [examine, watch, expire, async () => countCopies && check(countCopies)];
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

/** In the course of a day people delete and rename what they have dealt with, so only the first check tells of it. */
function alarmOf({ reference, checks }: Delivered, copies: number): Alarm | undefined {
	if (copies > 1) return { alarm: 'doubled', reference, copies };
	return copies === 0 && checks === 0 ? { alarm: 'missing', reference } : undefined;
}

function unexpected(error: unknown): Copies {
	return { kind: 'failed', reason: describeError(error) };
}
