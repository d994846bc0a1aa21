import type { AvailableFrom } from '../../domain/unit.ts';
import { dayOf } from '../../domain/day.ts';
import { instantOf, isDay, readDate } from './partial-date.ts';
import { setWords } from './set-words.ts';
import { plainText } from '../html/plain-text.ts';

/** Reads `18.11.2013`, `18.11.13`, `2025-11-12`, and the day of a time, as an ISO date. */
export function isoDate(raw: string | null | undefined): string | undefined {
	const text = raw?.trim() ?? '';
	const time = instantOf(text);
	if (time !== undefined) return /^\d{4}-/.test(dayOf(time)) ? dayOf(time) : undefined;
	const iso = new RegExp(`^(\\d{4})-(\\d{2})-(\\d{2})${clock}$`, 'i').exec(text);
	if (iso) return checked(iso[1], iso[2], iso[3]);
	const german = new RegExp(`^${dayPattern}${clock}$`, 'i').exec(text);
	return german ? checked(german[3]?.padStart(4, '20'), german[2], german[1]) : undefined;
}

/** As people write it. */
const dayPattern = String.raw`(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4}|\d\d)`;
/** Words behind a day may be a condition; a time of the day is none. */
const clock = String.raw`(?:[T ,]\s?\d\d?:\d\d.*)?`;

/** Reads an ISO 8601 time of a year that feeds and sitemaps can write, with four digits; anything else is absent. */
export function instant(raw: string | null | undefined): string | undefined {
	const time = instantOf(raw?.trim() ?? '');
	const written = time === undefined ? '' : new Date(time).toISOString();
	return /^\d{4}-/.test(written) ? written : undefined;
}

/** Whether a time or a day lies behind another; a day holds all of its times. */
export function isAfter(time: string, now: string): boolean {
	const isDay = time.length === 10 || now.length === 10;
	return isDay ? dayOf(time) > dayOf(now) : Date.parse(time) > Date.parse(now);
}

/** Reads when a visitor could move in. */
export function availableFrom(raw: string | null | undefined): AvailableFrom | undefined {
	const text = plainText(raw);
	if (text === undefined || /^[0.\-/: T]+$/.test(text)) return undefined;
	if (now.test(text)) return { kind: 'now' };
	const when = text.replace(before, '');
	const date = isoDate(when);
	if (date) return { kind: 'date', date };
	const reading = readDate(when);
	const day = reading?.day && checked(...[reading.year, reading.month, reading.day].map(String));
	if (day) return { kind: 'date', date: day };
	return { kind: 'text', text: text.slice(0, 120), ...(reading && { reading }) };
}

/** Whether a field of a day holds anything; importing programs write zeros where they have none. */
export function hasWords(raw: string | null | undefined): boolean {
	return /[^0.\-/: TZ+]/.test(setWords(raw) ?? '');
}

/** Whether words of availability are the digits of a day that does not exist, or one so far ahead that it is a slip. */
export function isSlip(available: AvailableFrom, today: string): boolean {
	const isFar = (day: string) => Number(day.slice(0, 4)) > Number(today.slice(0, 4)) + 20;
	if (available.kind === 'text' && !available.reading) {
		const days = daysIn(available.text);
		if (days.length > 0) return days.some((day) => day === undefined || isFar(day));
		return /^[\d.\-/: T+Z]*\d[\d.\-/: T+Z]*$/.test(available.text);
	}
	return available.kind === 'date' && isFar(available.date);
}

/** Whether all days on which something could become free are gone by. @param today ISO date */
export function isGoneBy(available: AvailableFrom, today: string): boolean {
	const last = lastDay(available);
	return last !== undefined && last < today;
}

/** The last day on which something could become free, ISO; absent where nobody can tell. */
export function lastDay(available: AvailableFrom): string | undefined {
	if (available.kind === 'date') return available.date;
	if (available.kind === 'text' && !available.reading) {
		const days = daysIn(available.text);
		return days.some((day) => day === undefined) ? undefined : days.toSorted().at(-1);
	}
	const { year, quarter, month, season } = (available.kind === 'text' && available.reading) || {};
	if (year === undefined) return undefined;
	// A winter ends in the year that follows.
	const last = season ? seasonEnds[season] : (month ?? (quarter ?? 4) * 3);
	return dayOf(new Date(Date.UTC(year, last, 0, 12)).toISOString());
}

/** The days that stand in words, of which some may not exist: "1.4.2027 (befristet)", "01.04.2027 - 30.09.2027". */
function daysIn(text: string): (string | undefined)[] {
	return Array.from(
		text.matchAll(new RegExp(`(?<!\\d)(?:${dayPattern}|\\d{4}-\\d\\d-\\d\\d)(?!\\d)`, 'g')),
		([day]) => isoDate(day),
	);
}

const seasonEnds = { spring: 6, summer: 9, autumn: 12, winter: 15 } as const;

/** "ab dem", "frei ab", "bezugsfrei zum", "available from", "a partir del" */
const before =
	/^(?:(?:(?:bezugs)?frei|bezugsfertig|verfügbar|available|disponible)\s+)?(?:ab|zum|per|from|desde|a partir del?)\s+(?:dem\s+|el\s+)?/i;
const now =
	/^(?:(?:(?:frei|verfügbar) )?(?:ab )?sofort(?: frei| verfügbar| beziehbar| bezugsfrei)?|(?:available )?(?:now|immediate(?:ly)?)|(?:disponible )?(?:inmediat[ao]|inmediatamente|de inmediato|ya))$/i;

function checked(year = '', month = '', day = ''): string | undefined {
	const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
	// No record tells of earlier centuries; the digits of such a year were mixed up.
	return /^(?:19|2)/.test(date) && isDay(date) ? date : undefined;
}
