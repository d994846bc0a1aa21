import { clue, type Clue } from './clue.ts';

const number = '\\d+(?:/\\d+)?';
/** Of which anybody finds the plot on the maps of the land registry. */
const plots =
	`flurst(?:ü|ue)ck(?:en?|s)?\\.?[\\s:-]{0,3}(?:(?:nr|nummern?)\\.?[\\s:]{0,2})?${number}(?:\\s?(?:,|und|u\\.|\\+)\\s?${number}){0,20}` +
	`|flst\\.?[\\s:-]{0,3}(?:nr\\.?[\\s:]{0,2})?${number}`;
/** "9872023VH5797S0001WX" of a home, the first fourteen of its plot; also in the four groups it is printed in. */
const catastro =
	'\\d{5}[a-z\\d]{2}\\s?(?=[a-z]*\\d)[a-z\\d]{7}\\s?\\d{4}\\s?[a-z]{2}|\\d{7}\\s?[a-z]{2}\\d{4}[a-z]';
/** "CH 943571098712" of the Swiss land register. */
const egrid = 'CH\\s?\\d{12}';

const expression = new RegExp(
	`(?<![\\p{L}\\d])(?:(?:${plots})(?!\\d|[.,]\\d|\\s?(?:m²|m2|qm|ha|€)(?!\\p{L}))|(?:${catastro}|${egrid})(?![\\p{L}\\d]))`,
	'giu',
);

/** Finds what the land register calls a plot or a home by, from which anybody can look its address up. */
export const parcelPattern: Clue = clue(
	() => expression,
	({ text, hasDigit }) => hasDigit && /fl(?:ur)?st|\d{5}|CH\s?\d{12}/i.test(text),
);
