import { describe, expect, test } from 'vitest';
import { hasApiDocument, readApiDocument, skipReason } from '../support/api-document.ts';
import { ask } from '../support/document-row.ts';
import { fullAgency } from '../support/full-agency.ts';
import { record, sandboxWith } from '../support/sandbox.ts';
import { activities } from './rows/activities.ts';
import { company } from './rows/company.ts';
import { contacts } from './rows/contacts.ts';
import { deals } from './rows/deals.ts';
import { media } from './rows/media.ts';
import { projects } from './rows/projects.ts';
import { references } from './rows/references.ts';
import { relations } from './rows/relations.ts';
import { tags } from './rows/tags.ts';
import { tasks } from './rows/tasks.ts';
import { trash } from './rows/trash.ts';
import { units } from './rows/units.ts';

const rows = {
	contacts,
	projects,
	units,
	activities,
	tasks,
	company,
	media,
	deals,
	tags,
	relations,
	trash,
};

describe.each(Object.entries(rows))('%s', (_, list) => {
	test.each(list)('$of: $says', ask);
});

test.skipIf(!hasApiDocument)(
	hasApiDocument
		? 'every endpoint and every query parameter of the document has a row'
		: `the document: ${skipReason}`,
	() => {
		const known = new Set(Object.values(rows).flatMap((list) => list.map((row) => row.of)));
		const calls = readApiDocument().endpoints.flatMap(({ method, path, query }) => {
			const call = `${method} ${path}`;
			return [call, ...query.map((parameter) => `${call}: ${parameter}`)];
		});
		const isKnown = (call: string) =>
			[...known].some((one) => one === call || one.startsWith(`${call}: `));
		expect(calls.length).toBeGreaterThan(140);
		expect(calls.filter((call) => !isKnown(call))).toEqual([]);
	},
);

describe('ids in a write', () => {
	test.each(references)('$of: $says', ask);

	test('that lead nowhere fire nothing: no automation, no reminder, no row', async () => {
		const { send, sandbox } = sandboxWith(fullAgency, { sendWebhook: async () => 200 });
		const event = { event: 'task_created', target_url: 'https://hooks.example/' };
		await send('POST', '/hooks', event);
		const task = {
			title: 'Call',
			due_date: '2026-12-02T10:00:00+01:00',
			remind_at: '2026-12-01T10:00:00+01:00',
			broker_id: 61,
			client_source_id: 9,
		};
		const { tasks, automationRuns, mails, hookDeliveries } = sandbox.account;
		expect((await send('POST', '/tasks', { task })).status).toBe(422);
		await sandbox.events.settled();
		const counts = [tasks, automationRuns, mails, hookDeliveries].map((records) => records.count());
		expect(counts).toEqual([4, 0, 0, 0]);
	});
});

describe('the trash', () => {
	test('hides contacts that a unit was recorded with, and lets them go with the contact', async () => {
		const { get, send, sandbox, time } = sandboxWith(fullAgency);
		const relationships = [
			{ internal_name: 'tenant', client_id: 11 },
			{ internal_name: 'notary', client_id: 79_000 },
		];
		sandbox.account.units.put(1, { ...sandbox.account.units.get(1), relationships });
		await send('DELETE', '/contacts/11');
		const named = [relationships[1], { internal_name: 'partner', client_id: 12 }];
		expect((await get('/units/1?new=1')).body).toMatchObject({ relationships: named });
		time.now = new Date(time.now.getTime() + 31 * 86_400_000);
		expect((await get('/units/1?new=1')).body).toMatchObject({ relationships: named });
		expect(JSON.stringify(sandbox.account.units.get(1))).not.toContain('tenant');
	});

	test('hides contacts from the pages for people, too', async () => {
		const { send, sandbox } = sandboxWith(fullAgency);
		await send('DELETE', '/contacts/11');
		const inbox = await sandbox.fetch(new Request('http://crm.test/sandbox/inbox'));
		expect(await inbox.text()).not.toContain('Lovelace');
	});
});

describe('a reminder', () => {
	const task = {
		title: 'Call',
		due_date: '2026-12-02T10:00:00+01:00',
		remind_at: '2026-12-01T10:00:00+01:00',
		broker_id: 61,
	};

	test('is sent to the assignee when its time has come, once, and stays in the journal', async () => {
		const { send, sandbox, time } = sandboxWith(fullAgency);
		const journal = async () =>
			(await sandbox.fetch(new Request('http://crm.test/sandbox/journal'))).text();
		const { id } = record(await send('POST', '/tasks', { task }));
		time.now = new Date('2026-12-01T08:59:59Z');
		expect(await journal()).not.toContain('<td>2026-12-01T09:59:59');
		expect(sandbox.account.mails.list()).toMatchObject([{ to: 'rey@intern.example' }]);
		expect(sandbox.account.mails.list()[0]).not.toHaveProperty('sent_at');
		time.now = new Date('2026-12-01T09:00:00Z');
		expect(await journal()).toContain('<td>2026-12-01T10:00:00.000+01:00</td>');
		await send('PUT', `/tasks/${String(id)}`, { task: { title: 'Call again' } });
		await send('PUT', `/tasks/${String(id)}`, { task: { done: true } });
		const mails = () =>
			sandbox.account.mails.list().map(({ send_at, sent_at }) => [send_at, sent_at]);
		const first = [task.remind_at, '2026-12-01T10:00:00.000+01:00'];
		expect(mails()).toEqual([first]);
		const later = '2026-12-02T09:00:00+01:00';
		await send('PUT', `/tasks/${String(id)}`, { task: { done: false, remind_at: later } });
		expect(mails()).toEqual([first, [later, undefined]]);
		await send('DELETE', `/tasks/${String(id)}`);
		expect(mails()).toEqual([first]);
	});
});
