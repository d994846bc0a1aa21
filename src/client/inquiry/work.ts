import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** Milliseconds until a task is given up; the inquiry then goes as one without JavaScript does. */
const patience = 15_000;

/**
 * Solves the task the server has set; the browser computes beside the page, which stays as quick as it was.
 * @returns what the form's field `work` carries: nothing where the browser cannot compute, as without TLS.
 */
export async function solve(challenge: Challenge): Promise<string> {
	if (!crypto.subtle) return '';
	const solution = await solveChallenge({ challenge, deriveKey, timeout: patience });
	return solution ? JSON.stringify({ challenge, solution }) : '';
}
