import { z } from 'zod';
import {
	contactConsent,
	contactItem,
	contactPerson,
	contactReach,
	contactRecord,
} from './contact-fields.ts';
import { id, paging, queryFlag, queryText, text } from './field.ts';

const scalar = z.union([z.string(), z.number(), z.boolean(), z.null()]);

/** Values of custom fields by key; several options of one field as a list. */
const customFieldValues = z.record(
	z.string().min(1),
	z.union([scalar, z.array(z.union([z.string(), z.number()]))]),
);

const ContactWriteFields = z
	.object({
		...contactItem.write,
		...contactRecord.write,
		...contactPerson.write,
		...contactReach.write,
		...contactConsent.write,
		second_broker_id: z.int().nullish().describe('Id of the second user responsible.'),
		custom_fields: customFieldValues
			.optional()
			.describe('Replaces the values of all custom fields.'),
		partial_custom_fields: customFieldValues
			.optional()
			.describe('Sets the named values and keeps the others: the field to use.'),
		group_ids: z
			.array(z.int())
			.optional()
			.describe(
				'Ids of tags that replace all before. The next two are applied to the result, in their order.',
			),
		add_group_ids: z.array(z.int()).optional().describe('Ids of tags to add.'),
		sub_group_ids: z.array(z.int()).optional().describe('Ids of tags to take away.'),
	})
	.meta({
		id: 'ContactWriteFields',
		description:
			'Fields a contact is written with. What is absent stays as it is in the CRM; never send a weaker value.',
	});

export const ContactWrite = z
	.object({
		client: ContactWriteFields.describe("The contact's fields."),
	})
	.meta({ id: 'ContactWrite', description: 'Body of POST and PUT /contacts.' });
export type ContactWrite = z.infer<typeof ContactWrite>;

export const ContactSource = z
	.looseObject({
		id: id.describe('Number that identifies the source.'),
		name: text.describe('What the company calls it.'),
	})
	.meta({ id: 'ContactSource', description: 'Where contacts come from; an inquiry names one.' });
export type ContactSource = z.infer<typeof ContactSource>;

/** What the site asks of the list of contacts. */
export const ContactSearch = z.looseObject({
	...paging,
	expand: queryFlag.describe('Detailed records, custom fields included.'),
	q: queryText.describe(
		'Searched in names, e-mail addresses, postal addresses and telephone numbers.',
	),
	archived: queryText.describe('-1 all, 1 only archived, otherwise only those not archived.'),
	email: queryText.describe('The primary address or one of the others.'),
	include_children: queryFlag.describe('Lists sub-contacts too.'),
});
