import { Hono } from 'hono';
import { ProjectsQuery } from '../../crm/contract/project.ts';
import { ProjectWrite } from '../contract/record-writes.ts';
import { absolute } from '../answers/absolute.ts';
import { flatProject, richProject } from '../answers/project.ts';
import { readBody, readQuery } from '../input.ts';
import { formatMoment } from '../db/moment.ts';
import { tellHooks } from '../record-events.ts';
import { checkReferences } from '../references.ts';
import { notFound } from '../refusal.ts';
import type { Service } from '../service.ts';
import { wishesOf } from './units.ts';

/** The list is never paged: `page` and `per` are ignored, as everything the service does not know. */
export function projectRoutes(service: Service): Hono {
	const { account, clock, origin } = service;
	const routes = new Hono();
	routes.get('/', (c) => {
		const query = readQuery(c.req.url, ProjectsQuery);
		const wishes = wishesOf(query, origin(c.req.url));
		const projects = account.projects
			.list()
			.map((record) =>
				query.expand ? richProject(record, account, wishes) : flatProject(record, wishes),
			);
		return c.json(absolute(projects, origin(c.req.url)));
	});
	routes.get('/:id', (c) => {
		const record = account.projects.get(Number(c.req.param('id')));
		if (!record) throw notFound('Project', c.req.param('id'));
		const wishes = wishesOf(readQuery(c.req.url, ProjectsQuery), origin(c.req.url));
		return c.json(absolute(richProject(record, account, wishes), origin(c.req.url)));
	});
	routes.post('/', async (c) => {
		const { project } = await readBody(c.req.raw, ProjectWrite);
		checkReferences(account, project, 'project');
		const now = formatMoment(clock());
		const fields = { ...project, created_at: now, updated_at: now };
		const id = account.projects.add(fields);
		tellHooks(service, 'created', { type: 'Project', record: { ...fields, id } });
		return c.json({ ok: true, id }, 201);
	});
	routes.put('/:id', async (c) => {
		const { project } = await readBody(c.req.raw, ProjectWrite);
		const record = account.projects.get(Number(c.req.param('id')));
		if (!record) throw notFound('Project', c.req.param('id'));
		checkReferences(account, project, 'project');
		const updated_at = formatMoment(clock());
		const changed = { ...record, ...project, updated_at };
		account.projects.put(record.id, changed);
		tellHooks(service, 'updated', { type: 'Project', record: changed });
		return c.json({ ok: true, id: record.id });
	});
	return routes;
}
