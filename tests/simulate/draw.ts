import { randomFrom } from '../support/random.ts';

/** What is left to chance; a seed repeats it. */
export interface Draw {
	/** From 0 up to, not including, 1. */
	readonly number: () => number;
	chance(share: number): boolean;
	/** A whole number from the least to the most. */
	between(least: number, most: number): number;
	pick<Value>(list: readonly [Value, ...Value[]]): Value;
	/** Another sequence of the same seed, so that what one does changes nothing for another. */
	split(): Draw;
}

export function drawFrom(seed: number): Draw {
	const number = randomFrom(seed);
	const between = (least: number, most: number) =>
		least + Math.floor(number() * (most - least + 1));
	return {
		number,
		chance: (share) => number() < share,
		between,
		pick: (list) => list[between(0, list.length - 1)] ?? list[0],
		split: () => drawFrom(Math.floor(number() * 2 ** 32)),
	};
}
