import { Locale } from '../../domain/locale.ts';
import type { Localised } from '../../domain/localised.ts';
import type { Translation } from '../../crm/contract/translation.ts';
import { keepRecent } from './recent.ts';
import { plainText } from './plain-text.ts';
import { sanitise } from './sanitise.ts';
import { redactHtml, redactLine, secretsIn, type Secret } from './secrets.ts';

/** What the texts of one record may not tell, and whom to tell when they did. */
export interface Discretion {
	readonly secrets: readonly Secret[];
	/** Adds a sentence about the record to the report. */
	readonly note: (sentence: string) => void;
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

/** A heading: one that names a hidden address is dropped, an amount in it is masked. */
export function heading(raw: Raw, field: string, discretion: Discretion): string | undefined {
	const text = plainText(raw);
	if (text === undefined) return undefined;
	if (secretsIn(text, discretion.secrets).includes('hidden address')) {
		discretion.note(`${field} names the hidden address and is not published`);
		return undefined;
	}
	const redacted = redactLine(text, discretion.secrets);
	for (const what of redacted.found) discretion.note(`${field} names the ${what}, which is masked`);
	return redacted.text;
}

/** A short text such as a caption or a select value, which is dropped when it tells a secret. */
export function shortText(raw: Raw, field: string, discretion: Discretion): string | undefined {
	const text = plainText(raw);
	if (text === undefined) return undefined;
	const [what] = secretsIn(text, discretion.secrets);
	if (what === undefined) return text;
	discretion.note(`${field} names the ${what} and is not published`);
	return undefined;
}

/** The units of a project share most of their texts, and all units of a company some. */
const sanitised = keepRecent(({ raw }: { readonly raw: string }) => ({ html: sanitise(raw) }), {
	size: 1_000,
	nameOf: ({ raw }) => raw,
});

/** A text of paragraphs as clean HTML, with secrets masked. */
export function richText(raw: string, field: string, discretion: Discretion): string | undefined {
	const { html } = raw.length < usualLength ? sanitised({ raw }) : { html: sanitise(raw) };
	if (html === undefined || discretion.secrets.length === 0) return html;
	const redacted = redactHtml(html, discretion.secrets);
	for (const what of redacted.found) discretion.note(`${field} names the ${what}, which is masked`);
	return redacted.text;
}

/** Characters; what is longer is rare, and would only fill the memory. */
const usualLength = 10_000;
