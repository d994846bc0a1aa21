import { setTimeout } from 'node:timers/promises';
import type { Crm } from '../crm/client.ts';
import type { Clock } from '../crm/clock.ts';

/** Counts from an unknown moment, and is not set by anybody. */
const steadyClock: Pick<Clock, 'now' | 'wait'> = {
	now: () => performance.now(),
	wait: async (milliseconds) => {
		await setTimeout(milliseconds);
	},
};

/**
 * The CRM, with at most so many calls begun in any second: thousands of inquiries that have waited for it
 * do not fall upon it when it is back.
 */
export function paced(
	crm: Crm,
	{
		perSecond = 5,
		clock = steadyClock,
	}: { perSecond?: number; clock?: Pick<Clock, 'now' | 'wait'> } = {},
): Crm {
	/** When the last calls began or will begin. */
	const begun: number[] = [];

	async function turn(): Promise<void> {
		const now = clock.now();
		const oldest = begun.length < perSecond ? undefined : begun.shift();
		const at = oldest === undefined ? now : Math.max(now, oldest + 1000);
		begun.push(at);
		if (at > now) await clock.wait(at - now);
	}

	return {
		call: async (endpoint, ...request) => {
			await turn();
			return await crm.call(endpoint, ...request);
		},
		body: async (endpoint, ...request) => {
			await turn();
			return await crm.body(endpoint, ...request);
		},
		close: () => crm.close(),
	};
}
