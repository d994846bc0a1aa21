import { expect } from 'vitest';
import type { DocumentRows, Exchange } from '../../support/document-row.ts';

const reminder = { title: 'Call', is_reminder: true };
const mail = { broker_id: 61, snippet_id: 81, to: ['a@example.org'] };

/** Writes that name a record which is not there, or is of the wrong kind; the second is the field. */
const refused: readonly (readonly [call: Exchange[0], field: string, body: object])[] = [
	['POST /contacts', 'client.broker_id', { client: { broker_id: 9 } }],
	['POST /contacts', 'client.second_broker_id', { client: { second_broker_id: 9 } }],
	['POST /contacts', 'client.creator_id', { client: { creator_id: 9 } }],
	['POST /contacts', 'client.updater_id', { client: { updater_id: 9 } }],
	['POST /contacts', 'client.client_source_id', { client: { client_source_id: 9 } }],
	['POST /contacts', 'client.client_status_id', { client: { client_status_id: 9 } }],
	['POST /contacts', 'client.parent_id', { client: { parent_id: 9 } }],
	['POST /contacts', 'client.parent_id', { client: { parent_id: 13 } }],
	['PUT /contacts/11', 'client.parent_id', { client: { parent_id: 11 } }],
	['POST /contacts', 'client.group_ids', { client: { group_ids: [3001, 9] } }],
	['PUT /contacts/11', 'client.broker_id', { client: { broker_id: 9 } }],
	['PUT /contacts/11', 'client.add_group_ids', { client: { add_group_ids: [9] } }],
	['PUT /contacts/11', 'client.sub_group_ids', { client: { sub_group_ids: [9] } }],
	['PUT /contacts/11', 'client.group_ids', { client: { group_ids: [3000] } }],
	['PUT /contacts/11', 'client.group_ids', { client: { group_ids: [3101] } }],
	['POST /projects', 'project.broker_id', { project: { broker_id: 9 } }],
	['PUT /projects/201', 'project.broker_id', { project: { broker_id: 9 } }],
	...(['POST /tasks', 'PUT /tasks/501'] as const).flatMap((call) =>
		[
			{ note_type_id: 9 },
			{ note_type_id: 324 },
			{ broker_id: 9 },
			{ task_creator_id: 9 },
			{ task_updater_id: 9 },
			{ client_ids: [11, 9] },
			{ property_ids: [9] },
			{ project_ids: [9] },
			{ client_source_id: 9 },
			{ reservation_reason_id: 9 },
		].map(
			(wrong) =>
				[call, `task.${Object.keys(wrong)[0]}`, { task: { ...reminder, ...wrong } }] as const,
		),
	),
	['POST /teams', 'team.broker_ids', { team: { name: 'X', broker_ids: [61, 9] } }],
	['PUT /teams/31', 'team.broker_ids', { team: { broker_ids: [9] } }],
	['POST /messages', 'message.broker_id', { message: { ...mail, broker_id: 9 } }],
	['POST /messages', 'message.snippet_id', { message: { ...mail, snippet_id: 9 } }],
	['POST /messages', 'message.property_ids', { message: { ...mail, property_ids: [9] } }],
	...[
		{ message_category_id: 9 },
		{ message_category_id: 321 },
		{ client_ids: [9] },
		{ property_ids: [9] },
		{ project_ids: [9] },
	].map(
		(message) => ['PUT /messages/601', `message.${Object.keys(message)[0]}`, { message }] as const,
	),
	['POST /links', 'property_id', { link: { url: 'https://a.example' }, property_id: 9 }],
	['PUT /links/551', 'property_id', { link: {}, property_id: 9 }],
	['POST /groups', 'super_group_id', { name: 'X', super_group_id: 9 }],
	['POST /ownerships', 'client_id', { client_id: 9, property_id: 1 }],
	['DELETE /ownerships', 'property_id', { client_id: 11, property_id: 9 }],
	['POST /partnerships', 'property_id', { client_id: 11, property_id: 9 }],
	['DELETE /partnerships', 'client_id', { client_id: 9, property_id: 1 }],
];

export const references: DocumentRows = {
	'an id that a write names leads to a record of the kind that belongs there': [
		...refused.map(([call, field, body]): Exchange => {
			const sentence = expect.stringMatching(new RegExp(`^${field}: there is`));
			return [call, { status: 422, body: { errors: [sentence] } }, body];
		}),
		['GET /contacts?include_children=1&archived=-1', { ids: [14, 13, 12, 11] }],
		['GET /activities', { body: { meta: { total_count: 6 } } }],
		['GET /teams', { ids: [31, 32] }],
		['GET /projects', { ids: [201, 202] }],
	],
};
