import { clue, fold, type Clue, type Searched } from './clue.ts';

/**
 * Finds a street by its name in every way it is usually written: "Löberwallgraben 14a", "Karl Heine
 * Str.", "KARL-HEINE-STRASSE", "karl-heine-strasse-14" in an address of a page. A house number behind it
 * belongs to the match.
 * @returns `undefined` when the name has too few letters to be found.
 */
export function streetPattern(street: string | undefined): Clue | undefined {
	const words = wordsOf((street ?? '').slice(0, 120));
	const name = words.length > 2 || words.slice(1).join('').length > 5 ? withoutStart(words) : words;
	const letters = words.join('').replaceAll(/\P{L}/gu, '').length;
	if (letters === 0 || words.join('').length < 2) return undefined;
	const [start, end] = letters < 6 ? [`(?<![${letter}0-9])`, `(?![${letter}])`] : ['', ''];
	return clue(() => {
		const core = name.map(wordPattern).map(abbreviated(name)).join(gap);
		return new RegExp(`${numberBefore}${start}${core}${end}${houseNumber}`, 'giu');
	}, anchor(name));
}

/** Finds a house number that is named as one, such as "Hausnummer 14a". */
export function houseNumberPattern(number: string | undefined): Clue | undefined {
	const digits = /\d+/.exec(number ?? '')?.[0];
	if (digits === undefined) return undefined;
	return clue(
		() => new RegExp(`${houseNumberWord}[\\s:]*${digits}\\s?[a-z]?${noWord}`, 'giu'),
		({ text, hasDigit }) => hasDigit && namesHouseNumber.test(text),
	);
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

const houseNumberWord = 'haus(?:nummer|nr\\.?|[ -]nr\\.?)';
const namesHouseNumber = new RegExp(houseNumberWord, 'iu');

/**
 * What of a name no way of writing it can do without: of its last word the part that is never cut short,
 * or, before "Straße", the word in front, unless that is.
 */
function anchor(words: readonly string[]): (text: Searched) => boolean {
	const [last = '', before] = words.toReversed().map((word) => word.toLowerCase());
	const isRoad = onlyRoad.test(last);
	const part = isRoad ? innerPart(before ?? '') : lastPart(last);
	const folded = fold(part);
	// Short ones are in every other text.
	if (folded.length < 3) return () => true;
	return ({ text, folded: all }) => all.includes(folded) || (isRoad && cutShort.test(text));
}

/** "Heine-Str.", "Elbstr."; a dot in front of the road is where a word has been cut short. */
const cutShort = new RegExp(`\\.[${mark}]{0,4}str`, 'iu');

function lastPart(lower: string): string {
	const stem = roadEnd.exec(lower)?.[1];
	if (stem !== undefined) return `${stem}str`;
	return lower.replace(/^(.{3,}?)platz$/u, '$1pl');
}

function innerPart(lower: string): string {
	const part = lastPart(lower);
	return part === lower ? (adjective.exec(lower)?.[1] ?? lower) : part;
}

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
	if (onlyRoad.test(lower)) return road;
	const stem = roadEnd.exec(lower)?.[1];
	if (stem !== undefined) return `${spelling(stem)}${gap}${road}`;
	const [, first, last] = compound.exec(lower) ?? [];
	if (first !== undefined && last !== undefined) {
		return `${spelling(first)}${gap}${last === 'platz' ? 'pl(?:atz|\\.)?' : spelling(last)}`;
	}
	const inflected = index < words.length - 1 ? adjective.exec(lower)?.[1] : undefined;
	return inflected === undefined ? spelling(lower) : `${spelling(inflected)}e[nrms]?`;
}

const onlyRoad = /^str(?:a(?:ß|ss)e)?$/;
const roadEnd = /^(.{2,}?)(?:straße|strasse|str)$/u;
const adjective = /^(.{3,}?)e[nrms]?$/u;

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
