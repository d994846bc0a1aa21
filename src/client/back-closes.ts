/** Until the browser has gone back over an entry that nobody needs any more. */
let returned: Promise<void> = Promise.resolve();

/**
 * Makes Back close what lies over the page, instead of leaving the page.
 * @param close called when the visitor went back
 * @returns to be called when it was closed, however that came: takes the entry out of the history again, and
 * fulfils when the address is the page's own
 */
export function backCloses(close: () => void): () => Promise<void> {
	const stop = new AbortController();
	let isOver = false;
	const enter = async () => {
		// What was closed a moment ago may still be on its way out, and must not take this with it.
		await returned;
		if (stop.signal.aborted) return;
		isOver = true;
		history.pushState({ over: true }, '');
		const left = () => {
			stop.abort();
			close();
		};
		addEventListener('popstate', left, { signal: stop.signal });
	};
	void enter();
	return () => {
		if (isOver && !stop.signal.aborted) {
			returned = new Promise((resolve) => {
				addEventListener('popstate', () => resolve(), { once: true });
			});
			history.back();
		}
		stop.abort();
		return returned;
	};
}

/** Whether the entry of the history stands for something over the page. */
export function isEntryOver(): boolean {
	return history.state?.over === true;
}
