import { Hono } from 'hono';
import { absolute } from '../answers/absolute.ts';
import type { Service } from '../service.ts';

/** What a company sets up once: its statuses, contact sources, activity types, users and teams. */
export function companyRoutes({ account, origin }: Service): Hono {
	const routes = new Hono();
	routes.get('/property_statuses', (c) =>
		c.json({ data: account.statuses.list({ order: 'position' }) }),
	);
	routes.get('/contact_sources', (c) => c.json(account.sources.list()));
	routes.get('/activity_types', (c) => c.json({ data: account.activityTypes.list() }));
	routes.get('/brokers', (c) => c.json(absolute(account.brokers.list(), origin(c.req.url))));
	routes.get('/teams', (c) =>
		c.json(absolute(account.teams.list({ order: 'position' }), origin(c.req.url))),
	);
	return routes;
}
