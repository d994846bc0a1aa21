import { z } from 'zod';
import type { Endpoint } from '../../crm/contract/endpoint.ts';
import { endpoints } from '../../crm/contract/endpoints.ts';
import { createComponents, type Components, type JsonSchema } from './components.ts';
import { readDocstrings, type Docstrings } from './docstrings.ts';
import { namedSchemas } from './schemas.ts';

/** The contract as an OpenAPI document of version 3.1. */
export function openApiDocument(): JsonSchema {
	const docs = readDocstrings();
	const components = createComponents(docs);
	const paths: Record<string, Record<string, JsonSchema>> = {};
	for (const [name, endpoint] of Object.entries<Endpoint>(endpoints)) {
		const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}');
		const operations = (paths[path] ??= {});
		operations[endpoint.method.toLowerCase()] = operation(name, endpoint, { docs, components });
	}
	return {
		openapi: '3.1.0',
		info: {
			title: 'CRM API',
			version: '1',
			description:
				'The API of the CRM, as the sandbox answers it. Lists take page and per; unknown parameters are ignored.',
		},
		servers: [{ url: '/v1' }],
		security: [{ header: [] }, { query: [] }],
		tags: [...new Set(Object.values(endpoints).map(tagOf))].map((name) => ({ name })),
		paths,
		components: {
			securitySchemes: {
				header: { type: 'apiKey', in: 'header', name: 'X-API-KEY' },
				query: { type: 'apiKey', in: 'query', name: 'api_key' },
			},
			schemas: components.all,
		},
	};
}

interface Context {
	readonly docs: Docstrings;
	readonly components: Components;
}

function operation(name: string, endpoint: Endpoint, context: Context): JsonSchema {
	const { method, path, does, beyondDocument, body, answer, items, success } = endpoint;
	const { components } = context;
	const failures = [
		401,
		...(path.includes(':') ? [404] : []),
		...(body || endpoint.query ? [422] : []),
		...(body ? [413] : []),
	];
	const list = items && components.schemaOf(items);
	return {
		operationId: name,
		tags: [tagOf(endpoint)],
		summary: does,
		...(beyondDocument && {
			description: 'Not in the public document of the API; real accounts answer it.',
		}),
		parameters: [...pathParameters(path), ...queryParameters(endpoint, context)],
		...(body && {
			requestBody: { required: true, content: json(components.schemaOf(body)) },
		}),
		responses: {
			[success]: {
				description: method === 'GET' ? 'What was asked for' : 'Done',
				content: json(list ? listOf(list) : components.schemaOf(answer)),
			},
			...Object.fromEntries(failures.map((status) => [status, failure(status)])),
		},
	};
}

function pathParameters(path: string): JsonSchema[] {
	return [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
		name,
		in: 'path',
		required: true,
		// A contact may be named by its token.
		schema: { type: path === '/contacts/:id' ? 'string' : 'integer' },
	}));
}

function queryParameters({ query }: Endpoint, { docs, components }: Context): JsonSchema[] {
	if (!(query instanceof z.ZodObject)) return [];
	const name = [...namedSchemas].find(([, schema]) => schema === query)?.[0] ?? '';
	const parameters = Object.entries(query.shape).map(([parameter, schema]) => {
		const own = schema instanceof z.ZodType ? schema.description : undefined;
		const description = own ?? docs.of(name, parameter);
		const isRequired = schema instanceof z.ZodType && !schema.safeParse(undefined).success;
		return {
			name: parameter,
			in: 'query',
			...(description !== undefined && { description }),
			...(isRequired && { required: true }),
			// Lists are comma-separated.
			style: 'form',
			explode: false,
			schema: schema instanceof z.ZodType ? components.schemaOf(schema) : {},
		};
	});
	return takesCustomFields.has(name) ? [...parameters, customFields] : parameters;
}

const takesCustomFields = new Set(['ContactsQuery', 'UnitsQuery']);

const customFields: JsonSchema = {
	name: 'custom_fields',
	in: 'query',
	description: 'Filters by custom fields, each as a parameter of its own: cf_<key>=value.',
	style: 'form',
	explode: true,
	schema: { type: 'object', additionalProperties: { type: 'string' } },
};

/** Lists come bare or in an envelope, by endpoint and by `with_meta`. */
function listOf(items: JsonSchema): JsonSchema {
	const array = { type: 'array', items };
	const meta = { type: 'object', properties: { total_count: { type: 'integer', minimum: 0 } } };
	const envelope = { type: 'object', required: ['data'], properties: { data: array, meta } };
	return { anyOf: [array, envelope] };
}

function failure(status: number): JsonSchema {
	const description = {
		401: 'The key is missing, wrong or too weak',
		404: 'There is no such record',
	};
	return {
		description:
			Reflect.get(description, status) ?? 'The request does not fit; nothing was written',
		content: json({ $ref: '#/components/schemas/Errors' }),
	};
}

function json(schema: JsonSchema): JsonSchema {
	return { 'application/json': { schema } };
}

function tagOf({ path }: Pick<Endpoint, 'path'>): string {
	return path.split('/')[1] ?? '';
}
