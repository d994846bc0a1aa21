import { z } from 'zod';
import { contactConsent } from './contact-consent.ts';
import { contactPerson } from './contact-person.ts';
import { contactReach } from './contact-reach.ts';
import { contactItem, contactRecord } from './contact-record.ts';

const scalar = z.union([z.string(), z.number(), z.boolean(), z.null()]);

/** Values of custom fields by key; several options of one field as a list. */
const customFieldValues = z.record(
	z.string().min(1),
	z.union([scalar, z.array(z.union([z.string(), z.number()]))]),
);

export const ContactWriteFields = z
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
