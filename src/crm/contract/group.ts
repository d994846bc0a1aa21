import { z } from 'zod';
import { id, lenient, queryInteger, text } from './field.ts';

/** What a tag can be attached to. */
export const GroupEntity = z.enum(['for_clients', 'for_properties', 'for_activities']);

/** A tag of contacts, units or activities. */
export const Group = z.looseObject({
	/** Number that identifies the tag. */
	id,
	/** What the company calls it; unique among all tags of the account. */
	name: text,
	/** The category it belongs to, itself a group id. */
	super_group_id: z.int().nullish(),
});
export type Group = z.infer<typeof Group>;

/** A category of tags. */
export const SuperGroup = z.looseObject({
	/** Number that identifies the category, counted together with tags. */
	id,
	/** What the company calls it. */
	name: text,
	/** What its tags can be attached to, a `GroupEntity`. */
	entity: text,
	/** The tags; absent unless asked for with `include=groups`. */
	groups: z.array(Group).optional(),
});
export type SuperGroup = z.infer<typeof SuperGroup>;

/** Query of GET /groups. */
export const GroupsQuery = z.looseObject({
	/** Id of a category: only its tags. */
	super_group: queryInteger.optional(),
	/** What the tags can be attached to; `for_clients` when absent. */
	entity: GroupEntity.optional(),
});

/** Body of POST /groups. */
export const GroupWrite = z.object({
	/** Id of the category it belongs to. */
	super_group_id: z.int().optional(),
	/** What it can be attached to; `for_clients` when absent: the default is shown only for reading. */
	entity: GroupEntity.optional(),
	/** What the company calls it; refused when another tag has it. */
	name: z.string().trim().min(1),
});
export type GroupWrite = z.infer<typeof GroupWrite>;

/** Query of GET /super_groups. */
export const SuperGroupsQuery = z.looseObject({
	/** What the tags can be attached to; `for_clients` when absent. */
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

/** What can be chosen in a custom field of the type `Dropdown`. */
export const CustomFieldOption = z.looseObject({
	/** Number that identifies the option; contacts store it as value. */
	id,
	/** What people read. */
	name: text,
});

/** A field the company has set up for itself. */
export const CustomField = z.looseObject({
	/** Number that identifies the field. */
	id,
	/** Key under which values are read, written and filtered. */
	name: text,
	/** What people call it. */
	pretty_name: text,
	/** `String`, `Dropdown` and others; the complete list is not shown, the sandbox sends any. */
	field_type: text,
	/** Place in its group. */
	position: lenient.number,
	/** What a dropdown offers. */
	custom_options: z.array(CustomFieldOption).nullish(),
});
export type CustomField = z.infer<typeof CustomField>;

/** Custom fields that are shown together. */
export const CustomFieldGroup = z.looseObject({
	/** Number that identifies the group. */
	id,
	/** What the company calls it. */
	name: text,
	/** What the fields belong to, a `CustomFieldEntity`. */
	entity: text,
	/** The fields. */
	custom_fields: z.array(CustomField).nullish(),
});
export type CustomFieldGroup = z.infer<typeof CustomFieldGroup>;

/** Query of GET /custom_field_groups. */
export const CustomFieldGroupsQuery = z.looseObject({
	/** What the fields belong to; the sandbox sends all groups when absent. */
	entity: CustomFieldEntity.optional(),
});
