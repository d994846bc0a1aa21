/** Most pieces of work in one transaction; the rest follows at once. */
const most = 200;

/**
 * Runs what is asked for within one turn of the event loop in one transaction, so that a hundred inquiries wait for
 * the disk once instead of a hundred times.
 * @param transaction Does all of it or nothing, and returns when it is on disk.
 * @returns a function whose promise holds only what is on disk; it rejects where that failed.
 */
export function commitInBatches(
	transaction: (work: () => void) => void,
): <T>(work: () => T) => Promise<T> {
	let queue: { readonly run: () => () => void; readonly fail: (error: unknown) => void }[] = [];

	function flush(): void {
		const batch = queue.splice(0, most);
		if (queue.length > 0) setImmediate(flush);
		const settle: (() => void)[] = [];
		try {
			transaction(() => settle.push(...batch.map(({ run }) => run())));
		} catch (error) {
			for (const { fail } of batch) fail(error);
			return;
		}
		for (const each of settle) each();
	}

	return (work) =>
		new Promise((resolve, reject) => {
			const run = () => {
				try {
					const done = work();
					return () => resolve(done);
				} catch (error) {
					// Its own failure, which the others of the batch have no part in.
					return () => reject(error);
				}
			};
			queue.push({ run, fail: reject });
			if (queue.length === 1) setImmediate(flush);
		});
}
