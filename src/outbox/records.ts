import type { Cipher } from './cipher.ts';
import { openContent } from './content.ts';
import type { Entry, Which } from './message.ts';
import { retention } from './schedule.ts';
import type { OutboxStore, Query, Row } from './store.ts';

/** What people do with messages, and age: look at them, deliver them after all, remove them. */
export function createRecords({
	store,
	cipher,
	clock,
}: {
	readonly store: Pick<OutboxStore, 'revive' | 'tell' | 'find' | 'remove'>;
	readonly cipher: Cipher;
	readonly clock: () => number;
}) {
	function queryOf(which: Which): Query {
		return 'lane' in which ? { lane: cipher.hmac(which.lane) } : which;
	}

	return {
		/**
		 * Delivers a message now that waits for its time or is dead, from its last recovery point. False where it is
		 * being delivered, or was.
		 */
		revive(reference: string): boolean {
			return store.revive(reference, clock());
		},

		/** Messages without their content, oldest first. */
		list(which: Which): Entry[] {
			return store.find(queryOf(which)).map(entryOf);
		},

		/** The content of a message, `undefined` when there is none (any more). @throws UnreadableError */
		contentOf(reference: string): unknown {
			const [row] = store.find({ reference });
			return row && openContent(cipher, row).payload;
		},

		/** Removes messages for good, whatever their state; one that is being delivered may still arrive. */
		erase(which: Which): number {
			return store.remove(queryOf(which));
		},

		/** Notes that somebody was told of every message that was dead by then, in milliseconds since 1970. */
		tell(at: number): void {
			store.tell(at);
		},

		/**
		 * Removes what was delivered long enough ago, and what is dead and was told to somebody long enough ago; says
		 * how many.
		 */
		expire(): Readonly<Record<keyof typeof retention, number>> {
			const now = clock();
			return {
				dead: store.remove({ state: 'dead', toldBefore: now - retention.dead }),
				done: store.remove({ state: 'done', finishedBefore: now - retention.done }),
			};
		},
	};
}

function entryOf(row: Row): Entry {
	const { reference, state, doubt, attempts, acceptedAt, notBefore, finishedAt, failure } = row;
	const hasContent = row.payload !== null;
	const result: unknown = JSON.parse(row.result ?? 'null');
	const common = { reference, state, doubt, attempts, acceptedAt, notBefore, finishedAt };
	return { ...common, hasContent, checks: row.checks, result, failure };
}
