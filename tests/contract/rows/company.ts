import { expect } from 'vitest';
import { fieldNames } from '../../../src/sandbox/answers/pick.ts';
import type { DocumentRows } from '../../support/document-row.ts';

const teamFields = fieldNames(`
	id name position logo_url broker_ids cancellation_policy_note imprint_note terms_note privacy_note
`);

const brokerFields = fieldNames(`
	id salutation academic_title first_name last_name name avatar avatar_url old_crm_id email position
	phone phone_system_number color team_id department_ids shop abstract description
`);

const team = {
	name: 'València',
	position: 7,
	logo_url: 'https://a.example/logo.svg',
	broker_ids: [61],
	cancellation_policy_note: '<p>a</p>',
	imprint_note: '<p>b</p>',
	terms_note: '<p>c</p>',
	privacy_note: '<p>d</p>',
};

/** The team that is made first. */
const made = 33;

function allOf(fields: readonly string[]): Record<string, unknown> {
	return Object.fromEntries(fields.map((field) => [field, expect.toSatisfy(isSent)]));
}

function isSent(value: unknown): boolean {
	return value !== undefined;
}

export const company: DocumentRows = {
	'GET /teams: an array of teams with every field': [
		['GET /teams', { ids: [31, 32], fields: teamFields }],
	],
	'POST /teams: creates a team, which reads back as written': [
		['POST /teams', { body: { ok: true, id: made } }, { team }],
		['GET /teams', { body: [{ broker_ids: [] }, { broker_ids: [62] }, { id: made, ...team }] }],
		['POST /teams', { status: 422 }, team],
	],
	'PUT /teams/:id: a user is in one team at most: team_id holds it, and department_ids the same': [
		['GET /brokers', { body: [{ team_id: 31, department_ids: [31] }, { department_ids: [32] }] }],
		['GET /activities?team_ids=31', { body: { data: [{ title: 'inquiry' }] } }],
		['PUT /teams/32', {}, { team: { broker_ids: [61, 62] } }],
		['GET /brokers', { body: [61, 62].map((id) => ({ id, team_id: 32, department_ids: [32] })) }],
		['GET /teams', { body: [{ broker_ids: [] }, { broker_ids: [61, 62] }] }],
		['GET /activities?team_ids=31', { ids: [] }],
		['GET /activities?team_ids=32', { body: { meta: { total_count: 3 } } }],
		['GET /client_properties?team_id=32', { ids: [6403, 6402, 6401] }],
		['PUT /teams/32', {}, { team: { broker_ids: [61] } }],
		['GET /brokers', { body: [{ team_id: 32 }, { team_id: null, department_ids: [] }] }],
		['PUT /teams/9', { status: 404 }, { team: {} }],
	],
	'PUT /teams/:id: null clears what may be empty, and what is not sent stays': [
		['POST /teams', {}, { team }],
		[`PUT /teams/${made}`, {}, { team: { logo_url: null, imprint_note: null } }],
		[
			'GET /teams',
			{ body: [{}, {}, { ...team, logo_url: null, imprint_note: null, broker_ids: [61] }] },
		],
	],
	'DELETE /teams/:id: answers with the id; its users are in no team then': [
		['DELETE /teams/32', { body: { id: 32 } }],
		['GET /teams', { ids: [31] }],
		['GET /brokers', { body: [{ team_id: 31 }, { team_id: null, department_ids: [] }] }],
		['DELETE /teams/32', { status: 404 }],
	],
	'GET /brokers: an array of users with every field': [
		['GET /brokers', { ids: [61, 62], body: [allOf(brokerFields), allOf(brokerFields)] }],
	],
	'POST /messages: answers ok and id, and creates the activity': [
		[
			'POST /messages',
			{ body: { ok: true, id: 210_001 } },
			{
				message: {
					broker_id: 61,
					snippet_id: 81,
					to: ['countess@example.org'],
					cc: ['marie@example.org'],
					property_ids: [2],
				},
			},
		],
		[
			'GET /activities?item_type=message&per=1',
			{
				body: {
					data: [{ title: 'Ihr Exposé', client_ids: [11, 12], property_ids: [2], broker_id: 61 }],
				},
			},
		],
		[
			'GET /activities/450007',
			{
				body: {
					activatable_type: 'Message',
					activatable: {
						subject: 'Ihr Exposé',
						from: ['rey@intern.example'],
						units: [{ id: 2 }],
					},
				},
			},
		],
		['POST /messages', { status: 422 }, { message: { broker_id: 61, to: [] } }],
	],
	'PUT /messages/:id: answers with the message, every field and what can be loaded with it': [
		[
			'PUT /messages/601',
			{
				body: {
					id: 601,
					subject: 'mail',
					body: '<p>Guten Tag</p>',
					broker_id: 62,
					from: ['marie@example.org'],
					to: ['hallmann@intern.example'],
					cc: [],
					bcc: [],
					client_ids: [11],
					property_ids: [1],
					project_ids: [201],
					message_attachment_ids: [71],
					client_source_id: null,
					message_category_id: 324,
					read: true,
					archived: true,
					broker: { id: 62 },
					attachments: [{ id: 71, name: 'Plan 1.txt', url: expect.stringMatching(/^http/) }],
					clients: [{ id: 11 }],
					units: [{ id: 1 }],
					projects: [{ id: 201 }],
					client_source: null,
					message_category: { name: 'E-Mail' },
				},
			},
			{
				message: {
					read: true,
					archived: true,
					message_category_id: 324,
					client_ids: [11],
					property_ids: [1],
					project_ids: [201],
				},
			},
		],
		['GET /activities?project_id=201&item_type=message', { body: { meta: { total_count: 1 } } }],
		['PUT /messages/9', { status: 404 }, { message: { read: true } }],
	],
};
