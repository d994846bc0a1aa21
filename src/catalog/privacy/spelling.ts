/** Written out, because \p{L} and \p{P} make each of the many patterns slow to compile. */
export const letter = 'a-zß-öø-ɏͰ-ӿḀ-ỿ';
/** What parts words. */
export const mark = "\\s\\-‐‑–—_.,;:'’/+()";
/** Between words that are one name. */
export const gap = `[${mark}]{0,5}`;
/** Where no word goes on. */
export const noWord = `(?![${letter}0-9])`;

/** One word, with umlauts, accents and strokes as such, written out, or left off. */
export function spelling(word: string): string {
	const spelled = word
		.replaceAll(/[äæ]|ae/gu, '\u0001')
		.replaceAll(/[öøœ]|oe/gu, '\u0002')
		.replaceAll(/ü|ue/gu, '\u0003')
		.replaceAll(/ß|ss/gu, '\u0004');
	return [...spelled].map((letter) => variants[letter] ?? plainOrAccented(letter)).join('');
}

const variants: Readonly<Record<string, string>> = {
	'\u0001': '(?:[äæ]|ae?)',
	'\u0002': '(?:[öøœ]|oe?)',
	'\u0003': '(?:ü|ue?)',
	'\u0004': '(?:ß|ss)',
};

function plainOrAccented(letter: string): string {
	const base = baseOf(letter);
	return families[base] ?? base.replace(/[\\^$.*+?()[\]{}|/-]/, '\\$&');
}

function baseOf(letter: string): string {
	return letter
		.normalize('NFD')
		.replaceAll(/\p{M}/gu, '')
		.replaceAll(/[łđħŧøı]/gu, withoutStroke);
}

/** The Latin letter that one with a stroke, or without its dot, is written as elsewhere. */
export function withoutStroke(letter: string): string {
	return strokes[letter] ?? letter;
}

const strokes: Readonly<Record<string, string>> = {
	ł: 'l',
	đ: 'd',
	ħ: 'h',
	ŧ: 't',
	ø: 'o',
	ı: 'i',
};

/** Each letter with all that differ from it by a mark alone: Latin, Greek and Cyrillic ones. */
const families: Readonly<Record<string, string>> = familiesAmong([
	[0xc0, 0x24f],
	[0x370, 0x45f],
	[0x1e00, 0x1eff],
]);

function familiesAmong(ranges: readonly (readonly [first: number, last: number])[]) {
	const found = new Map<string, Set<string>>();
	for (const [first, last] of ranges) {
		for (let code = first; code <= last; code++) {
			const letter = String.fromCodePoint(code).toLowerCase();
			const base = baseOf(letter);
			if (base === letter || base.length !== 1 || letter.length !== 1) continue;
			found.set(base, (found.get(base) ?? new Set(base)).add(letter));
		}
	}
	// Its small form has two signs.
	found.get('i')?.add('İ');
	return Object.fromEntries([...found].map(([base, all]) => [base, `[${[...all].join('')}]`]));
}
