import { Hono } from 'hono';
import { MessageSend } from '../../crm/contract/message.ts';
import { MessageChange } from '../contract/message.ts';
import { absolute } from '../answers/absolute.ts';
import { messageWithRecords } from '../answers/message.ts';
import { readBody } from '../input.ts';
import { createMessages } from '../messages.ts';
import { notFound } from '../refusal.ts';
import type { Service } from '../service.ts';

export function messageRoutes(service: Service): Hono {
	const messages = createMessages(service);
	const routes = new Hono();
	routes.post('/', async (c) => {
		const { message } = await readBody(c.req.raw, MessageSend);
		return c.json({ ok: true, id: messages.send(message) });
	});
	routes.put('/:id', async (c) => {
		const { message } = await readBody(c.req.raw, MessageChange);
		const record = service.account.messages.get(Number(c.req.param('id')));
		if (!record) throw notFound('Message', c.req.param('id'));
		const origin = service.origin(c.req.url);
		const changed = messages.update(record, message);
		return c.json(absolute(messageWithRecords(changed, { ...service, origin }), origin));
	});
	return routes;
}
