/** Does something for each thing, some at a time. After a failure no more is begun, and what runs is waited for. */
export async function inParallel<Thing>(
	things: Iterable<Thing>,
	{ most, work }: { readonly most: number; readonly work: (thing: Thing) => Promise<unknown> },
): Promise<void> {
	const waiting = things[Symbol.iterator]();
	const failures: unknown[] = [];
	const worker = async () => {
		for (let next = waiting.next(); !next.done; next = waiting.next()) {
			if (failures.length > 0) return;
			await work(next.value).catch((error: unknown) => failures.push(error));
		}
	};
	await Promise.all(Array.from({ length: most }, worker));
	if (failures.length > 0) throw failures[0];
}
