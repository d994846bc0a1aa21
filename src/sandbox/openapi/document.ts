import { z } from 'zod';
import type { Endpoint } from '../../crm/contract/endpoint.ts';
import { Envelope, List } from '../../crm/contract/field.ts';
import { UnitsQuery } from '../../crm/contract/unit.ts';
import { ContactsQuery } from '../contract/contact-query.ts';
import { endpoints } from '../contract/endpoints.ts';
import { createComponents, type Components, type JsonSchema } from './components.ts';

/** The contract as an OpenAPI document of version 3.1. */
export function openApiDocument(): JsonSchema {
	const calls = Object.entries<Endpoint>(endpoints).map(([name, endpoint]) => {
		return [name, { ...endpoint, response: responseOf(endpoint) }] as const;
	});
	const components = createComponents(
		calls.flatMap(([, { query, body, response }]) => [query ?? [], body ?? [], response].flat()),
	);
	const paths: Record<string, Record<string, JsonSchema>> = {};
	for (const [name, endpoint] of calls) {
		const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}');
		const operations = (paths[path] ??= {});
		operations[endpoint.method.toLowerCase()] = operation(name, endpoint, components);
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
			schemas: components.usedIn(paths),
		},
	};
}

function operation(name: string, endpoint: Endpoint, components: Components): JsonSchema {
	const { method, path, does, beyondDocument, body, success = 200 } = endpoint;
	const failures = [
		401,
		...(path.includes(':') ? [404] : []),
		...(body || endpoint.query ? [422] : []),
		...(body ? [413] : []),
	];
	return {
		operationId: name,
		tags: [tagOf(endpoint)],
		summary: does,
		...(beyondDocument && {
			description: 'Not in the public document of the API; real accounts answer it.',
		}),
		parameters: [...pathParameters(path), ...queryParameters(endpoint, components)],
		...(body && {
			requestBody: { required: true, content: json(components.schemaOf(body)) },
		}),
		responses: {
			[success]: {
				description: method === 'GET' ? 'What was asked for' : 'Done',
				content: json(components.schemaOf(endpoint.response)),
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

const Properties = z.record(z.string(), z.looseObject({ description: z.string().optional() }));

function queryParameters({ query }: Endpoint, components: Components): JsonSchema[] {
	if (!query) return [];
	const { properties, required } = components.schemaOf(query);
	const parameters = Object.entries(Properties.parse(properties)).map(([name, parameter]) => {
		const { description, ...schema } = parameter;
		return {
			name,
			in: 'query',
			...(description !== undefined && { description }),
			...(Array.isArray(required) && required.includes(name) && { required: true }),
			// Lists are comma-separated.
			style: 'form',
			explode: false,
			schema,
		};
	});
	return takesCustomFields.has(query) ? [...parameters, customFields] : parameters;
}

const takesCustomFields = new Set<z.ZodType>([ContactsQuery, UnitsQuery]);

const customFields: JsonSchema = {
	name: 'custom_fields',
	in: 'query',
	description: 'Filters by custom fields, each as a parameter of its own: cf_<key>=value.',
	style: 'form',
	explode: true,
	schema: { type: 'object', additionalProperties: { type: 'string' } },
};

/** The response of a call with the records that are in it, where it is a list. */
function responseOf({ response: read, sends: response = read, items }: Endpoint): z.ZodType {
	if (!items) return response;
	const list = z.array(items);
	const envelope = z.looseObject({ ...Envelope.shape, data: list.describe(textOfData) });
	if (response === Envelope) return envelope;
	return response === List ? z.union([list, envelope]).describe(textOfEither) : list;
}

const textOfData = 'The records of one page.';
const textOfEither = 'The bare list; with `with_meta=1` an object with `data` and `meta`.';

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
