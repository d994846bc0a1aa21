import * as fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { endpoints } from '../../../src/sandbox/contract/endpoints.ts';
import { createSandbox, type Sandbox } from '../../../src/sandbox/app.ts';
import { anyText } from '../../support/any-text.ts';
import { allRows } from '../../contract/rows/all-rows.ts';
import { exchangesOf } from '../../support/document-row.ts';
import { fullAgency } from '../../support/full-agency.ts';
import { runs } from '../../support/full-size.ts';
import { key, sandboxWith } from '../../support/sandbox.ts';

const calls = Object.values(endpoints);

const resources = [
	'client',
	'project',
	'task',
	'team',
	'image',
	'message',
	'link',
	'name',
	'event',
	'client_id',
	'property_id',
];

const Refusal = z.strictObject({ errors: z.array(z.string().min(1)).min(1) });

type Write = readonly [method: string, path: string, body: object];

/** The writes of the contract table that are carried out there. */
const fittingWrites = exchangesOf(allRows).flatMap(([call, { status = 200 }, body]): Write[] => {
	const [method = '', path = ''] = call.split(' ');
	return body === undefined || status >= 400 ? [] : [[method, path, body]];
});

/** Everything an account holds, as text. */
function contents({ account }: Sandbox): string {
	const lists = [
		account.contacts,
		account.units,
		account.projects,
		account.tasks,
		account.messages,
		account.activities,
		account.tags,
		account.teams,
		account.brokers,
		account.hooks,
		account.mails,
	];
	return JSON.stringify(lists.map((records) => records.list()));
}

const text = fc.oneof(
	anyText({ maxLength: 40 }),
	fc.constantFrom(
		"'; DROP TABLE contacts; --",
		'" OR 1=1',
		'%',
		'\u0000',
		'\ud800',
		'1e999',
		'-1',
		'9007199254740993',
		'[object Object]',
		'__proto__',
		'../../etc/passwd',
		'%E0%A4%A',
	),
);
const hostile = fc.oneof(
	fc.jsonValue({ maxDepth: 3 }),
	text,
	fc.constantFrom(null, [], {}, -1, 0.5, 1e308, [[[[]]]]),
);

test('whatever is sent, an answer is below 500, is JSON, shows no stack, and a refusal writes nothing', async () => {
	const { sandbox } = sandboxWith(fullAgency, { sendWebhook: async () => 200 });
	onTestFinished(() => sandbox.close());
	const names = calls.flatMap((call) => ('query' in call ? Object.keys(call.query.shape) : []));
	const request = fc.record({
		call: fc.constantFrom(...calls),
		id: fc.oneof(fc.constantFrom('11', '501', '201', '1', '31', '999'), text),
		query: fc.dictionary(fc.constantFrom(...names, 'cf_x', 'cf_"', 'price_from', 'x[]'), text, {
			maxKeys: 4,
		}),
		body: fc.oneof(hostile, fc.dictionary(fc.constantFrom(...resources), hostile, { maxKeys: 3 })),
	});
	let held = contents(sandbox);
	await fc.assert(
		fc.asyncProperty(request, async ({ call, id, query, body }) => {
			const path = call.path.replaceAll(/:\w+/g, () => safely(id));
			const url = `http://crm.test/v1${path}?${new URLSearchParams(query).toString()}`;
			const headers = { 'x-api-key': key };
			const before = held;
			const init = { method: call.method, headers };
			const response = await sandbox.fetch(
				new Request(url, call.method === 'GET' ? init : { ...init, body: JSON.stringify(body) }),
			);
			const answer = await response.text();
			expect([response.status, answer]).toEqual([expect.toSatisfy((it) => it < 500), answer]);
			const read: unknown = JSON.parse(answer);
			if (response.status >= 400) expect(Refusal.safeParse(read).error).toBeUndefined();
			expect(answer).not.toMatch(/\bat .+\.ts:\d|SQLITE|node:/);
			if (call.method === 'GET') return;
			held = contents(sandbox);
			if (response.status >= 400) expect(held).toBe(before);
		}),
		{ numRuns: runs(600, 2000) },
	);
});

test('a fitting write with one value that does not fit is refused or carried out, never half', async () => {
	const { sandbox } = sandboxWith(fullAgency, { sendWebhook: async () => 200 });
	onTestFinished(() => sandbox.close());
	const statuses = new Set<number>();
	const write = async ([method, path, body]: Write) => {
		const init = { method, headers: { 'x-api-key': key }, body: JSON.stringify(body) };
		return sandbox.fetch(new Request(`http://crm.test/v1${path}`, init));
	};
	let held = contents(sandbox);
	await fc.assert(
		fc.asyncProperty(
			fc.constantFrom(...fittingWrites),
			fc.nat(),
			hostile,
			async ([method, path, body], place, value) => {
				const before = held;
				const response = await write([method, path, withOne(body, place, value)]);
				const answer = await response.text();
				statuses.add(response.status);
				expect([response.status, answer]).toEqual([expect.toSatisfy((it) => it < 500), answer]);
				expect(answer).not.toMatch(/\bat .+\.ts:\d|SQLITE|node:/);
				held = contents(sandbox);
				if (response.status >= 400) expect(held).toBe(before);
			},
		),
		{ numRuns: runs(500, 1500) },
	);
	expect([...statuses]).toEqual(expect.arrayContaining([200, 201, 422]));
});

test('half a character is the same name twice, as any other', async () => {
	const { send } = sandboxWith(fullAgency);
	expect((await send('POST', '/groups', { name: '\ud800' })).status).toBe(200);
	expect((await send('POST', '/groups', { name: '\ud800' })).status).toBe(422);
});

test.each([
	['JSON nested 100,000 levels deep', '['.repeat(100_000)],
	[
		'a deep value of a custom field',
		`{"client":{"partial_custom_fields":{"a":${'['.repeat(5000)}${']'.repeat(5000)}}}}`,
	],
	[
		'a megabyte where a number belongs',
		JSON.stringify({ client: { rating: 'x'.repeat(1_000_000) } }),
	],
	['a key of a megabyte', JSON.stringify({ ['x'.repeat(1_000_000)]: 1 })],
	['no UTF-8', new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a])],
	['nothing', ''],
])('%s is refused, and nothing is written', async (_, body) => {
	const sandbox = createSandbox();
	onTestFinished(() => sandbox.close());
	const response = await sandbox.fetch(
		new Request('http://crm.test/v1/contacts', {
			method: 'POST',
			headers: { 'x-api-key': key },
			body,
		}),
	);
	expect(response.status).toBe(422);
	const answer = await response.text();
	expect(answer.length).toBeLessThan(10_000);
	expect(JSON.parse(answer)).toEqual({ errors: expect.any(Array) });
	expect(sandbox.account.contacts.count()).toBe(0);
});

function safely(id: string): string {
	return encodeURIComponent(id.toWellFormed()) || '0';
}

/** The body with one of its values, or of those in the object it wraps, replaced. */
function withOne(body: object, place: number, value: unknown): object {
	const inner = Object.entries(body).find(
		([, it]) => typeof it === 'object' && it !== null && !Array.isArray(it),
	);
	if (inner) return { ...body, [inner[0]]: withOne(Object(inner[1]), place, value) };
	const names = Object.keys(body);
	return { ...body, [names[place % names.length] ?? '']: value };
}
