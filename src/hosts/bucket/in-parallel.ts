/** Requests at a time. */
const most = 16;

/** Does something for each key, some at a time. After a failure nothing more is begun, and what runs is waited for. */
export async function inParallel(
	keys: readonly string[],
	work: (key: string) => Promise<unknown>,
): Promise<void> {
	const waiting = keys.values();
	const failures: unknown[] = [];
	const worker = async () => {
		for (const key of waiting) {
			if (failures.length > 0) return;
			await work(key).catch((error: unknown) => failures.push(error));
		}
	};
	await Promise.all(Array.from({ length: most }, worker));
	if (failures.length > 0) throw failures[0];
}
