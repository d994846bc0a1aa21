/**
 * How many letters must be added, left out, replaced or swapped with the next one to make one text the other.
 * @param most where there are more, the answer is any greater number
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
