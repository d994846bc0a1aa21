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
	readonly store: Pick<OutboxStore, 'revive' | 'find' | 'remove'>;
	readonly cipher: Cipher;
	readonly clock: () => number;
}) {
	function expired(state: keyof typeof retention): number {
		return store.remove({ state, finishedBefore: clock() - retention[state] });
	}

	function queryOf(which: Which): Query {
		return 'lane' in which ? { lane: cipher.mark(which.lane) } : which;
	}

	return {
		/** Delivers a message that is dead or in quarantine after all, from its last recovery point. */
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

		/** Removes what has been kept for as long as messages of its state are kept; says how many. */
		expire(): Readonly<Record<keyof typeof retention, number>> {
			return { quarantine: expired('quarantine'), dead: expired('dead'), done: expired('done') };
		},
	};
}

function entryOf(row: Row): Entry {
	const { reference, state, attempts, acceptedAt, notBefore, finishedAt, failure } = row;
	const hasContent = row.payload !== null;
	const result: unknown = JSON.parse(row.result ?? 'null');
	const common = { reference, state, attempts, acceptedAt, notBefore, finishedAt };
	return { ...common, hasContent, checks: row.checks, result, failure };
}
