import { Hono } from 'hono';
import { HookWrite } from '../contract/hook.ts';
import { TeamWrite } from '../contract/record-writes.ts';
import { absolute } from '../answers/absolute.ts';
import { brokerItem } from '../answers/broker.ts';
import { pick } from '../answers/pick.ts';
import { teamItem } from '../answers/team.ts';
import { readBody } from '../input.ts';
import { notFound } from '../refusal.ts';
import type { Service } from '../service.ts';
import { createTeam, deleteTeam, updateTeam } from '../teams.ts';

/** What a company sets up once: statuses, sources, types, reasons, users, teams and hooks. */
export function companyRoutes({ account, origin }: Service): Hono {
	const routes = new Hono();
	routes.get('/property_statuses', (c) =>
		c.json({ data: account.statuses.list({ order: 'position' }) }),
	);
	routes.get('/contact_sources', (c) => c.json(account.sources.list()));
	routes.get('/activity_types', (c) => c.json({ data: account.activityTypes.list() }));
	routes.get('/reservation_reasons', (c) => c.json(account.reservationReasons.list()));
	routes.get('/brokers', (c) =>
		c.json(absolute(account.brokers.list().map(brokerItem), origin(c.req.url))),
	);
	routes.get('/teams', (c) =>
		c.json(absolute(account.teams.list({ order: 'position' }).map(teamItem), origin(c.req.url))),
	);
	routes.post('/teams', async (c) => {
		const { team } = await readBody(c.req.raw, TeamWrite);
		return c.json({ ok: true, id: createTeam(account, team) });
	});
	routes.put('/teams/:id', async (c) => {
		const { team } = await readBody(c.req.raw, TeamWrite);
		const id = known(c.req.param('id'));
		updateTeam(account, id, team);
		return c.json({ ok: true, id });
	});
	routes.delete('/teams/:id', (c) => {
		const id = known(c.req.param('id'));
		deleteTeam(account, id);
		return c.json({ id });
	});
	routes.get('/hooks', (c) =>
		c.json({
			hooks: account.hooks.list().map((hook) => pick(hook, ['id', 'event', 'target_url'])),
		}),
	);
	routes.post('/hooks', async (c) =>
		c.json({ id: account.hooks.add(await readBody(c.req.raw, HookWrite)) }),
	);
	routes.delete('/hooks/:id', (c) => {
		const id = Number(c.req.param('id'));
		if (!account.hooks.has(id)) throw notFound('Hook', c.req.param('id'));
		account.hooks.remove(id);
		return c.json({ ok: true, id });
	});
	return routes;

	function known(id: string): number {
		if (account.teams.has(Number(id))) return Number(id);
		throw notFound('Team', id);
	}
}
