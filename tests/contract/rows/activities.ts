import { fieldNames } from '../../../src/sandbox/answers/pick.ts';
import type { DocumentRow } from '../../support/document-row.ts';

const listItem = fieldNames(`
	id broker_id client_ids property_ids project_ids client_names property_names project_names
	conversation_type sender_type source_id creator_id category_id reason_id created_at starts_at
	price group_ids state title access_broker_ids access_department_ids blocked comments_count
	attachments_count done outgoing tracking_size unread_tracking_size attachments comment_size
`);

/** Activities are told by their titles. */
const filters: readonly (readonly [query: string, parameter: string, titles: readonly string[]])[] =
	[
		['order=asc&per=2', 'order', ['inquiry', 'viewing']],
		['order=desc&per=1', 'order', ['policy']],
		['expand=1&per=1', 'expand', ['policy']],
		['category_id=321', 'category_id', ['inquiry']],
		['category_ids=321,324', 'category_ids', ['mail', 'inquiry']],
		['category_ids=', 'category_ids', []],
		['client_id=11', 'client_id', ['policy', 'inquiry']],
		['client_ids=11,12', 'client_ids', ['policy', 'mail', 'viewing', 'inquiry']],
		['client_ids=', 'client_ids', []],
		['property_id=2', 'property_id', ['mail', 'cancelled']],
		['property_ids=1,2', 'property_ids', ['mail', 'cancelled', 'inquiry']],
		['property_ids=', 'property_ids', []],
		['project_id=201', 'project_id', ['viewing']],
		['project_ids=201,202', 'project_ids', ['viewing']],
		['item_type=message', 'item_type', ['mail']],
		['item_type=reminder', 'item_type', ['inquiry']],
		['item_type=event', 'item_type', ['viewing']],
		['item_type=policy', 'item_type', ['policy']],
		['item_type=cancelation', 'item_type', ['cancelled']],
		['item_type=letter', 'item_type', ['letter']],
		['item_type=note', 'item_type', []],
		['item_type=sms', 'item_type', []],
		['item_type=decision', 'item_type', []],
		['broker_id=61', 'broker_id', ['inquiry']],
		['creator_id=61', 'creator_id', ['viewing']],
		['starts_at_from=2026-09-01T10:00:00%2B02:00', 'starts_at_from', ['viewing']],
		['starts_at_to=2026-09-01T07:59:00Z', 'starts_at_to', []],
		[
			'original_created_at_from=2026-06-09T00:00:00+02:00',
			'original_created_at_from',
			['policy', 'mail'],
		],
		['original_created_at_to=2026-06-06T00:00:00Z', 'original_created_at_to', ['inquiry']],
		['only_inquiries=true', 'only_inquiries', ['inquiry']],
		['only_inquiries=1', 'only_inquiries', ['inquiry']],
		['not_completed=1&property_id=2', 'not_completed', ['mail']],
		['reason_id=901', 'reason_id', ['cancelled']],
		['reason_ids=901,902', 'reason_ids', ['cancelled']],
		['group_ids=3201', 'group_ids', ['viewing']],
		['team_ids=32', 'team_ids', ['mail', 'viewing']],
		['source_id=4711', 'source_id', ['inquiry']],
		['blocked=1', 'blocked', ['mail', 'viewing']],
		['blocked=0&client_id=11', 'blocked', ['policy', 'inquiry']],
		['page=2&per=5', 'page', ['inquiry']],
		['per=1', 'per', ['policy']],
	];

export const activities: readonly DocumentRow[] = [
	{
		of: 'GET /activities',
		says: 'an object with data and the total, 20 a page',
		requests: [
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
	},
	...filters.map(([query, parameter, titles]): DocumentRow => ({
		of: `GET /activities: ${parameter}`,
		says: query,
		requests: [
			[`GET /activities?${query}`, { body: { data: titles.map((title) => ({ title })) } }],
		],
	})),
	{
		of: 'GET /activities/:id',
		says: 'holds activatable_type, id and activatable',
		requests: [
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
	},
	{
		of: 'GET /activity_types',
		says: 'an object with data',
		requests: [
			['GET /activity_types', { ids: [321, 323, 324, 325], fields: ['id', 'name', 'category'] }],
		],
	},
	{
		of: 'GET /reservation_reasons',
		says: 'an array of id and name',
		requests: [['GET /reservation_reasons', { ids: [901, 902], fields: ['id', 'name'] }]],
	},
];
