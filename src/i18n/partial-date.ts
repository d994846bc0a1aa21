import type { Locale } from '../domain/locale.ts';
import type { PartialDate } from '../domain/published-field.ts';
import { formatDate, formatMonth } from './format.ts';
import { translator } from './translate.ts';

/** "Q2 2027", "Ende März 2026", "15. September 2026", as exactly as it is known. */
export function partialDateText({ part, ...date }: PartialDate, locale: Locale): string {
	const text = wholeText(date, locale);
	return part ? translator(locale)(`date.${part}`, { date: text }) : text;
}

function wholeText({ year, season, quarter, month, day }: PartialDate, locale: Locale): string {
	const t = translator(locale);
	if (season) return t(`date.${season}`, { year });
	if (quarter !== undefined) return t('project.quarter', { quarter, year });
	if (month === undefined) return String(year);
	// Noon is on the same day in every time zone of Europe.
	const iso = `${year}-${digits(month)}-${digits(day ?? 1)}T12:00:00Z`;
	return day === undefined ? formatMonth(iso, locale) : formatDate(iso, locale);
}

function digits(value: number): string {
	return String(value).padStart(2, '0');
}
