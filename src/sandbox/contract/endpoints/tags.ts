import { z } from 'zod';
import type { Endpoint } from '../../../crm/contract/endpoint.ts';
import { endpoints as site } from '../../../crm/contract/endpoints.ts';
import { Written } from '../../../crm/contract/field.ts';
import { Group, GroupsQuery, GroupWrite, SuperGroup, SuperGroupsQuery } from '../group.ts';

/** Tags and custom fields. */
export const tagEndpoints = {
	groups: {
		method: 'GET',
		path: '/groups',
		does: 'Lists tags',
		query: GroupsQuery,
		response: z.array(Group),
	},
	createGroup: {
		method: 'POST',
		path: '/groups',
		does: 'Creates a tag (the answer is not shown: `ok` and `id`)',
		body: GroupWrite,
		response: Written,
	},
	superGroups: {
		method: 'GET',
		path: '/super_groups',
		does: 'Lists categories of tags',
		query: SuperGroupsQuery,
		response: z.looseObject({
			data: z.array(SuperGroup).describe('All categories of the entity.'),
		}),
	},
	customFieldGroups: site.customFieldGroups,
} as const satisfies Record<string, Endpoint>;
