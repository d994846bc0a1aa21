import { readText, type ReadText } from './words.ts';

/** Characters of a text, the first and the one behind the last. */
export interface Span {
	readonly start: number;
	readonly end: number;
}

/** Something a record must not tell. */
export interface HiddenFact {
	readonly what: 'hidden address' | 'hidden price';
	/** Where a text tells it. */
	readonly find: (text: ReadText) => Span[];
	/** Whether any link may tell it that is more than an id of a known host. */
	readonly inLinks?: true;
	/** Whether the record has it itself, so that any amount called a price, or any map, tells it. */
	readonly isOwn?: true;
}

/** Where a text matches an expression, which is global. */
export function spansOf(text: string, expression: RegExp): Span[] {
	return Array.from(text.matchAll(expression), ({ index, 0: { length } }) => ({
		start: index,
		end: index + length,
	}));
}

/** What a text tells that it must not. */
export function whatIsTold(text: string, facts: readonly HiddenFact[]): HiddenFact['what'][] {
	const read = readText(text);
	return facts.filter(({ find }) => find(read).length > 0).map(({ what }) => what);
}
