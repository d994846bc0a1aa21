import SearchableMap from 'minisearch/SearchableMap';
import { compoundsOf } from './compounds.ts';
import { wordsIn } from './fold.ts';
import type { SearchText } from './text-file.ts';

/** Texts that can be searched in. */
export interface TextSearch {
	/** Ids of the units that have all of the words, lowest first; of all units when there is no word. */
	find(words: string): number[];
	/** Whether some unit has all of the words as they are, or what begins with them. */
	has(words: string): boolean;
}

/** Fewer letters begin too many words. */
const shortestBeginning = 3;

/**
 * Makes texts ready to be searched in. A word is found by its beginning and where it ends a compound. One that
 * occurs nowhere is taken apart, and if that does not help, taken for a slip of the pen.
 */
export function openTexts(texts: readonly SearchText[]): TextSearch {
	const rows = new Map<string, number[]>();
	const note = (word: string, row: number) => {
		const known = rows.get(word);
		if (!known) rows.set(word, [row]);
		else if (known.at(-1) !== row) known.push(row);
	};
	// Words that many units share are cut once.
	const cut = new Map<string, readonly string[]>();
	const cutShared = (words: string) => {
		const known = cut.get(words) ?? wordsIn(words);
		cut.set(words, known);
		return known;
	};
	for (const [row, { own, shared }] of texts.entries()) {
		for (const word of wordsIn(own)) note(word, row);
		for (const words of shared) for (const word of cutShared(words)) note(word, row);
	}
	const compounds = compoundsOf(rows.keys());
	const tree = new SearchableMap<(readonly number[])[]>();
	const add = (word: string, list: readonly number[]) => {
		const lists = tree.get(word);
		if (lists) lists.push(list);
		else tree.set(word, [list]);
	};
	for (const [word, list] of rows) {
		add(word, list);
		for (const end of compounds.ends(word)) add(end, list);
	}

	const beginning = (word: string) => [...tree.atPrefix(word).values()].flat();
	const likeWords = (word: string) => {
		const slips = slipsIn(word);
		if (slips === 0) return [];
		const found = [...tree.fuzzyGet(word, slips).values()];
		const least = Math.min(...found.map(([, distance]) => distance));
		return found.flatMap(([lists, distance]) => (distance === least ? lists : []));
	};
	/** Marks the units that have a word. */
	const having = (word: string): Uint8Array<ArrayBuffer> => {
		const direct = beginning(word);
		if (direct.length > 0) return marked(direct);
		const halves = compounds.halves(word)?.map(beginning);
		if (halves?.every((lists) => lists.length > 0)) return halves.map(marked).reduce(both);
		return marked(likeWords(word));
	};
	const marked = (lists: readonly (readonly number[])[]) => {
		const marks = new Uint8Array(texts.length);
		for (const list of lists) for (const row of list) marks[row] = 1;
		return marks;
	};
	return {
		has: (words) =>
			wordsIn(words).every((word) =>
				word.length < shortestBeginning ? tree.has(word) : beginning(word).length > 0,
			),
		find: (words) => {
			const all = new Uint8Array(texts.length).fill(1);
			const wanted = [...new Set(wordsIn(words))];
			const telling = wanted.filter((word) => !fillers.has(word));
			const marks = telling.map(having).reduce(both, all);
			const ids: number[] = [];
			for (const [row, { id }] of texts.entries()) if (marks[row]) ids.push(id);
			return ids;
		},
	};
}

/** Words that people type between others, in all languages. */
const fillers: ReadonlySet<string> = new Set(
	[
		'mit in im am an auf und oder bei von der die das ein eine einem einer zu zum zur',
		'with and or the of a at near for to',
		'con en de del la el los las y o un una al',
	].flatMap(wordsIn),
);

function both(a: Uint8Array<ArrayBuffer>, b: Uint8Array): Uint8Array<ArrayBuffer> {
	const marks = new Uint8Array(a.length);
	for (let at = 0; at < marks.length; at++) marks[at] = (a[at] ?? 0) & (b[at] ?? 0);
	return marks;
}

/** How many letters of a word may be wrong. */
function slipsIn({ length }: string): number {
	return length < 4 ? 0 : length < 7 ? 1 : 2;
}
