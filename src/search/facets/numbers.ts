/** A number above 0 as a field says it: "2.5". */
export function numberIn(values: readonly string[] | undefined): number | undefined {
	const [text = ''] = values ?? [];
	return /^\d{1,9}(\.\d{1,2})?$/.test(text) && Number(text) > 0 ? Number(text) : undefined;
}

/** What `numberIn` reads. */
export function numberField(value: number | undefined): readonly string[] | undefined {
	return value === undefined ? undefined : [String(value)];
}

/** A column that counts in hundredths; 0 is unknown. */
export function hundredths(value = 0): number {
	return Math.round(value * 100);
}

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
