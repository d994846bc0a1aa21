import { Hono } from 'hono';
import { DealsQuery } from '../contract/deal.ts';
import { absolute } from '../answers/absolute.ts';
import { dealItem } from '../answers/deal.ts';
import { dealConditions, dealOrder } from '../db/deal-selection.ts';
import { readQuery, words } from '../input.ts';
import { notFound } from '../refusal.ts';
import type { Service } from '../service.ts';

/** Deals and pipelines. */
export function dealRoutes(service: Service): Hono {
	const { account } = service;
	const routes = new Hono();
	routes.get('/client_properties', (c) => {
		const query = readQuery(c.req.url, DealsQuery);
		const where = dealConditions(query);
		const { page = 1, per = 25 } = query;
		const deals = account.deals.list({ where, order: dealOrder(query), page, per });
		const wishes = { include: words(query.include), origin: service.origin(c.req.url) };
		return c.json({
			data: absolute(
				deals.map((deal) => dealItem(deal, account, wishes)),
				wishes.origin,
			),
			meta: { total_count: account.deals.count(where) },
		});
	});
	routes.get('/deal_pipelines', (c) => c.json({ data: account.dealPipelines.list() }));
	routes.get('/deal_pipelines/:id', (c) => {
		const pipeline = account.dealPipelines.get(Number(c.req.param('id')));
		if (!pipeline) throw notFound('DealPipeline', c.req.param('id'));
		return c.json(pipeline);
	});
	return routes;
}
