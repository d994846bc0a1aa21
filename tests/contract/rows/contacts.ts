import { expect } from 'vitest';
import { fieldNames } from '../../../src/sandbox/answers/pick.ts';
import type { DocumentRows, Exchange } from '../../support/document-row.ts';

const created = 88_001;

const listItem = fieldNames(`
	id item_id salutation academic_title name is_company company email phone last_contact_at
	created_at updated_at client_status_id client_source_id locked broker_ids children_size groups
`);

/** Every field that a contact is written with, but for those that others are filled by or that name a record. */
const written = {
	is_company: true,
	item_id: 7001,
	salutation: 'ms',
	academic_title: 'Dr.',
	first_name: 'Grace',
	last_name: 'Hopper',
	email: 'grace@example.org',
	emails: ['grace@example.org', 'hopper@example.org'],
	home_cell: '0171 1',
	home_phone: '0341 2',
	office_phone: '0341 3',
	office_cell: '0171 4',
	dob: '1906-12-09',
	birth_name: 'Murray',
	birth_place: 'New York',
	birth_country: 'USA',
	identity_number: 'X1',
	issuing_authority: 'NY',
	tax_identification_number: '12 345',
	rating: 3,
	description: 'Compiler',
	company: 'Navy',
	position: 'Admiral',
	full_salutation: 'Sehr geehrte Frau Dr. Hopper',
	language: 'en',
	income: 'viel',
	newsletter: true,
	accept_contact: true,
	warning_notice: 'Vorsicht',
	client_source_id: 4711,
	client_status_id: 801,
	archived: true,
	last_contact_at: '2026-11-01T10:00:00+01:00',
	creator_id: 61,
	updater_id: 62,
	gdpr_status: 2,
	keep_data_till: '2030-01-01',
	client_reason_id: 5,
	cp_delete_request_date: '2029-01-01',
};

const cleared = Object.fromEntries(
	fieldNames(`
		salutation academic_title email home_cell home_phone office_phone office_cell dob birth_name
		birth_place birth_country identity_number issuing_authority tax_identification_number description
		company position full_salutation language income warning_notice client_source_id client_status_id
		last_contact_at keep_data_till client_reason_id cp_delete_request_date broker_id
	`).map((field) => [field, null]),
);

/** What an address book answers to `q`; unless named otherwise the contact 11 alone is found. */
const searches: readonly (readonly [q: string, ids: readonly number[]])[] = [
	['ada', [11]],
	['Lovelace Ada', [11]],
	['ADA leipzig', [11]],
	['marie ada', []],
	['countess@', [11]],
	['Strasse', [11]],
	['straße heine', [11]],
	['Cuvier', [12]],
	['03415550120', [11]],
	['0341 5550120', [11]],
	['0341/5550120', [11]],
	['9995550120', []],
	['Mueller', [created]],
	['Muller', [created]],
	['MÜLLER', [created]],
	['muell jorg', [created]],
	['ela', [created, 11]],
	['ela j', [created]],
	['budget', []],
];

const filters: readonly (readonly [query: string, ids: readonly number[]])[] = [
	['expand=1', [12, 11]],
	['with_meta=1', [12, 11]],
	['sort_by=last_contact_at&order=desc', [11, 12]],
	['sort_by=created_at&order=asc', [11, 12]],
	['sort_by=updated_at&order=asc', [12, 11]],
	['sort_by=first_name&order=asc', [11, 12]],
	['sort_by=last_name&order=asc', [12, 11]],
	['project_ids=201', [12, 11]],
	['project_ids=202', []],
	['project_ids[]=201&project_ids[]=202', [12, 11]],
	['phone_number=0341-5550 120', [11]],
	['phone_number=5550120', []],
	['archived=-1', [14, 12, 11]],
	['archived=1', [14]],
	['archived=0', [12, 11]],
	['email=ADA@example.org', [11]],
	['email=countess@example.org', [11]],
	['email=example.org', []],
	['include_children=1', [13, 12, 11]],
	['parent_id=11', [13]],
	['broker_id=61', [11]],
	['broker_id=63', [12]],
	['gdpr_status=0', [12]],
	['gdpr_status=2', [11]],
	['gdpr_status=3', []],
	['group=3001,3002', [12, 11]],
	['not_in_group=3001', [12]],
	['status=802', [12]],
	['sources=4711', [11]],
	['home_countries=ESP', [12]],
	['newsletter=1', [11]],
	['newsletter=false', [12]],
	['accept_contact=true', [11]],
	['owner=1', [11]],
	['owner=0', [12]],
	['language=en,es', [11]],
	['owned_property_ids=1', [11]],
	['owned_property_ids=2', []],
	['created_at_from=2026-06-02T00:00:00%2B02:00', [12]],
	['created_at_to=2026-06-01T23:00:00Z', [11]],
	['updated_at_from=2026-07-01T00:00:00+02:00', [11]],
	['updated_at_to=2026-07-01T00:00:00%2B02:00', [12]],
	['cf_budget=1', [11]],
	['page=2&per=1', [11]],
	['per=1', [12]],
	['per=600', [12, 11]],
	['page=9', []],
	['group=', []],
	['group=3001,3002&sources=4711&language=en&q=ada', [11]],
	['q=', [12, 11]],
];

const alike = { client: { first_name: 'Jörg', last_name: 'Müller-Manuela' } };

export const contacts: DocumentRows = {
	'GET /contacts: a bare array of contact list items, 20 a page': [
		['GET /contacts', { fields: listItem, ids: [12, 11] }],
		['GET /contacts?per=0', { status: 422 }],
	],
	'GET /contacts: with_meta: adds metadata': [
		['GET /contacts?with_meta=1&per=1', { body: { meta: { total_count: 2 } } }],
	],
	'GET /contacts: expand: brings custom fields and all addresses': [
		[
			'GET /contacts?expand=1&q=ada',
			{ body: [{ custom_fields: { budget: { value: 1 } }, emails: expect.any(Array) }] },
		],
	],
	'GET /contacts: each query parameter finds what it names': filters.map(([query, ids]) => [
		`GET /contacts?${query}`,
		{ ids },
	]),
	'GET /contacts: q: finds words in any order, umlauts in every spelling, and numbers without blanks':
		[
			['POST /contacts', { body: { id: created } }, alike],
			...searches.map(([q, ids]): Exchange => [
				`GET /contacts?q=${encodeURIComponent(q)}`,
				{ ids },
			]),
		],
	'GET /contacts: sort_by: sorts names as a German dictionary does': [
		...['Zander', 'Ärzte', 'arndt', 'Straßner', 'Strasser', 'Übel', 'ubert'].map(
			(last_name): Exchange => ['POST /contacts', {}, { client: { last_name } }],
		),
		[
			'GET /contacts?sort_by=last_name&order=asc',
			{
				body: ['arndt', 'Ärzte', 'Curie', 'Lovelace', 'Strasser', 'Straßner', 'Übel', 'ubert']
					.map((name) => ({ name: expect.stringContaining(name) }))
					.concat([{ name: 'Zander' }]),
			},
		],
	],
	'POST /contacts: creates a contact with every field of the table, which reads back as written': [
		['POST /contacts', { body: { ok: true, id: created } }, { client: written }],
		[
			`GET /contacts/${created}`,
			{
				body: {
					...written,
					name: 'Grace Hopper',
					last_contact_at_formatted: '01.11.2026 10:00',
					created_at: '2026-11-21T10:00:00.000+01:00',
					created_at_formatted: '21.11.2026 10:00',
				},
			},
		],
	],
	'POST /contacts: is refused with the name of each field that does not fit, and nothing is written':
		[
			[
				'POST /contacts',
				{
					status: 422,
					body: {
						errors: [
							expect.stringMatching(/^client.rating: /),
							expect.stringMatching(/^client.language: /),
						],
					},
				},
				{ client: { last_name: 'X', rating: 7, language: 'fr' } },
			],
			['POST /contacts', { status: 422 }, { last_name: 'X' }],
			['GET /contacts', { ids: [12, 11] }],
		],
	'POST /contacts: updates the contact with this e-mail address, be it its primary one or another':
		[
			['POST /contacts', { body: { id: 11 } }, { client: { email: 'ADA@example.org' } }],
			[
				'POST /contacts',
				{ body: { id: 11 } },
				{ client: { email: 'countess@example.org', rating: 2 } },
			],
			[
				'GET /contacts/11',
				{
					body: {
						rating: 2,
						last_name: 'Lovelace',
						email: 'countess@example.org',
						emails: ['ADA@example.org', 'countess@example.org'],
					},
				},
			],
			['POST /contacts', { body: { id: 11 } }, { client: { emails: ['ada@example.org'] } }],
			['GET /contacts?include_children=1&archived=-1', { ids: [14, 13, 12, 11] }],
		],
	'POST /contacts: updates the contact with this old_crm_id': [
		['PUT /contacts/12', {}, { client: { old_crm_id: 'ALT-1' } }],
		['POST /contacts', { body: { id: 12 } }, { client: { old_crm_id: 'ALT-1', rating: 1 } }],
		['GET /contacts/12', { body: { rating: 1, old_crm_id: 'ALT-1' } }],
	],
	'POST /contacts: partial_custom_fields maps keys to values': [
		['POST /contacts', {}, { client: { last_name: 'X', partial_custom_fields: { budget: 2 } } }],
		[
			`GET /contacts/${created}`,
			{ body: { custom_fields: { budget: { value: 2, pretty_value: 'bis 600.000 €' } } } },
		],
		[
			`PUT /contacts/${created}`,
			{ body: { custom_fields: { budget: { value: null }, wish: { value: 'Garten' } } } },
			{ client: { partial_custom_fields: { budget: null, wish: 'Garten' } } },
		],
		[
			`PUT /contacts/${created}`,
			{ body: { custom_fields: { only: { value: true } } }, without: /wish/ },
			{ client: { custom_fields: { only: true } } },
		],
	],
	'PUT /contacts/:id: the primary address is among all addresses, and the other way round': [
		[
			'PUT /contacts/12',
			{
				body: { email: 'curie@example.org', emails: ['curie@example.org', 'marie@example.org'] },
			},
			{ client: { email: 'curie@example.org' } },
		],
		[
			'PUT /contacts/12',
			{ body: { email: 'pierre@example.org', emails: ['pierre@example.org'] } },
			{ client: { emails: ['pierre@example.org'] } },
		],
		[
			'PUT /contacts/13',
			{ body: { email: 'b@example.org', emails: ['b@example.org', 'c@example.org'] } },
			{ client: { emails: ['b@example.org', 'c@example.org'] } },
		],
	],
	'PUT /contacts/:id: null clears what may be empty, and what is not sent stays': [
		['PUT /contacts/12', {}, { client: { ...written, archived: false } }],
		['PUT /contacts/12', { body: cleared }, { client: cleared }],
		['GET /contacts/12', { body: { ...cleared, emails: ['hopper@example.org'], rating: 3 } }],
		['GET /contacts?broker_id=62', { ids: [] }],
	],
	'PUT /contacts/:id: the customer number is counted up, and no two contacts have one': [
		['POST /contacts', {}, { client: { last_name: 'A', item_id: 5000 } }],
		['POST /contacts', { status: 422 }, { client: { last_name: 'B', item_id: 5000 } }],
		['PUT /contacts/11', { status: 422 }, { client: { item_id: 5000 } }],
		['PUT /contacts/88001', { body: { item_id: 5000 } }, { client: { item_id: 5000 } }],
		['POST /contacts', {}, { client: { last_name: 'C' } }],
		['GET /contacts/88002', { body: { item_id: 5001 } }],
		['GET /contacts/11', { body: { item_id: 1001 } }],
		['GET /contacts/14', { body: { item_id: 1004 } }],
	],
	'GET /contacts/:id: include: include brings children, documents, relationships and owned units': [
		[
			'GET /contacts/11?include=children,documents,relationships,owned_properties',
			{
				body: {
					children: [{ id: 13 }],
					documents: [{ id: 7101 }],
					relationships: [{ internal_name: 'owner', client_id: 11, property_id: 1 }],
					owned_properties: [{ id: 1, unit_id: 'U-1' }],
					children_size: 1,
					home_address: 'Karl-Heine-Straße, Leipzig, DEU',
				},
			},
		],
		[
			'GET /contacts/11',
			{
				body: { children: null, documents: null, relationships: null, owned_properties: null },
			},
		],
		[
			'PUT /contacts/11?include=children',
			{ body: { children: [{ id: 13 }] } },
			{ client: { rating: 1 } },
		],
		['GET /contacts/9', { status: 404 }],
	],
	'GET /contacts/:id: holds the users responsible, the source and the status': [
		['PUT /contacts/11', {}, { client: { second_broker_id: 62 } }],
		[
			'GET /contacts/11',
			{
				body: {
					broker_ids: [61, 62],
					broker_id: 61,
					broker: { id: 61, name: 'Marta Rey' },
					second_broker: { id: 62, name: 'Jonas Hallmann' },
					client_source: { id: 4711, name: 'Website' },
					client_status: { id: 801, name: 'Interessent' },
					status: { id: 801, name: 'Interessent' },
				},
			},
		],
		['GET /contacts/13', { body: { broker: null, second_broker: null, parent_id: 11 } }],
	],
	'PUT /contacts/:id: group_ids replaces all tags, add_group_ids adds some, sub_group_ids takes some away':
		[
			[
				'PUT /contacts/11',
				{ body: { groups: [{ id: 3001, name: 'Messe', super_group_id: 3000 }, { id: 3002 }] } },
				{ client: { add_group_ids: [3002] } },
			],
			[
				'PUT /contacts/11',
				{ body: { groups: [{ id: 3002 }] } },
				{ client: { sub_group_ids: [3001] } },
			],
			['PUT /contacts/11', { body: { groups: [{ id: 3001 }] } }, { client: { group_ids: [3001] } }],
		],
	'PUT /contacts/:id: identifier: a token in place of the id needs identifier=token': [
		['PUT /contacts/nobody?identifier=token', { status: 404 }, { client: { rating: 1 } }],
		['PUT /contacts/11?identifier=token', { status: 404 }, { client: { rating: 1 } }],
		['GET /contacts/11?identifier=token', { status: 404 }],
	],
	'GET /contact_sources: an array of id and name': [
		['GET /contact_sources', { ids: [4711, 4712], fields: ['id', 'name'] }],
	],
};
