import { z } from 'zod';
import { bodyMoment } from './field.ts';

const scalar = z.union([z.string(), z.number(), z.boolean(), z.null()]);

/** Values of custom fields by key; several options of one field as a list. */
const customFieldValues = z.record(
	z.string().min(1),
	z.union([scalar, z.array(z.union([z.string(), z.number()]))]),
);

export const ContactWriteFields = z
	.object({
		parent_id: z
			.int()
			.nullish()
			.describe(
				'Id of the main contact, which makes this one a sub-contact; null makes it a main contact.',
			),
		is_company: z.boolean().optional().describe('Is a company.'),
		item_id: z.int().optional().describe('Customer number; counted up by the service when absent.'),
		salutation: z.enum(['mr', 'ms']).nullish().describe('Form of address.'),
		academic_title: z.string().nullish().describe('Academic title, such as "Dr.".'),
		first_name: z.string().nullish().describe('First name.'),
		last_name: z.string().nullish().describe('Last name.'),
		email: z.email().nullish().describe('Primary e-mail address; POST finds a contact by it.'),
		emails: z.array(z.email()).optional().describe('All e-mail addresses; replaces those before.'),
		home_cell: z.string().nullish().describe('Private mobile number.'),
		home_phone: z.string().nullish().describe('Private telephone number.'),
		office_phone: z.string().nullish().describe('Telephone number at work.'),
		office_cell: z.string().nullish().describe('Mobile number for work.'),
		dob: z.iso.date().nullish().describe('Date of birth: `1980-12-31`.'),
		birth_name: z.string().nullish().describe('Name at birth.'),
		birth_place: z.string().nullish().describe('Place of birth.'),
		birth_country: z.string().nullish().describe('Country of birth.'),
		identity_number: z.string().nullish().describe('Number of the identity document.'),
		issuing_authority: z
			.string()
			.nullish()
			.describe('Authority that issued the identity document.'),
		tax_identification_number: z
			.string()
			.nullish()
			.describe('Number under which the contact pays taxes.'),
		rating: z.int().min(0).max(3).nullish().describe('Whole number from 0 to 3.'),
		description: z.string().nullish().describe('Free note about the contact.'),
		company: z.string().nullish().describe('Company the contact works for.'),
		position: z.string().nullish().describe('Position in the company.'),
		full_salutation: z.string().nullish().describe('Salutation for e-mails.'),
		language: z.enum(['de', 'en', 'es']).nullish().describe('Language of the contact.'),
		income: z.string().nullish().describe('Income in words.'),
		newsletter: z.boolean().optional().describe('Wants the newsletter.'),
		accept_contact: z.boolean().optional().describe('Has confirmed that it may be contacted.'),
		warning_notice: z.string().nullish().describe('Shown prominently in the contact.'),
		client_source_id: z
			.int()
			.nullish()
			.describe('Where the contact came from: id of a contact source.'),
		client_status_id: z.int().nullish().describe("Id of the contact's status."),
		archived: z.boolean().optional().describe('Put away: listed only when `archived` asks for it.'),
		last_contact_at: bodyMoment.nullish().describe('When there was contact last, ISO 8601.'),
		created_at: bodyMoment.optional().describe('Set by the service: what is sent is not kept.'),
		updated_at: bodyMoment.optional().describe('Set by the service: what is sent is not kept.'),
		creator_id: z.int().optional().describe('Id of the user who created the contact.'),
		updater_id: z.int().optional().describe('Id of the user who changed the contact last.'),
		gdpr_status: z
			.int()
			.min(0)
			.max(3)
			.optional()
			.describe('0 none given, 1 ignored, 2 consented, 3 revoked.'),
		keep_data_till: bodyMoment.nullish().describe('Until when the data is kept, ISO 8601.'),
		client_reason_id: z
			.int()
			.nullish()
			.describe(
				'Id of the reason of retention. The list of reasons is not shown: the sandbox takes any number.',
			),
		cp_delete_request_date: bodyMoment
			.nullish()
			.describe('When the contact asked to be deleted, ISO 8601.'),
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
		broker_id: z.int().nullish().describe('Id of the first user responsible.'),
		second_broker_id: z.int().nullish().describe('Id of the second user responsible.'),
		old_crm_id: z
			.string()
			.nullish()
			.describe('Number in an older system; POST finds a contact by it.'),
		nationality: z.string().nullish().describe('Citizenship.'),
		home_street: z.string().nullish().describe('Private address: street.'),
		home_house_number: z.string().nullish().describe('Private address: house number.'),
		home_zip_code: z.string().nullish().describe('Private address: postcode.'),
		home_city: z.string().nullish().describe('Private address: town.'),
		home_country: z.string().nullish().describe('Private address: country.'),
		office_street: z.string().nullish().describe('Address at work: street.'),
		office_house_number: z.string().nullish().describe('Address at work: house number.'),
		office_zip_code: z.string().nullish().describe('Address at work: postcode.'),
		office_city: z.string().nullish().describe('Address at work: town.'),
		office_country: z.string().nullish().describe('Address at work: country.'),
	})
	.meta({
		id: 'ContactWriteFields',
		description:
			"Fields a contact is written with, as in the document's table, and after them those that only the full answer names. What is absent stays as it is in the CRM; never send a weaker value.",
	});
