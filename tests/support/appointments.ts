import type { Agency } from '../../src/sandbox/agency.ts';
import type { ViewingSettings } from '../../src/domain/site/viewings.ts';
import { unit } from './sandbox.ts';
import { smallAgency } from './small-agency.ts';

/** Ids of the activity types of `agencyWith`: open houses, viewings by appointment, and meetings. */
export const type = { open: 1, bookable: 2, meeting: 3 } as const;

/** Settings of a site that shows open houses and viewings by appointment. */
export const viewings: ViewingSettings = {
	types: [type.open, type.bookable],
	bookable: [type.bookable],
	places: {},
	slots: {},
	remind: true,
};

export type Task = NonNullable<Agency['tasks']>[number];

/** An open house of unit 1 on a Saturday; say what is different. */
export function task(id: number, different: object = {}): Task {
	return {
		id,
		title: 'Offene Besichtigung',
		note_type_id: type.open,
		starts_at: '2026-12-05T14:00:00+01:00',
		ends_at: '2026-12-05T15:30:00+01:00',
		property_ids: [1],
		client_ids: [],
		broker_id: 61,
		created_at: '2026-11-01T09:00:00+01:00',
		...different,
	};
}

/** Three units that are public and one, 4, that is not, with appointments. */
export function agencyWith(tasks: readonly Task[], changes: Partial<Agency> = {}): Agency {
	const units = [unit(1), unit(2), unit(3), unit(4, { property_status_id: 501 })];
	return {
		...smallAgency(units),
		activityTypes: [
			{ id: type.open, name: 'Offene Besichtigung', category: 'event' },
			{ id: type.bookable, name: 'Besichtigung', category: 'event' },
			{ id: type.meeting, name: 'Termin', category: 'event' },
		],
		contacts: [{ id: 88, last_name: 'Canary-Contact', email: 'canary@example.org' }],
		tasks,
		...changes,
	};
}

/** Every text of an appointment has this in it. */
const canary = (id: number) => `Kanarienvogel-${id}`;

/** 200 appointments of all kinds. */
export const hostile = Array.from({ length: 200 }, (_, at): Task => {
	const id = 1000 + at;
	const texts = {
		title: `Öffentliche Besichtigung ${canary(id)}`,
		body: `<p>${canary(id)}</p>`,
		location: canary(id),
		starts_at: `2026-12-${String(1 + (at % 28)).padStart(2, '0')}T1${at % 10}:00:00+01:00`,
		ends_at: null,
		property_ids: [1 + (at % 3)],
	};
	const kinds: object[] = [
		{},
		{ private: true },
		{ private: true, note_type_id: type.bookable },
		{ client_ids: [88] },
		{ private: true, client_ids: [88], note_type_id: type.bookable },
		{ note_type_id: type.meeting },
		{ property_ids: [4] },
		{ property_ids: [], project_ids: [] },
		{ private: true, recurring: true, rrule: 'FREQ=DAILY' },
		{ recurring: true, rrule: `FREQ=DAILY;X-${canary(id)}=1` },
		{ private: true, all_day: true },
		{ starts_at: null, due_date: '2026-12-05T10:00:00+01:00', is_reminder: true },
		{ note_type_id: type.bookable, client_ids: [88] },
		{ all_day: true },
		{ starts_at: '2026-10-05T10:00:00+02:00' },
		{ note_type_id: null },
	];
	return task(id, { ...texts, ...kinds[at % kinds.length] });
});

/** Those of them that are for everybody. */
export const forEverybody = hostile.filter((_, at) => [0, 12, 13].includes(at % 16));
