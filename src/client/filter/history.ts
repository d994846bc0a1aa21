/** What becomes of the entry of the history: it is replaced by the choice, followed by it, or kept. */
export type HistoryChange = 'replace' | 'push' | 'keep';

/** Brings an address into the history of the tab. */
export function changeHistory(how: HistoryChange, address: string): void {
	if (how === 'push') history.pushState(null, '', address);
	if (how === 'replace' && address !== location.pathname + location.search)
		history.replaceState(history.state, '', address);
}
