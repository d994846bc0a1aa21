import { Hono } from 'hono';
import { TaskQuery, TaskWrite } from '../../crm/contract/task.ts';
import { absolute } from '../answers/absolute.ts';
import { linkedRecords } from '../answers/linked.ts';
import { taskItem } from '../answers/task.ts';
import type { StoredRecord } from '../db/records.ts';
import { readBody, readQuery, words } from '../input.ts';
import { notFound } from '../refusal.ts';
import type { Service } from '../service.ts';
import { createTasks } from '../tasks.ts';

const usualInclude = 'clients,units,projects,viewings';

/** `/tasks` */
export function taskRoutes(service: Service): Hono {
	const { account } = service;
	const tasks = createTasks(service);
	const routes = new Hono();
	routes.get('/:id', (c) => {
		const { include = usualInclude } = readQuery(c.req.url, TaskQuery);
		const task = find(c.req.param('id'));
		const origin = service.origin(c.req.url);
		const linked = linkedRecords(task, account, { wanted: words(include), origin });
		return c.json(absolute({ ...taskItem(task, account), ...linked }, origin));
	});
	routes.post('/', async (c) => {
		const { task } = await readBody(c.req.raw, TaskWrite);
		return c.json(tasks.create(task), 201);
	});
	routes.put('/:id', async (c) => {
		const { task } = await readBody(c.req.raw, TaskWrite);
		return c.json(taskItem(tasks.update(find(c.req.param('id')), task), account));
	});
	routes.delete('/:id', (c) => {
		tasks.remove(find(c.req.param('id')));
		return c.json({ ok: true });
	});
	return routes;

	function find(id: string): StoredRecord {
		const record = account.tasks.get(Number(id));
		if (!record) throw notFound('Task', id);
		return record;
	}
}
