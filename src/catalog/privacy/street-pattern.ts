import { clue, fold, type Clue } from './clue.ts';
import { article, romanceRoad } from './romance-road.ts';
import { gap, letter, mark, noWord } from './spelling.ts';
import {
	anchor,
	coreOf,
	endsInRoad,
	familyName,
	small,
	spacedOut,
	withoutStart,
	wordsOf,
} from './street-name.ts';

/**
 * Finds a street by its name in every way it is usually written: "Löberwallgraben 14a", "Karl Heine
 * Str.", "KARL-HEINE-STRASSE", "karl-heine-strasse-14" in an address of a page. A house number behind it
 * belongs to the match. "Calle" and the like may be missing, unless what follows is the name of the town.
 * @param areas names of the town and its parts
 * @returns `undefined` when the name has too few letters to be found.
 */
export function streetPattern(
	street: string | undefined,
	areas: readonly (string | undefined)[] = [],
): Clue | undefined {
	const words = wordsOf((street ?? '').slice(0, 120));
	const short = withoutStart(words);
	const core = fold(short.join(''));
	const isArea = areas.some((area) => area !== undefined && fold(area).includes(core));
	const mayBeShort = words.length > 2 || words.slice(1).join('').length > 5;
	const name = mayBeShort && !isArea ? short : words;
	const letters = words.join('').replaceAll(/\P{L}/gu, '').length;
	if (letters === 0 || words.join('').length < 2) return undefined;
	const [start, end] = letters < 6 ? [`(?<![${letter}0-9])`, `(?![${letter}])`] : ['', ''];
	return clue(() => {
		const core = `(?:${[coreOf(name), ...behindRoad(name)].join('|')})`;
		return new RegExp(`${numberBefore}${start}${core}${end}${houseNumber}`, 'giu');
	}, anchor(name));
}

/** "C/ Luna" and "Cl. de la Luna" of Calle Luna; of longer names the road is left off before. */
function behindRoad([first = '', ...others]: readonly string[]): string[] {
	const road = romanceRoad(first);
	const name = others.slice(others.findIndex((word) => !article.test(word)));
	if (road === undefined || name.length === 0) return [];
	return [`${road}${gap}${coreOf(name)}(?![${letter}])`];
}

/** Finds "Zetkinstraße 5" of Clara-Zetkin-Straße; `undefined` for streets that are called after nobody. */
export function familyStreetPattern(street: string | undefined): Clue | undefined {
	return streetPattern(familyName(wordsOf((street ?? '').slice(0, 120)))?.join('-'));
}

/** Finds "M u s t e r s t r a ß e  5", to the end of what is written so; no other text has these letters one by one. */
export function spacedStreetPattern(street: string | undefined): Clue | undefined {
	const spaced = spacedOut(wordsOf((street ?? '').slice(0, 120)));
	if (spaced === undefined) return undefined;
	return clue(
		() => new RegExp(spaced, 'giu'),
		({ text }) => fiveApart.test(text),
	);
}

const fiveApart = new RegExp(`(?:[^${mark}][${mark}]{1,5}){4}`, 'u');

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
				`(?<![${letter}0-9])${coreOf(name)}${parting}(?:(?:Nr|No)\\.?\\s?)?${digits}${noMeasure}\\s?[a-z]?${noWord}`,
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

const number = `\\d+\\s?[a-z]?${noWord}`;
// As English has it: "at 14a Löberwallgraben".
const numberBefore = '(?:(?<![\\d.,])\\d{1,4}\\s?[a-z]?[\\s,]{1,2})?';
/** Between a street and its house number; behind "Str." there need not be anything. */
const parting = `(?:[${mark}]{1,4}|(?<=\\.))`;
const houseNumber = `(?:${parting}(?:Nr\\.?|No\\.?|n\\.?º|Nummer|Haus(?:nummer)?|#)?\\s*${number}(?:\\s?[-–/+]\\s?(?:${number}|[a-z]${noWord}))*)?`;

/** Behind a number that is none of a house: "Bahnhof 5 Minuten", "3,5 Zimmer". */
const noMeasure = `(?![.,]\\d|[\\s-]{0,2}(?:[%€°²]|m²|(?:k?m|qm|min|\\p{L}*minut\\p{L}*|met\\p{L}+|zimmer|rooms?|jahre?n?|years?|años?|uhr|eur\\p{L}*|stunden?|hours?)${noWord}))`;

const houseNumberWord = 'haus(?:nummer|nr\\.?|[ -]nr\\.?)';
const namesHouseNumber = new RegExp(houseNumberWord, 'iu');
