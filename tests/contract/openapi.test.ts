import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { endpoints } from '../../src/sandbox/contract/endpoints.ts';
import { sandboxWith } from '../support/sandbox.ts';

const Operation = z.looseObject({ operationId: z.string(), summary: z.string() });
const Document = z.looseObject({
	openapi: z.string(),
	paths: z.record(z.string(), z.record(z.string(), Operation)),
	components: z.looseObject({ schemas: z.record(z.string(), z.json()) }),
});

async function read(): Promise<{ text: string; document: z.infer<typeof Document> }> {
	const { sandbox } = sandboxWith();
	const response = await sandbox.fetch(new Request('http://crm.test/openapi.json'));
	expect(response.headers.get('content-type')).toBe('application/json');
	const text = await response.text();
	return { text, document: Document.parse(JSON.parse(text)) };
}

/** A list of records of a schema, as far as it is there. */
function listOf(name: string) {
	return {
		anyOf: expect.arrayContaining([
			{ type: 'array', items: { $ref: `#/components/schemas/${name}` } },
		]),
	};
}

describe('the OpenAPI document', () => {
	test('is a valid one of version 3.1', async () => {
		const { document } = await read();
		const { valid, errors } = await new Validator().validate({ ...document });
		expect(JSON.stringify(errors)?.slice(0, 1000)).toBeUndefined();
		expect(valid).toBe(true);
	});

	test('has every call of the contract, and refers only to schemas it has', async () => {
		const { text, document } = await read();
		const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
		expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(
			Object.keys(endpoints).toSorted(),
		);
		const names = [...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name);
		expect(names.length).toBeGreaterThan(100);
		const unknown = names.filter((name) => !document.components.schemas[name ?? '']);
		expect(unknown).toEqual([]);
	});

	test('has no schema that nothing refers to', async () => {
		const { text, document } = await read();
		const orphans = Object.keys(document.components.schemas).filter(
			(name) => !text.includes(`"#/components/schemas/${name}"`),
		);
		expect(orphans).toEqual([]);
	});

	test('says of what kind the pictures, links and other lists of a record are', async () => {
		const { schemas } = (await read()).document.components;
		const lists = { images: listOf('Image'), links: listOf('Link') };
		expect(schemas['Unit']).toMatchObject({ properties: lists });
		expect(schemas['Project']).toMatchObject({ properties: lists });
		expect(schemas['Task']).toMatchObject({ properties: { clients: listOf('ContactListItem') } });
	});

	test.each([
		['/brokers', { type: 'array' }],
		['/teams', { type: 'array' }],
		['/projects', { type: 'array' }],
		['/contact_sources', { type: 'array' }],
		['/groups', { type: 'array' }],
		['/reservation_reasons', { type: 'array' }],
		['/activities', { type: 'object', required: ['data'] }],
		['/client_properties', { type: 'object', required: ['data'] }],
		['/deal_pipelines', { type: 'object', required: ['data'] }],
		['/super_groups', { type: 'object', required: ['data'] }],
		['/contacts', { anyOf: [{ type: 'array' }, { type: 'object', required: ['data'] }] }],
		['/units', { type: 'object', required: ['data'] }],
		['/property_statuses', { type: 'object', required: ['data'] }],
	])('gives the list of %s its own form', async (path, schema) => {
		const { document } = await read();
		expect(document.paths[path]?.['get']).toMatchObject({
			responses: { 200: { content: { 'application/json': { schema } } } },
		});
	});

	test('says of a body what it is, and of each field within what that means', async () => {
		const { schemas } = (await read()).document.components;
		expect(schemas['TaskWrite']).toMatchObject({
			description: expect.stringContaining('A note, to-do, appointment or inquiry'),
			properties: {
				task: {
					description: "The task's fields.",
					properties: { title: { description: expect.stringContaining('in a line') } },
				},
			},
		});
		expect(schemas['Activity']).toMatchObject({
			properties: {
				id: { description: 'Number that identifies the activity.' },
				activatable: { description: 'The message, task or policy itself.' },
			},
		});
	});

	test('says about fields and parameters what the contract says', async () => {
		const { document } = await read();
		const { schemas } = document.components;
		expect(schemas['Team']).toMatchObject({
			properties: { broker_ids: { description: expect.stringContaining('at most one team') } },
		});
		expect(document.paths['/contacts']?.['get']).toMatchObject({
			parameters: expect.arrayContaining([
				expect.objectContaining({
					name: 'phone_number',
					description: expect.stringContaining('hyphens are ignored'),
				}),
			]),
		});
		expect(document.paths['/hooks']?.['get']).toMatchObject({
			description: expect.stringContaining('Not in the public document'),
		});
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
