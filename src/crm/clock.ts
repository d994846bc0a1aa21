import { setTimeout } from 'node:timers/promises';

/** Time as the client sees it; tests pass their own. */
export interface Clock {
	/** Milliseconds since the epoch. */
	now(): number;
	/** Resolves after so many milliseconds. */
	wait(milliseconds: number): Promise<void>;
}

export const systemClock: Clock = {
	now: Date.now,
	wait: async (milliseconds) => {
		await setTimeout(milliseconds);
	},
};
