/** Works on many things, so many of them at a time; when one fails, no further is begun. */
export async function inFlight<Thing>(
	things: readonly Thing[],
	{
		concurrency,
		work,
	}: {
		readonly concurrency: number;
		readonly work: (thing: Thing) => Promise<unknown>;
	},
): Promise<void> {
	const waiting = [...things];
	const worker = async () => {
		try {
			for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await work(next);
		} catch (error) {
			waiting.length = 0;
			throw error;
		}
	};
	await Promise.all(Array.from({ length: concurrency }, worker));
}
