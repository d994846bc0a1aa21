/**
 * A function that makes something of each set of values once and then gives it out again. Formatters of
 * `Intl` need it: making one takes fifty times as long as using it, and each holds memory outside
 * of the heap. After ten thousand it is emptied, as there may be as many prices as units.
 */
export function once<Of extends readonly (string | number)[], Made>(
	make: (...of: Of) => Made,
): (...of: Of) => Made {
	const made = new Map<string | number | undefined, Made>();
	return (...of) => {
		// Most ask for a language alone, and very often.
		const key = of.length === 1 ? of[0] : of.join(' ');
		const known = made.get(key);
		if (known !== undefined) return known;
		const fresh = make(...of);
		if (made.size >= 10_000) made.clear();
		made.set(key, fresh);
		return fresh;
	};
}
