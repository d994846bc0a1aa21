import { createHmac } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { WebhookCall } from '../../src/sandbox/events.ts';
import { fullAgency } from '../support/full-agency.ts';
import { record, records, sandboxWith } from '../support/sandbox.ts';

const day = 86_400_000;

/** What rows of requests and answers cannot say: times, addresses that answers hold, what happens elsewhere. */
describe('a contact', () => {
	test('can be read and changed under its token when the caller says that it is one', async () => {
		const { get, send } = sandboxWith(fullAgency);
		const token = String(record(await get('/contacts/11'))['token']);
		const change = { client: { rating: 3 } };
		expect(await get(`/contacts/${token}?identifier=token`)).toMatchObject({ body: { id: 11 } });
		expect(await send('PUT', `/contacts/${token}?identifier=token`, change)).toMatchObject({
			status: 200,
			body: { id: 11, rating: 3 },
		});
		expect((await send('PUT', `/contacts/${token}`, change)).status).toBe(404);
	});

	test('in the trash is hidden where a unit was recorded with it, and leaves that and its links for good', async () => {
		const { get, send, sandbox, time } = sandboxWith(fullAgency);
		const relationships = [
			{ internal_name: 'tenant', client_id: 11 },
			{ internal_name: 'notary', client_id: 79_000 },
		];
		sandbox.account.units.put(1, { ...sandbox.account.units.get(1), relationships });
		await send('DELETE', '/contacts/11');
		const named = [relationships[1], { internal_name: 'partner', client_id: 12 }];
		expect((await get('/units/1?new=1')).body).toMatchObject({ relationships: named });
		const inbox = await sandbox.fetch(new Request('http://crm.test/sandbox/inbox'));
		expect(await inbox.text()).not.toContain('Lovelace');
		const deleted = time.now.getTime();
		time.now = new Date(deleted + 30 * day - 1000);
		await get('/units');
		expect(sandbox.account.ownerships.contactsOf(1)).toEqual([11]);
		time.now = new Date(deleted + 30 * day + 1000);
		expect((await get('/units/1?new=1')).body).toMatchObject({ relationships: named });
		expect(JSON.stringify(sandbox.account.units.get(1))).not.toContain('tenant');
		expect(sandbox.account.ownerships.contactsOf(1)).toEqual([]);
	});
});

describe('a task', () => {
	const reminder = {
		title: 'Call',
		due_date: '2026-12-02T10:00:00+01:00',
		remind_at: '2026-12-01T10:00:00+01:00',
		broker_id: 61,
	};

	test('that is an inquiry starts the automation, which is written down', async () => {
		const { send, sandbox } = sandboxWith(fullAgency);
		const task = { title: 'Anfrage', is_reminder: true, client_source_id: 4711 };
		const { id, activity_id } = record(await send('POST', '/tasks', { task }));
		await send('POST', '/tasks', { task: { title: 'Note', is_reminder: true } });
		expect(sandbox.account.automationRuns.list()).toMatchObject([
			{ trigger: 'inquiry', task_id: id, activity_id, client_source_id: 4711 },
		]);
	});

	test('that is refused fires nothing: no automation, no reminder, no hook', async () => {
		const { send, sandbox } = sandboxWith(fullAgency, { sendWebhook: async () => 200 });
		const event = { event: 'task_created', target_url: 'https://hooks.example/' };
		await send('POST', '/hooks', event);
		const { tasks, automationRuns, mails, hookDeliveries } = sandbox.account;
		const task = { ...reminder, client_source_id: 9 };
		expect((await send('POST', '/tasks', { task })).status).toBe(422);
		await sandbox.events.settled();
		const counts = [tasks, automationRuns, mails, hookDeliveries].map((list) => list.count());
		expect(counts).toEqual([4, 0, 0, 0]);
	});

	test('with remind_at queues an e-mail to its assignee, which follows it and ends with it', async () => {
		const { send, sandbox } = sandboxWith(fullAgency);
		const { id } = record(await send('POST', '/tasks', { task: reminder }));
		const change = (task: object) => send('PUT', `/tasks/${String(id)}`, { task });
		const mails = () => sandbox.account.mails.list();
		expect(mails()).toMatchObject([
			{ task_id: id, to: 'rey@intern.example', send_at: reminder.remind_at },
		]);
		await change({ broker_id: 62 });
		expect(mails()).toMatchObject([{ to: 'hallmann@intern.example' }]);
		await change({ done: true });
		expect(mails()).toEqual([]);
		await change({ done: false });
		expect(mails()).toHaveLength(1);
		await send('DELETE', `/tasks/${String(id)}`);
		expect(mails()).toEqual([]);
		const late = { ...reminder, remind_at: '2026-12-03T10:00:00+01:00' };
		expect((await send('POST', '/tasks', { task: late })).status).toBe(422);
	});

	test('reminds when its time has come, once, and that stays in the journal', async () => {
		const { send, sandbox, time } = sandboxWith(fullAgency);
		const journal = async () =>
			(await sandbox.fetch(new Request('http://crm.test/sandbox/journal'))).text();
		const { id } = record(await send('POST', '/tasks', { task: reminder }));
		const change = (task: object) => send('PUT', `/tasks/${String(id)}`, { task });
		const mails = () =>
			sandbox.account.mails.list().map(({ send_at, sent_at }) => [send_at, sent_at]);
		time.now = new Date('2026-12-01T08:59:59Z');
		expect(await journal()).not.toContain('<td>2026-12-01T09:59:59');
		expect(mails()).toEqual([[reminder.remind_at, undefined]]);
		time.now = new Date('2026-12-01T09:00:00Z');
		expect(await journal()).toContain('<td>2026-12-01T10:00:00.000+01:00</td>');
		await change({ title: 'Call again' });
		await change({ done: true });
		const first = [reminder.remind_at, '2026-12-01T10:00:00.000+01:00'];
		expect(mails()).toEqual([first]);
		const later = '2026-12-02T09:00:00+01:00';
		await change({ done: false, remind_at: later });
		expect(mails()).toEqual([first, [later, undefined]]);
		await send('DELETE', `/tasks/${String(id)}`);
		expect(mails()).toEqual([first]);
	});
});

test('an attachment has an address that expires after five minutes and cannot be guessed', async () => {
	const { send, sandbox, time } = sandboxWith(fullAgency);
	const fetched = (url: string) => sandbox.fetch(new Request(url));
	const { body } = await send('PUT', '/messages/601', { message: { read: true } });
	const url = String(Object(body).attachments[0].url);
	expect(url).toMatch(/^http:\/\/crm.test\/attachments\/71\/Plan%201.txt\?/);
	const open = await fetched(url);
	expect(open.status).toBe(200);
	expect(open.headers.get('content-disposition')).toBe('attachment');
	expect(await open.text()).toBe('Hallo');
	expect((await fetched(url.replace('/71/', '/72/'))).status).toBe(403);
	expect((await fetched(url.replace(/expires=\d/, 'expires=9'))).status).toBe(403);
	time.now = new Date(time.now.getTime() + 5 * 60_000);
	expect((await fetched(url)).status).toBe(403);
});

test('an image gets four sizes, and is named after its title', async () => {
	const { get, send, sandbox } = sandboxWith(fullAgency);
	const options = { width: 2000, height: 1000, channels: 3, background: '#2f4a3e' } as const;
	const bytes = await sharp({ create: options }).png().toBuffer();
	const image = {
		photo: `data:image/png;base64,${bytes.toString('base64')}`,
		imageable_id: 1,
		imageable_type: 'Property',
		title: 'Garten & Teich',
	};
	await send('POST', '/images', { image });
	const { images: rich } = record(await get('/units/1?new=1'));
	expect(rich).toMatchObject([
		{},
		{ position: 2, url: expect.stringMatching(/\/garten-teich.png$/) },
	]);
	const [unit] = records(await get('/units?property_ids=1'));
	const sizes: unknown = Object(unit?.['images'])[1];
	const widths: Record<string, number> = { original: 2000, big: 1600, medium: 800, thumb: 320 };
	for (const [size, width] of Object.entries(widths)) {
		const response = await sandbox.fetch(new Request(String(Object(sizes)[size])));
		expect(response.headers.get('content-type')).toBe('image/png');
		const picture = await sharp(await response.arrayBuffer()).metadata();
		expect([size, picture.width]).toEqual([size, width]);
	}
});

test('hooks are called with a signature at what they ask for, and failures are written down', async () => {
	const calls: WebhookCall[] = [];
	const { send, sandbox } = sandboxWith(fullAgency, {
		webhookSecret: 'shared secret',
		sendWebhook: async (call) => {
			calls.push(call);
			if (call.url.includes('down')) throw new Error('connection refused');
			return 204;
		},
	});
	const events =
		'client_created client_updated property_updated project_created task_created task_deleted';
	for (const event of events.split(' ')) {
		await send('POST', '/hooks', { event, target_url: `https://hooks.example/${event}` });
	}
	const down = { event: 'task_created', target_url: 'https://hooks.example/down' };
	const { id: downId } = record(await send('POST', '/hooks', down));
	const { id } = record(await send('POST', '/contacts', { client: { last_name: 'Hopper' } }));
	await send('PUT', `/contacts/${String(id)}`, { client: { rating: 1 } });
	await send('PUT', `/contacts/${String(id)}`, { client: { rating: 1 } });
	await send('POST', '/links', { link: { url: 'https://tour.example/1' }, property_id: 1 });
	await send('POST', '/projects', { project: { name: 'Neu' } });
	const task = record(await send('POST', '/tasks', { task: { title: 'X', is_reminder: true } }));
	await send('DELETE', `/tasks/${String(task['id'])}`);
	await sandbox.events.settled();
	expect(calls.map(({ url }) => new URL(url).pathname.slice(1)).join(' ')).toBe(
		events.replace('task_created', 'task_created down'),
	);
	for (const { body, headers } of calls) {
		const signature = createHmac('sha256', 'shared secret').update(body).digest('hex');
		expect(headers['x-propstack-signature']).toBe(signature);
	}
	expect(JSON.parse(calls[0]?.body ?? '')).toMatchObject({ id, name: 'Hopper' });
	expect(JSON.parse(calls[2]?.body ?? '')).toMatchObject({ id: 1, title: { value: 'Wohnung 1' } });
	const outcomes = sandbox.account.hookDeliveries.list();
	expect(outcomes.filter(({ status }) => status === 204)).toHaveLength(6);
	expect(outcomes.find(({ hook_id }) => hook_id === downId)).toMatchObject({
		error: 'connection refused',
	});
});
