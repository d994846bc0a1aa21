import type { DocumentRow } from '../../support/document-row.ts';

const filters: readonly (readonly [query: string, parameter: string, ids: readonly number[]])[] = [
	['sort_by=created_at', 'sort_by', [6403, 6402, 6401]],
	['order=asc', 'order', [6401, 6402, 6403]],
	['reservation_reason_ids=901,902', 'reservation_reason_ids', [6403]],
	['reservation_reason_ids=', 'reservation_reason_ids', []],
	['category=qualified', 'category', [6402]],
	['category=unqualified', 'category', [6401]],
	['category=lost', 'category', [6403]],
	['deal_stage_ids=411,412', 'deal_stage_ids', [6402, 6401]],
	['deal_pipeline_id=41', 'deal_pipeline_id', [6402, 6401]],
	['project_id=201', 'project_id', [6402, 6401]],
	['broker_id=61', 'broker_id', [6401]],
	['client_id=12', 'client_id', [6403, 6402]],
	['property_id=2', 'property_id', [6403]],
	['client_source_id=4712', 'client_source_id', [6403, 6402]],
	['team_id=31', 'team_id', [6401]],
	['property_broker_ids=62', 'property_broker_ids', [6403]],
	['client_broker_ids=61', 'client_broker_ids', [6401]],
	['include=client', 'include', [6403, 6402, 6401]],
	['page=2&per=2', 'page', [6401]],
	['per=1', 'per', [6403]],
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
	note: null,
};

export const deals: readonly DocumentRow[] = [
	...filters.map(([query, parameter, ids]): DocumentRow => ({
		of: `GET /client_properties: ${parameter}`,
		says: query,
		requests: [[`GET /client_properties?${query}`, { ids }]],
	})),
	{
		of: 'GET /client_properties',
		says: 'lists deals with the project of the unit and the pipeline of the stage',
		requests: [
			['GET /client_properties?client_id=11', { body: { data: [deal] }, without: /"client"/ }],
			[
				'GET /client_properties?client_id=11&include=client,property',
				{ body: { data: [{ client: { name: 'Ada Lovelace' }, property: { id: 1 } }] } },
			],
		],
	},
	{
		of: 'GET /deal_pipelines',
		says: 'an object with data',
		requests: [
			[
				'GET /deal_pipelines',
				{ ids: [41, 42], fields: ['id', 'name', 'broker_ids', 'deal_stages'] },
			],
		],
	},
	{
		of: 'GET /deal_pipelines/:id',
		says: 'one pipeline with its stages',
		requests: [
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
	},
];
