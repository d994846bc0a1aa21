import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { CallRequest } from '../../src/crm/call.ts';
import { createCrm, type Crm } from '../../src/crm/client.ts';
import type { Endpoint } from '../../src/crm/contract/endpoint.ts';
import { type EndpointName, endpoints } from '../../src/sandbox/contract/endpoints.ts';
import { connect } from '../support/connected.ts';
import { fittingWrites, lastWrites } from '../support/fitting-writes.ts';
import { fullAgency } from '../support/full-agency.ts';
import { key } from '../support/sandbox.ts';
import { openValidationProxy } from '../support/validation-proxy.ts';

/** What the rows below ask: one line for each query parameter of each list of the document. */
type Query<Name extends EndpointName> = NonNullable<CallRequest<(typeof endpoints)[Name]>['query']>;
type Rows<Name extends EndpointName, Found = readonly number[]> = readonly [Query<Name>, Found][];

const contacts: Rows<'contacts'> = [
	[{}, [12, 11]],
	[{ page: 2, per: 1 }, [11]],
	[{ expand: 1 }, [12, 11]],
	[{ with_meta: 1 }, [12, 11]],
	[{ sort_by: 'last_contact_at' }, [11, 12]],
	[{ sort_by: 'updated_at', order: 'asc' }, [12, 11]],
	[{ sort_by: 'first_name', order: 'asc' }, [11, 12]],
	[{ sort_by: 'last_name', order: 'desc' }, [11, 12]],
	[{ project_ids: [201] }, [12, 11]],
	[{ project_ids: [202] }, []],
	[{ phone_number: '03415550120' }, [11]],
	[{ phone_number: '0341-555 01 20' }, [11]],
	[{ q: 'LOVE' }, [11]],
	[{ q: 'countess@' }, [11]],
	[{ q: 'cuvier' }, [12]],
	[{ q: 'heine' }, [11]],
	[{ q: '5550' }, [11]],
	[{ q: '555-0120' }, [11]],
	[{ archived: '1' }, [14]],
	[{ archived: '-1' }, [14, 12, 11]],
	[{ email: 'COUNTESS@example.org' }, [11]],
	[{ include_children: 1 }, [13, 12, 11]],
	[{ parent_id: 11 }, [13]],
	[{ broker_id: 61 }, [11]],
	[{ broker_id: 63 }, [12]],
	[{ gdpr_status: 2 }, [11]],
	[{ gdpr_status: 0 }, [12]],
	[{ group: [3001, 3002] }, [12, 11]],
	[{ group: '3001' }, [11]],
	[{ not_in_group: [3001] }, [12]],
	[{ status: [802] }, [12]],
	[{ sources: [4711] }, [11]],
	[{ home_countries: ['ESP', 'FRA'] }, [12]],
	[{ newsletter: true }, [11]],
	[{ newsletter: 0 }, [12]],
	[{ accept_contact: 1 }, [11]],
	[{ owner: true }, [11]],
	[{ owner: false }, [12]],
	[{ language: 'de,es' }, [12]],
	[{ owned_property_ids: [1, 2] }, [11]],
	[{ created_at_from: '2026-06-02T00:00:00+02:00' }, [12]],
	[{ created_at_to: '2026-06-02T00:00:00+02:00' }, [11]],
	[{ updated_at_from: '2026-07-01T00:00:00+02:00' }, [11]],
	[{ updated_at_to: '2026-07-01T00:00:00+02:00' }, [12]],
	[{ cf_budget: '1' }, [11]],
	[{ group: [3001, 3002], sources: [4711], language: ['en'], q: 'ada' }, [11]],
];

const units: Rows<'units'> = [
	[{}, [1, 2]],
	[{ page: 2, per: 1 }, [2]],
	[{ expand: 1 }, [1, 2]],
	[{ with_meta: 1 }, [1, 2]],
	[{ new: 1 }, [1, 2]],
	[{ include_translations: 'en,de', expand: 1 }, [1, 2]],
	[{ locale: 'en' }, [1, 2]],
	[{ order: 'desc' }, [2, 1]],
	[{ sort_by: 'price' }, [2, 1]],
	[{ status: '503' }, [1]],
	[{ status: '503,504' }, [1, 2]],
	[{ group: '3101,3102' }, [1]],
	[{ q: 'valènc' }, [2]],
	[{ q: 'u-1' }, [1]],
	[{ country: 'ES' }, [2]],
	[{ project_id: 201 }, [1]],
	[{ marketing_type: 'RENT' }, [2]],
	[{ rs_type: 'HOUSE' }, [2]],
	[{ archived: '1' }, [3]],
	[{ archived: '-1' }, [1, 2, 3]],
	[{ property_ids: [2, 3] }, [2]],
	[{ include_variants: 1 }, [1, 2, 4]],
	[{ cf_view: 'see' }, [1]],
	[{ cf_view: 'see', exact: 1 }, []],
	[{ cf_view: 'Seeblick', exact: 1 }, [1]],
	[{ price_from: '200000', price_to: '300000' }, [1]],
	[{ cf_view: 'e', marketing_type: 'RENT', country: 'ES', status: '504' }, [2]],
];

const activities: Rows<'activities', readonly string[]> = [
	[{}, ['policy', 'mail', 'letter', 'cancelled', 'viewing', 'inquiry']],
	[{ order: 'asc', per: 2, page: 2 }, ['cancelled', 'letter']],
	[{ expand: 1, per: 1 }, ['policy']],
	[{ category_id: 321 }, ['inquiry']],
	[{ category_ids: [321, 324] }, ['mail', 'inquiry']],
	[{ client_id: 11 }, ['policy', 'inquiry']],
	[{ client_ids: [11, 12] }, ['policy', 'mail', 'viewing', 'inquiry']],
	[{ property_id: 2 }, ['mail', 'cancelled']],
	[{ property_ids: [1, 2] }, ['mail', 'cancelled', 'inquiry']],
	[{ project_id: 201 }, ['viewing']],
	[{ project_ids: [201, 202] }, ['viewing']],
	[{ item_type: 'message' }, ['mail']],
	[{ item_type: 'reminder' }, ['inquiry']],
	[{ item_type: 'event' }, ['viewing']],
	[{ item_type: 'cancelation' }, ['cancelled']],
	[{ item_type: 'policy' }, ['policy']],
	[{ item_type: 'letter' }, ['letter']],
	[{ item_type: 'sms' }, []],
	[{ broker_id: 62 }, ['mail', 'viewing']],
	[{ creator_id: 61 }, ['viewing']],
	[{ starts_at_from: '2026-09-01T00:00:00+02:00' }, ['viewing']],
	[{ starts_at_to: '2026-09-01T00:00:00+02:00' }, []],
	[{ original_created_at_from: '2026-06-09T00:00:00+02:00' }, ['policy', 'mail']],
	[{ original_created_at_to: '2026-06-06T00:00:00+02:00' }, ['inquiry']],
	[{ only_inquiries: 1 }, ['inquiry']],
	[{ only_inquiries: 'true' }, ['inquiry']],
	[{ not_completed: 1, property_id: 2 }, ['mail']],
	[{ reason_id: 901 }, ['cancelled']],
	[{ reason_ids: [901, 902] }, ['cancelled']],
	[{ group_ids: [3201] }, ['viewing']],
	[{ team_ids: [31] }, ['inquiry']],
	[{ team_ids: [32] }, ['mail', 'viewing']],
	[{ source_id: 4711 }, ['inquiry']],
	[{ blocked: true }, ['mail', 'viewing']],
	[{ blocked: false, client_ids: [11, 12] }, ['policy', 'inquiry']],
];

const deals: Rows<'deals'> = [
	[{}, [6403, 6402, 6401]],
	[{ page: 2, per: 2 }, [6401]],
	[{ include: 'client,property' }, [6403, 6402, 6401]],
	[{ sort_by: 'price', order: 'asc' }, [6403, 6401, 6402]],
	[{ reservation_reason_ids: [901, 902] }, [6403]],
	[{ category: 'lost' }, [6403]],
	[{ category: 'qualified' }, [6402]],
	[{ category: 'unqualified' }, [6401]],
	[{ deal_stage_ids: [411, 421] }, [6403, 6401]],
	[{ deal_pipeline_id: 41 }, [6402, 6401]],
	[{ project_id: 201 }, [6402, 6401]],
	[{ broker_id: 61 }, [6401]],
	[{ client_id: 12 }, [6403, 6402]],
	[{ property_id: 1 }, [6402, 6401]],
	[{ client_source_id: 4711 }, [6401]],
	[{ team_id: 32 }, [6403, 6402]],
	[{ property_broker_ids: [62] }, [6403]],
	[{ client_broker_ids: [61, 62] }, [6403, 6402, 6401]],
	[{ client_broker_ids: [63] }, [6403, 6402]],
];

const groups: Rows<'groups'> = [
	[{}, [3001, 3002]],
	[{ super_group: 3000 }, [3001]],
	[{ entity: 'for_properties' }, [3101]],
	[{ entity: 'for_activities' }, [3201]],
];

const superGroups: Rows<'superGroups'> = [
	[{}, [3000]],
	[{ entity: 'for_properties' }, [3100]],
	[{ include: 'groups' }, [3000]],
];

const customFieldGroups: Rows<'customFieldGroups'> = [
	[{}, [51, 52]],
	[{ entity: 'for_properties' }, [52]],
];

const projects: Rows<'projects'> = [
	[{}, [201, 202]],
	[{ expand: 'true' }, [201, 202]],
	[{ expand: 1, include_translations: 'en', locale: 'en' }, [201, 202]],
	[{ page: 2, per: 1 }, [201, 202]],
];

const documents: Rows<'documents'> = [
	[{ client: 11 }, [7101]],
	[{ property: 2 }, [24]],
	[{ project: 201 }, [2014]],
	[{ per: 1, page: 2, property: 2 }, []],
];

let service: Awaited<ReturnType<typeof connect>>;
let proxy: Awaited<ReturnType<typeof openValidationProxy>>;
let account: { readonly crm: Crm };

/** Between client and service stands a proxy that fails whatever does not fit the OpenAPI document. */
beforeAll(async () => {
	service = await connect(fullAgency);
	proxy = await openValidationProxy(service.origin);
	account = { crm: createCrm({ baseUrl: proxy.baseUrl, apiKey: key, random: () => 0.5 }) };
});
afterAll(async () => {
	await account.crm.close();
	await proxy.close();
	await service.close();
});

function idsIn(answer: unknown): unknown[] {
	return fieldIn(answer, 'id');
}

function fieldIn(answer: unknown, name: string): unknown[] {
	const Item = z.record(z.string(), z.unknown());
	const list = z.union([
		z.array(Item),
		z.object({ data: z.array(Item) }).transform(({ data }) => data),
		z.object({ documents: z.array(Item) }).transform(({ documents }) => documents),
	]);
	return list.parse(answer).map((item) => item[name]);
}

/** A path without its ids, so that a call and its row in the contract compare. */
function generic(path: string): string {
	return path.replace(/\?.*/, '').replaceAll(/\/(\d+|:\w+)/g, '/:');
}

describe('each query parameter', () => {
	test.each(contacts)('GET /contacts %j', async (query, expected) => {
		expect(idsIn(await account.crm.call(endpoints.contacts, { query }))).toEqual(expected);
	});
	test.each(units)('GET /units %j', async (query, expected) => {
		expect(idsIn(await account.crm.call(endpoints.units, { query }))).toEqual(expected);
	});
	test.each(activities)('GET /activities %j', async (query, expected) => {
		expect(fieldIn(await account.crm.call(endpoints.activities, { query }), 'title')).toEqual(
			expected,
		);
	});
	test.each(deals)('GET /client_properties %j', async (query, expected) => {
		expect(idsIn(await account.crm.call(endpoints.deals, { query }))).toEqual(expected);
	});
	test.each(groups)('GET /groups %j', async (query, expected) => {
		expect(idsIn(await account.crm.call(endpoints.groups, { query }))).toEqual(expected);
	});
	test.each(superGroups)('GET /super_groups %j', async (query, expected) => {
		expect(idsIn(await account.crm.call(endpoints.superGroups, { query }))).toEqual(expected);
	});
	test.each(customFieldGroups)('GET /custom_field_groups %j', async (query, expected) => {
		expect(idsIn(await account.crm.call(endpoints.customFieldGroups, { query }))).toEqual(expected);
	});
	test.each(projects)('GET /projects %j', async (query, expected) => {
		expect(idsIn(await account.crm.call(endpoints.projects, { query }))).toEqual(expected);
	});
	test.each(documents)('GET /documents %j', async (query, expected) => {
		expect(idsIn(await account.crm.call(endpoints.documents, { query }))).toEqual(expected);
	});

	test('of a list has its line above', () => {
		const lines = {
			contacts,
			units,
			activities,
			deals,
			groups,
			superGroups,
			customFieldGroups,
			projects,
			documents,
		};
		const lists: Readonly<Record<string, Endpoint>> = endpoints;
		for (const [name, rows] of Object.entries(lines)) {
			const asked = new Set(rows.flatMap(([query]) => Object.keys(query)));
			const query = lists[name]?.query;
			const known = query instanceof z.ZodObject ? Object.keys(query.shape) : [];
			expect([name, known.filter((parameter) => !asked.has(parameter))]).toEqual([name, []]);
		}
	});
});

test('the proxy between would have said so: it fails a request that the description does not allow', async () => {
	const headers = { 'x-api-key': key };
	const wrong = await fetch(`${proxy.baseUrl}/contacts?sort_by=height`, { headers });
	expect(wrong.status).toBe(422);
	expect(await wrong.text()).toContain('sort_by: ');
	const unknown = await fetch(`${proxy.baseUrl}/nothing`, { headers });
	expect(unknown.status).toBe(404);
});

test('and it fails an answer that is not as described', async () => {
	const server = createServer(async ({ url }, response) => {
		const isDocument = url === '/openapi.json';
		const document = await (await fetch(`${service.origin}/openapi.json`)).text();
		response.setHeader('content-type', 'application/json');
		response.end(isDocument ? document : '[{"id":"eleven"}]');
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const address = server.address();
	const port = typeof address === 'object' ? address?.port : 0;
	const before = await openValidationProxy(`http://127.0.0.1:${port}`);
	const answer = await fetch(`${before.baseUrl}/contacts`);
	expect([answer.status, await answer.text()]).toEqual([500, expect.stringContaining('id')]);
	await before.close();
	server.closeAllConnections();
	server.close();
});

describe('what parameters change in the answer', () => {
	test('with_meta adds the total to contacts, a bare list otherwise, and to units, an object always', async () => {
		expect(
			await account.crm.call(endpoints.contacts, { query: { with_meta: 1, per: 1 } }),
		).toMatchObject({
			data: [{ id: 12 }],
			meta: { total_count: 2 },
		});
		expect(
			await account.crm.call(endpoints.units, { query: { with_meta: 1, per: 1 } }),
		).toMatchObject({
			data: [{ id: 1 }],
			meta: { total_count: 2 },
		});
		expect(Array.isArray(await account.crm.call(endpoints.contacts))).toBe(true);
		const units = await account.crm.call(endpoints.units, { query: { per: 1 } });
		expect(units).toEqual({ data: [expect.objectContaining({ id: 1 })] });
	});

	test('expand adds custom fields to contacts, and the content to activities', async () => {
		const query = { expand: 1, q: 'ada' } as const;
		expect(await account.crm.call(endpoints.contacts, { query })).toMatchObject([
			{ custom_fields: { budget: { value: 1 } }, emails: expect.any(Array) },
		]);
		const mails = { expand: 1, item_type: 'message' } as const;
		expect(await account.crm.call(endpoints.activities, { query: mails })).toMatchObject({
			data: [{ activatable_type: 'Message', activatable: { subject: 'mail' } }],
		});
	});

	test('include brings the associations of a contact, and without it they are null', async () => {
		const include = 'children,documents,relationships,owned_properties';
		const params = { id: 11 };
		expect(await account.crm.call(endpoints.contact, { params, query: { include } })).toMatchObject(
			{
				children: [{ id: 13, name: 'Byron' }],
				documents: [{ id: 7101 }],
				relationships: [{ internal_name: 'owner', client_id: 11, property_id: 1 }],
				owned_properties: [{ id: 1, unit_id: 'U-1' }],
				client_source: { name: 'Website' },
				client_status: { name: 'Interessent' },
				status: { name: 'Interessent' },
				groups: [{ id: 3001, name: 'Messe', super_group_id: 3000 }],
				children_size: 1,
				home_address: 'Karl-Heine-Straße, Leipzig, DEU',
				last_contact_at_formatted: '02.08.2026 08:00',
			},
		);
		expect(await account.crm.call(endpoints.contact, { params })).toMatchObject({
			children: null,
			documents: null,
			relationships: null,
			owned_properties: null,
		});
	});

	test('a contact can be read by its token', async () => {
		const { token } = await account.crm.call(endpoints.contact, { params: { id: 11 } });
		const params = { id: String(token) };
		const query = { identifier: 'token' } as const;
		expect(await account.crm.call(endpoints.contact, { params, query })).toMatchObject({ id: 11 });
	});

	test('include brings contact and unit of a deal, and the tags of a category', async () => {
		const query = { include: 'client,property', client_id: 11 } as const;
		expect(await account.crm.call(endpoints.deals, { query })).toMatchObject({
			data: [
				{
					client: { name: 'Ada Lovelace' },
					property: { unit_id: 'U-1' },
					project_id: 201,
					deal_pipeline_id: 41,
					category: 'unqualified',
				},
			],
			meta: { total_count: 1 },
		});
		expect(
			await account.crm.call(endpoints.deals, { query: { client_id: 11 } }),
		).not.toHaveProperty('data.0.client');
		expect(
			await account.crm.call(endpoints.superGroups, { query: { include: 'groups' } }),
		).toMatchObject({
			data: [{ entity: 'for_clients', groups: [{ id: 3001 }] }],
		});
		expect(await account.crm.call(endpoints.superGroups)).not.toHaveProperty('data.0.groups');
	});

	test('include names what comes with a task, which is everything unless asked', async () => {
		const params = { id: 502 };
		expect(await account.crm.call(endpoints.task, { params })).toMatchObject({
			clients: [{ id: 12 }],
			units: [],
			projects: [{ id: 201 }],
			viewings: [],
		});
		const query = { include: 'clients' };
		const task = await account.crm.call(endpoints.task, { params, query });
		expect(task.projects).toBeUndefined();
	});

	test('what a company has set up comes in the envelopes of the document', async () => {
		const { crm } = account;
		expect(await crm.call(endpoints.contactSources)).toMatchObject([{ id: 4711 }, { id: 4712 }]);
		expect((await crm.call(endpoints.activityTypes)).data).toHaveLength(4);
		expect(await crm.call(endpoints.reservationReasons)).toMatchObject([{ id: 901 }, { id: 902 }]);
		expect((await crm.call(endpoints.dealPipelines)).data.map(({ id }) => id)).toEqual([41, 42]);
		expect(await crm.call(endpoints.dealPipeline, { params: { id: 42 } })).toMatchObject({
			deal_stages: [{ id: 421, chance: 0.2 }],
		});
		expect(await crm.call(endpoints.hooks)).toEqual({ hooks: [] });
		expect(await crm.call(endpoints.project, { params: { id: 201 } })).toMatchObject({
			name: 'Kanalhöfe',
		});
		expect(await crm.call(endpoints.unit, { params: { id: 1 }, query: { new: 1 } })).toMatchObject({
			id: 1,
		});
	});
});

test('each write goes through the proxy and back', async () => {
	const written = [...fittingWrites, ...lastWrites];
	for (const [method, path, body] of written) {
		const answer = await fetch(`${proxy.baseUrl}${path}`, {
			method,
			headers: { 'x-api-key': key, 'content-type': 'application/json' },
			...(body && { body: JSON.stringify(body) }),
		});
		const text = await answer.text();
		expect([method, path, answer.status, text]).toEqual([
			method,
			path,
			expect.toSatisfy((status) => status === 200 || status === 201),
			text,
		]);
	}
	const done = new Set(written.map(([method, path]) => `${method} ${generic(path)}`));
	const known = Object.values(endpoints).filter(({ method }) => method !== 'GET');
	const missing = known.filter(({ method, path }) => !done.has(`${method} ${generic(path)}`));
	expect(missing.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
});
