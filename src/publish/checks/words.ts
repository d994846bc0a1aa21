import { piecesOf } from './html.ts';

/** Whether a page may hold what no person writes, so that reading it is worth the time. */
export function mayHoldProgramWords(text: string): boolean {
	return suspicious.test(text);
}

/**
 * Texts and attributes of a page that show a value of the program instead of words: `undefined`, `NaN m²`,
 * `[object Object]`. People write such words too (German “null” is zero), so only those count that fill a
 * text or a part of it between separators.
 */
export function programWords(html: string): string[] {
	const found = new Set<string>();
	for (const piece of piecesOf(html)) {
		if (piece.kind === 'script') continue;
		const text = (piece.kind === 'text' ? piece.text : piece.value).trim();
		if (isProgramText(text)) found.add(text);
	}
	return [...found];
}

/** Whether a text that is published names this address. */
export function isMentioned(address: string, records: Iterable<string>): boolean {
	for (const record of records) if (record.includes(address)) return true;
	return false;
}

const suspicious = /undefined|NaN|\[object |null|Invalid Date/;
/** With a number before or a unit after it. */
const withUnit = /^(?:[\d.,]+\s+)?(?:undefined|null|NaN)(?:\s+[^\s]{1,4})?$/;

/** Whether a visible text is what a program says of a value that is not there, such as "undefined m²". */
export function isProgramText(text: string): boolean {
	if (!suspicious.test(text)) return false;
	if (/\[object \w+\]|Invalid Date/.test(text)) return true;
	return text.split(/[·|,;:()/–—]/).some((part) => withUnit.test(part.trim()));
}
