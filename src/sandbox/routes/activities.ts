import { Hono } from 'hono';
import { ActivitiesQuery } from '../../crm/contract/activity.ts';
import { activityItem, activityWithTask } from '../answers/activity.ts';
import { activityConditions } from '../db/activity-selection.ts';
import { readQuery } from '../input.ts';
import { notFound } from '../refusal.ts';
import type { Service } from '../service.ts';

export function activityRoutes({ account }: Service): Hono {
	const routes = new Hono();
	routes.get('/', (c) => {
		const query = readQuery(c.req.url, ActivitiesQuery);
		const where = activityConditions(query);
		const direction = query.order === 'asc' ? 'ASC' : 'DESC';
		const records = account.activities.list({
			where,
			order: `created_at ${direction}, id ${direction}`,
			page: query.page ?? 1,
			per: query.per ?? 20,
		});
		return c.json({
			data: records.map((record) => activityItem(record, account)),
			meta: { total_count: account.activities.count(where) },
		});
	});
	routes.get('/:id', (c) => {
		const record = account.activities.get(Number(c.req.param('id')));
		if (!record) throw notFound('Activity', c.req.param('id'));
		return c.json(activityWithTask(record, account));
	});
	return routes;
}
