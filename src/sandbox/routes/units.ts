import { Hono } from 'hono';
import { UnitsQuery } from '../../crm/contract/unit.ts';
import { UnitQuery } from '../contract/endpoints/units.ts';
import { flatUnit, legacyUnit, richUnit, type Wishes } from '../answers/unit.ts';
import { unitConditions, unitOrder } from '../db/unit-selection.ts';
import { readQuery, words } from '../input.ts';
import { notFound } from '../refusal.ts';
import type { Service } from '../service.ts';

/** `/units` */
export function unitRoutes({ account, origin }: Service): Hono {
	const routes = new Hono();
	routes.get('/', (c) => {
		const query = readQuery(c.req.url, UnitsQuery);
		const where = unitConditions(query);
		const records = account.units.list({
			where,
			order: unitOrder(query),
			page: query.page ?? 1,
			per: query.per ?? 20,
		});
		const answer = query.expand || query.new ? richUnit : flatUnit;
		const wishes = wishesOf(query, origin(c.req.url));
		const data = records.map((record) => answer(record, account, wishes));
		const meta = { total_count: account.units.count(where) };
		return c.json(query.with_meta ? { data, meta } : { data });
	});
	routes.get('/:id', (c) => {
		const query = readQuery(c.req.url, UnitQuery);
		const record = account.units.get(Number(c.req.param('id')));
		if (!record) throw notFound('Property', c.req.param('id'));
		const answer = query.new || query.expand ? richUnit : legacyUnit;
		return c.json(answer(record, account, wishesOf(query, origin(c.req.url))));
	});
	return routes;
}

/** Several languages in `locale` mean: texts in the first, all of them in `translations`. */
export function wishesOf(
	query: {
		readonly locale?: string | undefined;
		readonly include_translations?: string | undefined;
	},
	origin: string,
): Wishes {
	const locales = words(query.locale);
	const languages = words(query.include_translations);
	return {
		origin,
		locale: locales[0],
		languages: languages.length > 0 || locales.length < 2 ? languages : locales,
	};
}
