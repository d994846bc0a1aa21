import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { readBody, type Body } from '../../../src/crm/body.ts';
import { endpoints } from '../../../src/crm/contract/endpoints.ts';
import { List } from '../../../src/crm/contract/field.ts';
import { CrmError } from '../../../src/crm/errors.ts';
import { readListBody } from '../../../src/crm/list-body.ts';
import { crmClient, crmServer, type Answer } from '../../support/crm-server.ts';

function bodyOf(text: string): Body {
	const bytes = Buffer.from(text);
	return { method: 'GET', path: '/units', status: 200, contentType: undefined, bytes };
}

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
			/GET \/units timed out: the CRM at 127\.0\.0\.1:\d+ was still sending its response after 0\.3 seconds, which no response takes; try again later, and ask whoever runs the CRM when it stays so\.$/,
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

const listOf = (part: string, count: number) => `[${Array(count).fill(part).join()}]`;

test.each([
	['arrays in each other', '['.repeat(33) + ']'.repeat(33), '32 levels of nesting'],
	['objects in each other', `${'{"a":'.repeat(33)}0${'}'.repeat(33)}`, '32 levels of nesting'],
	['numbers', listOf('0', 10_001), '10000 records'],
	['arrays', listOf('[]', 10_001), '10000 records'],
	['objects in an envelope', `{"data":${listOf('{}', 10_001)}}`, '10000 records'],
	[
		'values of a record',
		`{"data":[{"id":1,"images":${listOf('0', 1_000_001)}}]}`,
		'1000000 values',
	],
	['values beside the list', `{"data":[],"more":${listOf('0', 1_000_001)}}`, '1000000 values'],
])('an answer of too many %s is refused before it is parsed', (_, text, excess) => {
	expect(() => [...readListBody(bodyOf(text)).records]).toThrow(
		`GET /units answered more than ${excess}, which no response of the CRM has; check that the base URL names the CRM.`,
	);
});

const Measured = z.object({ megabytes: z.number(), messages: z.array(z.string()) });

test.each([
	['arrays of thirty levels', '10000 records'],
	['arrays within a record', '1000000 values'],
])(
	'an answer of two million values (%s) takes no hundreds of megabytes',
	{ timeout: 20_000 },
	async (kind, excess) => {
		const program = fileURLToPath(
			new URL('../../support/nested-response-process.ts', import.meta.url),
		);
		const run = await promisify(execFile)(process.execPath, ['--expose-gc', program, kind], {
			timeout: 15_000,
		});
		const { megabytes, messages } = Measured.parse(JSON.parse(run.stdout));
		expect(messages[0]).toContain(`answered more than ${excess}`);
		expect(messages).toHaveLength(3);
		expect(megabytes).toBeLessThan(150);
	},
);

test.each([500, 1_500])('a list of %i units as large as real ones is read', (length) => {
	const field = { label: 'Zimmer', value: 3 };
	const values = Object.fromEntries(Array.from({ length: 290 }, (_, at) => [`f${at}`, field]));
	const images = Array.from({ length: 30 }, (_, id) => ({ id, tags: ['a'], url: 'https://a' }));
	const data = Array.from({ length }, (_, at) => ({ id: at + 1, ...values, images }));
	const body = bodyOf(JSON.stringify({ data, meta: { total_count: length } }));
	expect([...readListBody(body).records]).toHaveLength(length);
	if (length === 500) expect(readBody(body, List)).toHaveProperty('data.length', length);
});
