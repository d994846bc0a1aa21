import type { PageFrame } from '../../domain/page.ts';
import type { Place } from '../../domain/place.ts';
import type { Unit } from '../../domain/unit.ts';
import { isAllDay, type Viewing } from '../../domain/viewing.ts';
import { pathOf } from '../../i18n/paths.ts';
import { townLine } from '../../i18n/place-name.ts';
import { translator } from '../../i18n/translate.ts';
import { headline } from '../unit/name.ts';

type CalendarFrame = Pick<PageFrame, 'site' | 'origin' | 'locale'>;

/**
 * A calendar of viewing times, as RFC 5545 has it. Times are in UTC, so that it needs no rules of time zones.
 * @param name of the calendar, for one that is subscribed to
 */
export function calendarOf(
	events: readonly { readonly unit: Unit; readonly viewing: Viewing }[],
	frame: CalendarFrame,
	name?: string,
): string {
	const feed =
		name === undefined
			? []
			: [
					`NAME:${escaped(name)}`,
					`X-WR-CALNAME:${escaped(name)}`,
					'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
					'X-PUBLISHED-TTL:PT6H',
				];
	const lines = [
		'BEGIN:VCALENDAR',
		'VERSION:2.0',
		`PRODID:-//${escaped(frame.site.name)}//Vitrine//${frame.locale.toUpperCase()}`,
		'METHOD:PUBLISH',
		...feed,
		...events.flatMap(({ unit, viewing }) => eventLines(unit, viewing, frame)),
		'END:VCALENDAR',
	];
	return `${lines.map(folded).join('\r\n')}\r\n`;
}

function eventLines(
	unit: Unit,
	{ sequence, cancelled, mustBook, ...viewing }: Viewing,
	{ origin, locale, site }: CalendarFrame,
): string[] {
	const t = translator(locale);
	const { id, title, place } = unit;
	const name = headline(unit, locale, site.defaultLocale).text;
	const url = origin + pathOf(locale, { kind: 'unit', id, title });
	const where = locationOf(place);
	return [
		'BEGIN:VEVENT',
		`UID:viewing-${id}-${viewing.id}@${new URL(origin).hostname}`,
		// Of the home, since nothing tells when its time was changed; the number says which is newer.
		`DTSTAMP:${utc(unit.updatedAt ?? unit.createdAt ?? viewing.start)}`,
		`SEQUENCE:${sequence}`,
		...timeLines(viewing),
		`SUMMARY:${escaped(t('viewings.event', { title: name }))}`,
		...(where ? [`LOCATION:${escaped(where)}`] : []),
		...(mustBook ? [`DESCRIPTION:${escaped(t('viewings.book'))}`] : []),
		`URL:${url}`,
		`STATUS:${cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
		'END:VEVENT',
	];
}

function timeLines({ start, end }: Pick<Viewing, 'start' | 'end'>): string[] {
	if (isAllDay({ start })) return [`DTSTART;VALUE=DATE:${start.replaceAll('-', '')}`];
	return [`DTSTART:${utc(start)}`, ...(end === undefined ? [] : [`DTEND:${utc(end)}`])];
}

/** What the public may know of the address. */
function locationOf(place: Place): string {
	return [place.street, townLine(place)].filter(Boolean).join(', ');
}

/** "20261205T130000Z" */
function utc(time: string): string {
	return new Date(time).toISOString().replace(/\.\d+/, '').replaceAll(/[-:]/g, '');
}

/** A text in which nothing ends its line or its value. */
function escaped(text: string): string {
	return text
		.replaceAll(/[\\;,]/g, String.raw`\$&`)
		.replaceAll(/\r?\n/g, String.raw`\n`)
		.replaceAll(/[\p{Cc}\u00a0]/gu, ' ');
}

/** Lines have at most 75 bytes; what is longer goes on in the next one behind a blank. */
function folded(line: string): string {
	const parts: string[] = [];
	let part = '';
	let room = 75;
	for (const character of line) {
		const size = Buffer.byteLength(character);
		if (size > room) {
			parts.push(part);
			[part, room] = ['', 74];
		}
		part += character;
		room -= size;
	}
	return [...parts, part].join('\r\n ');
}
