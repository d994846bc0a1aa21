import { z } from 'zod';
import { piecesOf } from './html.ts';

/** Words that look like values of the program and that people wrote in texts that are published. */
export interface WrittenWords {
	/**
	 * Whether a person wrote each such word of a text. The text may be put together from several or cut off, so
	 * only the words next to it are compared, as far as both texts have any. A text that is nothing but such a word
	 * has none, so it excuses the word only where its unit or project is shown.
	 * @param isAbout whether the text stands on a page that shows the unit or project of this id.
	 */
	explain(text: string, isAbout: (id: number) => boolean): boolean;
}

/** @param records JSON of everything public. */
export function writtenWords(records: Iterable<string>): WrittenWords {
	const written = new Set<string>();
	const alone = new Map<string, Set<number>>();
	const note = (text: string, owner: number | undefined) => {
		for (const { before, word, after } of findingsIn(text)) {
			if (before === none && after === none && owner !== undefined) {
				alone.set(word, (alone.get(word) ?? new Set()).add(owner));
			} else {
				written.add(keyOf(before, word, after));
				if (before !== none) written.add(keyOf(before, word, cut));
				if (after !== none) written.add(keyOf(cut, word, after));
			}
		}
	};
	for (const record of records) {
		if (!suspicious.test(record)) continue;
		const { id, place, ...rest } = Owned.parse(JSON.parse(record));
		for (const text of textsOf(rest)) note(text, id);
		// Cities and districts also name lists that have nothing else to do with the unit.
		for (const text of textsOf(place)) note(text, undefined);
	}
	return {
		explain(text, isAbout) {
			const found = findingsIn(text);
			const isWritten = (each: Finding) =>
				excusesOf(each).some((key) => written.has(key)) ||
				[...(alone.get(each.word) ?? [])].some(isAbout);
			return found.length > 0 && found.every(isWritten);
		},
	};
}

/** A word and those next to it. */
interface Finding {
	readonly before: string;
	readonly word: string;
	readonly after: string;
}

/** In the place of a word: the text begins or ends here. */
const none = '';
/** In the place of a word: whichever it is, since the other text begins or ends here. */
const cut = '…';

// Addresses are made of names in small letters.
const suspicious = /undefined|nan|\[object |null|invalid date/i;
const anyWord = /\[object \w+\]|invalid date|[\p{L}\p{N}]+/gu;
const programWord = /^(?:undefined|nan|null|invalid date|\[object \w+\])$/;

/** Keys of the written words of which any explains a finding. */
function excusesOf({ before, word, after }: Finding): string[] {
	const keys = [
		keyOf(before, word, after),
		keyOf(before, word, none),
		keyOf(none, word, after),
		keyOf(none, word, none),
	];
	// A word that stands alone is not explained by the same one in the middle of a sentence.
	if (after === none && before !== none) keys.push(keyOf(before, word, cut));
	if (before === none && after !== none) keys.push(keyOf(cut, word, after));
	return keys;
}

function findingsIn(text: string): Finding[] {
	const words = text.toLowerCase().match(anyWord) ?? [];
	return words.flatMap((word, at) =>
		programWord.test(word)
			? [{ before: words[at - 1] ?? none, word, after: words[at + 1] ?? none }]
			: [],
	);
}

/** Every text within a record, those of its markup and its lines by themselves. */
function* textsOf(value: unknown): Generator<string> {
	if (typeof value === 'string') {
		if (!suspicious.test(value)) return;
		for (const piece of piecesOf(value)) if (piece.kind === 'text') yield* piece.text.split('\n');
	} else if (typeof value === 'object' && value !== null) {
		for (const each of Object.values(value)) yield* textsOf(each);
	}
}

/** Legal texts have no id; where they are nothing but such a word, that is no text. */
const Owned = z.looseObject({ id: z.int().default(0) });

function keyOf(before: string, word: string, after: string): string {
	return `${before} ${word} ${after}`;
}
