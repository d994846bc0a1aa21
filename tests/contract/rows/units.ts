import { expect } from 'vitest';
import { fieldNames } from '../../../src/sandbox/answers/pick.ts';
import type { DocumentRows, Exchange } from '../../support/document-row.ts';
import { fullAgency } from '../../support/full-agency.ts';
import { unit } from '../../support/sandbox.ts';

const listItem = fieldNames(`
	id name title unit_id exposee_id project_id street house_number district region zip_code city
	country address short_address lat lng number_of_rooms price base_rent living_space
	number_of_bed_rooms number_of_bath_rooms property_space_value images
`);

const filters: readonly (readonly [query: string, ids: readonly number[]])[] = [
	['with_meta=1', [1, 2]],
	['expand=1', [1, 2]],
	['new=1', [1, 2]],
	['order=desc', [2, 1]],
	['sort_by=price', [2, 1]],
	['sort_by=unit_id.raw&order=desc', [2, 1]],
	['status=503', [1]],
	['status=503,504', [1, 2]],
	['status=9', []],
	['group=3101', [1]],
	['group=3101,9', [1]],
	['q=u-2', [2]],
	['q=valènc', [2]],
	[`q=x' OR 1=1; DROP TABLE units; --"`, []],
	['q=heine leipzig', [1]],
	['q=leipzig strasse', [1]],
	['q=valencia', [2]],
	['q=VALÈNCIA heine', [2]],
	['q=04229', [1, 2]],
	['q=Seeblick', []],
	['country=ES', [2]],
	['country=DE', [1]],
	['project_id=201', [1]],
	['marketing_type=RENT', [2]],
	['marketing_type=BUY', [1]],
	['rs_type=HOUSE', [2]],
	['archived=-1', [1, 2, 3]],
	['archived=1', [3]],
	['archived=0', [1, 2]],
	['property_ids=2,1', [1, 2]],
	['property_ids[]=2', [2]],
	['property_ids=', []],
	['property_ids[]=', []],
	['include_variants=1', [1, 2, 4]],
	['cf_view=see', [1]],
	['cf_view=seeblick&exact=1', []],
	['cf_view=Seeblick&exact=1', [1]],
	['cf_view=See&exact=1', []],
	['price_from=200000&price_to=300000', [1]],
	['cf_view=e&marketing_type=RENT&country=ES&status=504', [2]],
	[`cf_x' OR 1=1=x' OR 1=1; --"`, []],
	['limit=1&per_page=1&min_price=9', [1, 2]],
	['page=2&per=1', [2]],
	['per=1', [1]],
];

export const units: DocumentRows = {
	'GET /units: always an object with data, and with with_meta=1 the total': [
		['GET /units', { ids: [1, 2], body: { data: [{}, {}] }, without: /"meta"/ }],
		['GET /units?expand=1', { body: { data: [{}, {}] }, without: /"meta"/ }],
		['GET /units?with_meta=1', { ids: [1, 2], body: { meta: { total_count: 2 } } }],
		['GET /units?with_meta=1&per=1&page=2', { ids: [2], body: { meta: { total_count: 2 } } }],
	],
	'GET /units: items hold the fields of the document, and images in four sizes': [
		[
			'GET /units?property_ids=1&with_meta=1',
			{
				body: {
					data: [
						{
							...Object.fromEntries(listItem.map((name) => [name, expect.toSatisfy(isSent)])),
							title: 'Wohnung 1',
							price: 300_000,
							status: { id: 503, name: 'Vermarktung', color: '#419588' },
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
	'GET /units: each query parameter finds what it names': filters.map(([query, ids]) => [
		`GET /units?${query.replaceAll(' ', '%20')}`,
		{ ids },
	]),
	'GET /units: page: must be a number': [
		[
			'GET /units?page=first',
			{ status: 422, body: { errors: [expect.stringMatching(/^page: /)] } },
		],
	],
	'GET /units: sort_by: sorts by unit number, and by the value of whatever field is asked for': {
		agency: {
			units: [
				unit(1, { unit_id: 'C', price: 2, created_at: '2026-01-01T00:30:00+01:00' }),
				unit(2, { unit_id: 'A', price: 3, created_at: '2025-12-31T23:45:00Z' }),
				unit(3, { unit_id: 'B', price: 10, property_status_id: 504 }),
			],
		},
		requests: [
			['GET /units', { ids: [2, 3, 1] }],
			['GET /units?sort_by=id&order=desc', { ids: [3, 2, 1] }],
			['GET /units?sort_by=price&order=desc', { ids: [3, 2, 1] }],
			['GET /units?sort_by=created_at&property_ids=1,2', { ids: [1, 2] }],
			['GET /units?sort_by=property_status_position', { ids: [1, 2, 3] }],
			['GET /units?sort_by=id&updated_at_to=2020-01-01T00:00:00Z', { ids: [] }],
		],
	},
	'GET /units: expand: brings custom fields': [
		[
			'GET /units?expand=1&property_ids=1',
			{ body: { data: [{ custom_fields: { view: { value: 'Seeblick' } } }] } },
		],
		['GET /units?property_ids=1', { without: /custom_fields|hide_address/ }],
	],
	'GET /units: new: brings further fields': [
		['GET /units?new=1&property_ids=1', { body: { data: [{ property_status: { id: 503 } }] } }],
	],
	'GET /units: include_translations: brings the texts in these languages, in short answers, too': [
		'',
		'&expand=1',
		'&new=1',
	].flatMap((further): Exchange[] => [
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
	'GET /units: locale: is the language of the texts themselves': [
		[
			'GET /units?expand=1&locale=en&property_ids=1',
			{ body: { data: [{ title: { value: 'Flat' } }] } },
		],
	],
	'GET /units: exact: concerns texts alone: a flag is found all the same': {
		agency: {
			...fullAgency,
			units: [unit(5, { custom_fields: { new: { value: true, pretty_value: 'Ja' } } }), unit(6)],
		},
		requests: ['cf_new=true', 'cf_new=1', 'cf_new=true&exact=1', 'cf_new=1&exact=1'].map(
			(query): Exchange => [`GET /units?${query}`, { ids: [5] }],
		),
	},
};

function isSent(value: unknown): boolean {
	return value !== undefined;
}
