import { Locale } from '../../domain/locale.ts';
import type { Localised } from '../../domain/localised.ts';
import type { Translation } from '../../crm/contract/translation.ts';
import { cached } from '../../domain/cached.ts';
import { plainText } from '../html/plain-text.ts';
import { sanitise } from '../html/sanitise.ts';
import { dropFromHtml, dropFromLine, longestText, type Told } from './drop-sentences.ts';
import type { HiddenFact } from './fact.ts';

/** What the texts of one record may not tell, and whom to tell when they did. */
export interface Discretion {
	readonly facts: readonly HiddenFact[];
	/** Adds a sentence about the record to the report. */
	readonly note: (sentence: string) => void;
	/** Is told what a text has told. */
	readonly onTold?: (what: HiddenFact['what']) => void;
}

type Raw = string | null | undefined;

/** The texts of a record: its own are in the account's language, the others in `translations`. */
export interface Wording {
	readonly own: Readonly<Record<string, unknown>>;
	readonly translations: readonly Translation[];
	readonly ownLocale: Locale;
}

/**
 * One text in all its languages, read and cleaned by `read`. The record's own text comes before a
 * translation into the same language; of several fields the first with a text counts.
 */
export function localised(
	{ own, translations, ownLocale }: Wording,
	fields: readonly (keyof Translation & string)[],
	read: (raw: string, locale: Locale) => string | undefined,
): Localised {
	const result: Localised = {};
	const take = (locale: Locale, from: Readonly<Record<string, unknown>>) => {
		for (const field of fields) {
			const raw = from[field];
			if (result[locale] !== undefined || typeof raw !== 'string') continue;
			const text = read(raw, locale);
			if (text !== undefined) result[locale] = text;
		}
	};
	take(ownLocale, own);
	for (const translation of translations) {
		const locale = Locale.safeParse(translation.locale.trim().toLowerCase().slice(0, 2));
		if (locale.success) take(locale.data, translation);
	}
	return result;
}

/** A heading or a short text such as a caption or a select value, without the sentences that tell a hidden fact. */
export function shortText(raw: Raw, field: string, discretion: Discretion): string | undefined {
	const text = plainText(raw);
	if (text === undefined || discretion.facts.length === 0) return text;
	const kept = dropFromLine(text, discretion.facts);
	report(kept.told, field, { discretion, isWhole: kept.text === undefined });
	return kept.text;
}

/** The units of a project share most of their texts, and all units of a company some. */
const sanitised = cached(({ raw }: { readonly raw: string }) => ({ html: sanitise(raw) }), {
	size: 1_000,
	keyOf: ({ raw }) => raw,
});

/** A text of paragraphs as clean HTML, without the sentences that tell a hidden fact. */
export function richText(raw: string, field: string, discretion: Discretion): string | undefined {
	const { html } = raw.length < usualLength ? sanitised({ raw }) : { html: sanitise(raw) };
	if (html === undefined || discretion.facts.length === 0) return html;
	const kept = dropFromHtml(html, discretion.facts);
	report(kept.told, field, { discretion, isWhole: kept.text === undefined });
	return kept.text;
}

/** Characters; what is longer is rare, and would only fill the memory. */
const usualLength = 10_000;

/** Sentences; whoever mends those finds the others. */
const mostNamed = 10;

/** Says where a person finds the sentences in the CRM, by the words in front and never by what they tell. */
function report(
	told: readonly Told[],
	field: string,
	{ discretion, isWhole }: { readonly discretion: Discretion; readonly isWhole: boolean },
): void {
	for (const { what, after, isLink, isTooLong } of told.slice(0, mostNamed)) {
		if (isLink) {
			discretion.note(`${field} has a link that may tell the ${what}, which is taken off`);
			continue;
		}
		discretion.onTold?.(what);
		if (isTooLong) {
			discretion.note(
				`${field} has more than ${longestText.toLocaleString('en')} characters, too many to be looked through for the ${what}, and is not published`,
			);
			continue;
		}
		const where = after === '' ? '' : ` behind the words "${after}"`;
		const gone = isWhole ? 'is not published' : 'is published without that sentence';
		discretion.note(`${field} names the ${what}${where} and ${gone}`);
	}
}

/** Characters; enough to find the words in the CRM. */
const mostQuoted = 60;

/** The words of a field for the report: `says “3 Zi.”`, or that there are some, where they may tell what is hidden. */
export function quoted(raw: string, { facts }: Discretion): string {
	const text = plainText(raw) ?? '';
	const isPrivate = /@|\d{7}/.test(text) || dropFromLine(text, facts).told.length > 0;
	if (isPrivate || text === '') return 'has words';
	return `says “${text.length > mostQuoted ? `${text.slice(0, mostQuoted)}…` : text}”`;
}
