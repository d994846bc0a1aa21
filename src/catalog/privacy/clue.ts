import { withoutStroke } from './spelling.ts';

/**
 * Something to be found in texts. Compiling its expression costs far more than a search, and hardly any
 * text holds it, so texts are first looked at in a cheaper way.
 */
export interface Clue {
	/** Whether searching is worth it: never false for a text in which the expression would be found. */
	mayBeIn(text: Searched): boolean;
	/** Global; made when it is first needed. */
	readonly expression: RegExp;
}

/** A text that is searched for several clues. */
export interface Searched {
	readonly text: string;
	/** As `fold` leaves it. */
	readonly folded: string;
	/** Without what stands between the digits of a number, and with noughts for the letters that look like them. */
	readonly digits: string;
	readonly hasDigit: boolean;
}

/** A clue whose expression is compiled when it is first used, since most are looked for in no text. */
export function clue(
	expression: () => RegExp,
	mayBeIn: (text: Searched) => boolean = () => true,
): Clue {
	let made: RegExp | undefined;
	return {
		mayBeIn,
		get expression() {
			return (made ??= expression());
		},
	};
}

/** A text in the forms that clues ask for, each made once. */
export function searched(text: string): Searched {
	let folded: string | undefined;
	let digits: string | undefined;
	let hasDigit: boolean | undefined;
	return {
		text,
		get folded() {
			return (folded ??= fold(text));
		},
		get digits() {
			return (digits ??= text.replaceAll(/[.,'’´`·˙_\s‐‑–-]+/gu, '').replaceAll(/o/giu, '0'));
		},
		get hasDigit() {
			return (hasDigit ??= /\d/.test(text));
		},
	};
}

/**
 * What stays the same of a name however it is written: letters and digits, small, without accents and strokes, without
 * the letter that "ä" and "ae" differ by, and with one "s" for "ß" and "ss".
 */
export function fold(text: string): string {
	return text
		.toLowerCase()
		.normalize('NFKD')
		.replaceAll(/[łđħŧøıæœ]/g, plainLetter)
		.replaceAll(/[^a-df-z0-9ß]+/g, '')
		.replaceAll(/[sß]+/g, 's');
}

function plainLetter(letter: string): string {
	return letter === 'æ' ? 'a' : letter === 'œ' ? 'o' : withoutStroke(letter);
}
