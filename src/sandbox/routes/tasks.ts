import { Hono } from 'hono';
import { z } from 'zod';
import { TaskWrite } from '../../crm/contract/task.ts';
import { contactItem, idsIn } from '../answers/contact.ts';
import { flatProject } from '../answers/project.ts';
import { flatUnit, type Wishes } from '../answers/unit.ts';
import { absolute } from '../answers/absolute.ts';
import type { Fields, Records, StoredRecord } from '../db/records.ts';
import { readBody, readQuery, words } from '../input.ts';
import { notFound } from '../refusal.ts';
import type { Service } from '../service.ts';
import { createTasks } from '../tasks.ts';

const TaskQuery = z.looseObject({
	include: z.string().default('clients,units,projects,viewings'),
});

export function taskRoutes(service: Service): Hono {
	const { account, origin } = service;
	const tasks = createTasks(service);
	const routes = new Hono();
	routes.get('/:id', (c) => {
		const { include } = readQuery(c.req.url, TaskQuery);
		const wishes = { languages: [], locale: undefined, origin: origin(c.req.url) };
		return c.json(
			absolute(withRecords(find(c.req.param('id')), words(include), wishes), wishes.origin),
		);
	});
	routes.post('/', async (c) => {
		const { task } = await readBody(c.req.raw, TaskWrite);
		return c.json(tasks.create(task), 201);
	});
	routes.put('/:id', async (c) => {
		const { task } = await readBody(c.req.raw, TaskWrite);
		return c.json(tasks.update(find(c.req.param('id')), task));
	});
	routes.delete('/:id', (c) => {
		tasks.remove(find(c.req.param('id')).id);
		return c.json({ ok: true });
	});
	return routes;

	function find(id: string): StoredRecord {
		const record = account.tasks.get(Number(id));
		if (!record) throw notFound('Task', id);
		return record;
	}

	function withRecords(task: StoredRecord, include: readonly string[], plain: Wishes): Fields {
		const linked: Record<string, () => unknown> = {
			clients: () => existing(account.contacts, task['client_ids']).map(contactItem),
			units: () =>
				existing(account.units, task['property_ids']).map((unit) => flatUnit(unit, account, plain)),
			projects: () =>
				existing(account.projects, task['project_ids']).map((project) =>
					flatProject(project, plain),
				),
			viewings: () => [],
		};
		const wanted = include.flatMap((name) => {
			const records = linked[name];
			return records ? [[name, records()]] : [];
		});
		return { ...task, ...Object.fromEntries(wanted) };
	}
}

function existing(records: Records, ids: unknown): StoredRecord[] {
	return idsIn(ids).flatMap((id) => records.get(id) ?? []);
}
