import { cached } from '../../domain/cached.ts';
import { plainText } from '../html/plain-text.ts';
import { sanitise } from '../html/sanitise.ts';
import { dropFromHtml, dropFromLine, type Kept, longestText } from './drop-sentences.ts';
import type { HiddenFact } from './fact.ts';

/** The facts that the texts of one record may not name, and how a leak is reported. */
export interface RedactionContext {
	readonly facts: readonly HiddenFact[];
	/** Adds a sentence about the record to the report. @param leaked what one of its texts names */
	readonly note: (sentence: string, leaked?: HiddenFact['what']) => void;
}

/** Of what tells nothing that is hidden, or is told of elsewhere. */
export const nothingHidden: RedactionContext = { facts: [], note: () => undefined };

type Raw = string | null | undefined;

/** A heading or a short text such as a caption or a select value, without the sentences that tell a hidden fact. */
export function shortText(raw: Raw, field: string, context: RedactionContext): string | undefined {
	const text = plainText(raw);
	if (text === undefined || context.facts.length === 0) return text;
	return reported(dropFromLine(text, context.facts), field, context);
}

/** The units of a project share most of their texts, and all units of a company some. */
const sanitised = cached(({ raw }: { readonly raw: string }) => ({ html: sanitise(raw) }), {
	size: 1_000,
	keyOf: ({ raw }) => raw,
});

/** A text of paragraphs as clean HTML, without the sentences that tell a hidden fact. */
export function richText(
	raw: string,
	field: string,
	context: RedactionContext,
): string | undefined {
	const { html } = raw.length < usualLength ? sanitised({ raw }) : { html: sanitise(raw) };
	if (html === undefined || context.facts.length === 0) return html;
	return reported(dropFromHtml(html, context.facts), field, context);
}

/** Characters; what is longer is rare, and would only fill the memory. */
const usualLength = 10_000;

/** Sentences reported per field: correcting these leads to the others. */
const maxNamed = 10;

/** Says where a person finds the sentences in the CRM, by the words in front and never by what they tell. */
function reported({ leaks, text }: Kept, field: string, { note }: RedactionContext) {
	for (const { what, after, isLink, isTooLong } of leaks.slice(0, maxNamed)) {
		if (isLink) note(`${field} has a link that may reveal the ${what}, which is left out`);
		else if (isTooLong) {
			note(
				`${field} has more than ${longestText.toLocaleString('en')} characters, too many to be looked through for the ${what}, and is not published`,
				what,
			);
		} else {
			const where = after === '' ? '' : ` behind the words "${after}"`;
			const result = text === undefined ? 'is not published' : 'is published without that sentence';
			note(`${field} names the ${what}${where} and ${result}`, what);
		}
	}
	return text;
}

/** Characters; enough to find the words in the CRM. */
const mostQuoted = 60;

/**
 * Says what becomes of the words of a field: `says “3 Zi.”, which …`, or that there are some, where they may tell what is
 * hidden.
 */
export function noteWords(context: RedactionContext, field: string, raw: unknown, why: string) {
	context.note(`${field} ${quoted(raw, context)}, ${why}`);
}

/** The words of a field for the report: `says “3 Zi.”`, or that there are some, where they may tell what is hidden. */
export function quoted(raw: unknown, { facts }: RedactionContext): string {
	const text = plainText(String(raw ?? '')) ?? '';
	const isPrivate = /@|\d{7}/.test(text) || dropFromLine(text, facts).leaks.length > 0;
	if (isPrivate || text === '') return 'has words';
	return `says “${text.length > mostQuoted ? `${text.slice(0, mostQuoted)}…` : text}”`;
}
