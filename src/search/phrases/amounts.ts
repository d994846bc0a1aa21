import type { Dictionary, Match } from './dictionary.ts';
import type { Token } from './tokens.ts';

/** A number in digits, words, or both. */
export interface Amount extends Match<number> {
	/** What its last part is multiplied by: 1000 in "400k". */
	readonly times: number;
	/** "A", "one": may be an article. */
	readonly isWeak: boolean;
}

/** Reads the number that begins at a token: "400k", "half a million", "vierhundert tausend". */
export function amountAt(
	tokens: readonly Token[],
	at: number,
	dictionary: Dictionary,
): Amount | undefined {
	let [total, times, next]: [number, number, number] = [0, 1, at];
	let current: number | undefined;
	for (;;) {
		const token = tokens[next];
		if (!token) break;
		if (token.number !== undefined) {
			if (next > at) break;
			current = token.number;
			next += 1;
			continue;
		}
		const step = wordAt(tokens, { at: next, isFirst: next === at, dictionary });
		if (!step) break;
		const { value, length } = step;
		if (value >= 1000) {
			total += (current ?? 1) * value;
			times = value;
			current = undefined;
		} else if (value < 1 && current === undefined && total > 0) total += value * times;
		else if (value === 100 && current !== undefined && current < 100) current *= 100;
		// "Eine halbe Million", but "one and a half".
		else if (value < 1 && current === 1 && length === 1) current = value;
		// 20 and 5, 5 and 20, 300 and 50, 2 and a half.
		else if (current === undefined || value < 1 || Math.max(current, value) >= 20)
			current = (current ?? 0) + value;
		else break;
		next += length;
	}
	if (next === at) return undefined;
	const isWeak = next === at + 1 && dictionary.match('filler', tokens, at) !== undefined;
	return { value: total + (current ?? 0), length: next - at, times, isWeak };
}

/** A word of a number, behind the words that may link it to those before. */
function wordAt(
	tokens: readonly Token[],
	{
		at,
		isFirst,
		dictionary,
	}: { readonly at: number; readonly isFirst: boolean; readonly dictionary: Dictionary },
): Match<number> | undefined {
	const token = tokens[at];
	const own = dictionary.match('number', tokens, at);
	// "1.2m" is a million, "80 m" are metres.
	const isSmall = tokens[at - 1]?.end === token?.start && Number(tokens[at - 1]?.number) < 20;
	const isGlued = isSmall || tokens[at + 1]?.word === '€';
	const isLink = !isFirst && dictionary.match('and', tokens, at) !== undefined;
	if (own && !isLink && (token?.word.length !== 1 || /[ka]/.test(token.word) || isGlued))
		return own;
	if (!isLink) return undefined;
	const rest = wordAt(tokens, { at: at + 1, isFirst: false, dictionary });
	return rest && tokens[at + 1]?.number === undefined
		? { value: rest.value, length: rest.length + 1 }
		: undefined;
}
