import { plainText } from './html/plain-text.ts';
import { dropFromLine } from './hidden/drop-sentences.ts';
import type { Discretion } from './hidden/texts.ts';

/** Characters; enough to find the words in the CRM. */
const longest = 60;

/** The words of a field for the report: `says “3 Zi.”`, or that there are some, where they may tell what is hidden. */
export function quoted(raw: string, { facts }: Discretion): string {
	const text = plainText(raw) ?? '';
	const isPrivate = /@|\d{7}/.test(text) || dropFromLine(text, facts).told.length > 0;
	if (isPrivate || text === '') return 'has words';
	return `says “${text.length > longest ? `${text.slice(0, longest)}…` : text}”`;
}
