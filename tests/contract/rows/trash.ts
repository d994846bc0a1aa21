import type { DocumentRows, Exchange } from '../../support/document-row.ts';

/** Ada owns unit 1, is named by an inquiry, a policy and a deal, and has a sub-contact and a document. */
const everything: readonly Exchange[] = [
	['POST /contacts/11/favorites?property_id=2', {}],
	['PUT /messages/601', {}, { message: { client_ids: [11, 12] } }],
	['PUT /tasks/502', {}, { task: { client_ids: [12, 11] } }],
];

/** Her id as a whole number, and what only she is called. */
const ada = /Ada|Lovelace|countess|ausweis|id(s?)":\[?(\d+,)*11[,\]}]/;

const gone: readonly Exchange[] = [
	['GET /contacts/11', { status: 404 }],
	['PUT /contacts/11', { status: 404 }, { client: { rating: 1 } }],
	['GET /contacts?archived=-1&include_children=1&order=asc', { ids: [12, 13, 14], without: ada }],
	['GET /contacts?expand=1&archived=-1', { without: ada }],
	['GET /contacts/13', { body: { parent_id: null }, without: ada }],
	['GET /contacts?order=asc', { ids: [12, 13] }],
	['GET /contacts?parent_id=11', { ids: [] }],
	['GET /tasks/501', { body: { client_ids: [], clients: [] }, without: ada }],
	['GET /tasks/502', { body: { client_ids: [12], clients: [{ id: 12 }] }, without: ada }],
	['PUT /tasks/502', { body: { client_ids: [12] }, without: ada }, { task: { title: 'viewing' } }],
	[
		'GET /activities?item_type=event',
		{ body: { data: [{ client_ids: [12], client_names: ['Marie Curie'] }] } },
	],
	['GET /activities?expand=1', { body: { meta: { total_count: 6 } }, without: ada }],
	['GET /activities?client_id=11', { body: { data: [], meta: { total_count: 0 } } }],
	['PUT /messages/601', { body: { client_ids: [12] }, without: ada }, { message: { read: true } }],
	['GET /units?expand=1&archived=-1&include_variants=1', { without: /"client_id":1[13][,}]/ }],
	['GET /units/1?new=1', { body: { relationships: [{}, {}, { client_id: 12 }] } }],
	[
		'GET /client_properties?include=client&sort_by=id&order=asc',
		{ body: { data: [{ id: 6401, client_id: null, client: null }, {}, {}] }, without: ada },
	],
	['GET /client_properties?client_id=11', { ids: [] }],
	['GET /client_properties?client_source_id=4711', { ids: [] }],
	['GET /documents?client=11', { body: { documents: [], meta: { total_count: 0 } } }],
	['GET /documents?per=100', { without: /ausweis/ }],
	['POST /ownerships', { status: 422 }, { client_id: 11, property_id: 2 }],
	['POST /contacts/11/favorites?property_id=2', { status: 404 }],
	['POST /tasks', { status: 422 }, { task: { title: 'X', is_reminder: true, client_ids: [11] } }],
];

export const trash: DocumentRows = {
	'DELETE /contacts/:id: a contact in the trash is in no answer, and what named it names it no longer':
		[
			...everything,
			['DELETE /contacts/11', { body: { ok: true, id: 11 } }],
			...gone,
			['POST /contacts', { body: { id: 88_001 } }, { client: { email: 'ada@example.org' } }],
		],
	'DELETE /contacts/:id: after 30 days it is gone for good, and ids and names still pair': [
		...everything,
		['DELETE /contacts/11', {}],
		{ days: 31 },
		...gone,
		['POST /contacts', { body: { id: 88_001 } }, { client: { email: 'ada@example.org' } }],
	],
	'DELETE /contacts/:id: a sub-contact in the trash is no child of its main contact': [
		['DELETE /contacts/13', {}],
		['GET /contacts/11?include=children', { body: { children: [], children_size: 0 } }],
	],
	'DELETE /contacts/:id: a blocked contact in the trash blocks nothing': [
		['DELETE /contacts/12', {}],
		['GET /activities?blocked=1', { ids: [] }],
		['GET /activities?item_type=event', { body: { data: [{ blocked: false }] } }],
	],
};
