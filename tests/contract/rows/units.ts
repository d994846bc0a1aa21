import { expect } from 'vitest';
import { fieldNames } from '../../../src/sandbox/answers/pick.ts';
import type { DocumentRow, Exchange } from '../../support/document-row.ts';
import { fullAgency } from '../../support/full-agency.ts';
import { unit } from '../../support/sandbox.ts';

const listItem = fieldNames(`
	id name title unit_id exposee_id project_id street house_number district region zip_code city
	country address short_address lat lng number_of_rooms price base_rent living_space
	number_of_bed_rooms number_of_bath_rooms property_space_value images
`);

const filters: readonly (readonly [query: string, parameter: string, ids: readonly number[]])[] = [
	['with_meta=1', 'with_meta', [1, 2]],
	['expand=1', 'expand', [1, 2]],
	['expand=0', 'expand', [1, 2]],
	['new=1', 'new', [1, 2]],
	['order=desc', 'order', [2, 1]],
	['sort_by=price', 'sort_by', [2, 1]],
	['sort_by=unit_id.raw&order=desc', 'sort_by', [2, 1]],
	['status=503', 'status', [1]],
	['status=503,504', 'status', [1, 2]],
	['status=9', 'status', []],
	['group=3101', 'group', [1]],
	['group=3101,9', 'group', [1]],
	['q=U-2', 'q', [2]],
	['q=heine leipzig', 'q', [1]],
	['q=leipzig strasse', 'q', [1]],
	['q=valencia', 'q', [2]],
	['q=VALÈNCIA heine', 'q', [2]],
	['q=04229', 'q', [1, 2]],
	['q=Seeblick', 'q', []],
	['country=ES', 'country', [2]],
	['country=DE', 'country', [1]],
	['project_id=201', 'project_id', [1]],
	['marketing_type=RENT', 'marketing_type', [2]],
	['marketing_type=BUY', 'marketing_type', [1]],
	['rs_type=HOUSE', 'rs_type', [2]],
	['archived=-1', 'archived', [1, 2, 3]],
	['archived=1', 'archived', [3]],
	['archived=0', 'archived', [1, 2]],
	['property_ids=2,1', 'property_ids', [1, 2]],
	['property_ids[]=2', 'property_ids', [2]],
	['property_ids=', 'property_ids', []],
	['property_ids[]=', 'property_ids', []],
	['include_variants=1', 'include_variants', [1, 2, 4]],
	['cf_view=see', 'cf_<key>', [1]],
	['cf_view=seeblick&exact=1', 'exact', []],
	['cf_view=Seeblick&exact=1', 'exact', [1]],
	['cf_view=See&exact=1', 'exact', []],
	['page=2&per=1', 'page', [2]],
	['per=1', 'per', [1]],
];

export const units: readonly DocumentRow[] = [
	{
		of: 'GET /units',
		says: 'always an object with data, and with with_meta=1 the total',
		requests: [
			['GET /units', { ids: [1, 2], body: { data: [{}, {}] }, without: /"meta"/ }],
			['GET /units?expand=1', { body: { data: [{}, {}] }, without: /"meta"/ }],
			['GET /units?with_meta=1', { ids: [1, 2], body: { meta: { total_count: 2 } } }],
			['GET /units?with_meta=1&per=1&page=2', { ids: [2], body: { meta: { total_count: 2 } } }],
		],
	},
	{
		of: 'GET /units',
		says: 'items hold the fields of the document, and images in four sizes',
		requests: [
			[
				'GET /units?property_ids=1&with_meta=1',
				{
					body: {
						data: [
							{
								...Object.fromEntries(listItem.map((name) => [name, expect.toSatisfy(isSent)])),
								images: [
									{
										original: expect.stringMatching(/^http/),
										big: expect.stringMatching(/^http/),
										medium: expect.stringMatching(/^http/),
										thumb: expect.stringMatching(/^http/),
										tags: null,
										is_floorplan: false,
										is_private: false,
									},
								],
							},
						],
					},
				},
			],
		],
	},
	...filters.map(([query, parameter, ids]): DocumentRow => ({
		of: `GET /units: ${parameter}`,
		says: query,
		requests: [[`GET /units?${query.replaceAll(' ', '%20')}`, { ids }]],
	})),
	{
		of: 'GET /units: expand',
		says: 'brings custom fields',
		requests: [
			[
				'GET /units?expand=1&property_ids=1',
				{ body: { data: [{ custom_fields: { view: { value: 'Seeblick' } } }] } },
			],
			['GET /units?property_ids=1', { without: /custom_fields/ }],
		],
	},
	{
		of: 'GET /units: new',
		says: 'brings further fields',
		requests: [
			['GET /units?new=1&property_ids=1', { body: { data: [{ property_status: { id: 503 } }] } }],
		],
	},
	{
		of: 'GET /units: include_translations',
		says: 'brings the texts in these languages, in short answers, too',
		requests: ['', '&expand=1', '&new=1'].flatMap((further): Exchange[] => [
			[
				`GET /units?property_ids=1&include_translations=en,de${further}`,
				{
					body: {
						data: [
							{
								translations: [
									{ locale: 'de', title: 'Wohnung 1' },
									{ locale: 'en', title: 'Flat' },
								],
							},
						],
					},
				},
			],
		]),
	},
	{
		of: 'GET /units: exact',
		says: 'concerns texts alone: a flag is found all the same',
		agency: {
			...fullAgency,
			units: [unit(5, { custom_fields: { new: { value: true, pretty_value: 'Ja' } } }), unit(6)],
		},
		requests: ['cf_new=true', 'cf_new=1', 'cf_new=true&exact=1', 'cf_new=1&exact=1'].map(
			(query): Exchange => [`GET /units?${query}`, { ids: [5] }],
		),
	},
];

function isSent(value: unknown): boolean {
	return value !== undefined;
}
