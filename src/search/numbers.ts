/** Bytes of the greatest divisor, and of the greatest number. */
const widest = 7;

/**
 * Writes whole numbers, not negative, as a column: how many bytes each takes, what all of them are multiples of,
 * then the lowest byte of each, the next one of each, and so on. Bytes of one weight resemble each other, so
 * that they compress better together than number by number.
 */
export function writeNumbers(numbers: readonly number[]): Uint8Array<ArrayBuffer> {
	const divisor = divisorOf(numbers);
	const most = numbers.reduce((high, number) => Math.max(high, number / divisor), 0);
	const width = widthOf(most);
	const column = new Uint8Array(1 + widest + width * numbers.length);
	column[0] = width;
	for (let place = 1, rest = divisor; place <= widest; place++, rest = Math.floor(rest / 256)) {
		column[place] = rest % 256;
	}
	let at = 1 + widest;
	for (let weight = divisor, plane = 0; plane < width; plane++, weight *= 256) {
		for (const number of numbers) column[at++] = Math.floor(number / weight) % 256;
	}
	return column;
}

/** Reads what `writeNumbers` has written, from a place on. @returns the place behind them, too. */
export function readNumbers(
	bytes: Uint8Array,
	{ from, count }: { readonly from: number; readonly count: number },
): { readonly numbers: Float64Array; readonly end: number } {
	const width = bytes[from] ?? 0;
	let divisor = 0;
	for (let at = widest; at > 0; at--) divisor = divisor * 256 + (bytes[from + at] ?? 0);
	const numbers = new Float64Array(count);
	let at = from + 1 + widest;
	for (let weight = divisor, plane = 0; plane < width; plane++, weight *= 256) {
		for (let index = 0; index < count; index++)
			numbers[index] = (numbers[index] ?? 0) + (bytes[at++] ?? 0) * weight;
	}
	return { numbers, end: at };
}

/** Differences of either sign as numbers that are not negative: 0, -1, 1, -2, … become 0, 1, 2, 3, … */
export function differences(numbers: readonly number[]): number[] {
	return numbers.map((number, at) => {
		const step = number - (numbers[at - 1] ?? 0);
		return step < 0 ? -2 * step - 1 : 2 * step;
	});
}

/** Adds up what `differences` took apart. */
export function sums(steps: Float64Array): Float64Array {
	let sum = 0;
	return steps.map((step) => (sum += step % 2 === 1 ? -(step + 1) / 2 : step / 2));
}

function widthOf(most: number): number {
	let width = 0;
	for (let rest = most; rest > 0; rest = Math.floor(rest / 256)) width += 1;
	return width;
}

/** The greatest number that divides all. */
function divisorOf(numbers: readonly number[]): number {
	let divisor = 0;
	for (const number of numbers) {
		if (divisor === 1) return 1;
		divisor = commonDivisor(divisor, number);
	}
	return divisor || 1;
}

function commonDivisor(a: number, b: number): number {
	let [high, low] = [a, b];
	while (low > 0) [high, low] = [low, high % low];
	return high;
}
