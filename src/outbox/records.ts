import { attempt } from '../domain/attempt.ts';
import type { Cipher } from './cipher.ts';
import { openContent } from './content.ts';
import type { Digest } from './digests.ts';
import type { Entry, Which } from './message.ts';
import { retention } from './schedule.ts';
import type { OutboxStore, Query, Row } from './store.ts';

/** What people do with messages, and age: look at them, deliver them after all, remove them. */
export function createRecords({
	store,
	cipher,
	digest,
}: {
	readonly store: Pick<OutboxStore, 'now' | 'revive' | 'tell' | 'find' | 'remove'>;
	readonly cipher: Cipher;
	readonly digest: Digest;
}) {
	function queryOf(which: Which): Query {
		return 'lane' in which ? { lane: digest(which.lane) } : which;
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

		/** The content of a message, `undefined` when there is none (any more). @throws UnreadableError, UnknownKeyError */
		async contentOf(reference: string): Promise<unknown> {
			const [row] = await store.find({ reference });
			return row && openContent(cipher, row).payload;
		},

		/** Removes messages for good, whatever their state; one that is being delivered may still arrive. */
		async erase(which: Which): Promise<number> {
			return await store.remove(queryOf(which));
		},

		/** Notes that somebody was told of every message that was dead by then, in milliseconds since 1970. */
		async tell(at: number, fence?: number): Promise<void> {
			await store.tell(at, fence);
		},

		/**
		 * Removes what was delivered long enough ago, and what is dead and was told to somebody long enough ago; says
		 * how many.
		 */
		async expire(fence?: number): Promise<Readonly<Record<keyof typeof retention, number>>> {
			const now = await store.now();
			return {
				dead: await store.remove({ state: 'dead', toldBefore: now - retention.dead, fence }),
				done: await store.remove({ state: 'done', finishedBefore: now - retention.done, fence }),
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
