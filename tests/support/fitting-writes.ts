export type Write = readonly [method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object];

/** A picture of one pixel. */
const photo =
	'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** For each call that takes a body, one or two writes that succeed on the full agency, in any order. */
export const fittingWrites: readonly Write[] = [
	['POST', '/contacts', { client: { last_name: 'X', email: 'x@example.org', parent_id: 11 } }],
	[
		'PUT',
		'/contacts/12',
		{ client: { group_ids: [3001], partial_custom_fields: { a: 1 }, dob: '1815-12-10' } },
	],
	['POST', '/projects', { project: { name: 'X', status: 'SALES', lat: 51.3, for_rent: true } }],
	['PUT', '/projects/201', { project: { title: 'X', construction_year: 1900 } }],
	[
		'POST',
		'/tasks',
		{
			task: {
				title: 'X',
				due_date: '2026-12-02T10:00:00+01:00',
				remind_at: '2026-12-01T10:00:00+01:00',
				client_ids: [11],
				property_ids: [1],
				broker_id: 61,
				note_type_id: 321,
				client_source_id: 4711,
			},
		},
	],
	['PUT', '/tasks/501', { task: { done: true, starts_at: '2026-12-02', project_ids: [201] } }],
	['POST', '/messages', { message: { broker_id: 61, snippet_id: 81, to: ['a@example.org'] } }],
	['PUT', '/messages/601', { message: { read: true, client_ids: [11], message_category_id: 324 } }],
	['POST', '/teams', { team: { name: 'X', position: 1, broker_ids: [61] } }],
	['PUT', '/teams/31', { team: { broker_ids: [62], imprint_note: '<p>' } }],
	['PUT', '/images/101', { image: { title: 'X', title_en: 'Y', is_private: true } }],
	[
		'POST',
		'/images',
		{
			image: { photo, imageable_id: 1, imageable_type: 'Property', is_private: false, title: 'X' },
		},
	],
	['PUT', '/links/551', { link: { title: 'Y' } }],
	['POST', '/links', { link: { url: 'https://a.example', title: 'X' }, property_id: 1 }],
	['POST', '/groups', { name: 'X', entity: 'for_clients', super_group_id: 3000 }],
	['POST', '/ownerships', { client_id: 11, property_id: 2 }],
	['DELETE', '/ownerships', { client_id: 11, property_id: 1 }],
	['POST', '/partnerships', { client_id: 11, property_id: 2 }],
	['DELETE', '/partnerships', { client_id: 12, property_id: 1 }],
	['POST', '/hooks', { event: 'task_created', target_url: 'https://a.example' }],
];

/** One write for each call without a body; together they take away what the others need. */
export const lastWrites: readonly Write[] = [
	['POST', '/contacts/11/favorites?property_id=2'],
	['DELETE', '/contacts/14'],
	['DELETE', '/tasks/504'],
	['DELETE', '/teams/32'],
	['DELETE', '/links/551'],
	['DELETE', '/hooks/501'],
];
