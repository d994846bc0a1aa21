/**
 * A text as words are compared: in small letters, without accents, and with one spelling for what is typed in
 * several: `ä`, `ae` and `a`, `ß` and `ss`. Folding what is folded changes nothing.
 */
export function fold(text: string): string {
	return text
		.normalize('NFKD')
		.toLowerCase()
		.normalize('NFKD')
		.replace(/\p{M}/gu, '')
		.replace(/[ßæøœłđ]/g, (letter) => folded[letter] ?? letter)
		.replace(/([aou])e+/g, '$1');
}

/** The words of a text, folded. */
export function wordsIn(text: string): string[] {
	return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Letters that are no accented ones. */
const folded: Readonly<Record<string, string>> = {
	ß: 'ss',
	æ: 'a',
	ø: 'o',
	œ: 'o',
	ł: 'l',
	đ: 'd',
};
