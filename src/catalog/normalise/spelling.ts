/** Written out, because \p{L} and \p{P} make each of the many patterns slow to compile. */
export const letter = 'a-zß-öø-ɏ';
/** What parts words. */
export const mark = "\\s\\-‐‑–—_.,;:'’/+()";
/** Between words that are one name. */
export const gap = `[${mark}]{0,5}`;
/** Where no word goes on. */
export const noWord = `(?![${letter}0-9])`;

/** One word, with umlauts and accents as such, written out, or left off. */
export function spelling(word: string): string {
	const spelled = word
		.replaceAll(/ä|ae/gu, '\u0001')
		.replaceAll(/ö|oe/gu, '\u0002')
		.replaceAll(/ü|ue/gu, '\u0003')
		.replaceAll(/ß|ss/gu, '\u0004');
	return [...spelled].map((letter) => variants[letter] ?? plainOrAccented(letter)).join('');
}

const variants: Readonly<Record<string, string>> = {
	'\u0001': '(?:ä|ae?)',
	'\u0002': '(?:ö|oe?)',
	'\u0003': '(?:ü|ue?)',
	'\u0004': '(?:ß|ss)',
};

function plainOrAccented(letter: string): string {
	const base = letter.normalize('NFD').replaceAll(/\p{M}/gu, '');
	return accents[base] ?? base.replace(/[\\^$.*+?()[\]{}|/-]/, '\\$&');
}

const accents: Readonly<Record<string, string>> = {
	a: '[aàáâãåä]',
	c: '[cç]',
	e: '[eèéêë]',
	i: '[iìíîï]',
	n: '[nñ]',
	o: '[oòóôõö]',
	u: '[uùúûü]',
};
