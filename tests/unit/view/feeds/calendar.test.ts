import ICAL from 'ical.js';
import { sync } from 'node-ical';
import { describe, expect, test } from 'vitest';
import { continued, type PlannedViewing, type Viewing } from '../../../../src/domain/viewing.ts';
import { calendarOf } from '../../../../src/view/feeds/calendar.ts';
import { site } from '../../../support/settings.ts';
import { lawfulUnit } from '../../../support/lawful-unit.ts';

const title =
	'Drei Zimmer; mit „Hof“, Keller\\Bad – und einem Titel, der länger als eine Zeile ist 🏡';
const unit = {
	...lawfulUnit,
	title: { de: title },
	place: { street: 'Karl-Heine-Straße 12', zip: '04229', city: 'Leipzig', country: 'DE' },
};
const zone = 'Europe/Berlin';
const timed: Viewing = {
	id: '7-20270328',
	start: '2027-03-28T09:00:00.000Z',
	end: '2027-03-28T10:30:00.000Z',
	zone,
	mustBook: true,
	sequence: 3,
};
const cancelled: Viewing = {
	id: '8',
	start: '2026-12-05T13:00:00.000Z',
	zone,
	sequence: 1,
	cancelled: true,
};
const wholeDay: Viewing = { id: '9', start: '2026-12-06', zone, sequence: 0 };
const frame = { site, origin: 'https://homes.example', locale: 'de' as const };
const text = calendarOf(
	[timed, cancelled, wholeDay].map((viewing) => ({ unit, viewing })),
	frame,
	'Besichtigungstermine',
);

const uid = (id: string) => `viewing-${unit.id}-${id}@homes.example`;

/** What a parser makes of the calendar: the same for each. */
const parsers = {
	'ical.js': () =>
		new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((component) => {
			const event = new ICAL.Event(component);
			const { startDate, endDate } = event;
			return {
				uid: event.uid,
				sequence: Number(event.sequence),
				summary: event.summary,
				location: event.location,
				status: String(component.getFirstPropertyValue('status')),
				isDay: startDate.isDate,
				start: startDate.isDate ? startDate.toString() : startDate.toJSDate().toISOString(),
				end: endDate.isDate ? undefined : endDate.toJSDate().toISOString(),
			};
		}),
	'node-ical': () =>
		Object.values(sync.parseICS(text)).flatMap((event) => {
			if (event?.type !== 'VEVENT') return [];
			const isDay = event.datetype === 'date';
			const day = new Date(event.start.getTime() - event.start.getTimezoneOffset() * 60_000);
			return {
				uid: event.uid,
				sequence: Number(event.sequence),
				summary: String(event.summary),
				location: String(event.location),
				status: String(event.status),
				isDay,
				start: isDay ? day.toISOString().slice(0, 10) : event.start.toISOString(),
				end: isDay ? undefined : event.end?.toISOString(),
			};
		}),
};

describe.each(Object.entries(parsers))('%s reads in a calendar', (_, parse) => {
	test('times, ids, numbers and words', () => {
		const common = {
			summary: `Besichtigung: ${title}`,
			location: 'Karl-Heine-Straße 12, 04229 Leipzig',
			isDay: false,
		};
		expect(parse()).toMatchObject([
			{
				...common,
				uid: uid('7-20270328'),
				sequence: 3,
				status: 'CONFIRMED',
				start: timed.start,
				end: timed.end,
			},
			{ ...common, uid: uid('8'), sequence: 1, status: 'CANCELLED', start: cancelled.start },
			{ ...common, uid: uid('9'), sequence: 0, isDay: true, start: '2026-12-06' },
		]);
	});
});

test('no line of a calendar is longer than it may be, and each ends as it must', () => {
	const lines = text.split('\r\n');
	expect(lines.at(-1)).toBe('');
	expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
	expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
});

const planned: PlannedViewing = { id: '7', start: timed.start, end: timed.end, zone };
const before = Date.parse('2027-03-01T00:00:00Z');
const over = Date.parse('2027-03-28T10:30:00Z');
const known = { ...planned, sequence: 2 };
test.each([
	['is new', [], [planned], before, [{ ...planned, sequence: 0 }]],
	['is the same', [known], [planned], before, [known]],
	[
		'moves',
		[known],
		[{ ...planned, end: undefined }],
		before,
		[{ ...planned, end: undefined, sequence: 3 }],
	],
	['is gone', [known], [], before, [{ ...known, sequence: 3, cancelled: true }]],
	['stays gone', [{ ...known, cancelled: true }], [], before, [{ ...known, cancelled: true }]],
	['comes back', [{ ...known, cancelled: true }], [planned], before, [{ ...planned, sequence: 3 }]],
	['is over', [known], [], over, []],
] as const)('a viewing time that %s', (_, was, is, now, expected) => {
	expect(continued([...was] as Viewing[], [...is] as PlannedViewing[], now)).toEqual(expected);
});
