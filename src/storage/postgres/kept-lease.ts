import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from './database.ts';
import { createLease } from './lease.ts';

/** A lease that this process holds until it gives it back, or has been stopped for longer than it lasts. */
interface KeptLease {
	/** One more than that of the holder before. */
	readonly token: number;
	/**
	 * Asks the database until when nobody else can take it, by `performance.now()`: the time of whoever does something
	 * under it, which goes on while the process is stopped.
	 * @throws when it is lost, or the database cannot be asked
	 */
	heldUntil(): Promise<number>;
	giveBack(): Promise<void>;
}

export interface LeaseTimes {
	/** Milliseconds after which another one may have it when this process has gone silent. */
	readonly ms: number;
	/** Milliseconds to wait for the present holder. */
	readonly patience: number;
	/** Told once, before it waits. */
	readonly onWait?: () => void;
}

/** @returns nothing while another one goes on holding it. */
export async function keepLease(
	db: Database,
	name: string,
	{ ms, patience, onWait }: LeaseTimes,
): Promise<KeptLease | undefined> {
	const lease = createLease(db, name);
	const end = performance.now() + patience;
	let token = await lease.hold(ms);
	if (token === undefined) onWait?.();
	while (token === undefined) {
		if (performance.now() >= end) return undefined;
		await wait(Math.min(1000, ms / 10));
		token = await lease.hold(ms);
	}
	// One that fails is made up for by the next; whether it is held is asked before anything is done.
	const heartbeat = setInterval(() => void lease.renew(ms).catch(() => {}), ms / 4);
	const askUntil = async () => {
		const asked = performance.now();
		const left = await lease.left().catch((cause: unknown) => {
			throw new Error('the database does not say whether this builder may go on: run it again', {
				cause,
			});
		});
		if (left > 0) return asked + left;
		throw new Error(
			'this builder has been silent for too long, and another one may build: run it again',
		);
	};
	let asking: Promise<number> | undefined;
	return {
		token,
		// Many requests at a time need one response.
		heldUntil: () => (asking ??= askUntil().finally(() => (asking = undefined))),
		async giveBack() {
			clearInterval(heartbeat);
			await lease.release();
		},
	};
}
