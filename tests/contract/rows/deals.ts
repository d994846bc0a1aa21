import type { DocumentRows } from '../../support/document-row.ts';

const filters: readonly (readonly [query: string, ids: readonly number[]])[] = [
	['sort_by=created_at', [6403, 6402, 6401]],
	['sort_by=price&order=asc', [6403, 6401, 6402]],
	['order=asc', [6401, 6402, 6403]],
	['reservation_reason_ids=901,902', [6403]],
	['reservation_reason_ids=', []],
	['category=qualified', [6402]],
	['category=unqualified', [6401]],
	['category=lost', [6403]],
	['deal_stage_ids=411,412', [6402, 6401]],
	['deal_pipeline_id=41', [6402, 6401]],
	['project_id=201', [6402, 6401]],
	['broker_id=61', [6401]],
	['client_id=12', [6403, 6402]],
	['property_id=2', [6403]],
	['client_source_id=4712', [6403, 6402]],
	['team_id=31', [6401]],
	['property_broker_ids=62', [6403]],
	['client_broker_ids=61', [6401]],
	['client_broker_ids=63', [6403, 6402]],
	['include=client', [6403, 6402, 6401]],
	['page=2&per=2', [6401]],
	['per=1', [6403]],
];

const deal = {
	id: 6401,
	broker_id: 61,
	client_id: 11,
	property_id: 1,
	project_id: 201,
	deal_stage_id: 411,
	deal_pipeline_id: 41,
	date: '2026-07-03',
	price: 290_000,
	category: 'unqualified',
	note: null,
};

export const deals: DocumentRows = {
	'GET /client_properties: each query parameter finds what it names': filters.map(
		([query, ids]) => [`GET /client_properties?${query}`, { ids }],
	),
	'GET /client_properties: lists deals with the project of the unit and the pipeline of the stage':
		[
			['GET /client_properties?client_id=11', { body: { data: [deal] }, without: /"client"/ }],
			[
				'GET /client_properties?client_id=11&include=client,property',
				{ body: { data: [{ client: { name: 'Ada Lovelace' }, property: { id: 1 } }] } },
			],
		],
	'GET /deal_pipelines: an object with data': [
		['GET /deal_pipelines', { ids: [41, 42], fields: ['id', 'name', 'broker_ids', 'deal_stages'] }],
	],
	'GET /deal_pipelines/:id: one pipeline with its stages': [
		[
			'GET /deal_pipelines/42',
			{
				body: {
					id: 42,
					name: 'Vermietung',
					broker_ids: [62],
					deal_stages: [{ id: 421, name: 'Neu', position: 1, color: '#2e85f0', chance: 0.2 }],
				},
			},
		],
		['GET /deal_pipelines/9', { status: 404 }],
	],
};
