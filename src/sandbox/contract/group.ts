import { z } from 'zod';
import { id, queryInteger, queryText, text } from '../../crm/contract/field.ts';

/** What a tag can be attached to. */
export const GroupEntity = z.enum(['for_clients', 'for_properties', 'for_activities']);

export const Group = z
	.looseObject({
		id: id.describe('Number that identifies the tag.'),
		name: text.describe('What the company calls it; unique among all tags of the account.'),
		super_group_id: z.int().nullish().describe('The category it belongs to, itself a group id.'),
	})
	.meta({ id: 'Group', description: 'A tag of contacts, units or activities.' });
export type Group = z.infer<typeof Group>;

export const SuperGroup = z
	.looseObject({
		id: id.describe('Number that identifies the category, counted together with tags.'),
		name: text.describe('What the company calls it.'),
		entity: text.describe('What its tags can be attached to, a `GroupEntity`.'),
		groups: z
			.array(Group)
			.optional()
			.describe('The tags; absent unless asked for with `include=groups`.'),
	})
	.meta({ id: 'SuperGroup', description: 'A category of tags.' });
export type SuperGroup = z.infer<typeof SuperGroup>;

/** Query of GET /groups. */
export const GroupsQuery = z.looseObject({
	super_group: queryInteger.describe('Id of a category: only its tags.'),
	entity: GroupEntity.optional().describe(
		'What the tags can be attached to; `for_clients` when absent.',
	),
});

export const GroupWrite = z
	.object({
		super_group_id: z.int().optional().describe('Id of the category it belongs to.'),
		entity: GroupEntity.optional().describe(
			'What it can be attached to; `for_clients` when absent: the default is shown only for reading.',
		),
		name: z
			.string()
			.trim()
			.min(1)
			.describe('What the company calls it; refused when another tag has it.'),
	})
	.meta({ id: 'GroupWrite', description: 'Body of POST /groups.' });
export type GroupWrite = z.infer<typeof GroupWrite>;

/** Query of GET /super_groups. */
export const SuperGroupsQuery = z.looseObject({
	entity: GroupEntity.optional().describe(
		'What the tags can be attached to; `for_clients` when absent.',
	),
	include: queryText.describe('`groups` adds the tags.'),
});
