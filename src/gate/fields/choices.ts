import { plainText } from '../html/plain-text.ts';

/** The values of a select that accounts send as one text, as a list, or as a list with empty texts: "Gas, Öl, ,". */
export function choiceList(raw: string | readonly (string | null)[] | null | undefined): string[] {
	const values = (typeof raw === 'string' ? [raw] : (raw ?? []))
		.flatMap((value) => plainText(value)?.split(between) ?? [])
		.map((value) => plainText(value));
	return [...new Set(values.filter((value) => value !== undefined))];
}

/** Not within brackets, nor within a number. */
const between = /(?:[,;](?!\d)|(?<!\d)[,;])(?![^(]*\))/u;
