import type { z } from 'zod';
import type { Endpoint } from './contract/endpoint.ts';
import type { EndpointCall } from './endpoint-call.ts';
import { CrmError } from './errors.ts';
import { mismatches, pathText } from './mismatch.ts';

export type CallRequest<Row extends Endpoint> = ParamsOf<Row['path']> & QueryOf<Row> & BodyOf<Row>;

export interface AnyRequest {
	readonly params?: Readonly<Record<string, number | string>> | undefined;
	readonly query?: unknown;
	readonly body?: unknown;
}

/**
 * Builds a call of an endpoint; arrays in the query are comma-separated, and none may be empty.
 *
 * @throws {CrmError} `unsendable` when query or body do not fit the endpoint.
 */
export function buildCall(endpoint: Endpoint, request: AnyRequest): EndpointCall {
	const { method } = endpoint;
	const param = (name: string) => String(request.params?.[name] ?? '');
	const path = withParams(endpoint.path, (name) =>
		/^\d+$/.test(param(name)) ? param(name) : `:${name}`,
	);
	const address = withParams(endpoint.path, (name) => {
		if (/^[\w-]+$/.test(param(name))) return param(name);
		const expected = 'the id of a record';
		throw new CrmError({ method, path }, { reason: 'unsendable', field: name, expected });
	});
	const fit = (schema: z.ZodType | undefined, value: unknown) => {
		if (schema === undefined || value === undefined) return undefined;
		const parsed = schema.safeParse(value);
		if (parsed.success) return parsed.data;
		const [first] = mismatches(parsed.error, value);
		throw new CrmError(
			{ method, path },
			{
				reason: 'unsendable',
				field: pathText(first?.path ?? []),
				expected: first?.expected ?? 'something else',
			},
		);
	};
	const query = Object.entries(fit(endpoint.query, request.query) ?? {}).filter(
		([, value]) => value !== undefined && value !== null,
	);
	const empty = query.find(([, value]) => String(value).trim() === '');
	if (empty) {
		// The service reads an empty filter as none, and answers with everything.
		const expected = 'something to look for, because an empty filter finds everything';
		throw new CrmError({ method, path }, { reason: 'unsendable', field: empty[0], expected });
	}
	const body = fit(endpoint.body, request.body);
	return {
		method,
		path,
		target: [address, queryText(query)].filter(Boolean).join('?'),
		body: body === undefined ? undefined : JSON.stringify(body),
	};
}

function withParams(path: string, value: (name: string) => string): string {
	return path.replaceAll(/:(\w+)/g, (_, name: string) => value(name));
}

function queryText(query: readonly (readonly [name: string, value: unknown])[]): string {
	return query.map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`).join('&');
}

type ParamsOf<Path extends string> = [ParamNames<Path>] extends [never]
	? { readonly params?: never }
	: { readonly params: Readonly<Record<ParamNames<Path>, number | string>> };

type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
	? Name | ParamNames<`/${Rest}`>
	: Path extends `${string}:${infer Name}`
		? Name
		: never;

type QueryOf<Of> = Of extends { readonly query: infer Query extends z.ZodType }
	? Record<never, never> extends z.input<Query>
		? { readonly query?: z.input<Query> }
		: { readonly query: z.input<Query> }
	: { readonly query?: never };

type BodyOf<Of> = Of extends { readonly body: infer Body extends z.ZodType }
	? { readonly body: z.input<Body> }
	: { readonly body?: never };
