import { Hono } from 'hono';
import { ContactWrite } from '../../crm/contract/contact.ts';
import { ContactQuery, ContactsQuery } from '../contract/contact-query.ts';
import { FavoriteQuery } from '../contract/relation.ts';
import { absolute } from '../answers/absolute.ts';
import { contactItem, fullContact } from '../answers/contact.ts';
import { is } from '../db/condition.ts';
import { contactConditions, contactOrder } from '../db/contact-selection.ts';
import type { StoredRecord } from '../db/records.ts';
import { createContacts } from '../contacts.ts';
import { readBody, readQuery, words } from '../input.ts';
import { notFound } from '../refusal.ts';
import type { Service } from '../service.ts';

/** `/contacts` */
export function contactRoutes(service: Service): Hono {
	const { account, origin } = service;
	const contacts = createContacts(service);
	const routes = new Hono();
	routes.get('/', (c) => {
		const query = readQuery(c.req.url, ContactsQuery);
		const where = contactConditions(query);
		const records = account.contacts.list({
			where,
			order: contactOrder(query),
			page: query.page ?? 1,
			per: query.per ?? 20,
		});
		const data = records.map((record) =>
			query.expand ? full(record, c.req.url) : contactItem(record, account),
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
		const record = find(c.req.param('id'), query.identifier);
		return c.json(full(record, c.req.url, words(query.include)));
	});
	routes.put('/:id', async (c) => {
		const { client } = await readBody(c.req.raw, ContactWrite);
		const { identifier, include } = readQuery(c.req.url, ContactQuery);
		const record = contacts.update(find(c.req.param('id'), identifier), client);
		return c.json(full(record, c.req.url, words(include)));
	});
	routes.post('/:id/favorites', (c) => {
		const { property_id } = readQuery(c.req.url, FavoriteQuery);
		const { id } = find(c.req.param('id'));
		if (!account.units.has(property_id)) throw notFound('Property', property_id);
		const wasFavorite = account.favorites.has(id, property_id);
		if (wasFavorite) account.favorites.remove(id, property_id);
		else account.favorites.add(id, property_id);
		return c.json({ ok: true, favorite: !wasFavorite });
	});
	routes.delete('/:id', (c) => {
		const { id } = find(c.req.param('id'));
		contacts.trash(id);
		return c.json({ ok: true, id });
	});
	return routes;

	function full(record: StoredRecord, url: string, include: readonly string[] = []) {
		const from = origin(url);
		return absolute(fullContact(record, account, { include, origin: from }), from);
	}

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
