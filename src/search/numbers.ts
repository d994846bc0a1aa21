/** Writes whole numbers, not negative, in as few bytes as each needs: seven bits a byte, the lowest first. */
export function writeNumbers(numbers: Iterable<number>): Uint8Array<ArrayBuffer> {
	const bytes: number[] = [];
	for (const number of numbers) {
		let rest = number;
		while (rest >= 128) {
			bytes.push((rest % 128) + 128);
			rest = Math.floor(rest / 128);
		}
		bytes.push(rest);
	}
	return Uint8Array.from(bytes);
}

/** Reads what `writeNumbers` has written, from a place on. @returns the place behind them, too. */
export function readNumbers(
	bytes: Uint8Array,
	{ from, count }: { readonly from: number; readonly count: number },
): { readonly numbers: Float64Array; readonly end: number } {
	const numbers = new Float64Array(count);
	let at = from;
	for (let index = 0; index < count; index++) {
		let value = 0;
		let weight = 1;
		let byte = bytes[at++] ?? 0;
		while (byte >= 128) {
			value += (byte - 128) * weight;
			weight *= 128;
			byte = bytes[at++] ?? 0;
		}
		numbers[index] = value + byte * weight;
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
