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
		const core = coreOf(name);
		return new RegExp(`${numberBefore}${start}${core}${end}${houseNumber}`, 'giu');
	}, anchor(name));
}

/**
 * Finds a street by its name alone where a house number follows: "Karl-Heine 14" of Karl-Heine-Straße,
 * "Markt 5" of Am Markt 5. A name of one word, which may be any word, counts only with its own number.
 */
export function bareStreetPattern(
	street: string | undefined,
	houseNumber: string | undefined,
): Clue | undefined {
	const words = wordsOf((street ?? '').slice(0, 120));
	const start = words.findIndex((word) => !small.has(word.toLowerCase()));
	const end = endsInRoad.test(words.at(-1) ?? '') ? -1 : words.length;
	const name = words.slice(Math.max(start, 0), end);
	if (name.length === words.length || name.join('').replaceAll(/\P{L}/gu, '').length < 4)
		return undefined;
	const own =
		/^\D{0,4}(\d+)/.exec(houseNumber ?? '')?.[1] ?? /\s(\d+)\s?\w?$/.exec(street ?? '')?.[1];
	const digits = name.length > 1 ? '\\d{1,3}(?!\\d)' : own;
	if (digits === undefined) return undefined;
	return clue(
		() =>
			new RegExp(
				`(?<![${letter}0-9])${coreOf(name)}[${mark}]{1,4}(?:(?:Nr|No)\\.?\\s?)?${digits}${noMeasure}\\s?[a-z]?${noWord}`,
				'giu',
			),
		anchor(name),
	);
}

/** Finds a square of Mannheim, which has no street names: "C 4, 12", "C4 12", "Quadrat C4". */
export function squarePattern(
	street: string | undefined,
	houseNumber: string | undefined,
): Clue | undefined {
	const [, row, column, behind] =
		/^([a-u])\s?(\d{1,2})(?:[\s,]+(\d+).*)?$/iu.exec(street ?? '') ?? [];
	if (row === undefined || column === undefined) return undefined;
	const own = /\d+/.exec(houseNumber ?? '')?.[0] ?? behind ?? '\\d{1,3}(?!\\d)';
	const square = `${row}\\s?${column}`;
	return clue(
		() =>
			new RegExp(
				`(?<![${letter}0-9])(?:(?:Quadrat|square)\\s${square}(?!\\d)|${square}[\\s,/_-]{1,3}${own}\\s?[a-z]?${noWord})`,
				'giu',
			),
		({ hasDigit }) => hasDigit,
	);
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

/** Behind a number that is none of a house: "Bahnhof 5 Minuten", "3,5 Zimmer". */
const noMeasure = `(?![.,]\\d|[\\s-]{0,2}(?:[%€°²]|m²|(?:k?m|qm|min|\\p{L}*minut\\p{L}*|met\\p{L}+|zimmer|rooms?|jahre?n?|years?|años?|uhr|eur\\p{L}*|stunden?|hours?)${noWord}))`;

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

/** "Heine-Str.", "Elbstr.", "K-H-Str."; a dot or one letter in front of the road is where a word has been cut short. */
const cutShort = new RegExp(
	`(?:\\.|(?<![${letter}])[${letter}]-)[${mark}]{0,4}st(?:r|\\.|${noWord})`,
	'iu',
);

function lastPart(lower: string): string {
	const stem = roadEnd.exec(lower)?.[1];
	if (stem !== undefined) return `${stem}str`;
	return lower.replace(/^(.{3,}?)platz$/u, '$1pl');
}

function innerPart(lower: string): string {
	// Those have several forms.
	if (titles.some((title) => title.test(lower))) return '';
	const part = lastPart(lower);
	return part === lower ? (adjective.exec(lower)?.[1] ?? lower) : part;
}

function wordsOf(street: string): string[] {
	const words = street
		.normalize('NFC')
		// As English has it: "10 Downing Street".
		.replace(/^\s*\d+[a-z]?[\s,]+(?=\p{L}{2})/iu, '')
		.replace(/[\s,]+\d+\s*[a-z]?(?:\s*[-–/+]\s*(?:\d+\s*)?[a-z]?)*$/iu, '')
		.split(/[\s\p{P}_+]+/u)
		.filter((word) => /\p{L}|\d/u.test(word));
	return words.map((word, index) => {
		return index > 0 && index === words.length - 1 && /^st$/i.test(word) ? 'Street' : word;
	});
}

function coreOf(name: readonly string[]): string {
	const patterns = name.map(wordPattern).map(abbreviated(name));
	return patterns
		.map((pattern, index) => {
			if (index === patterns.length - 1) return pattern;
			const isOptional = index > 0 && smallInside.test(name[index] ?? '');
			return isOptional ? `(?:${pattern}${gap})?` : `${pattern}${gap}`;
		})
		.join('');
}

/** "Gran Vía Marqués del Turia" for "Gran Via del Marqués del Túria". */
const smallInside =
	/^(?:de[lrmns]?|d|di?e|das|el|la|las|los|les|y|i|und|and|of|the|von|vom|zu[mr]?)$/iu;

/** "Am", "In der", "Calle de" in front may be missing or inflected in a sentence. */
function withoutStart(words: readonly string[]): readonly string[] {
	let start = 0;
	while (start < words.length - 1 && small.has((words[start] ?? '').toLowerCase())) start++;
	const rest = words.slice(start);
	return rest.join('').length < 5 ? words : rest;
}

/** "K.-Liebknecht-Str.", "Gr. Elbstr.", "K-H-Str.": every word but the last may be cut short with a dot. */
function abbreviated(words: readonly string[]) {
	return (pattern: string, index: number): string => {
		const first = [...(words[index] ?? '').toLowerCase()][0];
		if (index === words.length - 1 || first === undefined) return pattern;
		// Or, in "K-H-Str.", to one letter with a hyphen.
		return `(?:${pattern}|${spelling(first)}[a-zß-öø-ÿ]{0,8}\\.|(?<![${letter}])${spelling(first)}(?=-))`;
	};
}

const small = new Set(
	'am an der im in den dem auf zum zur bei beim unter vor hinter c calle carrer av avda avenida avinguda plaza plaça pl paseo passeig de del la las los el l d'.split(
		' ',
	),
);

function wordPattern(word: string, index: number, words: readonly string[]): string {
	const lower = word.toLowerCase();
	if (onlyRoad.test(lower)) return `(?:${road}|st\\.|st${noWord})`;
	const title = index < words.length - 1 && titles.find((each) => each.test(lower));
	if (title) return title.source.slice(1, -1);
	const stem = roadEnd.exec(lower)?.[1];
	if (stem !== undefined) return `${spelling(stem)}${gap}${road}`;
	const [, first, last] = compound.exec(lower) ?? [];
	if (first !== undefined && last !== undefined) {
		return `${spelling(first)}${gap}${last === 'platz' ? 'pl(?:atz|\\.)?' : spelling(last)}`;
	}
	const inflected = index < words.length - 1 ? adjective.exec(lower)?.[1] : undefined;
	return inflected === undefined ? spelling(lower) : `${spelling(inflected)}e[nrms]?`;
}

const onlyRoad = /^str(?:a(?:ß|ss)e|eet)?$/;
const endsInRoad =
	/^(?:str(?:a(?:ß|ss)e|eet)?|weg|platz|allee|gasse|ring|ufer|damm|chaussee|steig|pfad|road|lane|avenue|square)$/iu;
/** Each in the forms that it is written in. */
const titles: readonly RegExp[] = [
	/^(?:sankt|saint|san|santa|st)$/,
	/^(?:doktor|doctor|dr)$/,
	/^(?:professor|prof)$/,
	/^(?:geschwister|geschw)$/,
	/^(?:gebr(?:ü|ue?)der|gebr)$/,
];
const roadEnd = /^(.{2,}?)(?:straße|strasse|str)$/u;
const adjective = /^(.{3,}?)e[nrms]?$/u;

const road = 'str(?:a(?:ß|ss)en?|eet|\\.|(?![a-zß-öø-ɏ]))';
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
