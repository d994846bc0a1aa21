import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyText } from '../../support/any-text.ts';
import { ids, record, records, sandboxWith, unit } from '../../support/sandbox.ts';

const ada = { first_name: 'Ada', last_name: 'Lovelace', email: 'ada@example.org' };
const inquiry = { title: 'Anfrage', is_reminder: true, client_source_id: 4711 };

function tag(id: number) {
	return { id, name: `Tag ${id}`, entity: 'for_clients', super_group_id: null };
}

describe('a contact', () => {
	test('is created once for an e-mail address, and changed by the next write', async () => {
		const { get, send } = sandboxWith();
		const first = await send('POST', '/contacts', { client: ada });
		const second = await send('POST', '/contacts', {
			client: { email: 'ADA@example.org', language: 'en' },
		});
		expect(first).toMatchObject({ status: 200, body: { ok: true, id: expect.any(Number) } });
		expect(second.body).toEqual(first.body);
		expect((await get(`/contacts/${String(record(first)['id'])}`)).body).toMatchObject({
			first_name: 'Ada',
			email: 'ADA@example.org',
			name: 'Ada Lovelace',
			language: 'en',
			gdpr_status: 0,
			created_at: '2026-11-21T10:00:00.000+01:00',
			created_at_formatted: '21.11.2026 10:00',
		});
		expect(await get('/contacts')).toMatchObject({ body: [{ name: 'Ada Lovelace' }] });
	});

	test('is also found by its number in an old system', async () => {
		const { send } = sandboxWith();
		const client = { last_name: 'Lovelace', old_crm_id: 'OLD-7' };
		const first = await send('POST', '/contacts', { client });
		expect((await send('POST', '/contacts', { client })).body).toEqual(first.body);
	});

	test('takes groups whole, adds to them and takes away from them', async () => {
		const { send } = sandboxWith({ groups: [1, 2, 3, 9].map(tag) });
		const { id } = record(
			await send('POST', '/contacts', { client: { ...ada, group_ids: [1, 2] } }),
		);
		const groups = async (client: object) =>
			record(await send('PUT', `/contacts/${String(id)}`, { client }))['groups'];
		expect(await groups({ add_group_ids: [3] })).toMatchObject([{ id: 1 }, { id: 2 }, { id: 3 }]);
		expect(await groups({ sub_group_ids: [1] })).toMatchObject([{ id: 2 }, { id: 3 }]);
		expect(await groups({ group_ids: [9] })).toMatchObject([{ id: 9 }]);
	});

	test('can be changed under its token when the caller says that it is one', async () => {
		const { get, send } = sandboxWith();
		const { id } = record(await send('POST', '/contacts', { client: ada }));
		const { token } = record(await get(`/contacts/${String(id)}`));
		const change = { client: { rating: 3 } };
		const named = await send('PUT', `/contacts/${String(token)}?identifier=token`, change);
		expect(named).toMatchObject({ status: 200, body: { id, rating: 3 } });
		expect((await send('PUT', `/contacts/${String(token)}`, change)).status).toBe(404);
	});

	test('lies in the trash once deleted, is gone after 30 days, and a new one takes its address', async () => {
		const { get, send, sandbox, time } = sandboxWith();
		const { id } = record(await send('POST', '/contacts', { client: ada }));
		expect((await send('DELETE', `/contacts/${String(id)}`)).body).toEqual({ ok: true, id });
		expect((await get(`/contacts/${String(id)}`)).status).toBe(404);
		expect((await get('/contacts?archived=-1')).body).toEqual([]);
		expect(record(await send('POST', '/contacts', { client: ada }))['id']).not.toBe(id);
		expect(sandbox.account.contacts.has(Number(id))).toBe(true);
		time.now = new Date('2026-12-21T09:00:01Z');
		await get('/contacts');
		expect(sandbox.account.contacts.has(Number(id))).toBe(false);
	});

	test.each([
		['q=LOVE', [1]],
		['q=5550', [2]],
		['email=ADA@example.org', [1]],
		['phone_number=0341-555 0120', [2]],
		['archived=1', [3]],
		['archived=-1', [1, 2, 3]],
		['gdpr_status=2', [2]],
		['gdpr_status=0', [1]],
		['group=7', [2]],
		['not_in_group=7', [1]],
		['sources=4711', [1]],
		['language=en', [1]],
		['cf_budget=500', [2]],
		['created_at_from=2026-11-21T11:00:00%2B01:00', [2]],
		['created_at_to=2026-11-21T10:30:00%2B01:00', [1]],
		['sort_by=last_name&order=desc', [1, 2]],
		['per=1&page=2&order=asc', [2]],
	])('is found by %s', async (query, expected) => {
		const { get, send, time } = sandboxWith({ groups: [tag(7)] });
		const number = new Map<number, number>();
		const add = async (n: number, client: object) =>
			number.set(Number(record(await send('POST', '/contacts', { client }))['id']), n);
		await add(1, { ...ada, client_source_id: 4711, language: 'en' });
		time.now = new Date('2026-11-21T11:00:00Z');
		await add(2, {
			last_name: 'Curie',
			home_phone: '0341 5550120',
			gdpr_status: 2,
			group_ids: [7],
			partial_custom_fields: { budget: 500 },
		});
		await add(3, { last_name: 'Noether', archived: true });
		const order = query.includes('order') ? '' : 'order=asc&';
		const found = ids(await get(`/contacts?${order}${query}`)).map((id) => number.get(id));
		expect(found).toEqual(expected);
	});

	test('is refused with the name of the field when a value has the wrong type, and nothing is written', async () => {
		const { get, send } = sandboxWith();
		const answer = await send('POST', '/contacts', {
			client: { ...ada, rating: 7, language: 'fr' },
		});
		expect(answer.status).toBe(422);
		expect(answer.body).toEqual({
			errors: [
				expect.stringMatching(/^client.rating: /),
				expect.stringMatching(/^client.language: /),
			],
		});
		expect((await send('POST', '/contacts', ada)).status).toBe(422);
		expect((await get('/contacts')).body).toEqual([]);
	});
});

describe('a task', () => {
	test('is created with 201 and has one activity', async () => {
		const { get, send } = sandboxWith({ units: [unit(1, { name: 'WE 1' })] });
		const { id: client } = record(await send('POST', '/contacts', { client: ada }));
		const created = await send('POST', '/tasks', {
			task: { ...inquiry, body: '<p>Hallo</p>', client_ids: [client], property_ids: [1] },
		});
		expect(created).toMatchObject({
			status: 201,
			body: { id: expect.any(Number), activity_id: expect.any(Number) },
		});
		const { id, activity_id } = record(created);
		expect((await get('/activities')).body).toMatchObject({
			data: [
				{
					id: activity_id,
					title: 'Anfrage',
					source_id: 4711,
					client_names: ['Ada Lovelace'],
					property_names: ['WE 1'],
				},
			],
			meta: { total_count: 1 },
		});
		expect((await get(`/activities/${String(activity_id)}`)).body).toMatchObject({
			activatable_type: 'Task',
			activatable: { id, body: '<p>Hallo</p>' },
		});
		expect((await get(`/tasks/${String(id)}`)).body).toMatchObject({
			clients: [{ name: 'Ada Lovelace' }],
			units: [{ id: 1 }],
			projects: [],
		});
	});

	test.each([
		['without title and note_type_id', { is_reminder: true }, 'task.title'],
		['with an empty title', { title: ' ', is_reminder: true }, 'task.title'],
		['without is_reminder and due_date', { title: 'Anfrage' }, 'task.is_reminder'],
		['for a contact that is not there', { ...inquiry, client_ids: [1] }, 'task.client_ids'],
		['with ids that are none', { ...inquiry, client_ids: ['1'] }, 'task.client_ids'],
	])('%s is not created', async (_, task, field) => {
		const { get, send } = sandboxWith();
		const answer = await send('POST', '/tasks', { task });
		expect(answer.status).toBe(422);
		expect(answer.body).toEqual({ errors: [expect.stringContaining(`${field}`)] });
		expect((await get('/activities')).body).toEqual({ data: [], meta: { total_count: 0 } });
	});

	test.each([
		['with an activity type in place of a title', { note_type_id: 321, is_reminder: true }],
		['with a due date in place of is_reminder', { title: 'Anruf', due_date: '2026-12-01T10:00' }],
	])('%s is created', async (_, task) => {
		expect((await sandboxWith().send('POST', '/tasks', { task })).status).toBe(201);
	});

	test('for a contact in the trash is not created', async () => {
		const { get, send } = sandboxWith();
		const { id } = record(await send('POST', '/contacts', { client: ada }));
		await send('DELETE', `/contacts/${String(id)}`);
		const answer = await send('POST', '/tasks', { task: { ...inquiry, client_ids: [id] } });
		expect(answer.status).toBe(422);
		expect(records(await get('/activities'))).toEqual([]);
	});

	test('that is a plain note is created where the account accepts those', async () => {
		const { get, send } = sandboxWith({}, { acceptPlainNotes: true });
		expect((await send('POST', '/tasks', { task: { title: 'Notiz' } })).status).toBe(201);
		expect((await send('POST', '/tasks', { task: { body: 'ohne Titel' } })).status).toBe(422);
		expect(ids(await get('/activities?item_type=note'))).toHaveLength(1);
	});

	test('takes its activity along when it is changed or deleted', async () => {
		const { get, send } = sandboxWith();
		const { id } = record(await send('POST', '/tasks', { task: inquiry }));
		await send('PUT', `/tasks/${String(id)}`, { task: { title: 'Erledigt', done: true } });
		expect(records(await get('/activities'))).toMatchObject([
			{ title: 'Erledigt', done: true, source_id: 4711 },
		]);
		expect(records(await get('/activities?not_completed=1'))).toEqual([]);
		expect((await send('DELETE', `/tasks/${String(id)}`)).body).toEqual({ ok: true });
		expect(records(await get('/activities'))).toEqual([]);
		expect((await get(`/tasks/${String(id)}`)).status).toBe(404);
	});
});

describe('the list of activities', () => {
	test.each([
		['', [4, 3, 2, 1]],
		['order=asc', [1, 2, 3, 4]],
		['per=2&page=2', [2, 1]],
		['only_inquiries=true', [2, 1]],
		['only_inquiries=1&order=asc', [1, 2]],
		['client_id=88001', [1]],
		['client_ids=88001,88002', [2, 1]],
		['property_id=1', [2]],
		['source_id=4711', [2, 1]],
		['category_id=321', [3]],
		['item_type=cancelation', [4]],
		['broker_id=61', [3]],
		['team_ids=7', [3]],
		['original_created_at_from=2026-11-21T10:03:00%2B01:00', [4, 3]],
		['starts_at_from=2026-12-01T00:00:00%2B01:00', [3]],
	])('with %s', async (query, expected) => {
		const { get, send, time } = sandboxWith({
			units: [unit(1)],
			brokers: [{ id: 61, department_ids: [7] }],
			reservationReasons: [{ id: 5, name: 'Lage' }],
		});
		await send('POST', '/contacts', { client: ada });
		await send('POST', '/contacts', { client: { email: 'curie@example.org' } });
		const number = new Map<number, number>();
		const tasks = [
			{ ...inquiry, client_ids: [88_001] },
			{ ...inquiry, client_ids: [88_002], property_ids: [1] },
			{ title: 'Anruf', note_type_id: 321, broker_id: 61, due_date: '2026-12-01T10:00:00+01:00' },
			{ title: 'Absage', is_reminder: true, reservation_reason_id: 5 },
		];
		for (const [index, task] of tasks.entries()) {
			time.now = new Date(Date.parse('2026-11-21T09:01:00Z') + index * 60_000);
			const { activity_id } = record(await send('POST', '/tasks', { task }));
			number.set(Number(activity_id), index + 1);
		}
		expect(ids(await get(`/activities?${query}`)).map((id) => number.get(id))).toEqual(expected);
	});
});

test('whatever is sent to it, the service answers with a status below 500 and a list of sentences', async () => {
	const { send, get } = sandboxWith();
	const paths = fc.constantFrom('/contacts', '/tasks', '/projects', '/tasks/1', '/contacts/x');
	const body = fc.oneof(
		fc.jsonValue(),
		fc.record({ client: fc.jsonValue() }),
		fc.record({ task: fc.jsonValue() }),
		fc.record({ project: fc.dictionary(fc.string(), fc.jsonValue()) }),
	);
	await fc.assert(
		fc.asyncProperty(fc.constantFrom('POST', 'PUT'), paths, body, async (method, path, sent) => {
			const answer = await send(method, path, sent);
			expect(answer.status).toBeLessThan(500);
			if (answer.status >= 400) {
				expect(answer.body).toEqual({ errors: expect.arrayContaining([expect.any(String)]) });
			}
		}),
		{ numRuns: 300 },
	);
	const query = fc.dictionary(
		fc.constantFrom('q', 'page', 'per', 'status', 'group', 'cf_"x', 'price_from', 'country'),
		anyText(),
	);
	await fc.assert(
		fc.asyncProperty(query, async (parameters) => {
			const { status } = await get(`/units?${new URLSearchParams(parameters).toString()}`);
			expect([200, 422]).toContain(status);
		}),
		{ numRuns: 300 },
	);
});
