/** Milliseconds a task must be old, with room to spare: whoever is quicker is taken for a machine. */
const youngest = 3_000;
/** Milliseconds after which the server takes it for too old, with room to spare. */
const oldest = 12 * 60 * 60_000;
/** Milliseconds until a task is waited for no longer; the form goes without one then. */
const patience = 8_000;

/**
 * Asks for the task of a form, and again after a failure; solves it while the visitor still types.
 * @param tellTimes told which times of the home can still be booked, where the answer says so
 */
export function createTask(
	address: string,
	{ tellTimes }: { readonly tellTimes: (ids: readonly string[]) => void },
): {
	/** What solves it, once it is old enough; nothing where there is none to be had. */
	solved(): Promise<string>;
} {
	let asked = ask();

	async function ask(): Promise<{ readonly since: number; readonly solution: string } | undefined> {
		try {
			const signal = AbortSignal.timeout(patience);
			const answer = await fetch(address, { method: 'POST', signal });
			const { work, times } = await answer.json();
			if (times) tellTimes(times);
			if (!answer.ok || !work) return undefined;
			const since = performance.now();
			return { since, solution: await (await import('./work.ts')).solve(work) };
		} catch {
			// No connection; asked again when the form is sent.
			return undefined;
		}
	}

	return {
		async solved() {
			const known = await asked;
			if (!known || performance.now() - known.since > oldest) asked = ask();
			const task = await asked;
			if (!task) return '';
			const wait = task.since + youngest - performance.now();
			if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
			return task.solution;
		},
	};
}
