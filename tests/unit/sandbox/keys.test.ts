import { describe, expect, test } from 'vitest';
import { endpoints } from '../../../src/sandbox/contract/endpoints.ts';
import { readRights, websiteRights } from '../../../src/sandbox/access.ts';
import { fullAgency } from '../../support/full-agency.ts';
import { key, record, sandboxWith } from '../../support/sandbox.ts';

const refused = {
	status: 401,
	body: { errors: ['API-Key besitzt nicht genügend Rechte'] },
};

describe('a key', () => {
	test('opens the account in the header and in the query, and no other does', async () => {
		const { get } = sandboxWith(fullAgency);
		expect((await get('/units', { 'x-api-key': key })).status).toBe(200);
		expect((await get(`/units?api_key=${key}`, {})).status).toBe(200);
		for (const headers of [{}, { 'x-api-key': 'guessed' }]) {
			expect(await get('/units', headers)).toMatchObject(refused);
		}
	});

	test('without rights is refused by every call of the contract, which does nothing', async () => {
		const { send, get, sandbox } = sandboxWith(fullAgency, { key: { key, rights: [] } });
		const before = sandbox.account.contacts.list();
		for (const { method, path } of Object.values(endpoints)) {
			const target = path.replaceAll(/:\w+/g, '11');
			const answer = method === 'GET' ? await get(target) : await send(method, target, {});
			expect([target, answer.status]).toEqual([target, 401]);
		}
		expect(sandbox.account.contacts.list()).toEqual(before);
	});

	test('may do what its rights name, resource by resource, reading apart from writing', async () => {
		const rights = ['contacts:write', 'groups:read'] as const;
		const { send, get } = sandboxWith(fullAgency, { key: { key, rights } });
		expect((await get('/groups')).status).toBe(200);
		expect((await send('POST', '/groups', { name: 'X' })).status).toBe(401);
		expect((await get('/contacts')).status).toBe(401);
		expect((await send('POST', '/contacts/11/favorites?property_id=1')).status).toBe(200);
		expect((await send('POST', '/ownerships', { client_id: 11, property_id: 1 })).status).toBe(401);
	});

	test('can be rehearsed with the rights of a website, and with no right that is none', async () => {
		const rights = readRights('units:read, projects:read,property_statuses:read');
		expect(rights).toEqual(websiteRights);
		const { get } = sandboxWith(fullAgency, { key: { key, rights } });
		for (const path of ['/units', '/units/1', '/projects', '/property_statuses']) {
			expect([path, (await get(path)).status]).toEqual([path, 200]);
		}
		for (const path of ['/contacts', '/brokers', '/teams', '/activities', '/contact_sources']) {
			expect(await get(path)).toMatchObject(refused);
		}
		for (const wrong of ['unit:read', 'units', 'units:write', '']) {
			expect(() => readRights(`units:read,${wrong}`)).toThrow(
				`"${wrong}" is no right of a key; there are activities:read, activity_types:read, brokers:read,`,
			);
		}
	});

	test('is the only one of its account: a second is refused until the first is revoked', async () => {
		const { get, sandbox } = sandboxWith(fullAgency);
		const second = { key: 'abcdef-website', rights: ['units:read'], name: 'website' } as const;
		const sentence =
			'The account has its key already, "demo", and an account has exactly one: revoke it before you give another.';
		expect(() => sandbox.access.give(second)).toThrow(sentence);
		expect((await get('/units', { 'x-api-key': second.key })).status).toBe(401);
		sandbox.access.revoke();
		expect((await get('/units')).status).toBe(401);
		sandbox.access.give(second);
		expect((await get('/units', { 'x-api-key': second.key })).status).toBe(200);
		expect((await get('/units')).status).toBe(401);
	});
});

describe('the log of requests', () => {
	test('says which key asked for what and how it ended, without key, query and token', async () => {
		const office = { key, rights: 'all', name: 'office' } as const;
		const { get, send, sandbox } = sandboxWith(fullAgency, { key: office });
		const { token } = record(await get('/contacts/11'));
		await get('/contacts?email=ada@example.org&api_key=secret');
		await get(`/contacts/${String(token)}?identifier=token`);
		await send('POST', '/tasks', { task: {} });
		sandbox.access.revoke();
		sandbox.access.give({ key: 'abcdef-website', rights: ['units:read'] });
		await get('/contacts', { 'x-api-key': 'abcdef-website' });
		await get('/units', { 'x-api-key': 'guessed' });
		const log = sandbox.account.requests.list();
		expect(log.map(({ key: by, method, path, status }) => [by, method, path, status])).toEqual([
			['unknown', 'GET', '/v1/units', 401],
			['…site', 'GET', '/v1/contacts', 401],
			['office', 'POST', '/v1/tasks', 422],
			['office', 'GET', '/v1/contacts/…', 200],
			['office', 'GET', '/v1/contacts', 200],
			['office', 'GET', '/v1/contacts/11', 200],
		]);
		expect(sandbox.account.requests.list('…site')).toHaveLength(1);
		expect(JSON.stringify(log)).not.toMatch(/ada|secret|abcdef/);
	});

	test('is shown in the journal with automations, reminders and calls of hooks', async () => {
		const { send, sandbox } = sandboxWith(fullAgency, { sendWebhook: async () => 200 });
		const target_url = 'https://hooks.example/<b>';
		await send('POST', '/hooks', { event: 'task_created', target_url });
		const task = {
			title: '<i>Anfrage</i>',
			due_date: '2026-12-02T10:00:00+01:00',
			remind_at: '2026-12-01T10:00:00+01:00',
			broker_id: 61,
			client_source_id: 4711,
		};
		await send('POST', '/tasks', { task });
		await sandbox.events.settled();
		const page = await sandbox.fetch(new Request('http://crm.test/sandbox/journal'));
		const text = await page.text();
		for (const part of ['inquiry', 'rey@intern.example', 'task_created', '/v1/tasks']) {
			expect(text).toContain(part);
		}
		expect(text).not.toMatch(/<i>|<b>/);
	});
});
