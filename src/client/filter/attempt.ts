/** Work that needs the network, and can be done again. */
export type Work = () => Promise<void>;
/** Never fails. */
export type Attempt = (work: Work) => Promise<void>;

/**
 * Makes what does work that may fail without a network. What fails is said, kept, and done again when the network is
 * back, with the next press, and once something else has succeeded.
 */
export function createAttempts(sayFailed: () => void): Attempt {
	const failed = new Set<Work>();
	const again = () => {
		for (const work of failed) void attempt(work);
	};
	async function attempt(work: Work): Promise<void> {
		failed.delete(work);
		try {
			await work();
		} catch {
			failed.add(work);
			sayFailed();
			return;
		}
		again();
	}
	for (const sign of ['online', 'click']) addEventListener(sign, again);
	return attempt;
}
