import { z } from 'zod';
import { bodyMoment } from './field.ts';

const scalar = z.union([z.string(), z.number(), z.boolean(), z.null()]);

/** Values of custom fields by key; several options of one field as a list. */
const customFieldValues = z.record(
	z.string().min(1),
	z.union([scalar, z.array(z.union([z.string(), z.number()]))]),
);

/**
 * Fields a contact is written with, as in the document's table, and after them those that only the full
 * answer names. What is absent stays as it is in the CRM; never send a weaker value.
 */
export const ContactWriteFields = z.object({
	/** Id of the main contact, which makes this one a sub-contact; null makes it a main contact. */
	parent_id: z.int().nullish(),
	/** Is a company. */
	is_company: z.boolean().optional(),
	/** Customer number; counted up by the service when absent. */
	item_id: z.int().optional(),
	/** Form of address. */
	salutation: z.enum(['mr', 'ms']).nullish(),
	/** Academic title, such as "Dr.". */
	academic_title: z.string().nullish(),
	/** First name. */
	first_name: z.string().nullish(),
	/** Last name. */
	last_name: z.string().nullish(),
	/** Primary e-mail address; POST finds a contact by it. */
	email: z.email().nullish(),
	/** All e-mail addresses; replaces those before. */
	emails: z.array(z.email()).optional(),
	/** Private mobile number. */
	home_cell: z.string().nullish(),
	/** Private telephone number. */
	home_phone: z.string().nullish(),
	/** Telephone number at work. */
	office_phone: z.string().nullish(),
	/** Mobile number for work. */
	office_cell: z.string().nullish(),
	/** Date of birth: `1980-12-31`. */
	dob: z.iso.date().nullish(),
	/** Name at birth. */
	birth_name: z.string().nullish(),
	/** Place of birth. */
	birth_place: z.string().nullish(),
	/** Country of birth. */
	birth_country: z.string().nullish(),
	/** Number of the identity document. */
	identity_number: z.string().nullish(),
	/** Authority that issued the identity document. */
	issuing_authority: z.string().nullish(),
	/** Number under which the contact pays taxes. */
	tax_identification_number: z.string().nullish(),
	/** Whole number from 0 to 3. */
	rating: z.int().min(0).max(3).nullish(),
	/** Free note about the contact. */
	description: z.string().nullish(),
	/** Company the contact works for. */
	company: z.string().nullish(),
	/** Position in the company. */
	position: z.string().nullish(),
	/** Salutation for e-mails. */
	full_salutation: z.string().nullish(),
	/** Language of the contact. */
	language: z.enum(['de', 'en', 'es']).nullish(),
	/** Income in words. */
	income: z.string().nullish(),
	/** Wants the newsletter. */
	newsletter: z.boolean().optional(),
	/** Has confirmed that it may be contacted. */
	accept_contact: z.boolean().optional(),
	/** Shown prominently in the contact. */
	warning_notice: z.string().nullish(),
	/** Where the contact came from: id of a contact source. */
	client_source_id: z.int().nullish(),
	/** Id of the contact's status. */
	client_status_id: z.int().nullish(),
	/** Put away: listed only when `archived` asks for it. */
	archived: z.boolean().optional(),
	/** When there was contact last, ISO 8601. */
	last_contact_at: bodyMoment.nullish(),
	/** Set by the service: what is sent is not kept. */
	created_at: bodyMoment.optional(),
	/** Set by the service: what is sent is not kept. */
	updated_at: bodyMoment.optional(),
	/** Id of the user who created the contact. */
	creator_id: z.int().optional(),
	/** Id of the user who changed the contact last. */
	updater_id: z.int().optional(),
	/** 0 none given, 1 ignored, 2 consented, 3 revoked. */
	gdpr_status: z.int().min(0).max(3).optional(),
	/** Until when the data is kept, ISO 8601. */
	keep_data_till: bodyMoment.nullish(),
	/** Id of the reason of retention. The list of reasons is not shown: the sandbox takes any number. */
	client_reason_id: z.int().nullish(),
	/** When the contact asked to be deleted, ISO 8601. */
	cp_delete_request_date: bodyMoment.nullish(),
	/** Replaces the values of all custom fields. */
	custom_fields: customFieldValues.optional(),
	/** Sets the named values and keeps the others: the field to use. */
	partial_custom_fields: customFieldValues.optional(),
	/** Ids of tags that replace all before. The next two are applied to the result, in their order. */
	group_ids: z.array(z.int()).optional(),
	/** Ids of tags to add. */
	add_group_ids: z.array(z.int()).optional(),
	/** Ids of tags to take away. */
	sub_group_ids: z.array(z.int()).optional(),
	/** Id of the first user responsible. */
	broker_id: z.int().nullish(),
	/** Id of the second user responsible. */
	second_broker_id: z.int().nullish(),
	/** Number in an older system; POST finds a contact by it. */
	old_crm_id: z.string().nullish(),
	/** Citizenship. */
	nationality: z.string().nullish(),
	/** Private address: street. */
	home_street: z.string().nullish(),
	/** Private address: house number. */
	home_house_number: z.string().nullish(),
	/** Private address: postcode. */
	home_zip_code: z.string().nullish(),
	/** Private address: town. */
	home_city: z.string().nullish(),
	/** Private address: country. */
	home_country: z.string().nullish(),
	/** Address at work: street. */
	office_street: z.string().nullish(),
	/** Address at work: house number. */
	office_house_number: z.string().nullish(),
	/** Address at work: postcode. */
	office_zip_code: z.string().nullish(),
	/** Address at work: town. */
	office_city: z.string().nullish(),
	/** Address at work: country. */
	office_country: z.string().nullish(),
});
