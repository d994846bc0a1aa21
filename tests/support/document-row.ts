import { expect } from 'vitest';
import type { Agency } from '../../src/sandbox/agency.ts';
import type { SandboxOptions } from '../../src/sandbox/app.ts';
import { fullAgency } from './full-agency.ts';
import { ids, sandboxWith } from './sandbox.ts';

/** What one row of the CRM's document says, as requests and what must be answered, in their order. */
export interface DocumentRow {
	/** The row: `GET /contacts`, or `GET /contacts: q` for a query parameter. */
	readonly of: string;
	/** What it says, in our words. */
	readonly says: string;
	readonly requests: readonly (Exchange | Pause)[];
	/** How the sandbox is set up, where that matters. */
	readonly options?: Partial<SandboxOptions>;
	/** What is in the account; something of everything when absent. */
	readonly agency?: Partial<Agency>;
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

/** Makes the requests of a row to a new account that has something of everything. */
export async function ask({ requests, options, agency = fullAgency }: DocumentRow): Promise<void> {
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
		if (expected.body !== undefined) expect(answer.body).toMatchObject(Object(expected.body));
		if (expected.ids) expect([call, ids(answer)]).toEqual([call, expected.ids]);
		if (expected.without) expect(text).not.toMatch(expected.without);
		if (expected.fields) expect([call, fieldsOf(answer.body)]).toEqual([call, named(expected)]);
	}
	sandbox.close();
}

function named({ fields = [] }: Expected): string[] {
	return fields.toSorted();
}

function fieldsOf(body: unknown): string[] {
	const data: unknown = Array.isArray(body) ? body : Object(body).data;
	const [first] = Array.isArray(data) ? data : [body];
	return Object.keys(Object(first)).toSorted();
}
