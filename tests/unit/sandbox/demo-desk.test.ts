import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { ContactWriteFields } from '../../../src/crm/contract/contact.ts';
import { TaskWrite } from '../../../src/crm/contract/task.ts';
import { demoAccount } from '../../../src/sandbox/demo/account.ts';
import { createCalendar } from '../../../src/sandbox/demo/desk/calendar.ts';
import { deskOf } from '../../../src/sandbox/demo/desk/desk.ts';
import { gate } from '../../support/gate.ts';
import { ids, records, sandboxWith, type Answer } from '../../support/sandbox.ts';

const now = new Date('2026-11-21T09:00:00Z');
const account = demoAccount(now);
const desk = deskOf(now);

const Linked = z.object({
	id: z.int(),
	client_id: z.int().optional(),
	property_id: z.int().optional(),
	client_ids: z.array(z.int()).default([]),
	property_ids: z.array(z.int()).default([]),
	project_ids: z.array(z.int()).default([]),
	broker_id: z.int().optional(),
	created_at: z.string(),
});
const activities = [...desk.tasks, ...desk.messages, ...desk.policies].map((one) =>
	Linked.parse(one),
);

function total(answer: Answer): unknown {
	return z.object({ meta: z.object({ total_count: z.int() }) }).parse(answer.body).meta.total_count;
}

describe('the calendar', () => {
	test('counts workdays from the day on which the account is opened, with the offset of Germany', () => {
		const monday = createCalendar(new Date('2026-03-30T10:00:00Z'));
		expect(monday.at(-1, '09:40')).toBe('2026-03-27T09:40:00.000+01:00');
		expect(monday.at(1, '09:40')).toBe('2026-03-31T09:40:00.000+02:00');
		expect(monday.on(5)).toBe('2026-04-06');
	});

	test('takes the Friday before for a weekend', () => {
		const saturday = createCalendar(now);
		expect([saturday.on(-1), saturday.on(0), saturday.on(1)]).toEqual([
			'2026-11-19',
			'2026-11-20',
			'2026-11-23',
		]);
	});
});

describe('what lies on the desks of the demo agency', () => {
	test('names only records that exist', () => {
		const known = {
			client: new Set(desk.contacts.map(({ id }) => id)),
			unit: new Set(account.units.map(({ id }) => id)),
			project: new Set(account.projects.map(({ id }) => id)),
			broker: new Set(account.brokers.map(({ id }) => id)),
		};
		const pairs = [...desk.ownerships, ...desk.partnerships, ...desk.favorites];
		const deals = desk.deals.map((one) => Linked.parse(one));
		const named = {
			client: [
				...pairs.map(([client]) => client),
				...activities.flatMap(({ client_ids }) => client_ids),
				...deals.flatMap(({ client_id = 0 }) => client_id),
			],
			unit: [
				...pairs.map(([, unit]) => unit),
				...activities.flatMap(({ property_ids }) => property_ids),
				...deals.flatMap(({ property_id = 0 }) => property_id),
			],
			project: activities.flatMap(({ project_ids }) => project_ids),
			broker: [...activities, ...deals].flatMap(({ broker_id }) => broker_id ?? []),
		};
		for (const kind of ['client', 'unit', 'project', 'broker'] as const) {
			expect(named[kind].filter((id) => !known[kind].has(id))).toEqual([]);
		}
	});

	test('has ids of its own, and happened before the account was opened', () => {
		for (const list of [desk.contacts, desk.deals, desk.tasks, desk.messages, desk.groups]) {
			expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
		}
		const dated = [
			...activities,
			...[...desk.contacts, ...desk.deals].map((one) => Linked.parse(one)),
		];
		for (const { id, created_at } of dated) {
			expect(Date.parse(created_at), String(id)).toBeLessThan(now.getTime());
		}
	});

	test('could have been written through the API', () => {
		for (const contact of desk.contacts) {
			const { custom_fields: _, ...fields } = contact;
			expect(ContactWriteFields.safeParse(fields).error, `contact ${contact.id}`).toBeUndefined();
		}
		for (const task of desk.tasks) {
			expect(TaskWrite.safeParse({ task }).error, `task ${task.id}`).toBeUndefined();
		}
	});

	test('reaches nobody: addresses end in .example, numbers are kept free for fiction', () => {
		const text = JSON.stringify(desk);
		for (const [address] of text.matchAll(/[\w.+-]+@[\w.-]+/g))
			expect(address).toMatch(/\.example$/);
		const free =
			/^\+(?:49 (?:40 66969 \d|30 23125 \d|171 39200|176 040690)|31 6 00000|34 600 000 |34 960 000 )\d+$/;
		for (const [number] of text.matchAll(/\+\d[\d ]{6,}/g)) expect(number).toMatch(free);
	});

	test('sets up every custom field that a record of the account uses', () => {
		const known = desk.customFieldGroups.flatMap(({ entity, custom_fields }) =>
			(custom_fields ?? []).map(({ name }) => `${entity} ${name}`),
		);
		const used = Object.entries({
			for_clients: desk.contacts,
			for_properties: account.units,
			for_projects: account.projects,
		}).flatMap(([entity, list]) =>
			list.flatMap(({ custom_fields }) =>
				Object.keys(Object(custom_fields)).map((name) => `${entity} ${name}`),
			),
		);
		expect([...new Set(used)].filter((field) => !known.includes(field))).toEqual([]);
	});
});

test('a new account answers every list with something', async () => {
	const { get } = sandboxWith(account);
	const lists = ['/contacts', '/contact_sources', '/reservation_reasons', '/groups'];
	for (const path of lists) expect(records(await get(path)).length, path).toBeGreaterThan(3);
	expect(records(await get('/super_groups?include=groups'))).toMatchObject([
		{ name: 'Interesse', groups: expect.any(Array) },
		{ name: 'Beziehung', groups: expect.any(Array) },
	]);
	for (const entity of ['for_clients', 'for_properties', 'for_projects']) {
		const groups = records(await get(`/custom_field_groups?entity=${entity}`));
		expect(groups.length, entity).toBeGreaterThan(0);
	}
	expect(records(await get('/deal_pipelines'))).toHaveLength(2);
	expect(total(await get('/client_properties'))).toBe(15);
	expect(total(await get('/client_properties?category=lost'))).toBe(2);
	for (const kind of ['message', 'note', 'reminder', 'event', 'policy', 'cancelation', 'letter']) {
		expect(total(await get(`/activities?item_type=${kind}`)), kind).toBeGreaterThan(0);
	}
	expect(total(await get('/activities?only_inquiries=1'))).toBe(4);
	expect(ids(await get('/units?group=3111&sort_by=id&order=asc'))).toEqual([
		10007, 10028, 10038, 10049,
	]);
	expect(ids(await get('/contacts?owner=true')).length).toBeGreaterThan(5);
});

test('nothing from the desks comes through the privacy gate', async () => {
	const { get } = sandboxWith(account);
	const all = 'expand=1&per=500&include_translations=de,en,es';
	const read = async (path: string) => records(await get(path));
	const published = JSON.stringify(
		gate({
			units: await read(`/units?${all}`),
			projects: await read(`/projects?${all}`),
			statuses: await read('/property_statuses'),
			teams: await read('/teams'),
			brokers: await read('/brokers'),
		}),
	);
	expect(published).toContain('Weißenfelser Straße 51');
	const secrets = textsOf([desk.contacts, desk.deals, desk.tasks, desk.messages, desk.policies]);
	expect(secrets.length).toBeGreaterThan(150);
	expect(secrets.filter((text) => published.includes(text))).toEqual([]);
});

/** Texts that say something, but for what others have too: the addresses of units, the names of posts. */
function textsOf(value: unknown, field = ''): string[] {
	if (typeof value === 'string') {
		return value.length >= 12 && !/^home_|_at$|^position$/.test(field) ? [value] : [];
	}
	if (typeof value !== 'object' || value === null) return [];
	return Object.entries(value).flatMap(([key, item]) => textsOf(item, key));
}
