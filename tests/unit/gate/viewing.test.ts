import { describe, expect, test } from 'vitest';
import { zoneOf } from '../../../src/domain/zone.ts';
import { appointmentOf, mayBeViewing, viewingsOf } from '../../../src/gate/viewing.ts';
import { ActivityListItem } from '../../../src/crm/contract/activity.ts';
import { AppointmentTask } from '../../../src/crm/contract/task.ts';
import type { ViewingSettings } from '../../../src/domain/site/viewings.ts';
import { viewings as settings } from '../../support/appointments.ts';

const item = {
	id: 900,
	category_id: 1,
	client_ids: [],
	property_ids: [1, 4],
	starts_at: '2026-12-05T14:00:00+01:00',
};
const open = {
	id: 77,
	note_type_id: 1,
	client_ids: [],
	property_ids: [1, 4],
	starts_at: '2026-12-05T14:00:00+01:00',
	ends_at: '2026-12-05T15:30:00+01:00',
	private: false,
	title: 'canary',
	body: 'canary',
	location: 'canary',
};
const read = (listed: object, task: object) => {
	const known = ActivityListItem.parse({ ...item, ...listed });
	return mayBeViewing(known, settings, (unit) => unit === 1)
		? appointmentOf(known, AppointmentTask.parse({ ...open, ...task }), settings, 0)
		: undefined;
};

test('nothing of an appointment is public but its homes and its time', () => {
	expect(read({}, {})).toEqual({
		task: 77,
		units: [1, 4],
		start: '2026-12-05T13:00:00.000Z',
		end: '2026-12-05T14:30:00.000Z',
	});
});

test.each([
	['private', {}, { private: true }],
	['not said to be for everybody', {}, { private: undefined }],
	['said to be for everybody in a way nobody knows', {}, { private: 0 }],
	['of another type', { category_id: 3 }, {}],
	['of another type since it was listed', {}, { note_type_id: 3 }],
	['of no type', { category_id: null }, {}],
	['with a contact', { client_ids: [88] }, {}],
	['with a contact since it was listed', {}, { client_ids: [88] }],
	['with a contact that only its record names', {}, { client_ids: undefined, clients: [{}] }],
	['with who knows whom', { client_ids: null }, { client_ids: undefined }],
	['of a home that is not public', { property_ids: [4] }, {}],
	['of no home', { property_ids: [] }, {}],
	['of other homes since it was listed', {}, { property_ids: [2] }],
	['without a time', { starts_at: null }, { starts_at: null }],
])('an appointment that is %s is no viewing', (_, listed, task) => {
	expect(read(listed, task)).toBeUndefined();
});

test('a viewing that has to be booked may have contacts', () => {
	const listed = { category_id: 2, client_ids: [88] };
	expect(read(listed, { note_type_id: 2, client_ids: [88] })?.mustBook).toBe(true);
});

test('what can be booked says how many can, in which parts, and how many of the CRM come; never in a series', () => {
	const bookable: ViewingSettings = {
		...settings,
		confirmFrom: 'a@site.example',
		places: { 2: 6 },
	};
	const of = (task: object, given = bookable) => {
		const known = ActivityListItem.parse({ ...item, category_id: 2 });
		const whole = { ...open, note_type_id: 2, client_ids: [88, 89, 88], ...task };
		const { places, slots, taken } =
			appointmentOf(known, AppointmentTask.parse(whole), given, 0) ?? {};
		return { places, slots, taken };
	};
	const taken = { count: 2, since: '1970-01-01T00:00:00.000Z' };
	expect(of({})).toEqual({ places: 6, taken });
	expect(of({ client_ids: [] })).toEqual({ places: 6 });
	expect(of({ rrule: 'FREQ=WEEKLY', recurring: true })).toEqual({ places: 6 });
	expect(of({}, { ...bookable, slots: { 2: 20 } })).toEqual({ places: 6, slots: 20 });
	expect(of({}, { ...bookable, places: {} })).toEqual({ places: 1, taken });
	expect(of({}, { ...settings, places: { 2: 6 } }).places).toBeUndefined();
});

test.each([
	['before it begins', '2026-12-05T13:30:00+01:00'],
	['when it begins', '2026-12-05T14:00:00+01:00'],
	['on another day', '2026-12-07T15:00:00+01:00'],
])('an end %s is none', (_, ends_at) => {
	expect(read({}, { ends_at })?.end).toBeUndefined();
});

const times = (task: object, zone: string, now: string) =>
	viewingsOf(read({}, task) ?? { task: 0, units: [], start: '' }, zone, Date.parse(now));
const starts = (...given: Parameters<typeof times>) => times(...given)?.map(({ start }) => start);
const weekly = (starts_at: string, ends_at: string, rrule: string) => ({
	starts_at,
	ends_at,
	recurring: true,
	rrule,
});

const at = (day: string, offset: string, hour = '10') =>
	new Date(`${day}T${hour}:00:00${offset}`).toISOString();

describe('times that recur', () => {
	test.each([
		['Europe/Berlin', '+01:00', '+02:00'],
		['Europe/Vienna', '+01:00', '+02:00'],
		['Europe/Madrid', '+01:00', '+02:00'],
		['Atlantic/Canary', '+00:00', '+01:00'],
	])('begin at the same hour of %s in both seasons', (zone, winter, summer) => {
		const inSpring = weekly(
			at('2027-03-20', winter),
			at('2027-03-20', winter, '12'),
			'FREQ=WEEKLY',
		);
		expect(times(inSpring, zone, '2027-03-19T12:00:00Z')?.slice(0, 3)).toMatchObject([
			{ start: at('2027-03-20', winter), end: at('2027-03-20', winter, '12') },
			{ start: at('2027-03-27', winter), end: at('2027-03-27', winter, '12') },
			{ start: at('2027-04-03', summer), end: at('2027-04-03', summer, '12') },
		]);
		const inAutumn = weekly(at('2026-10-24', summer), at('2026-10-24', summer, '12'), 'FREQ=DAILY');
		expect(times(inAutumn, zone, '2026-10-24T05:00:00Z')?.slice(0, 2)).toMatchObject([
			{ id: '77-20261024', start: at('2026-10-24', summer), end: at('2026-10-24', summer, '12') },
			{ id: '77-20261025', start: at('2026-10-25', winter), end: at('2026-10-25', winter, '12') },
		]);
	});

	test.each([
		['Europe/Berlin', '2027-03-27T02:30+01:00', ['27T01:30', '28T01:30', '29T00:30']],
		['Atlantic/Canary', '2027-03-27T01:30+00:00', ['27T01:30', '28T01:30', '29T00:30']],
		['Europe/Madrid', '2026-10-24T01:30+02:00', ['23T23:30', '24T23:30', '26T00:30']],
		['Europe/Vienna', '2026-10-24T03:30+02:00', ['24T01:30', '25T02:30', '26T02:30']],
	])('come once a night where %s changes its clocks', (zone, start, expected) => {
		const end = new Date(Date.parse(start) + 1_800_000).toISOString();
		const night = weekly(start, end, 'FREQ=DAILY;COUNT=3');
		expect(starts(night, zone, start)?.map((time) => time.slice(8, 16))).toEqual(expected);
	});

	test('are those of the next eight weeks', () => {
		const every = weekly(
			'2026-09-05T14:00:00+02:00',
			'2026-09-05T15:00:00+02:00',
			'FREQ=WEEKLY;BYDAY=SA',
		);
		const found = starts(every, 'Europe/Berlin', '2026-11-30T08:00:00Z') ?? [];
		expect([found.length, found[0], found.at(-1)]).toEqual([
			8,
			'2026-12-05T13:00:00.000Z',
			'2027-01-23T13:00:00.000Z',
		]);
	});

	test.each([
		['FREQ=WEEKLY;COUNT=2', 2],
		['RRULE:FREQ=WEEKLY;INTERVAL=2', 4],
		['FREQ=WEEKLY;UNTIL=20261212T130000Z', 2],
		['FREQ=WEEKLY;UNTIL=20261212T125959Z', 1],
		['FREQ=WEEKLY;UNTIL=20261212', 2],
		['FREQ=MONTHLY;BYDAY=1SA', 2],
		['FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30', 0],
	])('follow the rule %s', (rrule, count) => {
		expect(
			starts({ recurring: true, rrule }, 'Europe/Berlin', '2026-11-30T08:00:00Z'),
		).toHaveLength(count);
	});

	test.each([
		'',
		'every week',
		'FREQ=SECONDLY',
		'FREQ=HOURLY;INTERVAL=1',
		'FREQ=DAILY;BYHOUR=1,2,3',
		'FREQ=WEEKLY;COUNT=0',
		'FREQ=WEEKLY;BYDAY=XX',
		'FREQ=WEEKLY;FREQ=DAILY',
		'DTSTART:20261205T130000Z\nRRULE:FREQ=WEEKLY',
		'FREQ=WEEKLY\nEXDATE:20261212T130000Z',
	])('are none where the rule is %j', (rrule) => {
		expect(
			starts({ recurring: true, rrule }, 'Europe/Berlin', '2026-11-30T08:00:00Z'),
		).toBeUndefined();
	});
});

test.each([
	['one day', '2026-12-05T23:59:00+01:00', ['2026-12-05']],
	['one day, to its midnight', '2026-12-06T00:00:00+01:00', ['2026-12-05']],
	['three days', '2026-12-07T12:00:00+01:00', ['2026-12-05', '2026-12-06', '2026-12-07']],
	['no end', null, ['2026-12-05']],
])('what lasts all day has no time: %s', (_, ends_at, expected) => {
	const task = { all_day: true, starts_at: '2026-12-05T00:00:00+01:00', ends_at };
	expect(starts(task, 'Atlantic/Canary', '2026-11-30T08:00:00Z')).toEqual(expected);
});

test('what is over is none', () => {
	expect(starts({}, 'Europe/Berlin', '2026-12-05T14:29:59Z')).toHaveLength(1);
	expect(starts({}, 'Europe/Berlin', '2026-12-05T14:30:00Z')).toEqual([]);
});

test.each([
	[{ country: 'AT' }, 'Europe/Vienna'],
	[{ country: 'ES', zip: '46005' }, 'Europe/Madrid'],
	[{ country: 'ES', zip: '38001' }, 'Atlantic/Canary'],
	[{ country: 'ES', zip: '35' }, 'Atlantic/Canary'],
	[
		{ country: 'ES', location: { precision: 'exact' as const, lat: 28.1, lng: -15.4 } },
		'Atlantic/Canary',
	],
	[{ zip: '38100' }, 'Europe/Berlin'],
	[{ country: 'US' }, undefined],
])('the clock of a home at %j', (place, zone) => {
	expect(zoneOf(place, 'DE')).toBe(zone);
});
