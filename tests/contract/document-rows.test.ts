import { expect, test } from 'vitest';
import type { Endpoint } from '../../src/crm/contract/endpoint.ts';
import { endpoints } from '../../src/sandbox/contract/endpoints.ts';
import { z } from 'zod';
import { ask, exchangesOf } from '../support/document-row.ts';
import { answerProblem, requestProblem } from '../support/openapi-check.ts';
import { allRows } from './rows/all-rows.ts';

test.each(Object.entries(allRows))('%s', (_, row) => ask(row));

test('every call and every query parameter of the contract has a row', () => {
	const spoken = exchangesOf(allRows).flatMap(([call]) => generic(call));
	const calls = Object.values<Endpoint>(endpoints).flatMap(({ method, path, query }) => {
		const parameters = query instanceof z.ZodObject ? Object.keys(query.shape) : [];
		const call = generic(`${method} ${path}`)[0];
		return [call, ...parameters.map((parameter) => `${call}: ${parameter}`)];
	});
	expect(calls.length).toBeGreaterThan(140);
	expect(calls.filter((call) => !spoken.includes(String(call)))).toEqual([]);
});

test('a request or an answer that is not as the OpenAPI document describes it is noticed', () => {
	expect(requestProblem('GET /contacts?sort_by=height')).toContain('sort_by: ');
	expect(requestProblem('GET /nothing')).toBe('no such call');
	expect(requestProblem('POST /groups', { name: 1 })).toContain('name');
	expect(answerProblem('GET /contacts', 200, [{ id: 'eleven' }])).toContain('id');
	expect(answerProblem('GET /contacts', 418, [])).toBe('an answer of status 418');
});

/** A call without its ids, and with each of its parameters. */
function generic(call: string): string[] {
	const [path = '', query] = call.split('?');
	const plain = path.replaceAll(/\/(?:\d+|:\w+)(?=\/|$)/g, '/:id');
	return [plain, ...[...new URLSearchParams(query).keys()].map((name) => `${plain}: ${name}`)];
}
