import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { readBody } from '../../../src/crm/body.ts';
import { endpoints } from '../../../src/crm/contract/endpoints.ts';
import { List } from '../../../src/crm/contract/field.ts';
import { CrmError } from '../../../src/crm/errors.ts';
import { readListBody } from '../../../src/crm/list-body.ts';
import { crmClient, crmServer, type Answer } from '../../support/crm-server.ts';

/** Sends the head of an answer and its beginning, and then a blank again and again. */
const dripping =
	(beginning: string, status = 200): Answer =>
	(response) => {
		response.writeHead(status, { 'content-type': 'application/json' });
		response.write(beginning);
		const drip = setInterval(() => response.write(' '), 10);
		response.on('close', () => clearInterval(drip));
	};

describe('an answer that drips', () => {
	test.each([
		['before anything else', dripping('')],
		['in the middle', dripping('{"data":[')],
		['after all that was to be said', dripping('{"data":[]}')],
		['with an error', dripping('{"errors":["', 500)],
	])('is waited for so long and no longer, and not asked for again: %s', async (_, answer) => {
		const { baseUrl, seen } = await crmServer(answer);
		const { crm } = crmClient(baseUrl, { limits: { whole: 300 } });
		const error = await crm.call(endpoints.units).catch((reason: unknown) => reason);
		expect(error).toBeInstanceOf(CrmError);
		expect(String(error)).toMatch(
			/GET \/units timed out: the CRM at 127\.0\.0\.1:\d+ was still sending its answer after 0\.3 seconds, which no answer takes; try again later, and ask whoever runs the CRM when it stays so\.$/,
		);
		expect(seen).toHaveLength(1);
	});

	test('is read where it ends in time', async () => {
		const { baseUrl } = await crmServer((response, request) => {
			dripping('{"data":[]')(response, request);
			setTimeout(() => response.end('}'), 100);
		});
		const { crm } = crmClient(baseUrl, { limits: { whole: 5_000 } });
		expect(await crm.call(endpoints.units)).toEqual({ data: [] });
	});
});

const Measured = z.object({ megabytes: z.number(), messages: z.array(z.string()) });

describe('an answer of two million values takes no hundreds of megabytes', () => {
	test.each([
		['arrays in each other', '32 levels of nesting'],
		['objects in each other', '32 levels of nesting'],
		['arrays beside each other', '10000 records'],
		['arrays of thirty levels', '10000 records'],
		['objects beside each other', '10000 records'],
		['numbers', '10000 records'],
		['arrays within a record', '1000000 values'],
		['arrays beside the list', '1000000 values'],
	])('%s', { timeout: 20_000 }, async (kind, excess) => {
		const program = fileURLToPath(
			new URL('../../support/nested-answer-process.ts', import.meta.url),
		);
		const run = await promisify(execFile)(process.execPath, ['--expose-gc', program, kind], {
			timeout: 15_000,
		});
		const { megabytes, messages } = Measured.parse(JSON.parse(run.stdout));
		expect(messages[0]).toBe(
			`GET /units answered more than ${excess}, which no answer of the CRM has; check that the base URL names the CRM.`,
		);
		expect(messages).toHaveLength(3);
		expect(megabytes).toBeLessThan(150);
	});
});

test.each([500, 1_500])('a list of %i units as large as real ones is read', (length) => {
	const field = { label: 'Zimmer', value: 3 };
	const values = Object.fromEntries(Array.from({ length: 290 }, (_, at) => [`f${at}`, field]));
	const images = Array.from({ length: 30 }, (_, id) => ({ id, tags: ['a'], url: 'https://a' }));
	const data = Array.from({ length }, (_, at) => ({ id: at + 1, ...values, images }));
	const bytes = Buffer.from(JSON.stringify({ data, meta: { total_count: length } }));
	const body = {
		method: 'GET',
		path: '/units',
		status: 200,
		contentType: undefined,
		bytes,
	} as const;
	expect([...readListBody(body).records]).toHaveLength(length);
	if (length === 500) expect(readBody(body, List)).toHaveProperty('data.length', length);
});
