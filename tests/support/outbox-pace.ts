import { setImmediate } from 'node:timers/promises';
import type { Clock } from '../../src/crm/clock.ts';
import type { Time } from './outbox-simulation.ts';

/** A clock whose waits end when the simulation gets there, in the order of their ends. */
export function simulatedClock(
	time: Time,
): Pick<Clock, 'now' | 'wait'> & { drain(work: Promise<unknown>): Promise<void> } {
	const waiting: { readonly at: number; readonly resume: () => void }[] = [];
	return {
		now: () => time.real,
		wait: (milliseconds) =>
			new Promise((resume) => {
				waiting.push({ at: time.real + milliseconds, resume });
				waiting.sort((one, other) => one.at - other.at);
			}),
		/** Lets time pass until the work is done. */
		async drain(work) {
			const done = new AbortController();
			const finished = work.then(() => done.abort());
			while (!done.signal.aborted) {
				await setImmediate();
				const next = waiting.shift();
				if (!next) continue;
				time.real = Math.max(time.real, next.at);
				next.resume();
			}
			await finished;
		},
	};
}
