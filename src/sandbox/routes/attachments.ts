import { Hono } from 'hono';
import type { Service } from '../service.ts';

/** The files of e-mails. An address needs no key, and is valid for a few minutes. */
export function attachmentRoutes({ account, attachments }: Service): Hono {
	const routes = new Hono();
	routes.get('/:id/:name', (c) => {
		const { expires = '', signature = '' } = c.req.query();
		const id = c.req.param('id');
		if (!attachments.isValid(id, expires, signature)) {
			return c.json({ errors: ['Die Adresse ist abgelaufen.'] }, 403);
		}
		const file = account.attachments.get(Number(id));
		if (!file) return c.json({ errors: ['Nicht gefunden'] }, 404);
		return c.body(Buffer.from(String(file['content'] ?? ''), 'base64'), 200, {
			'content-type': String(file['type'] ?? 'application/octet-stream'),
			// What was attached to an e-mail is never shown as a page of this origin.
			'content-disposition': 'attachment',
			'x-content-type-options': 'nosniff',
		});
	});
	return routes;
}
