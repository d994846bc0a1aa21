import { randomUUID } from 'node:crypto';
import { createChallenge, randomInt, verifySolution, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import { attempt } from '../domain/attempt.ts';
import type { Outbox } from '../outbox/outbox.ts';

/** How much a browser has to compute for one inquiry. */
export interface Effort {
	/** Rounds of PBKDF2 for each try. */
	readonly rounds: number;
	/** How many tries a task takes, drawn between the two. */
	readonly tries: readonly [least: number, most: number];
}

/**
 * A tenth of a second of computing, and about a second of a slow telephone. Few rounds and many tries, because setting
 * a task costs the server one try, and nobody is held back from asking for tasks.
 */
export const usualEffort: Effort = { rounds: 1_000, tries: [500, 1_000] };

/** The task that a form came with, solved. */
export interface Solved {
	/** A UUID that names the submission. */
	readonly submission: string;
	/** Milliseconds since the task was set, which is when somebody began to fill in the form. */
	readonly ageMs: number;
}

/** Sets tasks for browsers and looks at their solutions; nothing is kept of either. */
export interface Work {
	set(): Promise<Challenge>;
	/** @param solution the field `work` of a form, as it came; `undefined` where it solves no task of the last day */
	read(solution: unknown): Promise<Solved | undefined>;
}

/** A page may stand open all day before its form is sent. */
const goodMs = 24 * 60 * 60_000;
/** More characters than any solution has. */
const mostCharacters = 2_000;

/** Tasks are signed with the outbox's key, so they are good across restarts, and at every server that shares it. */
export function createWork(
	{ hmac, now }: Pick<Outbox, 'hmac' | 'now'>,
	effort = usualEffort,
): Work {
	const secrets = {
		hmacSignatureSecret: hmac('work'),
		hmacKeySignatureSecret: hmac('work solved'),
	};
	return {
		async set() {
			const [least, most] = effort.tries;
			return await createChallenge({
				algorithm: 'PBKDF2/SHA-256',
				cost: effort.rounds,
				// The number that is searched for, so that nobody searches for much longer than others.
				counter: randomInt(most, least),
				data: { submission: randomUUID(), at: await now() },
				deriveKey,
				...secrets,
			});
		},
		async read(solution) {
			if (typeof solution !== 'string' || solution.length > mostCharacters) return undefined;
			const sent = SolvedTask.safeParse(attempt((): unknown => JSON.parse(solution))).data;
			if (!sent || !(await verifySolution({ ...sent, deriveKey, ...secrets })).verified) {
				return undefined;
			}
			const { submission, at } = sent.challenge.parameters.data;
			const ageMs = (await now()) - at;
			// A clock that was turned back by hours is ours, not the visitor's doing.
			return Math.abs(ageMs) <= goodMs ? { submission, ageMs } : undefined;
		},
	};
}

const SolvedTask = z.object({
	challenge: z.object({
		parameters: z.object({
			algorithm: z.string(),
			cost: z.number(),
			data: z.object({ submission: z.uuid(), at: z.number() }),
			keyLength: z.number(),
			keyPrefix: z.string(),
			keySignature: z.string(),
			nonce: z.string(),
			salt: z.string(),
		}),
		signature: z.string(),
	}),
	solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});
