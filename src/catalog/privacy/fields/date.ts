import type { AvailableFrom } from '../../../domain/unit.ts';
import { readDate } from './partial-date.ts';
import { plainText } from '../html/plain-text.ts';

/** Reads `18.11.2013`, `2025-11-12` and times that begin so, as an ISO date. */
export function isoDate(raw: string | null | undefined): string | undefined {
	const text = raw?.trim() ?? '';
	const iso = /^(\d{4})-(\d{2})-(\d{2})(?:[T ].*)?$/.exec(text);
	if (iso) return checked(iso[1], iso[2], iso[3]);
	const german = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})(?:\s.*)?$/.exec(text);
	return german ? checked(german[3], german[2], german[1]) : undefined;
}

/** Reads an ISO 8601 time of a year that feeds and sitemaps can write, with four digits; anything else is absent. */
export function instant(raw: string | null | undefined): string | undefined {
	const text = raw?.trim() ?? '';
	if (!/^\d{4}-\d{2}-\d{2}T/.test(text)) return undefined;
	const time = Date.parse(text);
	const written = Number.isNaN(time) ? '' : new Date(time).toISOString();
	return /^\d{4}-/.test(written) ? written : undefined;
}

/** Reads when a visitor could move in. */
export function availableFrom(raw: string | null | undefined): AvailableFrom | undefined {
	const text = plainText(raw);
	if (text === undefined) return undefined;
	if (now.test(text)) return { kind: 'now' };
	const when = text.replace(before, '');
	const date = isoDate(when);
	if (date) return { kind: 'date', date };
	const reading = readDate(when);
	const day = reading?.day && checked(...[reading.year, reading.month, reading.day].map(String));
	if (day) return { kind: 'date', date: day };
	return { kind: 'text', text: text.slice(0, 120), ...(reading && { reading }) };
}

/** "ab dem", "frei ab", "bezugsfrei zum", "available from", "a partir del" */
const before =
	/^(?:(?:(?:bezugs)?frei|bezugsfertig|verfügbar|available|disponible)\s+)?(?:ab|zum|per|from|desde|a partir del?)\s+(?:dem\s+|el\s+)?/i;
const now =
	/^(?:(?:(?:frei|verfügbar) )?(?:ab )?sofort(?: frei| verfügbar| beziehbar| bezugsfrei)?|(?:available )?(?:now|immediate(?:ly)?)|(?:disponible )?(?:inmediat[ao]|inmediatamente|de inmediato|ya))$/i;

function checked(year = '', month = '', day = ''): string | undefined {
	const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
	const time = new Date(`${date}T00:00:00Z`);
	return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(date) ? date : undefined;
}
