import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { Written } from '../field.ts';
import {
	CustomFieldGroup,
	CustomFieldGroupsQuery,
	Group,
	GroupsQuery,
	GroupWrite,
	SuperGroup,
	SuperGroupsQuery,
} from '../group.ts';

/** Tags and custom fields. */
export const tagEndpoints = {
	groups: {
		method: 'GET',
		path: '/groups',
		does: 'Lists tags',
		query: GroupsQuery,
		answer: z.array(Group),
	},
	createGroup: {
		method: 'POST',
		path: '/groups',
		does: 'Creates a tag (the answer is not shown: `ok` and `id`)',
		body: GroupWrite,
		answer: Written,
	},
	superGroups: {
		method: 'GET',
		path: '/super_groups',
		does: 'Lists categories of tags',
		query: SuperGroupsQuery,
		answer: z.looseObject({
			data: z.array(SuperGroup).describe('All categories of the entity.'),
		}),
	},
	customFieldGroups: {
		method: 'GET',
		path: '/custom_field_groups',
		does: 'Lists custom fields by their groups',
		query: CustomFieldGroupsQuery,
		answer: z.looseObject({
			data: z.array(CustomFieldGroup).describe('The groups with their custom fields.'),
		}),
	},
} as const satisfies Record<string, Endpoint>;
