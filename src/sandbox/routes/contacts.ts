import { Hono } from 'hono';
import { z } from 'zod';
import { ContactsQuery, ContactWrite } from '../../crm/contract/contact.ts';
import { contactItem, fullContact } from '../answers/contact.ts';
import { is } from '../db/condition.ts';
import { contactConditions, contactOrder } from '../db/contact-selection.ts';
import type { StoredRecord } from '../db/records.ts';
import { createContacts } from '../contacts.ts';
import { readBody, readQuery, words } from '../input.ts';
import { notFound } from '../refusal.ts';
import type { Service } from '../service.ts';

const ContactQuery = z.looseObject({
	include: z.string().optional(),
	identifier: z.string().optional(),
});

export function contactRoutes(service: Service): Hono {
	const { account } = service;
	const contacts = createContacts(service);
	const routes = new Hono();
	routes.get('/', (c) => {
		contacts.emptyTrash();
		const query = readQuery(c.req.url, ContactsQuery);
		const where = contactConditions(query);
		const records = account.contacts.list({
			where,
			order: contactOrder(query),
			page: query.page ?? 1,
			per: query.per ?? 20,
		});
		const data = records.map((record) =>
			query.expand ? fullContact(record, []) : contactItem(record),
		);
		if (!query.with_meta) return c.json(data);
		return c.json({ data, meta: { total_count: account.contacts.count(where) } });
	});
	routes.post('/', async (c) => {
		const { client } = await readBody(c.req.raw, ContactWrite);
		return c.json({ ok: true, id: contacts.save(client) });
	});
	routes.get('/:id', (c) => {
		const query = readQuery(c.req.url, ContactQuery);
		return c.json(fullContact(find(c.req.param('id'), query.identifier), words(query.include)));
	});
	routes.put('/:id', async (c) => {
		const { client } = await readBody(c.req.raw, ContactWrite);
		const { identifier } = readQuery(c.req.url, ContactQuery);
		return c.json(fullContact(contacts.update(find(c.req.param('id'), identifier), client), []));
	});
	routes.delete('/:id', (c) => {
		const { id } = find(c.req.param('id'));
		contacts.trash(id);
		return c.json({ ok: true, id });
	});
	return routes;

	/** A contact by its id, or by its token when the caller says so; not one in the trash. */
	function find(id: string, identifier?: string): StoredRecord {
		const record =
			identifier === 'token'
				? account.contacts.list({ where: [is('token', id)] })[0]
				: account.contacts.get(Number(id));
		if (record && !record['deleted_at']) return record;
		throw notFound('Client', id);
	}
}
