import { z } from 'zod';
import { id, lenient, text } from './field.ts';

/** What custom fields can belong to. */
export const CustomFieldEntity = z.enum([
	'for_clients',
	'for_properties',
	'for_projects',
	'for_brokers',
	'for_tasks',
	'for_deals',
]);

const CustomFieldOption = z
	.looseObject({
		id: id.describe('Number that identifies the option; contacts store it as value.'),
		name: text.describe('What people read.'),
	})
	.meta({
		id: 'CustomFieldOption',
		description: 'What can be chosen in a custom field of the type `Dropdown`.',
	});

export const CustomField = z
	.looseObject({
		id: id.describe('Number that identifies the field.'),
		name: text.describe('Key under which values are read, written and filtered.'),
		pretty_name: text.describe('What people call it.'),
		field_type: text.describe(
			'`String`, `Dropdown` and others; the complete list is not shown, the sandbox sends any.',
		),
		position: lenient.number.describe('Place in its group.'),
		custom_options: z.array(CustomFieldOption).nullish().describe('What a dropdown offers.'),
	})
	.meta({ id: 'CustomField', description: 'A field the company has set up for itself.' });
export type CustomField = z.infer<typeof CustomField>;

export const CustomFieldGroup = z
	.looseObject({
		id: id.describe('Number that identifies the group.'),
		name: text.describe('What the company calls it.'),
		entity: text.describe('What the fields belong to, a `CustomFieldEntity`.'),
		custom_fields: z.array(CustomField).nullish().describe('The fields.'),
	})
	.meta({ id: 'CustomFieldGroup', description: 'Custom fields that are shown together.' });
export type CustomFieldGroup = z.infer<typeof CustomFieldGroup>;

/** Query of GET /custom_field_groups. */
export const CustomFieldGroupsQuery = z.looseObject({
	entity: CustomFieldEntity.optional().describe(
		'What the fields belong to; the sandbox sends all groups when absent.',
	),
});
