const most = 8;

/**
 * The names that a mistaken one may have meant, eight at most: those spelled alike first, then by the alphabet. What
 * is printed ends a sentence, whatever the names hold.
 */
export function likest(key: string, known: Iterable<string>): string {
	const sorted = [...known]
		.map((each) => {
			const distance = editDistance(key, each.slice(0, longest));
			return { each, distance: Math.min(distance, key.length / 2) };
		})
		.sort((a, b) => a.distance - b.distance || (a.each < b.each ? -1 : 1))
		.map(({ each }) => printable(each));
	const shown = sorted.slice(0, most).join(', ');
	if (sorted.length === 0) return 'none.';
	return sorted.length > most ? `${shown}, …` : `${shown}.`;
}

/** Characters of a key that are compared and shown. */
const longest = 60;

function printable(key: string): string {
	return key.slice(0, longest).replaceAll(/[^\p{L}\p{M}\p{N}\p{P}\p{S} ]/gu, '');
}

/** How many characters must be added, dropped or replaced to make one text the other (Levenshtein). */
function editDistance(one: string, other: string): number {
	let row = Array.from({ length: other.length + 1 }, (_, at) => at);
	for (const [line, letter] of [...one.toLowerCase()].entries()) {
		const next = [line + 1];
		for (let at = 1; at <= other.length; at++) {
			const replaced = (row[at - 1] ?? 0) + (letter === other[at - 1]?.toLowerCase() ? 0 : 1);
			next.push(Math.min(replaced, (row[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1));
		}
		row = next;
	}
	return row.at(-1) ?? 0;
}
