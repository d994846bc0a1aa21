/**
 * Makes Back close what lies over the page, instead of leaving the page.
 * @param close called when the visitor went back
 * @returns to be called when it was closed otherwise: takes the entry out of the history again
 */
export function backCloses(close: () => void): () => void {
	const stop = new AbortController();
	history.pushState({ over: true }, '');
	addEventListener(
		'popstate',
		() => {
			stop.abort();
			close();
		},
		{ signal: stop.signal },
	);
	return () => {
		if (stop.signal.aborted) return;
		stop.abort();
		history.back();
	};
}
