import { editDistance } from '../../domain/sentences/closest-name.ts';
import type { Dictionary } from './dictionary.ts';
import { type Token, tokensIn } from './tokens.ts';

/** Letters that a part of a compound has at least. */
const shortest = 3;

/**
 * Finds the words of a dictionary in what was typed: without endings, out of compounds, and with a slip of the pen
 * unless somebody offers something by that very word.
 * @returns the tokens in the words of the dictionary, as far as it has them, and the folded words that no entry, ending or
 * compound explains
 */
export function spell(
	tokens: readonly Token[],
	dictionary: Dictionary,
	isText: (word: string) => boolean,
) {
	const doubtful: string[] = [];
	const spelled = tokens.flatMap((token) => {
		const { word } = token;
		if (token.number !== undefined || !/\p{L}/u.test(word)) return [token];
		const bound = isText(word) ? undefined : boundIn(token, dictionary);
		if (bound) return bound;
		const short = dictionary.vocabulary.short[word]?.split(' ');
		if (short) return short.map((part) => ({ ...token, word: part }));
		const plain = dictionary.plain(word);
		const parts = plain ? [plain] : partsOf(word, dictionary);
		if (parts) return parts.map((part) => ({ ...token, word: part }));
		doubtful.push(word);
		const meant = isText(word) ? undefined : nearestTo(word, dictionary);
		return [meant ? { ...token, word: meant } : token];
	});
	return { tokens: spelled, doubtful };
}

/** The bound and the year of "pre-1914", which looks like a reference. */
function boundIn({ text, start }: Token, { match }: Dictionary): readonly Token[] | undefined {
	const parts = tokensIn(text.replace('-', ' ')).map((part) => ({
		...part,
		start: start + part.start,
		end: start + part.end,
	}));
	return match('bound', parts, 0)?.length === 1 && /^\d{4}$/.test(parts[1]?.text ?? '')
		? parts
		: undefined;
}

/** The parts of a compound, longest first: `drei`, `zimmer` and `wohnung` of "dreizimmerwohnung". */
function partsOf(word: string, dictionary: Dictionary): string[] | undefined {
	const { links } = dictionary.vocabulary;
	if (links.length === 0) return undefined;
	for (let at = word.length - shortest; at >= shortest; at--) {
		const head = word.slice(0, at);
		if (!dictionary.sense(head) && !dictionary.vocabulary.and.includes(head)) continue;
		for (const link of ['', ...links]) {
			const rest = word.slice(at);
			if (!rest.startsWith(link)) continue;
			const end = rest.slice(link.length);
			if (end.length < shortest) continue;
			const plain = dictionary.plain(end);
			const parts = plain && dictionary.sense(plain) ? [plain] : partsOf(end, dictionary);
			if (parts) return [head, ...parts];
		}
	}
	return undefined;
}

/** The one word that was most likely meant; none where several would do. */
function nearestTo(word: string, { telling, sense }: Dictionary): string | undefined {
	const most = slipsIn(word);
	if (most === 0) return undefined;
	const near = telling.flatMap((other) => {
		const isAlike = other[0] === word[0] || (other[0] === word[1] && other[1] === word[0]);
		if (!isAlike || other.length < 4) return [];
		// Too many short words have all letters but one in common. Of five, one that was left out counts, too.
		const isShort = word.length < 5 || (word.length === 5 && other.length <= 5);
		const slips = editDistance(word, other, most);
		return slips <= most && (!isShort || hasSameLetters(word, other)) ? [{ other, slips }] : [];
	});
	const least = Math.min(...near.map(({ slips }) => slips));
	const nearest = near.filter(({ slips }) => slips === least).map(({ other }) => other);
	// "alquilr": whatever was meant asks for rent.
	return nearest.find((one) =>
		nearest.every((other) => sense(other)?.startsWith(sense(one) ?? '')),
	);
}

/** Whether two words differ only in two letters that were swapped, or in one that was written twice. */
function hasSameLetters(a: string, b: string): boolean {
	return [sortLetters, withoutDoubles].some((form) => form(a) === form(b));
}

function sortLetters(word: string): string {
	return [...word].sort().join('');
}

function withoutDoubles(word: string): string {
	return word.replaceAll(/(.)\1/g, '$1');
}

/** How many letters of a word may be wrong: short words differ from others by chance. */
function slipsIn({ length }: string): number {
	return length < 4 ? 0 : length < 8 ? 1 : 2;
}
