import { fold } from '../fold.ts';

/** A word, number or sign of a phrase. */
export interface Token {
	/** Folded. */
	readonly word: string;
	/** As it was typed. */
	readonly text: string;
	/** Where it stands in the phrase. */
	readonly start: number;
	readonly end: number;
	/** Its value where it is written in digits. */
	readonly number?: number | undefined;
}

const grouped = String.raw`\d{1,3}(?<sep>[.,'’\s])\d{3}(?:\k<sep>\d{3})*(?:[.,]\d{1,2})?(?!\d|[.,]\d)`;
/** "LE-MS38-EG": letters and, behind a hyphen, a part with a digit. */
const reference = String.raw`(?<![\p{L}\d])\p{L}+(?:-\p{L}+)*-\p{L}*\d[\p{L}\d]*(?:[.-][\p{L}\d]+)*`;
/** "1.3.", "01.03.2027", "1/3/2027". */
const date = String.raw`(?<![\d.,])\d{1,2}(?:\.\d{1,2}\.(?:\d{4}|\d{2})?|\/\d{1,2}\/(?:\d{4}|\d{2}))(?!\d)`;
const digits = String.raw`\d*½|\d+\s1\/2(?!\d)|\d+(?:[.,]\d+)?½?`;
const pieces = new RegExp(
	String.raw`(?<date>${date})|(?<number>${grouped}|${digits})|(?<word>${reference}|\p{L}[\p{L}\p{M}\p{N}]*)|(?<sign>[€$£+<>≤≥–-])`,
	'gu',
);

/** Cuts a phrase into tokens; signs that stand for nothing are left out. */
export function tokensIn(phrase: string): Token[] {
	const tokens: Token[] = [];
	for (const { 0: text, index: start, groups = {} } of phrase.matchAll(pieces)) {
		const end = start + text.length;
		const place = { text, start, end };
		if (groups['number']) tokens.push({ ...place, word: text, number: numberOf(text) });
		else if (groups['word']) tokens.push({ ...place, word: fold(text) });
		else if (!isDash(text)) tokens.push({ ...place, word: text });
		else if (isRange(phrase, { start, end, before: tokens.at(-1) }))
			tokens.push({ ...place, word: '-' });
	}
	return tokens;
}

/** "400.000", "400 000", "1,5" and "2½": three digits behind a separator are thousands. */
function numberOf(text: string): number {
	const plain = text.replace(/½|\s1\/2$/, '');
	const half = plain === text ? 0 : 0.5;
	const separator = new RegExp(`^${grouped}$`, 'u').exec(plain)?.groups?.['sep'];
	const whole = separator && !plain.startsWith('0') ? plain.replaceAll(separator, '') : plain;
	return Number(whole.replace(',', '.') || '0') + half;
}

function isDash(text: string): boolean {
	return text === '-' || text === '–';
}

/** Whether a dash stands between two numbers, and not within a name. */
function isRange(
	phrase: string,
	{
		start,
		end,
		before,
	}: { readonly start: number; readonly end: number; readonly before: Token | undefined },
): boolean {
	if (!before || !/^\s*[€$£]?\s*\d/.test(phrase.slice(end))) return false;
	return before.number !== undefined || /^(?:[€$£]|m2|k)$/.test(before.word) || start > before.end;
}
