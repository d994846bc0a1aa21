import { createHmac } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { WebhookCall } from '../../src/sandbox/events.ts';
import { connected, failureOf } from '../support/connected.ts';
import { fullAgency } from '../support/full-agency.ts';
import { endpoints } from '../../src/sandbox/contract/endpoints.ts';

const ada = { id: 11 };

async function rejected(work: Promise<unknown>): Promise<unknown> {
	return (await failureOf(work)).failure.reason;
}

/** A picture of 2000 × 1000 pixels as a data URI. */
async function photo(format: 'png' | 'jpeg' = 'png'): Promise<string> {
	const options = { width: 2000, height: 1000, channels: 3, background: '#2f4a3e' } as const;
	const bytes = await sharp({ create: options }).toFormat(format).toBuffer();
	return `data:image/${format};base64,${bytes.toString('base64')}`;
}

describe('tags', () => {
	test('have names that no other tag has, whatever they are for', async () => {
		const { crm } = await connected(fullAgency);
		const { id } = await crm.call(endpoints.createGroup, {
			body: { name: 'VIP', super_group_id: 3000 },
		});
		expect(await crm.call(endpoints.groups, { query: { super_group: 3000 } })).toContainEqual({
			id,
			name: 'VIP',
			super_group_id: 3000,
		});
		const again = { name: 'VIP', entity: 'for_activities' } as const;
		expect(await rejected(crm.call(endpoints.createGroup, { body: again }))).toBe('rejected');
		expect(await crm.call(endpoints.groups, { query: { entity: 'for_activities' } })).toHaveLength(
			1,
		);
	});

	test('belong to a category of their own kind', async () => {
		const { crm } = await connected(fullAgency);
		for (const super_group_id of [3001, 3100, 1]) {
			const body = { name: `to ${super_group_id}`, super_group_id };
			expect(await rejected(crm.call(endpoints.createGroup, { body }))).toBe('rejected');
		}
	});

	test('are set, added and taken away on a contact', async () => {
		const { crm } = await connected(fullAgency);
		const names = async (client: object) => {
			const contact = await crm.call(endpoints.updateContact, { params: ada, body: { client } });
			return contact.groups?.map(({ name }) => name);
		};
		expect(await names({ add_group_ids: [3002] })).toEqual(['Messe', 'Empfehlung']);
		expect(await names({ sub_group_ids: [3001] })).toEqual(['Empfehlung']);
		expect(await names({ group_ids: [3001] })).toEqual(['Messe']);
	});
});

describe('a contact', () => {
	test('keeps every field it is written with, and shows options of dropdowns by name', async () => {
		const { crm } = await connected(fullAgency);
		const client = {
			last_name: 'Hopper',
			academic_title: 'Dr.',
			birth_place: 'New York',
			tax_identification_number: '12 345',
			keep_data_till: '2030-01-01',
			last_contact_at: '2026-11-01T10:00:00+01:00',
			home_street: 'Elm Street',
			rating: 3,
		};
		const partial_custom_fields = { budget: 2, unknown: 'kept' };
		const body = { client: { ...client, partial_custom_fields } };
		const { id } = await crm.call(endpoints.saveContact, { body });
		expect(await crm.call(endpoints.contact, { params: { id } })).toMatchObject({
			...client,
			custom_fields: {
				budget: { value: 2, pretty_value: 'bis 600.000 €' },
				unknown: { value: 'kept', pretty_value: 'kept' },
			},
			last_contact_at_formatted: '01.11.2026 10:00',
		});
		const more = { client: { partial_custom_fields: { budget: null } } };
		expect(await crm.call(endpoints.updateContact, { params: { id }, body: more })).toMatchObject({
			custom_fields: { budget: { value: null }, unknown: { value: 'kept' } },
		});
		const all = { client: { custom_fields: { only: true } } };
		const replaced = await crm.call(endpoints.updateContact, { params: { id }, body: all });
		expect(Object.keys(replaced.custom_fields ?? {})).toEqual(['only']);
	});

	test('may be the child of a main contact only', async () => {
		const { crm } = await connected(fullAgency);
		for (const parent_id of [13, 999]) {
			const body = { client: { last_name: 'X', parent_id } };
			expect(await rejected(crm.call(endpoints.saveContact, { body }))).toBe('rejected');
		}
		const self = { params: ada, body: { client: { parent_id: 11 } } };
		expect(await rejected(crm.call(endpoints.updateContact, self))).toBe('rejected');
	});

	test('takes its favourites and links along when it leaves the trash for good', async () => {
		const { crm, sandbox, time } = await connected(fullAgency);
		await crm.call(endpoints.deleteContact, { params: ada });
		expect(sandbox.account.ownerships.contactsOf(1)).toEqual([11]);
		time.now = new Date(time.now.getTime() + 31 * 86_400_000);
		await crm.call(endpoints.units);
		expect(sandbox.account.contacts.has(11)).toBe(false);
		expect(sandbox.account.ownerships.contactsOf(1)).toEqual([]);
	});
});

describe('relations', () => {
	test('a favourite is made by one call, and undone by the next', async () => {
		const { crm, sandbox } = await connected(fullAgency);
		const toggle = () =>
			crm.call(endpoints.toggleFavorite, { params: { client_id: 11 }, query: { property_id: 2 } });
		expect(await toggle()).toMatchObject({ favorite: true });
		expect(sandbox.account.favorites.unitsOf(11)).toEqual([2]);
		expect(await toggle()).toMatchObject({ favorite: false });
		expect(sandbox.account.favorites.unitsOf(11)).toEqual([]);
		const nowhere = { params: { client_id: 11 }, query: { property_id: 9 } };
		expect(await rejected(crm.call(endpoints.toggleFavorite, nowhere))).toBe('notFound');
	});

	test.each(['Ownership', 'Partnership'] as const)('%s begins and ends', async (kind) => {
		const { crm } = await connected(fullAgency);
		const body = { client_id: 12, property_id: 2 };
		const linked = async () => {
			const query = { include: 'relationships' };
			const contact = await crm.call(endpoints.contact, { params: { id: 12 }, query });
			return contact.relationships;
		};
		const internal_name = kind === 'Ownership' ? 'owner' : 'partner';
		expect(await crm.call(endpoints[`create${kind}`], { body })).toEqual({ okay: true });
		expect(await crm.call(endpoints[`create${kind}`], { body })).toEqual({ okay: true });
		expect(await linked()).toContainEqual({ internal_name, ...body });
		const unit = await crm.call(endpoints.unit, { params: { id: 2 }, query: { new: 1 } });
		expect(unit['relationships']).toContainEqual({ internal_name, client_id: 12 });
		expect(await crm.call(endpoints[`delete${kind}`], { body })).toEqual({ okay: true });
		expect(await linked()).not.toContainEqual({ internal_name, ...body });
		const nobody = { client_id: 99, property_id: 2 };
		expect(await rejected(crm.call(endpoints[`create${kind}`], { body: nobody }))).toBe('rejected');
	});
});

describe('a task', () => {
	test('that is an inquiry starts the automation, which is written down', async () => {
		const { crm, sandbox } = await connected(fullAgency);
		const task = { title: 'Anfrage', is_reminder: true, client_source_id: 4711 };
		const { id, activity_id } = await crm.call(endpoints.createTask, { body: { task } });
		await crm.call(endpoints.createTask, { body: { task: { title: 'Note', is_reminder: true } } });
		expect(sandbox.account.automationRuns.list()).toMatchObject([
			{ trigger: 'inquiry', task_id: id, activity_id, client_source_id: 4711 },
		]);
	});

	test('with remind_at queues an e-mail to its assignee, which follows it and ends with it', async () => {
		const { crm, sandbox } = await connected(fullAgency);
		const due_date = '2026-12-02T10:00:00+01:00';
		const task = { title: 'Call', due_date, remind_at: '2026-12-01T10:00:00+01:00', broker_id: 61 };
		const { id } = await crm.call(endpoints.createTask, { body: { task } });
		const mails = () => sandbox.account.mails.list();
		expect(mails()).toMatchObject([
			{ task_id: id, to: 'rey@intern.example', send_at: task.remind_at },
		]);
		const params = { id };
		await crm.call(endpoints.updateTask, { params, body: { task: { broker_id: 62 } } });
		expect(mails()).toMatchObject([{ to: 'hallmann@intern.example' }]);
		await crm.call(endpoints.updateTask, { params, body: { task: { done: true } } });
		expect(mails()).toEqual([]);
		await crm.call(endpoints.updateTask, { params, body: { task: { done: false } } });
		await crm.call(endpoints.deleteTask, { params });
		expect(mails()).toEqual([]);
		const late = { ...task, remind_at: '2026-12-03T10:00:00+01:00' };
		expect(await rejected(crm.call(endpoints.createTask, { body: { task: late } }))).toBe(
			'rejected',
		);
	});

	test('cannot lose the title it was created with', async () => {
		const { crm } = await connected(fullAgency);
		const body = { task: { title: ' ' } };
		const created = { task: { title: 'Call', is_reminder: true } };
		const { id } = await crm.call(endpoints.createTask, { body: created });
		expect(await rejected(crm.call(endpoints.updateTask, { params: { id }, body }))).toBe(
			'rejected',
		);
		expect(await crm.call(endpoints.task, { params: { id } })).toMatchObject({ title: 'Call' });
	});
});

describe('an e-mail', () => {
	test('is sent from a text block, linked with its contacts, and creates its activity', async () => {
		const { crm } = await connected(fullAgency);
		const message = {
			broker_id: 61,
			snippet_id: 81,
			to: ['ada@example.org'],
			cc: ['x@example.org'],
			property_ids: [2],
		};
		const { id } = await crm.call(endpoints.sendMessage, { body: { message } });
		const query = { item_type: 'message', property_id: 2, client_id: 11 } as const;
		const { data } = await crm.call(endpoints.activities, { query });
		expect(data).toMatchObject([{ title: 'Ihr Exposé', outgoing: true, client_ids: [11] }]);
		const params = { id: Number(Object(data[0]).id) };
		expect(await crm.call(endpoints.activity, { params })).toMatchObject({
			activatable_type: 'Message',
			activatable: { id, subject: 'Ihr Exposé', from: ['rey@intern.example'], units: [{ id: 2 }] },
		});
	});

	test.each([
		['an unknown user', { broker_id: 9, to: ['a@example.org'] }],
		['an unknown text block', { broker_id: 61, snippet_id: 9, to: ['a@example.org'] }],
		['an unknown unit', { broker_id: 61, to: ['a@example.org'], property_ids: [9] }],
	])('is not sent with %s', async (_, message) => {
		const { crm, sandbox } = await connected(fullAgency);
		expect(await rejected(crm.call(endpoints.sendMessage, { body: { message } }))).toBe('rejected');
		expect(sandbox.account.messages.count()).toBe(1);
	});

	test('can be marked and linked, and its activity follows', async () => {
		const { crm } = await connected(fullAgency);
		const message = { read: true, archived: true, client_ids: [11], project_ids: [201] };
		const params = { id: 601 };
		expect(await crm.call(endpoints.updateMessage, { params, body: { message } })).toMatchObject({
			read: true,
			archived: true,
			clients: [{ id: 11 }],
			projects: [{ id: 201 }],
			broker: { name: 'Jonas Hallmann' },
			message_category: { name: 'E-Mail' },
			attachments: [{ id: 71, name: 'Plan 1.txt' }],
		});
		const query = { project_id: 201, item_type: 'message' } as const;
		expect(await crm.call(endpoints.activities, { query })).toMatchObject({
			meta: { total_count: 1 },
		});
	});

	test('has attachments whose addresses expire after five minutes and cannot be guessed', async () => {
		const { crm, time, origin } = await connected(fullAgency);
		const body = { message: { read: true } };
		const mail = await crm.call(endpoints.updateMessage, { params: { id: 601 }, body });
		const url = String(mail.attachments?.[0]?.url);
		expect(url).toMatch(new RegExp(`^${origin}/attachments/71/Plan%201.txt\\?`));
		const open = await fetch(url);
		expect(open.status).toBe(200);
		expect(open.headers.get('content-disposition')).toBe('attachment');
		expect(await open.text()).toBe('Hallo');
		expect((await fetch(url.replace('/71/', '/72/'))).status).toBe(403);
		expect((await fetch(url.replace(/expires=\d/, 'expires=9'))).status).toBe(403);
		time.now = new Date(time.now.getTime() + 5 * 60_000);
		expect((await fetch(url)).status).toBe(403);
	});
});

describe('an image', () => {
	test('gets four sizes, belongs to its unit, and is named after its title', async () => {
		const { crm } = await connected(fullAgency);
		const image = {
			photo: await photo(),
			imageable_id: 1,
			imageable_type: 'Property',
			is_private: true,
			title: 'Garten & Teich',
			title_en: 'Garden',
		} as const;
		const { id } = await crm.call(endpoints.createImage, { body: { image } });
		const params = { id: 1 };
		const unit = await crm.call(endpoints.unit, {
			params,
			query: { new: 1, include_translations: 'en' },
		});
		expect(unit.images).toHaveLength(2);
		expect(unit.images?.[1]).toMatchObject({
			id,
			is_private: true,
			imageable_type: 'Property',
			imageable_id: 1,
			title: 'Garten & Teich',
			title_en: 'Garden',
			position: 2,
			url: expect.stringMatching(/\/garten-teich\.png$/),
		});
		const [, flat] = (await crm.call(endpoints.unit, { params })).images ?? [];
		const widths: Record<string, number> = { original: 2000, big: 1600, medium: 800, thumb: 320 };
		for (const [size, width] of Object.entries(widths)) {
			const response = await fetch(String(Reflect.get(Object(flat), size)));
			expect(response.headers.get('content-type')).toBe('image/png');
			const picture = await sharp(await response.arrayBuffer()).metadata();
			expect([size, picture.width]).toEqual([size, width]);
		}
	});

	test('changes titles and privacy, and with the title its address', async () => {
		const { crm, sandbox } = await connected(fullAgency);
		const image = {
			photo: await photo('jpeg'),
			imageable_id: 201,
			imageable_type: 'Project',
		} as const;
		const { id } = await crm.call(endpoints.createImage, { body: { image } });
		const change = { title: 'Hof', title_en: 'Court', title_fr: 'Cour', is_private: true };
		await crm.call(endpoints.updateImage, { params: { id }, body: { image: change } });
		const { images } = await crm.call(endpoints.project, { params: { id: 201 } });
		expect(images).toMatchObject([
			{ id, title: 'Hof', is_private: true, url: expect.stringMatching(/\/hof\.jpg$/) },
		]);
		expect(sandbox.account.projects.get(201)?.['images']).toMatchObject([{ title_fr: 'Cour' }]);
	});

	test.each([
		['no data URI', 'https://example.org/a.png'],
		['no image', 'data:image/png;base64,SGFsbG8='],
		['an image that ends early', 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAAB'],
		[
			'a drawing',
			`data:image/svg+xml;base64,${Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>').toString('base64')}`,
		],
	])('that is %s is refused, and nothing is written', async (_, text) => {
		const { crm, sandbox } = await connected(fullAgency);
		const before = sandbox.account.units.get(1);
		const image = { photo: text, imageable_id: 1, imageable_type: 'Property' } as const;
		expect(await rejected(crm.call(endpoints.createImage, { body: { image } }))).toBe('rejected');
		expect(sandbox.account.units.get(1)).toEqual(before);
	});

	test('needs a unit or project that exists', async () => {
		const { crm } = await connected(fullAgency);
		const image = { photo: await photo(), imageable_id: 201, imageable_type: 'Property' } as const;
		expect(await rejected(crm.call(endpoints.createImage, { body: { image } }))).toBe('rejected');
		const change = { params: { id: 9 }, body: { image: { title: 'X' } } };
		expect(await rejected(crm.call(endpoints.updateImage, change))).toBe('notFound');
	});
});

test('a link is added to a unit, changed, moved and deleted', async () => {
	const { crm } = await connected(fullAgency);
	const linksOf = async (id: number) =>
		(await crm.call(endpoints.unit, { params: { id }, query: { new: 1 } })).links;
	const link = { url: 'https://tour.example/1', title: 'Tour', is_embedable: true };
	const { id } = await crm.call(endpoints.createLink, { body: { link, property_id: 1 } });
	expect(await linksOf(1)).toMatchObject([{ id: 551 }, { id, ...link, on_landing_page: false }]);
	const params = { id };
	await crm.call(endpoints.updateLink, { params, body: { link: { on_landing_page: true } } });
	expect(await linksOf(1)).toMatchObject([{}, { id, title: 'Tour', on_landing_page: true }]);
	await crm.call(endpoints.updateLink, { params, body: { link: {}, property_id: 2 } });
	expect([await linksOf(1), await linksOf(2)]).toMatchObject([
		[{ id: 551 }],
		[{ id, title: 'Tour' }],
	]);
	await crm.call(endpoints.deleteLink, { params });
	expect(await linksOf(2)).toEqual([]);
	expect(await rejected(crm.call(endpoints.deleteLink, { params }))).toBe('notFound');
	expect(await rejected(crm.call(endpoints.createLink, { body: { link, property_id: 9 } }))).toBe(
		'rejected',
	);
	expect(await rejected(crm.call(endpoints.createLink, { body: { link } }))).toBe('rejected');
});

test('a user is in one team at most, and the field that names it is called team_id', async () => {
	const { crm, sandbox } = await connected(fullAgency);
	const teamsOf = () =>
		sandbox.account.teams.list().map(({ name, broker_ids }) => [name, broker_ids]);
	const team = { name: 'València', broker_ids: [61, 62] };
	const { id } = await crm.call(endpoints.createTeam, { body: { team } });
	expect(teamsOf()).toEqual([
		['Leipzig', []],
		['Hamburg', []],
		['València', [61, 62]],
	]);
	expect(sandbox.account.brokers.list().map(({ team_id }) => team_id)).toEqual([id, id]);
	await crm.call(endpoints.updateTeam, {
		params: { id: 31 },
		body: { team: { broker_ids: [61] } },
	});
	expect(teamsOf()[2]).toEqual(['València', [62]]);
	expect(await crm.call(endpoints.deleteTeam, { params: { id } })).toEqual({ id });
	expect(sandbox.account.brokers.list().map(({ team_id }) => team_id)).toEqual([31, null]);
	expect(
		await rejected(crm.call(endpoints.createTeam, { body: { team: { broker_ids: [1] } } })),
	).toBe('rejected');
});

test('hooks are called with a signature at what they ask for, and failures are written down', async () => {
	const calls: WebhookCall[] = [];
	const { crm, sandbox } = await connected(fullAgency, {
		webhookSecret: 'shared secret',
		sendWebhook: async (call) => {
			calls.push(call);
			if (call.url.includes('down')) throw new Error('connection refused');
			return 204;
		},
	});
	for (const event of [
		'client_created',
		'client_updated',
		'property_updated',
		'project_created',
		'task_created',
		'task_deleted',
	] as const) {
		await crm.call(endpoints.createHook, {
			body: { event, target_url: `https://hooks.example/${event}` },
		});
	}
	const down = { event: 'task_created', target_url: 'https://down.example/' } as const;
	const { id: downId } = await crm.call(endpoints.createHook, { body: down });
	const { id } = await crm.call(endpoints.saveContact, {
		body: { client: { last_name: 'Hopper' } },
	});
	await crm.call(endpoints.updateContact, { params: { id }, body: { client: { rating: 1 } } });
	await crm.call(endpoints.updateContact, { params: { id }, body: { client: { rating: 1 } } });
	const link = { url: 'https://tour.example/1' };
	await crm.call(endpoints.createLink, { body: { link, property_id: 1 } });
	await crm.call(endpoints.createProject, { body: { project: { name: 'Neu' } } });
	const task = await crm.call(endpoints.createTask, {
		body: { task: { title: 'X', is_reminder: true } },
	});
	await crm.call(endpoints.deleteTask, { params: { id: task.id } });
	await sandbox.events.settled();
	expect(calls.map(({ url }) => new URL(url).pathname.slice(1) || 'down')).toEqual([
		'client_created',
		'client_updated',
		'property_updated',
		'project_created',
		'task_created',
		'down',
		'task_deleted',
	]);
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
	await crm.call(endpoints.deleteHook, { params: { id: downId } });
	expect((await crm.call(endpoints.hooks)).hooks).toHaveLength(6);
});
