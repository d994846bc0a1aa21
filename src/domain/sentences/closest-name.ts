const maxNames = 8;

/**
 * The names that a mistaken one may have meant, eight at most: those spelled alike first, then by the alphabet. What
 * is printed ends a sentence, whatever the names hold.
 */
export function closestNames(written: string, known: Iterable<string>): string {
	const sorted = sortedByLikeness(written, known).map(printable);
	const shown = sorted.slice(0, maxNames).join(', ');
	if (sorted.length === 0) return 'none.';
	return sorted.length > maxNames ? `${shown}, …` : `${shown}.`;
}

/** The one name that a mistaken one is spelled most alike; empty where none is known. */
export function nearestName(written: string, known: Iterable<string>): string {
	return sortedByLikeness(written, known)[0] ?? '';
}

function sortedByLikeness(written: string, known: Iterable<string>): string[] {
	return [...known]
		.map((name) => {
			const distance = editDistance(written.toLowerCase(), name.slice(0, longest).toLowerCase());
			// What has nothing in common is not nearer for being short.
			return { name, distance: Math.min(distance, written.length / 2) };
		})
		.sort((a, b) => a.distance - b.distance || (a.name < b.name ? -1 : 1))
		.map(({ name }) => name);
}

/** Characters of a key that are compared and shown. */
const longest = 60;

function printable(key: string): string {
	return key.slice(0, longest).replaceAll(/[^\p{L}\p{M}\p{N}\p{P}\p{S} ]/gu, '');
}

/**
 * How many letters must be added, left out, replaced or swapped with the next one to make one text the other.
 * @param most where there are more, the result is any greater number
 */
export function editDistance(a: string, b: string, most = Infinity): number {
	if (Math.abs(a.length - b.length) > most) return most + 1;
	let [before, row]: [number[], number[]] = [
		[],
		Array.from({ length: b.length + 1 }, (_, at) => at),
	];
	for (let i = 1; i <= a.length; i++) {
		const next = [i];
		for (let j = 1; j <= b.length; j++) {
			const isSame = a[i - 1] === b[j - 1];
			const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
			next[j] = Math.min(
				(row[j] ?? 0) + 1,
				(next[j - 1] ?? 0) + 1,
				(row[j - 1] ?? 0) + (isSame ? 0 : 1),
				isSwapped ? (before[j - 2] ?? 0) + 1 : Infinity,
			);
		}
		if (Math.min(...next) > most) return most + 1;
		[before, row] = [row, next];
	}
	return row[b.length] ?? 0;
}
