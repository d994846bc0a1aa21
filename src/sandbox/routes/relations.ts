import { Hono } from 'hono';
import { RelationWrite } from '../contract/relation.ts';
import { readBody } from '../input.ts';
import { checkReferences } from '../references.ts';
import type { Service } from '../service.ts';

/** Owners and partners of units. Linking twice, or ending what is not there, changes nothing. */
export function relationRoutes({ account }: Service): Hono {
	const routes = new Hono();
	const kinds = { ownerships: account.ownerships, partnerships: account.partnerships };
	for (const [path, pairs] of Object.entries(kinds)) {
		routes.post(`/${path}`, async (c) => {
			const { client_id, property_id } = checked(await readBody(c.req.raw, RelationWrite));
			pairs.add(client_id, property_id);
			return c.json({ okay: true });
		});
		routes.delete(`/${path}`, async (c) => {
			const { client_id, property_id } = checked(await readBody(c.req.raw, RelationWrite));
			pairs.remove(client_id, property_id);
			return c.json({ okay: true });
		});
	}
	return routes;

	function checked(relation: RelationWrite): RelationWrite {
		checkReferences(account, relation);
		return relation;
	}
}
