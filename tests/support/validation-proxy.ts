import { createServer, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { z } from 'zod';

const Content = z.record(z.string(), z.looseObject({ schema: z.unknown() })).optional();
const Operation = z.looseObject({
	parameters: z
		.array(z.looseObject({ name: z.string(), in: z.string(), explode: z.boolean().optional() }))
		.default([]),
	requestBody: z.looseObject({ content: Content }).optional(),
	responses: z.record(z.string(), z.looseObject({ content: Content })),
});
const Document = z.looseObject({ paths: z.record(z.string(), z.record(z.string(), Operation)) });

/**
 * Opens a proxy before a service that answers 422 or 500 in its place when a request or an answer does not
 * fit the service's own OpenAPI document.
 *
 * @param origin of the service
 */
export async function openValidationProxy(
	origin: string,
): Promise<{ readonly baseUrl: string; close(): Promise<void> }> {
	const document = Document.parse(await (await fetch(`${origin}/openapi.json`)).json());
	const ajv = new Ajv2020({ strict: false, validateFormats: false, allowUnionTypes: true });
	ajv.addSchema(document, 'openapi');
	/** What is wrong with a value, by the place of its schema in the document. */
	const problem = (value: unknown, place: readonly string[]) => {
		const pointer = place.map((key) =>
			encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1')),
		);
		const reference = `openapi#/${pointer.join('/')}`;
		const validate = ajv.getSchema(reference);
		if (!validate) throw new Error(`The document has no ${reference}.`);
		return validate(value) ? undefined : ajv.errorsText(validate.errors);
	};
	const paths = Object.keys(document.paths).map((path) => ({
		path,
		// Of two that fit, the one without a gap is meant.
		shape: new RegExp(`^${path.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`),
	}));

	const server = createServer(async (request, response) => {
		const url = new URL(request.url ?? '', origin);
		const body = await buffer(request);
		const fail = (status: number, why: string) =>
			response.writeHead(status).end(`Not as in the OpenAPI document: ${why}`);
		const found = paths
			.filter(({ shape }) => shape.test(url.pathname))
			.toSorted((a, b) => Number(a.path.includes('{')) - Number(b.path.includes('{')))[0];
		const method = request.method?.toLowerCase() ?? '';
		const operation = found && document.paths[found.path]?.[method];
		if (!found || !operation) return fail(404, `no ${method} ${url.pathname}`);
		const place = ['paths', found.path, method];
		const asked = queryProblem(url.searchParams, operation, (value, index) =>
			problem(value, [...place, 'parameters', String(index), 'schema']),
		);
		if (asked !== undefined) return fail(422, asked);
		if (body.length > 0) {
			const type = mediaType(request.headers['content-type']);
			if (!operation.requestBody?.content?.[type]) return fail(422, `a body of ${type}`);
			const schema = [...place, 'requestBody', 'content', type, 'schema'];
			const sent = type === 'application/json' && problem(JSON.parse(String(body)), schema);
			if (sent) return fail(422, sent);
		}
		const answer = await forward(request, `${origin}/v1${request.url}`, body);
		const text = await answer.text();
		const type = mediaType(answer.headers.get('content-type'));
		const status = String(answer.status);
		if (!operation.responses[status]) return fail(500, `an answer of status ${status}`);
		if (operation.responses[status].content?.[type] && type === 'application/json') {
			const schema = [...place, 'responses', status, 'content', type, 'schema'];
			const given = problem(JSON.parse(text), schema);
			if (given) return fail(500, given);
		} else if (text !== '' && answer.ok) return fail(500, `an answer of ${type}`);
		return response.writeHead(answer.status, { 'content-type': type }).end(text);
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const address = server.address();
	const port = typeof address === 'object' && address !== null ? address.port : 0;
	return {
		baseUrl: `http://127.0.0.1:${port}`,
		async close() {
			server.closeAllConnections();
			await new Promise((resolve) => server.close(resolve));
		},
	};
}

function forward(request: IncomingMessage, url: string, body: Buffer): Promise<Response> {
	const { host: _, connection: _c, 'content-length': _l, ...headers } = request.headers;
	return fetch(url, {
		method: request.method ?? 'GET',
		headers: new Headers(
			Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
		),
		...(body.length > 0 && { body: new Uint8Array(body) }),
	});
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
	return [text, plain(text), text === 'true', text.split(','), text.split(',').map(plain)];
}

function plain(part: string): unknown {
	return /^-?\d+(?:\.\d+)?$/.test(part) ? Number(part) : part;
}

function mediaType(header: string | null | undefined): string {
	return (header ?? '').split(';')[0]?.trim() ?? '';
}
