import { Hono } from 'hono';
import { DocumentsQuery } from '../contract/document.ts';
import { ImageChange, ImageWrite, LinkWrite } from '../contract/record-writes.ts';
import { changeImage, createImage } from '../images.ts';
import { readBody, readQuery } from '../input.ts';
import { changeLink, createLink, deleteLink } from '../links.ts';
import type { Service } from '../service.ts';

/** Images, links and documents of units and projects. */
export function mediaRoutes(service: Service): Hono {
	const routes = new Hono();
	routes.post('/images', async (c) => {
		const { image } = await readBody(c.req.raw, ImageWrite);
		return c.json({ ok: true, id: await createImage(service, image) });
	});
	routes.put('/images/:id', async (c) => {
		const { image } = await readBody(c.req.raw, ImageChange);
		changeImage(service, c.req.param('id'), image);
		return c.json({ ok: true, id: Number(c.req.param('id')) });
	});
	routes.post('/links', async (c) => {
		const link = await readBody(c.req.raw, LinkWrite);
		return c.json({ ok: true, id: createLink(service, link) });
	});
	routes.put('/links/:id', async (c) => {
		changeLink(service, c.req.param('id'), await readBody(c.req.raw, LinkWrite));
		return c.json({ ok: true, id: Number(c.req.param('id')) });
	});
	routes.delete('/links/:id', (c) => {
		deleteLink(service, c.req.param('id'));
		return c.json({ ok: true, id: Number(c.req.param('id')) });
	});
	routes.get('/documents', (c) => {
		const { page = 1, per = 20, ...of } = readQuery(c.req.url, DocumentsQuery);
		const { documents } = service.account;
		return c.json({
			documents: documents.list(of, { page, per }),
			meta: { total_count: documents.count(of) },
		});
	});
	return routes;
}
