import { Hono } from 'hono';
import { ActivitiesQuery } from '../../crm/contract/activity.ts';
import { absolute } from '../answers/absolute.ts';
import { activityItem, activityWithContent } from '../answers/activity.ts';
import { activityConditions } from '../db/activity-selection.ts';
import { readQuery } from '../input.ts';
import { notFound } from '../refusal.ts';
import type { Service } from '../service.ts';

/** `/activities` */
export function activityRoutes(service: Service): Hono {
	const { account } = service;
	const routes = new Hono();
	routes.get('/', (c) => {
		const query = readQuery(c.req.url, ActivitiesQuery);
		const origin = service.origin(c.req.url);
		const where = activityConditions(query);
		const direction = query.order === 'asc' ? 'ASC' : 'DESC';
		const records = account.activities.list({
			where,
			order: `created_at ${direction}, id ${direction}`,
			page: query.page ?? 1,
			per: query.per ?? 20,
		});
		const data = records.map((record) => ({
			...activityItem(record, service),
			...(query.expand && activityWithContent(record, { ...service, origin })),
		}));
		const meta = { total_count: account.activities.count(where) };
		return c.json({ data: absolute(data, origin), meta });
	});
	routes.get('/:id', (c) => {
		const record = account.activities.get(Number(c.req.param('id')));
		if (!record) throw notFound('Activity', c.req.param('id'));
		const origin = service.origin(c.req.url);
		return c.json(absolute(activityWithContent(record, { ...service, origin }), origin));
	});
	return routes;
}
