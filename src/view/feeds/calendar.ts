import type { PageFrame } from '../../domain/page.ts';
import type { Place } from '../../domain/place.ts';
import type { Unit } from '../../domain/unit.ts';
import { isAllDay, type BookedTime, type Viewing } from '../../domain/viewing.ts';
import { pathOf } from '../../i18n/paths.ts';
import { townLine } from '../../i18n/place-name.ts';
import { translator } from '../../i18n/translate.ts';
import { headline } from '../unit/name.ts';

type CalendarFrame = Pick<PageFrame, 'site' | 'origin' | 'locale'>;
type CalendarNames = Pick<CalendarFrame, 'origin' | 'locale'> & {
	readonly site: Pick<CalendarFrame['site'], 'name'>;
};

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
	return calendarFile(
		[...feed, ...events.flatMap(({ unit, viewing }) => eventLines(unit, viewing, frame))],
		frame,
	);
}

/** A calendar of one time that somebody has booked; it has the id that it has in the calendars of the site. */
export function bookingCalendar(
	{
		time: { id, unit, ...time },
		stamp,
		title,
		where,
		url,
		organizer,
		cancelled,
	}: {
		readonly time: BookedTime;
		/** When this was written, in milliseconds since 1970. */
		readonly stamp: number;
		/** Of the home, and where it is. */
		readonly title: string;
		readonly where: string | undefined;
		/** Of its page. */
		readonly url: string;
		/** E-mail address of whoever changes it. */
		readonly organizer: string;
		/** Takes it out of the calendar again. */
		readonly cancelled?: true | undefined;
	},
	frame: CalendarNames,
): string {
	const name = translator(frame.locale)('viewings.event', { title });
	const event = { id: `${unit}-${id}`, stamp: new Date(stamp).toISOString(), name, where, url };
	const lines = linesOf({ ...event, ...time, organizer, cancelled }, frame);
	return calendarFile(lines, frame, cancelled && 'CANCEL');
}

function calendarFile(
	content: readonly string[],
	{ site, locale }: CalendarNames,
	method: 'PUBLISH' | 'CANCEL' = 'PUBLISH',
): string {
	const lines = [
		'BEGIN:VCALENDAR',
		'VERSION:2.0',
		`PRODID:-//${escaped(site.name)}//Vitrine//${locale.toUpperCase()}`,
		`METHOD:${method}`,
		...content,
		'END:VCALENDAR',
	];
	return `${lines.map(folded).join('\r\n')}\r\n`;
}

function eventLines(
	unit: Unit,
	{ id: viewing, sequence, cancelled, mustBook, start, end }: Viewing,
	frame: CalendarFrame,
): string[] {
	const { origin, locale, site } = frame;
	const t = translator(locale);
	const { id, title, place } = unit;
	const event = {
		id: `${id}-${viewing}`,
		// Of the home, since nothing tells when its time was changed; the number says which is newer.
		stamp: unit.updatedAt ?? unit.createdAt ?? start,
		name: t('viewings.event', { title: headline(unit, locale, site.defaultLocale).text }),
		where: locationOf(place),
		about: mustBook && t('viewings.book'),
		url: origin + pathOf(locale, { kind: 'unit', id, title }),
	};
	return linesOf({ ...event, sequence, cancelled, start, end }, frame);
}

/** An event as calendars have it. */
interface CalendarEvent extends Pick<Viewing, 'sequence' | 'cancelled' | 'start' | 'end'> {
	readonly id: string;
	/** ISO 8601. */
	readonly stamp: string;
	readonly name: string;
	readonly where: string | undefined;
	readonly about?: string | undefined;
	readonly url: string;
	readonly organizer?: string;
}

function linesOf(event: CalendarEvent, { origin }: Pick<CalendarNames, 'origin'>): string[] {
	const { where, about } = event;
	return [
		'BEGIN:VEVENT',
		`UID:viewing-${event.id}@${new URL(origin).hostname}`,
		`DTSTAMP:${utc(event.stamp)}`,
		`SEQUENCE:${event.sequence}`,
		...(event.organizer ? [`ORGANIZER:mailto:${event.organizer}`] : []),
		...timeLines(event),
		`SUMMARY:${escaped(event.name)}`,
		...(where ? [`LOCATION:${escaped(where)}`] : []),
		...(about ? [`DESCRIPTION:${escaped(about)}`] : []),
		`URL:${event.url}`,
		`STATUS:${event.cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
		'END:VEVENT',
	];
}

function timeLines({ start, end }: Pick<Viewing, 'start' | 'end'>): string[] {
	if (isAllDay({ start })) return [`DTSTART;VALUE=DATE:${start.replaceAll('-', '')}`];
	return [`DTSTART:${utc(start)}`, ...(end === undefined ? [] : [`DTEND:${utc(end)}`])];
}

/** What the public may know of the address. */
export function locationOf(place: Place): string {
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
