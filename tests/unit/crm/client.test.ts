import type { ServerResponse } from 'node:http';
import { inspect } from 'node:util';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { createCrm, type Crm } from '../../../src/crm/client.ts';
import { failureOf } from '../../support/connected.ts';
import {
	type Answer,
	apiKey,
	crmClient,
	crmServer,
	crmThatAnswers,
	json,
	raw,
	reset,
	silent,
	truncated,
} from '../../support/crm-server.ts';
import { endpoints } from '../../../src/sandbox/contract/endpoints.ts';

const oneUnit = json({ data: [{ id: 1 }], meta: { total_count: 1 } });
const contact = { client: { last_name: 'Nachname', email: 'canary@example.com' } };
const task = { task: { title: 'K7Q2-9MXT', is_reminder: true } };

describe('a call', () => {
	test('carries the key in the header X-API-KEY and nowhere else', async () => {
		const { seen, crm } = await crmThatAnswers(oneUnit);
		await crm.call(endpoints.units, { query: { page: 1 } });
		const [request] = seen;
		expect(request?.headers['x-api-key']).toBe(apiKey);
		const { 'x-api-key': _, ...others } = request?.headers ?? {};
		expect(JSON.stringify([request?.url.href, others, request?.body])).not.toContain(apiKey);
	});

	test('builds path and query from the table, arrays comma-separated', async () => {
		const { baseUrl, seen } = await crmServer(oneUnit, json({ id: 7 }));
		const { crm } = crmClient(`${baseUrl}/`);
		const nothing = { q: undefined, cf_none: null };
		await crm.call(endpoints.units, {
			query: { expand: 1, property_ids: [3, 5], cf_area: 'Süd & Ost', ...nothing },
		});
		await crm.call(endpoints.unit, { params: { id: 7 }, query: { new: 1 } });
		expect(seen[0]?.url.pathname).toBe('/v1/units');
		expect([...(seen[0]?.url.searchParams ?? [])]).toEqual([
			['expand', '1'],
			['property_ids', '3,5'],
			['cf_area', 'Süd & Ost'],
		]);
		expect(`${seen[1]?.url.pathname}${seen[1]?.url.search}`).toBe('/v1/units/7?new=1');
	});

	test('sends a body as JSON and returns what the schema of the answer yields', async () => {
		const { seen, crm } = await crmThatAnswers(json({ id: 5, activity_id: 6 }, 201));
		expect(await crm.call(endpoints.createTask, { body: task })).toEqual({ id: 5, activity_id: 6 });
		expect(seen[0]).toMatchObject({ method: 'POST', body: JSON.stringify(task) });
		expect(seen[0]?.headers['content-type']).toBe('application/json');
	});

	test.each<[what: string, answer: Answer, units: unknown]>([
		['compressed', zipped('{"data": [{"id": 9}]}'), { data: [{ id: 9 }] }],
		['bare, as real accounts send them', json([{ id: 9 }]), [{ id: 9 }]],
	])('reads units %s', async (_, answer, units) => {
		const { crm } = crmClient((await crmServer(answer)).baseUrl);
		expect(await crm.call(endpoints.units)).toEqual(units);
	});

	test('is not sent when its body does not fit the table, and the reason holds no value', async () => {
		const { seen, crm } = await crmThatAnswers(json({ id: 1 }));
		const error = await failureOf(
			crm.call(endpoints.saveContact, { body: { client: { email: 'not an address' } } }),
		);
		expect(error.failure).toMatchObject({ reason: 'unsendable', field: 'client.email' });
		expect(error.outcome).toBe('refused');
		expect(error.message).not.toContain('not an address');
		expect(seen).toEqual([]);
	});

	test.each<[what: string, ask: (crm: Crm) => Promise<unknown>]>([
		['a list of ids', (crm) => crm.call(endpoints.units, { query: { property_ids: [] } })],
		['a text', (crm) => crm.call(endpoints.units, { query: { q: ' ' } })],
		['a status', (crm) => crm.call(endpoints.units, { query: { status: '' } })],
		['a list of words', (crm) => crm.call(endpoints.contacts, { query: { language: [] } })],
		['a filter of a custom field', (crm) => crm.call(endpoints.units, { query: { cf_area: '' } })],
	])('is not sent with an empty filter, which finds everything: %s', async (_, ask) => {
		const { seen, crm } = await crmThatAnswers(oneUnit);
		const error = await failureOf(ask(crm));
		expect(error.message).toMatch(
			/^GET \/\w+ was not sent: [\w.]+ should be something to look for, because an empty filter finds everything; correct it/,
		);
		expect(seen).toEqual([]);
	});

	test('sends null where the document lets a value be empty, which clears it', async () => {
		const { seen, crm } = await crmThatAnswers(json({ ok: true, id: 7 }));
		const params = { id: 7 };
		const client = { dob: null, broker_id: null, description: null, client_source_id: null };
		const task = { due_date: null, broker_id: null, note_type_id: null, location: null };
		const team = { logo_url: null, imprint_note: null };
		const project = { broker_id: null, lat: null, construction_year: null, note: null };
		await crm.call(endpoints.updateContact, { params, body: { client } });
		await crm.call(endpoints.updateTask, { params, body: { task } });
		await crm.call(endpoints.updateTeam, { params, body: { team } });
		await crm.call(endpoints.updateProject, { params, body: { project } });
		const bodies = seen.map(({ body }): unknown => JSON.parse(body));
		expect(bodies).toEqual([{ client }, { task }, { team }, { project }]);
	});

	test('takes no path in place of an id', async () => {
		const { seen, crm } = await crmThatAnswers(json({ id: 1 }));
		const error = await failureOf(crm.call(endpoints.contact, { params: { id: '../units' } }));
		expect(error.failure.reason).toBe('unsendable');
		expect(seen).toEqual([]);
	});
});

describe('the settings', () => {
	test.each([
		['https://user:hunter2@crm.example.com/v1', 'user name or a password'],
		['https://crm.example.com/v1?api_key=hunter2', 'holds a query'],
		['https://crm.example.com/v1#hunter2', 'holds a query'],
		['ftp://crm.example.com/v1', 'no web address'],
		['hunter2', 'no complete address'],
	])('refuse the base URL %s without repeating it', (baseUrl, part) => {
		expect(() => createCrm({ baseUrl, apiKey })).toThrow(part);
		expect(() => createCrm({ baseUrl, apiKey })).not.toThrow('hunter2');
	});

	test.each([
		['', 'is empty'],
		['  ', 'is empty'],
		['ab\ncd', 'blanks or special characters'],
		['schlüssel', 'blanks or special characters'],
	])('refuse the key %j', (key, part) => {
		expect(() => createCrm({ baseUrl: 'https://crm.example.com/v1', apiKey: key })).toThrow(part);
	});
});

describe('a failed read', () => {
	test.each<[what: string, answer: Answer, failure: object, message: string]>([
		[
			'wrong key',
			json({ errors: ['API-Key besitzt nicht genügend Rechte'] }, 401),
			{ reason: 'unauthorised', status: 401 },
			'GET /units answered 401 ("API-Key besitzt nicht genügend Rechte"): either the API key is wrong, or it lacks the right',
		],
		['redirect', redirect('/app?key=1'), { reason: 'redirected', status: 302 }, '/app, instead of'],
		[
			'HTML',
			raw('<html>Anmelden</html>', 'text/html'),
			{ reason: 'notJson', contentType: 'text/html' },
			'check the base URL',
		],
		[
			'HTML that says it is JSON',
			raw('<html>Anmelden</html>', 'application/json'),
			{ reason: 'notJson' },
			'is not JSON',
		],
		[
			'broken JSON',
			raw('{"data": [{"id": 1', 'application/json'),
			{ reason: 'notJson' },
			'answered 200 with broken application/json',
		],
		[
			'another shape',
			json({ units: [] }),
			{ reason: 'malformed', field: 'data', expected: 'a list', got: 'missing' },
			'data should be a list but is missing',
		],
		['not found', json({ errors: ['fort'] }, 404), { reason: 'notFound', said: 'fort' }, '404'],
		[
			'validation',
			json({ errors: { per: ['ist zu groß'] } }, 422),
			{ reason: 'rejected', fields: ['per'], said: 'ist zu groß' },
			'the field per',
		],
		['bad request', raw('no', 'text/plain', 400), { reason: 'refused', status: 400 }, '400'],
	])('is not repeated and says what to do: %s', async (_, answer, failure, message) => {
		const { seen, crm } = await crmThatAnswers(answer);
		const error = await failureOf(crm.call(endpoints.units));
		expect(error.failure).toMatchObject(failure);
		expect(error.message).toContain('GET /units ');
		expect(error.message).toContain(message);
		expect(error.message).not.toContain('Anmelden');
		expect(error.isTemporary).toBe(false);
		expect(seen).toHaveLength(1);
	});

	test.each<[what: string, answer: Answer]>([
		['429', raw('Retry later', 'text/plain', 429)],
		['500', json({ errors: ['kaputt'] }, 500)],
		['503 as HTML', raw('<html></html>', 'text/html', 503)],
		['reset', reset],
		['truncated answer', truncated],
	])('is repeated after a growing wait: %s', async (_, answer) => {
		const { seen, crm, waits } = await crmThatAnswers(answer, answer, oneUnit);
		expect(await crm.call(endpoints.units)).toMatchObject({ data: [{ id: 1 }] });
		expect(seen).toHaveLength(3);
		expect(waits).toEqual([375, 750]);
	});

	test('is repeated after a time-out', async () => {
		const { baseUrl, seen } = await crmServer(silent, oneUnit);
		const { crm, waits } = crmClient(baseUrl, { limits: { whole: 1_000 } });
		expect(await crm.call(endpoints.units)).toMatchObject({ data: [{ id: 1 }] });
		expect([seen.length, waits.length]).toEqual([2, 1]);
	});

	test('is sent once for who has a schedule of its own', async () => {
		const { baseUrl, seen } = await crmServer(json({}, 502));
		const { crm, waits } = crmClient(baseUrl, { reads: 1 });
		await failureOf(crm.call(endpoints.units));
		expect([seen.length, waits.length]).toEqual([1, 0]);
	});

	test('gives up after five attempts', async () => {
		const { seen, crm, waits } = await crmThatAnswers(json({}, 502));
		const error = await failureOf(crm.call(endpoints.units));
		expect(error.failure).toMatchObject({ reason: 'refused', status: 502 });
		expect(error.message).toBe('GET /units answered 502: the CRM has a fault; try again later.');
		expect(seen).toHaveLength(5);
		expect(waits).toEqual([375, 750, 1500, 3000]);
	});

	test.each([
		['in seconds', '7', 7_000],
		['as a date', 'Sat, 21 Nov 2026 12:00:09 GMT', 9_000],
		['beyond all patience', '86400', 120_000],
	])('waits as long as the CRM asks, %s', async (_, header, least) => {
		const { crm, waits } = await crmThatAnswers(json({}, 429, { 'retry-after': header }), oneUnit);
		await crm.call(endpoints.units);
		expect(waits).toEqual([least + 250]);
	});

	test('names an address where nobody listens', async () => {
		const { crm, waits } = crmClient('http://127.0.0.1:1/v1');
		const error = await failureOf(crm.call(endpoints.units));
		expect(error.failure).toEqual({
			reason: 'unreachable',
			code: 'ECONNREFUSED',
			sent: false,
			host: '127.0.0.1:1',
		});
		expect(error.message).toBe(
			'GET /units failed (ECONNREFUSED): no connection to the CRM at 127.0.0.1:1; check CRM_BASE_URL, the network and whether the CRM is up.',
		);
		expect(waits).toHaveLength(4);
		const write = await failureOf(crm.call(endpoints.createTask, { body: task }));
		expect({ outcome: write.outcome, isTemporary: write.isTemporary }).toEqual({
			outcome: 'refused',
			isTemporary: true,
		});
	});

	test('of a server without TLS says so, and where the address stands', async () => {
		const { baseUrl } = await crmServer(oneUnit);
		const { crm } = crmClient(baseUrl.replace('http:', 'https:'));
		const { message } = await failureOf(crm.call(endpoints.units));
		const { host } = new URL(baseUrl);
		expect(message).toMatch(/^GET \/units failed \(\w+\): the server at /);
		expect(message).toContain(
			`at ${host} does not speak TLS there; check https:// and the port in CRM_BASE_URL.`,
		);
	});

	test('of a list that is not there blames the address, and of a record the record', async () => {
		const { crm } = crmClient((await crmServer(json({}, 404), json({}, 404))).baseUrl);
		expect((await failureOf(crm.call(endpoints.units))).message).toBe(
			'GET /units answered 404: CRM_BASE_URL is probably wrong: it names the API and ends in the version, such as /v1.',
		);
		expect((await failureOf(crm.call(endpoints.unit, { params: { id: 7 } }))).message).toMatch(
			/^GET \/units\/7 answered 404: the record does not exist, or the base URL is wrong \(CRM_BASE_URL /,
		);
	});

	test.each<[what: string, answer: Answer]>([
		['never ends', endless],
		['grows beyond all bounds when it is unpacked', zipped(' '.repeat(20 * 2 ** 20))],
	])('names an answer that %s', async (_, answer) => {
		const { baseUrl } = await crmServer(answer);
		const { crm } = crmClient(baseUrl, { limits: { bytes: 2 ** 20 } });
		const { failure } = await failureOf(crm.call(endpoints.units));
		expect(failure).toEqual({ reason: 'tooLarge', limit: 2 ** 20, of: 'bytes' });
	});
});

describe('a failed write', () => {
	test.each<[what: string, answer: Answer, outcome: 'refused' | 'unknown', temporary: boolean]>([
		['400', json({}, 400), 'refused', false],
		['401', json({}, 401), 'refused', false],
		['403', json({}, 403), 'refused', false],
		['404', json({}, 404), 'refused', false],
		['422', json({ errors: { title: ['fehlt'] } }, 422), 'refused', false],
		['429', json({}, 429), 'refused', true],
		['408', json({}, 408), 'unknown', true],
		['409', json({}, 409), 'unknown', false],
		['500', json({}, 500), 'unknown', true],
		['503', raw('', 'text/html', 503), 'unknown', true],
		['redirect', redirect('/app'), 'unknown', false],
		['reset', reset, 'unknown', true],
		['truncated answer', truncated, 'unknown', true],
		['time-out', silent, 'unknown', true],
		['HTML', raw('<html></html>', 'text/html'), 'unknown', false],
		['answer without an integer id', json({ ok: true, id: null }), 'unknown', false],
		['empty answer', raw('', 'application/json', 201), 'unknown', false],
	])('is sent once and says what is known of it: %s', async (_, answer, outcome, isTemporary) => {
		const { baseUrl, seen } = await crmServer(answer);
		const { crm, waits } = crmClient(baseUrl, { limits: { whole: 300 } });
		const error = await failureOf(crm.call(endpoints.createTask, { body: task }));
		expect({ outcome: error.outcome, isTemporary: error.isTemporary }).toEqual({
			outcome,
			isTemporary,
		});
		expect(seen).toHaveLength(1);
		expect(waits).toEqual([]);
	});

	test('tells how long the CRM asks to wait', async () => {
		const { crm } = await crmThatAnswers(json({}, 429, { 'retry-after': '30' }));
		const error = await failureOf(crm.call(endpoints.createTask, { body: task }));
		expect(error.retryAfter).toBe(30_000);
	});
});

describe('what an error says', () => {
	test('never holds the key, even when the CRM sends it back', async () => {
		const answers: Answer[] = [200, 302, 400, 401, 404, 422, 429, 500].map(echo);
		answers.push(
			raw(JSON.stringify({ errors: [apiKey] }).replaceAll('/', '\\/'), 'application/json', 400),
		);
		answers.push(raw(apiKey, `text/${apiKey}`), reset, truncated, silent);
		for (const answer of answers) {
			const { baseUrl } = await crmServer(answer);
			const { crm } = crmClient(baseUrl, { limits: { whole: 60 } });
			const error = await failureOf(crm.call(endpoints.units, { query: { q: 'x' } }));
			const everything = [
				inspect(error, { depth: Infinity, showHidden: true, getters: true }),
				inspect(crm, { depth: Infinity, showHidden: true, getters: true }),
				JSON.stringify(error),
				error.stack,
			].join('\n');
			expect(everything).not.toContain(apiKey);
			expect(error.cause).toBeUndefined();
		}
	});

	test.each([
		{ ok: false, id: 4711, activity_id: 12 },
		{ ok: true, id: -1, activity_id: 12 },
		{ ok: true, id: 0, activity_id: 12 },
	])('does not take a write for done that is answered with %j', async (answer) => {
		const { crm } = await crmThatAnswers(json(answer, 200));
		const unexpected = expect.stringContaining('answered something unexpected');
		const saved = await failureOf(crm.call(endpoints.saveContact, { body: contact }));
		expect(saved).toMatchObject({ message: unexpected, outcome: 'unknown' });
		const created = await failureOf(crm.call(endpoints.createTask, { body: task }));
		expect(created).toMatchObject({ message: unexpected, outcome: 'unknown' });
	});

	test('names fields only, never texts, where a person may be meant', async () => {
		const about = { errors: { email: ['canary@example.com ist vergeben'], 'canary Name': ['x'] } };
		const { crm } = await crmThatAnswers(json(about, 422));
		const write = await failureOf(crm.call(endpoints.saveContact, { body: contact }));
		expect(write.failure).toMatchObject({ fields: ['email'], said: undefined });
		expect(write.message).toContain('the field email');
		const read = await failureOf(
			crm.call(endpoints.contacts, { query: { email: 'canary@example.com' } }),
		);
		expect(inspect([write, read], { depth: Infinity })).not.toMatch(/canary|Nachname/);
	});

	test('leaves out a contact token that stands in for an id', async () => {
		const { crm } = await crmThatAnswers(json({}, 404));
		const params = { id: 'tokCanary' };
		const error = await failureOf(
			crm.call(endpoints.updateContact, { params, query: { identifier: 'token' }, body: contact }),
		);
		expect(error.path).toBe('/contacts/:id');
		expect(error.message).not.toContain('Canary');
	});

	test('keeps foreign words short and on one line', async () => {
		const { crm } = await crmThatAnswers(
			json({ errors: [`a\n\u001B[31m\u202E${'b'.repeat(999)}`] }, 400),
		);
		const { message } = await failureOf(crm.call(endpoints.projects));
		expect(message).toMatch(/^GET \/projects answered 400 \("a \[31m b+"\): /);
		expect(message.length).toBeLessThan(400);
	});
});

test('after closing, calls fail instead of hanging', async () => {
	const { seen, crm } = await crmThatAnswers(silent);
	const pending = failureOf(crm.call(endpoints.createTask, { body: task }));
	await expect.poll(() => seen.length).toBe(1);
	await crm.close();
	expect((await pending).failure.reason).toBe('unreachable');
});

function redirect(location: string): Answer {
	return (response) => {
		response.writeHead(302, { location, 'content-type': 'text/html' });
		response.end('<html>moved</html>');
	};
}

function zipped(text: string): Answer {
	return (response) => {
		response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' });
		response.end(gzipSync(text));
	};
}

function endless(response: ServerResponse): void {
	response.writeHead(200, { 'content-type': 'application/json' });
	const more = () => void response.write(' '.repeat(64 * 1024), more);
	more();
}

function echo(status: number): Answer {
	return json({ errors: [`Schlüssel ${apiKey} gesperrt`], [apiKey]: apiKey }, status, {
		location: `/app/${apiKey}?api_key=${apiKey}`,
		'retry-after': apiKey,
	});
}
