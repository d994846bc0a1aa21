import { plainText } from '../html/plain-text.ts';

/** What people write where they set nothing. */
const unset =
	/^(?:[-–—/.?]+|(?:\p{L}+ )?auf anfrage|(?:price )?on (?:request|application)|poa|(?:precio )?a consultar|k\.?\s?a\.?|keine angaben?|no information|(?:noch )?(?:unbekannt|nicht bekannt)|n\.?\s?\/?\s?a\.?|not stated|unknown|keine?|none|ninguno|desconocid[oa]|(?:wird )?(?:noch )?(?:bekannt ?gegeben|mitgeteilt|nachgereicht|ergänzt)|folgt(?: noch)?|to be (?:announced|confirmed)|t\.?b\.?[acd]\.?|por (?:confirmar|determinar))$/iu;

/** Whether a field's words say that it has none. */
export function isUnset(text: string): boolean {
	return unset.test(text);
}

/** A line of text, where it says anything. */
export function setWords(raw: string | number | null | undefined): string | undefined {
	const text = plainText(raw);
	return text === undefined || isUnset(text) ? undefined : text;
}

/** The values of a select that accounts send as one text, as a list, or as a list with empty texts: "Gas, Öl, ,". */
export function choiceList(raw: string | readonly (string | null)[] | null | undefined): string[] {
	const values = (typeof raw === 'string' ? [raw] : (raw ?? []))
		.flatMap((value) => plainText(value)?.split(between) ?? [])
		.map((value) => plainText(value));
	return [...new Set(values.filter((value) => value !== undefined))];
}

/** Not within brackets, nor within a number. */
const between = /(?:[,;](?!\d)|(?<!\d)[,;])(?![^(]*\))/u;
