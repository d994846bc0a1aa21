import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { endpoints } from '../../src/sandbox/contract/endpoints.ts';
import { openApiDocument } from '../../src/sandbox/openapi/document.ts';
import { sandboxWith } from '../support/sandbox.ts';

const Schema = z.looseObject({ description: z.string().optional() });
const Operation = z.looseObject({
	operationId: z.string(),
	summary: z.string(),
	parameters: z.array(Schema.extend({ name: z.string(), in: z.enum(['path', 'query']) })),
});
const { paths, components } = z
	.looseObject({
		paths: z.record(z.string(), z.record(z.string(), Operation)),
		components: z.object({ schemas: z.record(z.string(), Schema) }),
	})
	.parse(openApiDocument());
const { schemas } = components;
const operations = Object.values(paths).flatMap((path) => Object.values(path));

test('the OpenAPI document is a valid one of version 3.1, and is served', async () => {
	const { sandbox } = sandboxWith();
	const response = await sandbox.fetch(new Request('http://crm.test/openapi.json'));
	expect(response.headers.get('content-type')).toBe('application/json');
	const document = Object(await response.json());
	expect(document).toEqual(openApiDocument());
	const { valid, errors } = await new Validator().validate(document);
	expect(JSON.stringify(errors)?.slice(0, 1000)).toBeUndefined();
	expect(valid).toBe(true);
});

test('it has every call of the contract, and every schema that it refers to and no other', () => {
	const names = operations.map(({ operationId }) => operationId);
	expect(names.toSorted()).toEqual(Object.keys(endpoints).toSorted());
	const text = JSON.stringify(openApiDocument());
	const referred = text.matchAll(/"#\/components\/schemas\/(\w+)"/g);
	expect([...new Set(Array.from(referred, ([, name]) => name))].toSorted()).toEqual(
		Object.keys(schemas).toSorted(),
	);
});

/** A list of records of a schema, as far as it is there. */
function listOf(name: string) {
	return {
		anyOf: expect.arrayContaining([
			{ type: 'array', items: { $ref: `#/components/schemas/${name}` } },
		]),
	};
}

test('it says of what kind the pictures, links and other lists of a record are', () => {
	const lists = { images: listOf('Image'), links: listOf('Link') };
	expect(schemas['Unit']).toMatchObject({ properties: lists });
	expect(schemas['Project']).toMatchObject({ properties: lists });
	expect(schemas['Task']).toMatchObject({ properties: { clients: listOf('ContactListItem') } });
});

const list = { type: 'array' };
const envelope = { type: 'object', required: ['data'] };

test.each([
	['/brokers', list],
	['/teams', list],
	['/projects', list],
	['/contact_sources', list],
	['/groups', list],
	['/reservation_reasons', list],
	['/activities', envelope],
	['/client_properties', envelope],
	['/deal_pipelines', envelope],
	['/super_groups', envelope],
	['/contacts', { anyOf: [list, envelope] }],
	['/units', envelope],
	['/property_statuses', envelope],
])('it gives the list of %s its own form', (path, schema) => {
	expect(paths[path]?.['get']).toMatchObject({
		responses: { 200: { content: { 'application/json': { schema } } } },
	});
});

/** Fields at any depth of a JSON Schema that nothing is said of. */
function undescribed(place: string, part: unknown): string[] {
	if (typeof part !== 'object' || part === null) return [];
	return Object.entries(part).flatMap(([key, inner]: [string, unknown]) => {
		if (key !== 'properties') return undescribed(place, inner);
		const fields = Object.entries(z.record(z.string(), Schema).parse(inner));
		return fields.flatMap(([field, schema]) => [
			...(schema.description ? [] : [`${place}.${field}`]),
			...undescribed(`${place}.${field}`, schema),
		]);
	});
}

test('it says of every field and parameter what the contract says', () => {
	// These stand for no record: a value in its two forms, and a refusal.
	const others = 'Choices CustomFields Errors Flag Moment Quantity Reference Text'.split(' ');
	const records = Object.entries(schemas).filter(([name]) => !others.includes(name));
	expect(records.flatMap(([name, schema]) => undescribed(name, schema))).toEqual([]);
	const silent = operations.flatMap(({ operationId, parameters }) =>
		parameters
			.filter((parameter) => parameter.in === 'query' && !parameter.description)
			.map(({ name }) => `${operationId}: ${name}`),
	);
	expect(silent).toEqual([]);
	expect(schemas['TaskWrite']).toMatchObject({
		description: expect.stringContaining('A note, to-do, appointment or inquiry'),
		properties: {
			task: { properties: { remind_at: { description: expect.stringContaining('reminded') } } },
		},
	});
	expect(paths['/contacts']?.['get']?.parameters).toContainEqual(
		expect.objectContaining({
			name: 'phone_number',
			description: expect.stringContaining('hyphens are ignored'),
		}),
	);
	expect(paths['/hooks']?.['get']).toMatchObject({
		description: expect.stringContaining('Not in the public document'),
	});
});

test('the reference page has its viewer from this origin, and names no other one', async () => {
	const { sandbox } = sandboxWith();
	const ask = (path: string) => sandbox.fetch(new Request(`http://crm.test${path}`));
	const page = await ask('/reference');
	expect(page.headers.get('content-security-policy')).toContain("default-src 'self'");
	const text = await page.text();
	expect(text).not.toMatch(/https?:\/\//);
	const parts = [...text.matchAll(/(?:src|href)="(\/reference\/[^"]+)"/g)].map(([, path]) => path);
	expect(parts).toHaveLength(2);
	for (const path of parts) {
		const part = await ask(path ?? '');
		expect(part.status).toBe(200);
		expect((await part.text()).length).toBeGreaterThan(100_000);
	}
	expect((await ask('/reference/package.json')).status).toBe(404);
});
