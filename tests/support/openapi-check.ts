import { Ajv2020 } from 'ajv/dist/2020.js';
import { z } from 'zod';
import { openApiDocument } from '../../src/sandbox/openapi/document.ts';

const Content = z.record(z.string(), z.looseObject({ schema: z.unknown() })).optional();
const Operation = z.looseObject({
	parameters: z
		.array(z.looseObject({ name: z.string(), in: z.string(), explode: z.boolean().optional() }))
		.default([]),
	requestBody: z.looseObject({ content: Content }).optional(),
	responses: z.record(z.string(), z.looseObject({ content: Content })),
});
const Document = z.looseObject({ paths: z.record(z.string(), z.record(z.string(), Operation)) });

const document = Document.parse(openApiDocument());
const ajv = new Ajv2020({ strict: false, validateFormats: false, allowUnionTypes: true });
ajv.addSchema(document, 'openapi');

/** The calls without a gap in their path first: of two that fit, they are meant. */
const paths = Object.keys(document.paths)
	.toSorted((a, b) => Number(a.includes('{')) - Number(b.includes('{')))
	.map((path) => ({ path, shape: new RegExp(`^${path.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`) }));

/** Whether a request is one that the OpenAPI document describes; if not, what is wrong with it. */
export function requestProblem(call: string, body?: unknown): string | undefined {
	const { operation, place, query } = find(call);
	if (!operation) return 'no such call';
	const asked = queryProblem(query, operation, (value, index) =>
		problem(value, [...place, 'parameters', String(index), 'schema']),
	);
	if (asked !== undefined || body === undefined) return asked;
	if (!operation.requestBody) return 'a body';
	return problem(body, [...place, 'requestBody', 'content', 'application/json', 'schema']);
}

/** The same for an answer. */
export function answerProblem(call: string, status: number, body: unknown): string | undefined {
	const { operation, place } = find(call);
	if (!operation?.responses[status]) return `an answer of status ${status}`;
	const content = [...place, 'responses', String(status), 'content'];
	return problem(body, [...content, 'application/json', 'schema']);
}

/** @param call such as `GET /units?page=2` */
function find(call: string) {
	const [method = '', target] = call.split(' ', 2);
	const { pathname, searchParams } = new URL(target ?? '', 'http://crm.test');
	const path = paths.find(({ shape }) => shape.test(pathname))?.path ?? '';
	const operation = document.paths[path]?.[method.toLowerCase()];
	return { operation, place: ['paths', path, method.toLowerCase()], query: searchParams };
}

/** What is wrong with a value, by the place of its schema in the document. */
function problem(value: unknown, place: readonly string[]): string | undefined {
	const pointer = place.map((key) =>
		encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1')),
	);
	const validate = ajv.getSchema(`openapi#/${pointer.join('/')}`);
	if (!validate) throw new Error(`The document has no ${place.join(' ')}.`);
	return validate(value) ? undefined : ajv.errorsText(validate.errors);
}

/** Which parameter is unknown, or has a value that fits in none of the forms an address can give it. */
function queryProblem(
	query: URLSearchParams,
	{ parameters }: z.infer<typeof Operation>,
	problem: (value: unknown, index: number) => string | undefined,
): string | undefined {
	for (const name of new Set(query.keys())) {
		const index = parameters.findIndex((each) => each.in === 'query' && each.name === name);
		// The fields of an exploded object are parameters of any name.
		if (index < 0 && parameters.some(({ explode }) => explode)) continue;
		if (index < 0) return `the parameter ${name}`;
		const problems = formsOf(query.getAll(name).join(',')).map((value) => problem(value, index));
		if (problems.every((each) => each !== undefined)) return `${name}: ${problems[0]}`;
	}
	return undefined;
}

function formsOf(text: string): unknown[] {
	const parts = text.split(',').filter(Boolean);
	return [text, plain(text), text === 'true', parts, parts.map(plain)];
}

function plain(part: string): unknown {
	return /^-?\d+(?:\.\d+)?$/.test(part) ? Number(part) : part;
}
