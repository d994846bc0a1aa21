import { z } from 'zod';
import { id, lenient, queryInteger, text } from './field.ts';

/** What a tag can be attached to. */
export const GroupEntity = z.enum(['for_clients', 'for_properties', 'for_activities']);

/** A tag of contacts, units or activities. */
export const Group = z.looseObject({
	id,
	/** Unique among all tags of the account. */
	name: text,
	/** The category it belongs to, itself a group id. */
	super_group_id: z.int().nullish(),
});
export type Group = z.infer<typeof Group>;

/** A category of tags. */
export const SuperGroup = z.looseObject({
	id,
	name: text,
	entity: text,
	/** The tags; absent unless asked for with `include=groups`. */
	groups: z.array(Group).optional(),
});
export type SuperGroup = z.infer<typeof SuperGroup>;

/** Query of GET /groups. */
export const GroupsQuery = z.looseObject({
	/** Only tags of this category. */
	super_group: queryInteger.optional(),
	/** `for_clients` when absent. */
	entity: GroupEntity.optional(),
});

/** Body of POST /groups. */
export const GroupWrite = z.object({
	super_group_id: z.int().optional(),
	/** `for_clients` when absent: the default is shown only for reading. */
	entity: GroupEntity.optional(),
	/** Refused when another tag has it. */
	name: z.string().trim().min(1),
});
export type GroupWrite = z.infer<typeof GroupWrite>;

/** Query of GET /super_groups. */
export const SuperGroupsQuery = z.looseObject({
	/** `for_clients` when absent. */
	entity: GroupEntity.optional(),
	/** `groups` adds the tags. */
	include: z.string().optional(),
});

/** What custom fields can belong to. */
export const CustomFieldEntity = z.enum([
	'for_clients',
	'for_properties',
	'for_projects',
	'for_brokers',
	'for_tasks',
	'for_deals',
]);

/** A field the company has set up for itself. */
export const CustomField = z.looseObject({
	id,
	/** Key under which values are read, written and filtered. */
	name: text,
	/** What people call it. */
	pretty_name: text,
	/** `String`, `Dropdown` and others; the complete list is not shown. */
	field_type: text,
	position: lenient.number,
	/** What a dropdown offers. */
	custom_options: z.array(z.looseObject({ id, name: text })).nullish(),
});
export type CustomField = z.infer<typeof CustomField>;

/** Custom fields that are shown together. */
export const CustomFieldGroup = z.looseObject({
	id,
	name: text,
	entity: text,
	custom_fields: z.array(CustomField).nullish(),
});
export type CustomFieldGroup = z.infer<typeof CustomFieldGroup>;

/** Query of GET /custom_field_groups; all groups come when `entity` is absent. */
export const CustomFieldGroupsQuery = z.looseObject({ entity: CustomFieldEntity.optional() });
