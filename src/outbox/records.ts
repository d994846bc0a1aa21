import { attempt } from '../domain/attempt.ts';
import type { Cipher } from './cipher.ts';
import type { Digest } from './digests.ts';
import { openContent, type Entry, type Which } from './message.ts';
import { retention } from './schedule.ts';
import type { OutboxStore, Query, Row } from './store.ts';

/** What people do with messages, and age: look at them, deliver them after all, remove them. */
export function createRecords(store: OutboxStore, cipher: Cipher, digest: Digest) {
	function queryOf(which: Which): Query {
		return 'group' in which ? { groupKey: digest(which.group) } : which;
	}

	return {
		/**
		 * Delivers a message now that waits for its time or is dead, from its last recovery point. False where it is
		 * being delivered, or was.
		 */
		async revive(reference: string): Promise<boolean> {
			return await store.revive(reference, await store.now());
		},

		/** Messages without their content, oldest first. */
		async list(which: Which): Promise<Entry[]> {
			return (await store.find(queryOf(which))).map(entryOf);
		},

		/** The content of a message, `undefined` when there is none (any more). @throws UnreadableError */
		async contentOf(reference: string): Promise<unknown> {
			const [row] = await store.find({ reference });
			return row && openContent(cipher, row).payload;
		},

		/** Removes messages for good, whatever their state; one that is being delivered may still arrive. */
		async erase(which: Which): Promise<number> {
			return await store.remove(queryOf(which));
		},

		/** Notes that an alarm named every message that was dead by then, in milliseconds since 1970. */
		markAlarmed: store.markAlarmed,

		/**
		 * Removes what was delivered long enough ago, and what is dead and was named by an alarm long enough ago; says
		 * how many.
		 */
		async expire(): Promise<{ readonly dead: number; readonly done: number }> {
			const now = await store.now();
			return {
				dead: await store.remove({ state: 'dead', alarmedBefore: now - retention.dead }),
				done: await store.remove({ state: 'done', finishedBefore: now - retention.done }),
			};
		},
	};
}

function entryOf(row: Row): Entry {
	const { reference, state, doubt, attempts, acceptedAt, notBefore, finishedAt, failure } = row;
	const hasContent = row.payload !== null;
	const result = attempt((): unknown => JSON.parse(row.result ?? 'null')) ?? null;
	const common = { reference, state, doubt, attempts, acceptedAt, notBefore, finishedAt };
	return { ...common, hasContent, checks: row.checks, result, failure };
}
