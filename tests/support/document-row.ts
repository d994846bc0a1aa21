import { expect } from 'vitest';
import type { Agency } from '../../src/sandbox/agency.ts';
import type { SandboxOptions } from '../../src/sandbox/app.ts';
import { fullAgency } from './full-agency.ts';
import { answerProblem, requestProblem } from './openapi-check.ts';
import { ids, sandboxWith } from './sandbox.ts';

/** Sentences of the CRM's document, each with requests and what must be answered, in their order. */
export type DocumentRows = Readonly<Record<string, Requests | Row>>;

type Requests = readonly (Exchange | Pause)[];

interface Row {
	readonly requests: Requests;
	/** How the sandbox is set up, where that matters. */
	readonly options?: Partial<SandboxOptions>;
	/** What is in the account; something of everything when absent. */
	readonly agency?: Partial<Agency>;
}

/** The requests of all rows. */
export function exchangesOf(rows: DocumentRows): Exchange[] {
	return Object.values(rows)
		.flatMap((row) => ('requests' in row ? row.requests : row))
		.flatMap((request) => ('days' in request ? [] : [request]));
}

/** A request and what must be answered. */
export type Exchange = readonly [call: Call, answer: Expected, body?: object];

/** So many days pass. */
interface Pause {
	readonly days: number;
}

type Call = `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`;

interface Expected {
	/** 200 when absent. */
	readonly status?: number;
	/** What the answer must hold; it may hold more. */
	readonly body?: unknown;
	/** The ids of a list, in its order. */
	readonly ids?: readonly number[];
	/** What must stand nowhere in the answer. */
	readonly without?: RegExp;
	/** The fields of the answer, or of each record of a list: these and no other. */
	readonly fields?: readonly string[];
}

/**
 * Makes the requests of a row to a new account that has something of everything. What is answered, and what is asked
 * where it is not refused, must be as the OpenAPI document describes it.
 */
export async function ask(row: Requests | Row): Promise<void> {
	const { requests, options, agency = fullAgency } = 'requests' in row ? row : { requests: row };
	const { get, send, sandbox, time } = sandboxWith(agency, options);
	for (const request of requests) {
		if ('days' in request) {
			time.now = new Date(time.now.getTime() + request.days * 86_400_000);
			continue;
		}
		const [call, expected, sent] = request;
		const [method, path = ''] = call.split(/ (.*)/);
		const answer =
			method === 'POST' || method === 'PUT' || method === 'DELETE'
				? await send(method, path, sent)
				: await get(path);
		const text = JSON.stringify(answer.body);
		expect([call, answer.status, text]).toEqual([call, expected.status ?? 200, text]);
		expect([call, answerProblem(call, answer.status, answer.body)]).toEqual([call, undefined]);
		if (answer.status < 400) expect([call, requestProblem(call, sent)]).toEqual([call, undefined]);
		if (expected.body !== undefined) expect(answer.body).toMatchObject(Object(expected.body));
		if (expected.ids) expect([call, ids(answer)]).toEqual([call, expected.ids]);
		if (expected.without) expect(text).not.toMatch(expected.without);
		if (expected.fields) expect([call, formFields(answer.body)]).toEqual([call, named(expected)]);
	}
	sandbox.close();
}

function named({ fields = [] }: Expected): string[] {
	return fields.toSorted();
}

function formFields(body: unknown): string[] {
	const data: unknown = Array.isArray(body) ? body : Object(body).data;
	const [first] = Array.isArray(data) ? data : [body];
	return Object.keys(Object(first)).toSorted();
}
