/** Milliseconds a token must be old: whoever is quicker is taken for a machine. */
const youngest = 3_000;
/** Milliseconds after which the server takes it for too old, with room to spare. */
const oldest = 12 * 60 * 60_000;
/** Milliseconds until a token is given up; the form goes without one then. */
const patience = 8_000;

interface Given {
	/** Empty when there is none to be had. */
	readonly token: string;
	/** Zero bits of the task whose solution the form has to come with, where one is set. */
	readonly work?: number | undefined;
}

/** Asks for the token of a form, and again after a failure. */
export function createToken(address: string): {
	/** The token once it is old enough. */
	ready(): Promise<Given>;
} {
	let asked = ask();

	async function ask(): Promise<Given & { readonly since: number }> {
		try {
			const answer = await fetch(address, {
				method: 'POST',
				signal: AbortSignal.timeout(patience),
			});
			const { token, work } = await answer.json();
			if (answer.ok && typeof token === 'string') {
				return { token, work, since: performance.now() };
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
			const { token, work, since } = await asked;
			const wait = since + youngest - performance.now();
			if (token !== '' && wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
			return { token, work };
		},
	};
}
