import type { Outbox } from '../outbox/outbox.ts';

/** Milliseconds for which an answer is good: whoever asks again and again causes no writing. */
const goodMs = 5_000;

/** Why no inquiry can be stored: the disk is full, or the outbox cannot be written for another reason. */
interface IntakeProblem {
	readonly status: 'full' | 'down';
	/** One sentence for whoever watches the server. */
	readonly reason: string;
}

/** Makes a check of whether inquiries can be stored; it tries, because a disk tells of itself only then. */
export function createIntakeCheck(
	outbox: Pick<Outbox, 'probe'>,
	clock: () => number,
): () => Promise<IntakeProblem | undefined> {
	let last: { readonly at: number; readonly problem: ReturnType<typeof problemOf> } | undefined;
	return () => {
		const at = clock();
		if (last && at >= last.at && at < last.at + goodMs) return last.problem;
		last = { at, problem: problemOf(outbox) };
		return last.problem;
	};
}

async function problemOf(outbox: Pick<Outbox, 'probe'>): Promise<IntakeProblem | undefined> {
	try {
		await outbox.probe();
		return undefined;
	} catch (error) {
		// What else an error says may name places on the disk, and anybody may ask.
		const isFull = error instanceof Error && 'errcode' in error && error.errcode === 13;
		return isFull ? full : down;
	}
}

const full = {
	status: 'full',
	reason:
		'The disk is full, so no inquiry can be stored: make room, and inquiries are taken in again.',
} as const;

const down = {
	status: 'down',
	reason:
		'The outbox cannot be written, so no inquiry can be stored: look at its disk and start the server again, or look at its database.',
} as const;
