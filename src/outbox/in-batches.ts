/** Most items of a batch; the rest follows at once. */
const most = 200;

/**
 * Does what is asked for within one turn of the event loop together, so that a hundred inquiries wait for the disk once
 * instead of a hundred times.
 * @param work Does all of it or nothing, and answers in the order it was asked.
 */
export function inBatches<Item, Answer>(
	work: (items: readonly Item[]) => Promise<readonly Answer[]>,
): (item: Item) => Promise<Answer> {
	let queue: { readonly item: Item; readonly done: PromiseWithResolvers<Answer> }[] = [];

	async function flush(): Promise<void> {
		const batch = queue.splice(0, most);
		if (queue.length > 0) setImmediate(() => void flush());
		try {
			const answers = await work(batch.map(({ item }) => item));
			for (const [at, answer] of answers.entries()) batch[at]?.done.resolve(answer);
		} catch (error) {
			for (const { done } of batch) done.reject(error);
		}
	}

	return (item) => {
		const done = Promise.withResolvers<Answer>();
		queue.push({ item, done });
		if (queue.length === 1) setImmediate(() => void flush());
		return done.promise;
	};
}
