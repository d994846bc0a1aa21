import { randomUUID } from 'node:crypto';
import { LeaseLostError } from './message.ts';
import type { Change, OutboxStore, Row } from './store.ts';

export type Leases = ReturnType<typeof createLeases>;

/** How long a message that holds its lane may rest while others of the lane are due, in milliseconds. */
const blockingMs = 60_000;

export type HeldRow = Row & { readonly lease: string };

/** Holds messages for one worker, for `leaseMs` at a time. */
export function createLeases({
	store,
	leaseMs,
}: {
	readonly store: Pick<OutboxStore, 'now' | 'claim' | 'update'>;
	readonly leaseMs: number;
}) {
	return {
		/**
		 * The message of this state that has been due for longest; also one that others of its lane wait for, and with
		 * `early` one an outage holds up.
		 */
		async take(state: 'waiting' | 'done', { early = false } = {}): Promise<HeldRow | undefined> {
			const now = await store.now();
			const lease = randomUUID();
			const blockingSince = now - blockingMs;
			const until = now + leaseMs;
			const row = await store.claim({ now, until, lease, state, early, blockingSince });
			return row && { ...row, lease };
		},

		/** Changes a message that is held. @throws LeaseLostError */
		async change(
			held: { readonly id: string; readonly reference: string; readonly lease: string },
			change: Change,
		): Promise<void> {
			if (!(await store.update(held, change))) throw new LeaseLostError(held.reference);
		},
	};
}
