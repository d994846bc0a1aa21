import type { Challenge } from 'altcha-lib';

/** Milliseconds a token must be old, with room to spare: whoever is quicker is taken for a machine. */
const youngest = 3_000;
/** Milliseconds after which the server takes it for too old, with room to spare. */
const oldest = 12 * 60 * 60_000;
/** Milliseconds until a token is given up; the form goes without one then. */
const patience = 8_000;

interface Given {
	/** Empty when there is none to be had. */
	readonly token: string;
	/** What solves the task that came with it, where one is set. */
	readonly work?: string | undefined;
}

/** Asks for the token of a form, and again after a failure. */
export function createToken(address: string): {
	/** The token once it is old enough, and its task solved. */
	ready(): Promise<Given>;
} {
	let asked = ask();

	async function ask(): Promise<{
		readonly token: string;
		readonly since: number;
		readonly solved?: Promise<string> | undefined;
	}> {
		try {
			const answer = await fetch(address, {
				method: 'POST',
				signal: AbortSignal.timeout(patience),
			});
			const { token, work } = await answer.json();
			if (answer.ok && typeof token === 'string') {
				return { token, since: performance.now(), solved: work && solve(work) };
			}
		} catch {
			// No connection; asked again when the form is sent.
		}
		return { token: '', since: 0 };
	}

	return {
		async ready() {
			const known = await asked;
			if (known.token === '' || performance.now() - known.since > oldest) asked = ask();
			const { token, solved, since } = await asked;
			const wait = since + youngest - performance.now();
			if (token !== '' && wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
			return { token, work: await solved };
		},
	};
}

/** Solves a task while the visitor still types; where that fails the server asks again. */
export async function solve(task: Challenge): Promise<string> {
	try {
		return await (await import('./work.ts')).solve(task);
	} catch {
		return '';
	}
}
