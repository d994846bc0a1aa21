import type { Locale } from '../domain/locale.ts';
import { translator } from '../i18n/translate.ts';
import { fieldNames, fields } from './form.ts';
import type { InquiryForm } from './validate-form.ts';

/** What can speak against an inquiry. It is delivered all the same, with a mark, and a person decides. */
export const spamSigns = ['trap', 'quick', 'unsolved', 'overLimit', 'advert'] as const;
export type SpamSign = (typeof spamSigns)[number];

/** The signs against an inquiry, perhaps none; or that it is refused, with an answer that says so. */
export type Verdict = readonly SpamSign[] | 'refused';

/**
 * The signs that the outbox keeps of an inquiry, which are their names with spaces between them, in words. A text of an
 * older version stands as it is.
 */
export function signsInWords(text: string, locale: Locale): string {
	const names = text.split(' ');
	const found = spamSigns.filter((sign) => names.includes(sign));
	return found.length === names.length
		? found.map((sign) => translator(locale)(`task.doubt.${sign}`)).join('; ')
		: text;
}

/** From so many links on, a message is an advertisement; people send one or two as they stand in their browser. */
const mostLinks = 2;

/**
 * Whether what was written looks like an advertisement: a link where a name or a place is asked for, many of them in the
 * message, or HTML.
 * @param ownOrigins those of the company, links to which are none
 */
export function isAdvert(form: InquiryForm, ownOrigins: readonly string[]): boolean {
	const { message = '' } = form;
	const lines = fieldNames
		.filter((name) => !['text', 'email'].includes(fields[name].kind))
		.map((name) => form[name] ?? '');
	return (
		/<\/?[a-z]+[\s>]|\[(?:url|link|img)\b/i.test(message) ||
		foreignLinksIn(message, ownOrigins) > mostLinks ||
		foreignLinksIn(lines.join(' '), ownOrigins) > 0
	);
}

/** Web addresses as people and machines write them, up to what cannot stand in a host. */
const webAddress =
	/https?:\/*[^\s/?#\\<>"'()[\],;]*|(?<![\w.@/-])www\.[a-z0-9][^\s/?#\\<>"'()[\],;]*/gi;

/**
 * Counts the links in a text that lead elsewhere than to the company's own site. A host counts as its own with and
 * without `www.`, whatever the scheme and the port; one that only begins or ends like it does not, nor does one that
 * stands before an `@`.
 * @param ownOrigins Such as `https://www.example.com`.
 */
export function foreignLinksIn(text: string, ownOrigins: readonly string[]): number {
	const own = new Set(ownOrigins.flatMap((origin) => hostOf(origin) ?? []));
	const found = text.match(webAddress) ?? [];
	return found.filter((link) => !own.has(hostOf(link) ?? '')).length;
}

function hostOf(link: string): string | undefined {
	const bare = link.replace(/[.:!]+$/, '');
	const url = URL.parse(/^https?:/i.test(bare) ? bare : `https://${bare}`);
	if (!url || url.username !== '' || url.password !== '') return undefined;
	return url.hostname.replace(/^www\./, '');
}
