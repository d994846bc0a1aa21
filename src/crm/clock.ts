import { setTimeout } from 'node:timers/promises';

/** Time as the client sees it; tests pass their own. */
export interface Clock {
	/** Milliseconds since the epoch. */
	now(): number;
	/** Resolves after so many milliseconds. */
	wait(milliseconds: number): Promise<void>;
	/** Calls again and again, first after so many milliseconds. @returns what ends it. */
	every(milliseconds: number, act: () => void): () => void;
}

export const systemClock: Clock = {
	now: Date.now,
	wait: async (milliseconds) => {
		await setTimeout(milliseconds);
	},
	every: (milliseconds, act) => {
		const timer = setInterval(act, milliseconds);
		return () => clearInterval(timer);
	},
};
