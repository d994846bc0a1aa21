/** The name that takes the fewest changes of letters to become the one that was written. */
export function nearestName(written: string, names: Iterable<string>): string {
	const [nearest = ''] = [...names].toSorted((a, b) => changes(written, a) - changes(written, b));
	return nearest;
}

/** Letters to be put in, taken out or replaced (Levenshtein). */
function changes(one: string, other: string): number {
	let row = Array.from({ length: other.length + 1 }, (_, at) => at);
	for (const [above, letter] of [...one].entries()) {
		const next = [above + 1];
		for (const [at, wanted] of [...other].entries()) {
			const replaced = (row[at] ?? 0) + (letter === wanted ? 0 : 1);
			next.push(Math.min(replaced, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
		}
		row = next;
	}
	return row.at(-1) ?? 0;
}
