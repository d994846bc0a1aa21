import type { Locale, Localised } from '../domain/locale.ts';
import { foreign, speak } from '../domain/spoken.ts';
import type { PageLanguages } from '../domain/page.ts';

/** Name and value; a row without a value is not shown. Their languages are given where they differ from the page's. */
export type Row = readonly [
	name: string,
	value: string | undefined,
	lang?: Locale | undefined,
	nameLang?: Locale | undefined,
];

/** A few rows under one heading. */
export interface RowGroup {
	readonly title: string;
	readonly rows: readonly Row[];
}

/** A row whose value is a text of the account. */
export function spokenRow(
	name: string,
	text: Localised | undefined,
	{ locale, defaultLocale }: PageLanguages,
): Row {
	const spoken = speak(text, locale, defaultLocale);
	return [name, spoken?.text, foreign(spoken?.lang, locale)];
}
