import { expect } from 'vitest';
import { fieldNames } from '../../../src/sandbox/answers/pick.ts';
import type { DocumentRows } from '../../support/document-row.ts';

const created = { status: 201, body: { id: 120_001, activity_id: 450_007 } };

/** Every field of the resource, as it is written and reads back. */
const written = {
	title: 'Call',
	note_type_id: 321,
	body: '<p>Hello</p>',
	client_ids: [11, 12],
	property_ids: [1],
	project_ids: [201],
	broker_id: 61,
	task_creator_id: 62,
	task_updater_id: 61,
	due_date: '2026-12-02T10:00:00+01:00',
	remind_at: '2026-12-01T10:00:00+01:00',
	done: true,
	starts_at: '2026-12-02T11:00:00+01:00',
	ends_at: '2026-12-02T12:00:00+01:00',
	private: true,
	all_day: true,
	location: 'Leipzig',
	recurring: true,
	rrule: 'FREQ=DAILY',
	client_source_id: 4711,
	reservation_reason_id: 901,
};

const empty = {
	...Object.fromEntries(Object.keys(written).map((field) => [field, null])),
	title: 'Call',
	client_ids: [],
	property_ids: [],
	project_ids: [],
	done: false,
	private: false,
	all_day: false,
	recurring: false,
};

function refusal(field: string) {
	return { status: 422, body: { errors: [expect.stringContaining(field)] } };
}

export const tasks: DocumentRows = {
	'POST /tasks: answers 201 with id and activity_id, and keeps every field of the resource': [
		['POST /tasks', created, { task: written }],
		['GET /tasks/120001', { body: written }],
		['GET /activities?per=1', { body: { data: [{ id: 450_007, title: 'Call', done: true }] } }],
	],
	'POST /tasks: must be a reminder or due, and have a title or a type': [
		['POST /tasks', refusal('task.is_reminder'), { task: { title: 'Call' } }],
		['POST /tasks', refusal('task.title'), { task: { is_reminder: true } }],
		[
			'POST /tasks',
			refusal('task.client_ids'),
			{ task: { title: 'Call', is_reminder: true, client_ids: ['11'] } },
		],
		['POST /tasks', { status: 422 }, { task: { title: ' ', is_reminder: true } }],
		['POST /tasks', { status: 422 }, { task: { title: 'Call', is_reminder: false } }],
		['POST /tasks', { status: 422 }, { title: 'Call', is_reminder: true }],
		['GET /activities', { body: { meta: { total_count: 6 } } }],
		['POST /tasks', created, { task: { note_type_id: 321, due_date: '2026-12-01T10:00' } }],
	],
	'POST /tasks: takes plain notes where the account accepts those': {
		options: { acceptPlainNotes: true },
		requests: [
			['POST /tasks', { status: 201 }, { task: { title: 'Note' } }],
			['POST /tasks', { status: 422 }, { task: { body: 'without a title' } }],
			['GET /activities?item_type=note', { body: { data: [{ title: 'Note' }] } }],
		],
	},
	'POST /tasks: times come back in the form of ISO 8601 with an offset, that of Germany where none was sent':
		[
			[
				'POST /tasks',
				created,
				{
					task: {
						title: 'Call',
						due_date: '2026-12-02',
						remind_at: '2026-07-01T10:30',
						starts_at: '2026-12-01T09:00:00Z',
					},
				},
			],
			[
				'GET /tasks/120001',
				{
					body: {
						due_date: '2026-12-02T00:00:00.000+01:00',
						remind_at: '2026-07-01T10:30:00.000+02:00',
						starts_at: '2026-12-01T09:00:00Z',
						created_at: '2026-11-21T10:00:00.000+01:00',
					},
				},
			],
			[
				'PUT /tasks/120001',
				{
					body: {
						due_date: '2026-12-02T10:00:00.000+01:00',
						starts_at: '2026-12-01T10:00:00.000+01:00',
						ends_at: '2026-12-01T11:00:00.000+01:00',
					},
				},
				{
					task: {
						due_date: '2026-12-02 10:00+0100',
						starts_at: '2026-12-01 09:00:00Z',
						ends_at: '2026-12-01t10:00z',
					},
				},
			],
			['POST /tasks', { status: 422 }, { task: { title: 'Call', due_date: '2026-02-31' } }],
			['POST /tasks', { status: 422 }, { task: { title: 'Call', due_date: '2026-12-01 soon' } }],
			['POST /tasks', { status: 422 }, { task: { title: 'Call', due_date: 'morgen' } }],
		],
	'GET /tasks/:id: has every field of the resource, and the records it is linked with': [
		['POST /tasks', created, { task: { title: 'Call', is_reminder: true } }],
		[
			'GET /tasks/120001',
			{
				body: { ...empty, clients: [], units: [], projects: [], viewings: [] },
				fields: fieldNames(`
					id ${Object.keys(written).join(' ')} is_reminder created_at updated_at
					clients units projects viewings
				`),
			},
		],
		['GET /tasks/9', { status: 404 }],
	],
	'GET /tasks/:id: include: names the records that come with it': [
		['GET /tasks/501', { body: { clients: [{ id: 11 }], units: [{ id: 1 }], projects: [] } }],
		['GET /tasks/501?include=clients', { body: { clients: [{ id: 11 }] }, without: /"units"/ }],
		['GET /tasks/502', { body: { clients: [{ id: 12 }], units: [], projects: [{ id: 201 }] } }],
	],
	'PUT /tasks/:id: changes what is sent, in the activity, too; null clears what may be empty': [
		['PUT /tasks/501', {}, { task: { title: 'Later', broker_id: 62, client_ids: [12] } }],
		[
			'GET /activities?client_id=12&source_id=4711',
			{ body: { data: [{ title: 'Later', broker_id: 62, property_ids: [1] }] } },
		],
		[
			'PUT /tasks/501',
			{ body: { broker_id: null, note_type_id: null, client_source_id: null, title: 'Later' } },
			{ task: { broker_id: null, note_type_id: null, client_source_id: null, due_date: null } },
		],
		['GET /activities?only_inquiries=1', { ids: [] }],
		['PUT /tasks/501', { status: 422 }, { task: { title: null } }],
		['PUT /tasks/501', { status: 422 }, { task: { title: ' ' } }],
		['PUT /tasks/9', { status: 404 }, { task: {} }],
	],
	'DELETE /tasks/:id: answers ok, and takes the activity along': [
		['DELETE /tasks/501', { body: { ok: true } }],
		['GET /tasks/501', { status: 404 }],
		['GET /activities?only_inquiries=1', { ids: [] }],
	],
};
