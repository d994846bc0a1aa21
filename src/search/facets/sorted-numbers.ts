/**
 * The numbers of some rows that have one, in rising order. A browser sorts in its own code, so that counting by steps
 * is quick the first time, too.
 */
export function numbersOf(rows: readonly number[], column: Float64Array): Float64Array {
	const numbers = new Float64Array(rows.length);
	let count = 0;
	for (const row of rows) {
		const number = column[row] ?? 0;
		if (number > 0) numbers[count++] = number;
	}
	return numbers.subarray(0, count).sort();
}

/** How many of numbers in rising order are less than one. */
export function countBelow(numbers: Float64Array, limit: number): number {
	let [from, to] = [0, numbers.length];
	while (from < to) {
		const middle = (from + to) >> 1;
		if ((numbers[middle] ?? 0) < limit) from = middle + 1;
		else to = middle;
	}
	return from;
}
