import { Hono } from 'hono';
import { fieldsIn } from '../db/records.ts';
import { CustomFieldGroupsQuery } from '../../crm/contract/custom-field-group.ts';
import { GroupsQuery, GroupWrite, SuperGroupsQuery } from '../contract/group.ts';
import { groupItem } from '../answers/group.ts';
import { pick } from '../answers/pick.ts';
import { is } from '../db/condition.ts';
import { createGroup } from '../groups.ts';
import { readBody, readQuery, words } from '../input.ts';
import type { Service } from '../service.ts';

/** Tags, their categories, and custom fields. */
export function tagRoutes({ account }: Service): Hono {
	const routes = new Hono();
	routes.get('/groups', (c) => {
		const { super_group, entity = 'for_clients' } = readQuery(c.req.url, GroupsQuery);
		const where = [is('is_category', 0), is('entity', entity)];
		if (super_group !== undefined) where.push(is('super_group_id', super_group));
		return c.json(account.tags.list({ where }).map(groupItem));
	});
	routes.post('/groups', async (c) => {
		const group = await readBody(c.req.raw, GroupWrite);
		return c.json({ ok: true, id: createGroup(account, group) });
	});
	routes.get('/super_groups', (c) => {
		const { entity = 'for_clients', include } = readQuery(c.req.url, SuperGroupsQuery);
		const categories = account.tags.list({ where: [is('is_category', 1), is('entity', entity)] });
		const withGroups = words(include).includes('groups');
		return c.json({
			data: categories.map((category) => ({
				...pick(category, ['id', 'name', 'entity']),
				...(withGroups && {
					groups: account.tags.list({ where: [is('super_group_id', category.id)] }).map(groupItem),
				}),
			})),
		});
	});
	routes.get('/custom_field_groups', (c) => {
		const { entity } = readQuery(c.req.url, CustomFieldGroupsQuery);
		const where = entity === undefined ? [] : [is('entity', entity)];
		const data = account.customFieldGroups.list({ where }).map((group) => ({
			...group,
			custom_fields: fieldsIn(group['custom_fields']).map((field) => ({
				...field,
				custom_options: field['custom_options'] ?? [],
			})),
		}));
		return c.json({ data });
	});
	return routes;
}
