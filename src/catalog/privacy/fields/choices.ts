import { plainText } from '../html/plain-text.ts';

/** The values of a select that accounts send as one text, as a list, or as a list with empty texts. */
export function choiceList(raw: string | readonly (string | null)[] | null | undefined): string[] {
	const values = (typeof raw === 'string' ? [raw] : (raw ?? [])).map(plainText);
	return [...new Set(values.filter((value) => value !== undefined))];
}
