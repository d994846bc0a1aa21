import { createChallenge, randomInt, verifySolution, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';

/** How much a browser has to compute for one inquiry. */
export interface Effort {
	/** Rounds of PBKDF2 for each try. */
	readonly rounds: number;
	/** How many tries a task takes, drawn between the two. */
	readonly tries: readonly [least: number, most: number];
}

/** A tenth of a second of computing, and about a second of a slow telephone; measured in docs/decisions/021. */
export const usualEffort: Effort = { rounds: 5_000, tries: [100, 200] };

/** Sets tasks for browsers and looks at their solutions; nothing is kept of either. */
export interface Work {
	/**
	 * @param purpose What the solution is good for; it is signed, and readable for everybody.
	 * @param times How often the usual effort is asked for.
	 */
	set(purpose: string, times?: number): Promise<Challenge>;
	/** @param solution The field `work` of a form, as it came; good for any of the purposes. */
	isSolved(solution: unknown, purposes: readonly string[]): Promise<boolean>;
}

/** @param options `hmac`: keyed digest of a text. */
export function createWork({
	hmac,
	effort = usualEffort,
}: {
	readonly hmac: (text: string) => string;
	readonly effort?: Effort | undefined;
}): Work {
	const secrets = {
		hmacSignatureSecret: hmac('work'),
		hmacKeySignatureSecret: hmac('work solved'),
	};
	return {
		set(purpose, times = 1) {
			const [least, most] = effort.tries;
			return createChallenge({
				algorithm: 'PBKDF2/SHA-256',
				cost: effort.rounds,
				// The number that is searched for, so that nobody searches for much longer than others.
				counter: randomInt(most * times, least * times),
				data: { purpose },
				deriveKey,
				...secrets,
			});
		},
		async isSolved(solution, purposes) {
			const sent = read(solution);
			if (!sent || !purposes.includes(sent.challenge.parameters.data.purpose)) return false;
			return (await verifySolution({ ...sent, deriveKey, ...secrets })).verified;
		},
	};
}

/** More characters than any solution has. */
const mostCharacters = 2_000;

const Solved = z.object({
	challenge: z.object({
		parameters: z.object({
			algorithm: z.string(),
			cost: z.number(),
			data: z.object({ purpose: z.string() }),
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

function read(solution: unknown): z.infer<typeof Solved> | undefined {
	if (typeof solution !== 'string' || solution.length > mostCharacters) return undefined;
	try {
		return Solved.safeParse(JSON.parse(solution)).data;
	} catch {
		return undefined;
	}
}
