/**
 * Finds a street by its name in every way it is usually written: "Löberwallgraben 14a", "Karl Heine
 * Str.", "KARL-HEINE-STRASSE", "karl-heine-strasse-14" in an address of a page. A house number behind it
 * belongs to the match.
 * @returns `undefined` when the name has too few letters to be found.
 */
export function streetPattern(street: string | undefined): RegExp | undefined {
	const words = wordsOf((street ?? '').slice(0, 120));
	const name = words.length > 2 || words.slice(1).join('').length > 5 ? withoutStart(words) : words;
	const letters = words.join('').replaceAll(/\P{L}/gu, '').length;
	if (letters === 0 || words.join('').length < 2) return undefined;
	const [start, end] = letters < 6 ? [`(?<![${letter}0-9])`, `(?![${letter}])`] : ['', ''];
	const core = name.map(wordPattern).map(abbreviated(name)).join(gap);
	return new RegExp(`${numberBefore}${start}${core}${end}${houseNumber}`, 'giu');
}

/** Finds a house number that is named as one, such as "Hausnummer 14a". */
export function houseNumberPattern(number: string | undefined): RegExp | undefined {
	const digits = /\d+/.exec(number ?? '')?.[0];
	if (digits === undefined) return undefined;
	return new RegExp(`haus(?:nummer|nr\\.?|[ -]nr\\.?)[\\s:]*${digits}\\s?[a-z]?${noWord}`, 'giu');
}

// Written out, because \p{L} and \p{P} make each of the many patterns slow to compile.
const letter = 'a-zß-öø-ɏ';
const mark = "\\s\\-‐‑–—_.,;:'’/+()";
const gap = `[${mark}]{0,4}`;
const noWord = `(?![${letter}0-9])`;
const number = `\\d+\\s?[a-z]?${noWord}`;
// As English has it: "at 14a Löberwallgraben".
const numberBefore = '(?:(?<![\\d.,])\\d{1,4}\\s?[a-z]?[\\s,]{1,2})?';
const houseNumber = `(?:[${mark}]{1,4}(?:Nr\\.?|No\\.?|n\\.?º|Haus(?:nummer)?)?\\s*${number}(?:\\s?[-–/+]\\s?(?:${number}|[a-z]${noWord}))*)?`;

function wordsOf(street: string): string[] {
	return street
		.normalize('NFC')
		.replace(/[\s,]+\d+\s*[a-z]?(?:\s*[-–/+]\s*(?:\d+\s*)?[a-z]?)*$/iu, '')
		.split(/[\s\p{P}_+]+/u)
		.filter((word) => /\p{L}|\d/u.test(word));
}

/** "Am", "In der", "Calle de" in front may be missing or inflected in a sentence. */
function withoutStart(words: readonly string[]): readonly string[] {
	let start = 0;
	while (start < words.length - 1 && small.has((words[start] ?? '').toLowerCase())) start++;
	const rest = words.slice(start);
	return rest.join('').length < 5 ? words : rest;
}

/** "K.-Liebknecht-Str.", "Gr. Elbstr.": every word but the last may be cut short with a dot. */
function abbreviated(words: readonly string[]) {
	return (pattern: string, index: number): string => {
		const first = [...(words[index] ?? '').toLowerCase()][0];
		if (index === words.length - 1 || first === undefined) return pattern;
		return `(?:${pattern}|${spelling(first)}[a-zß-öø-ÿ]{0,8}\\.)`;
	};
}

const small = new Set(
	'am an der im in den dem auf zum zur bei beim unter vor hinter c calle carrer av avda avenida avinguda plaza plaça pl paseo passeig de del la las los el l d'.split(
		' ',
	),
);

function wordPattern(word: string, index: number, words: readonly string[]): string {
	const lower = word.toLowerCase();
	if (/^str(?:a(?:ß|ss)e)?$/.test(lower)) return road;
	const stem = /^(.{2,}?)(?:straße|strasse|str)$/u.exec(lower)?.[1];
	if (stem !== undefined) return `${spelling(stem)}${gap}${road}`;
	const [, first, last] = compound.exec(lower) ?? [];
	if (first !== undefined && last !== undefined) {
		return `${spelling(first)}${gap}${last === 'platz' ? 'pl(?:atz|\\.)?' : spelling(last)}`;
	}
	const adjective = index < words.length - 1 ? /^(.{3,}?)e[nrms]?$/u.exec(lower)?.[1] : undefined;
	return adjective === undefined ? spelling(lower) : `${spelling(adjective)}e[nrms]?`;
}

const road = 'str(?:a(?:ß|ss)en?|\\.|(?![a-zß-öø-ɏ]))';
const compound =
	/^(.{3,}?)(weg|platz|allee|gasse|ring|ufer|damm|wall|graben|chaussee|steig|markt|stieg|pfad|hof|berg|tor|promenade)$/u;

/** One word, with umlauts and accents as such, written out, or left off. */
function spelling(word: string): string {
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
