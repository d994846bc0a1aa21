import { fieldNames } from '../../../src/sandbox/answers/pick.ts';
import type { DocumentRows } from '../../support/document-row.ts';

const listItem = fieldNames(`
	id broker_id client_ids property_ids project_ids client_names property_names project_names
	conversation_type sender_type source_id creator_id category_id reason_id created_at starts_at
	price group_ids state title access_broker_ids access_department_ids blocked comments_count
	attachments_count done outgoing tracking_size unread_tracking_size attachments comment_size
`);

/** Activities are told by their titles. */
const filters: readonly (readonly [query: string, titles: readonly string[]])[] = [
	['order=asc&per=2', ['inquiry', 'viewing']],
	['order=asc&per=2&page=2', ['cancelled', 'letter']],
	['order=desc&per=1', ['policy']],
	['expand=1&per=1', ['policy']],
	['category_id=321', ['inquiry']],
	['category_ids=321,324', ['mail', 'inquiry']],
	['category_ids=', []],
	['client_id=11', ['policy', 'inquiry']],
	['client_ids=11,12', ['policy', 'mail', 'viewing', 'inquiry']],
	['client_ids=', []],
	['property_id=2', ['mail', 'cancelled']],
	['property_ids=1,2', ['mail', 'cancelled', 'inquiry']],
	['property_ids=', []],
	['project_id=201', ['viewing']],
	['project_ids=201,202', ['viewing']],
	['item_type=message', ['mail']],
	['item_type=reminder', ['inquiry']],
	['item_type=event', ['viewing']],
	['item_type=policy', ['policy']],
	['item_type=cancelation', ['cancelled']],
	['item_type=letter', ['letter']],
	['item_type=note', []],
	['item_type=sms', []],
	['item_type=decision', []],
	['broker_id=61', ['inquiry']],
	['broker_id=62', ['mail', 'viewing']],
	['creator_id=61', ['viewing']],
	['starts_at_from=2026-09-01T10:00:00%2B02:00', ['viewing']],
	['starts_at_to=2026-09-01T07:59:00Z', []],
	['original_created_at_from=2026-06-09T00:00:00+02:00', ['policy', 'mail']],
	['original_created_at_to=2026-06-06T00:00:00Z', ['inquiry']],
	['only_inquiries=true', ['inquiry']],
	['only_inquiries=1', ['inquiry']],
	['not_completed=1&property_id=2', ['mail']],
	['reason_id=901', ['cancelled']],
	['reason_ids=901,902', ['cancelled']],
	['group_ids=3201', ['viewing']],
	['team_ids=32', ['mail', 'viewing']],
	['source_id=4711', ['inquiry']],
	['blocked=1', ['mail', 'viewing']],
	['blocked=0&client_id=11', ['policy', 'inquiry']],
	['page=2&per=5', ['inquiry']],
	['per=1', ['policy']],
];

export const activities: DocumentRows = {
	'GET /activities: an object with data and the total, 20 a page': [
		['GET /activities', { fields: listItem, body: { meta: { total_count: 6 } } }],
		[
			'GET /activities?client_id=11&order=asc&per=1',
			{
				body: {
					data: [
						{
							client_ids: [11],
							client_names: ['Ada Lovelace'],
							property_ids: [1],
							property_names: ['WE 1'],
							source_id: 4711,
						},
					],
				},
			},
		],
	],
	'GET /activities: each query parameter finds what it names': filters.map(([query, titles]) => [
		`GET /activities?${query}`,
		{ body: { data: titles.map((title) => ({ title })) } },
	]),
	'GET /activities: expand: brings the message, task or policy itself': [
		[
			'GET /activities?expand=1&item_type=message',
			{
				body: {
					data: [{ activatable_type: 'Message', activatable: { subject: 'mail' } }],
				},
			},
		],
	],
	'GET /activities/:id: holds activatable_type, id and activatable': [
		['POST /tasks', { status: 201 }, { task: { title: 'Call', is_reminder: true } }],
		[
			'GET /activities/450007',
			{
				body: { id: 450_007, activatable_type: 'Task', activatable: { title: 'Call' } },
				fields: ['id', 'activatable_type', 'activatable'],
			},
		],
		['GET /activities/9', { status: 404 }],
	],
	'GET /activity_types: an object with data': [
		['GET /activity_types', { ids: [321, 323, 324, 325], fields: ['id', 'name', 'category'] }],
	],
	'GET /reservation_reasons: an array of id and name': [
		['GET /reservation_reasons', { ids: [901, 902], fields: ['id', 'name'] }],
	],
};
