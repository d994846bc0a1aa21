import pMap from 'p-map';

/** Does something for each thing, some at a time. After a failure no more is begun, and what runs is waited for. */
export async function inParallel<Thing>(
	things: Iterable<Thing>,
	{ most, work }: { readonly most: number; readonly work: (thing: Thing) => Promise<unknown> },
): Promise<void> {
	const failures: unknown[] = [];
	const attempt = async (thing: Thing) => {
		if (failures.length === 0) await work(thing).catch((error: unknown) => failures.push(error));
	};
	await pMap(things, attempt, { concurrency: most });
	if (failures.length > 0) throw failures[0];
}
