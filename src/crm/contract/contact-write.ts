import { z } from 'zod';
import { bodyMoment } from './field.ts';

const scalar = z.union([z.string(), z.number(), z.boolean(), z.null()]);

/** Values of custom fields by key; several options of one field as a list. */
export const customFieldValues = z.record(
	z.string().min(1),
	z.union([scalar, z.array(z.union([z.string(), z.number()]))]),
);

/**
 * Fields a contact is written with, as in the document's table (meanings: see `Contact`), and after them
 * those that only the full answer names. What is absent stays as it is in the CRM; never send a weaker value.
 */
export const ContactWriteFields = z.object({
	parent_id: z.int().nullish(),
	is_company: z.boolean().optional(),
	/** Counted up by the service when absent. */
	item_id: z.int().optional(),
	salutation: z.enum(['mr', 'ms']).optional(),
	academic_title: z.string().optional(),
	first_name: z.string().optional(),
	last_name: z.string().optional(),
	email: z.email().optional(),
	emails: z.array(z.email()).optional(),
	home_cell: z.string().optional(),
	home_phone: z.string().optional(),
	office_phone: z.string().optional(),
	office_cell: z.string().optional(),
	dob: z.iso.date().optional(),
	birth_name: z.string().optional(),
	birth_place: z.string().optional(),
	birth_country: z.string().optional(),
	identity_number: z.string().optional(),
	issuing_authority: z.string().optional(),
	tax_identification_number: z.string().optional(),
	rating: z.int().min(0).max(3).optional(),
	description: z.string().optional(),
	company: z.string().optional(),
	position: z.string().optional(),
	full_salutation: z.string().optional(),
	language: z.enum(['de', 'en', 'es']).optional(),
	income: z.string().optional(),
	newsletter: z.boolean().optional(),
	accept_contact: z.boolean().optional(),
	warning_notice: z.string().optional(),
	client_source_id: z.int().optional(),
	client_status_id: z.int().optional(),
	archived: z.boolean().optional(),
	last_contact_at: bodyMoment.optional(),
	/** Set by the service: what is sent for these two is not kept. */
	created_at: bodyMoment.optional(),
	updated_at: bodyMoment.optional(),
	creator_id: z.int().optional(),
	updater_id: z.int().optional(),
	/** 0 none given, 1 ignored, 2 consented, 3 revoked. */
	gdpr_status: z.int().min(0).max(3).optional(),
	keep_data_till: bodyMoment.optional(),
	client_reason_id: z.int().optional(),
	cp_delete_request_date: bodyMoment.optional(),
	/** Replaces all values. */
	custom_fields: customFieldValues.optional(),
	/** Sets the named values and keeps the others: the field to use. */
	partial_custom_fields: customFieldValues.optional(),
	/** Replaces all tags, adds some, takes some away; in this order when several are sent. */
	group_ids: z.array(z.int()).optional(),
	add_group_ids: z.array(z.int()).optional(),
	sub_group_ids: z.array(z.int()).optional(),
	broker_id: z.int().optional(),
	second_broker_id: z.int().optional(),
	/** Number in an older system; POST finds a contact by it. */
	old_crm_id: z.string().optional(),
	nationality: z.string().optional(),
	home_street: z.string().optional(),
	home_house_number: z.string().optional(),
	home_zip_code: z.string().optional(),
	home_city: z.string().optional(),
	home_country: z.string().optional(),
	office_street: z.string().optional(),
	office_house_number: z.string().optional(),
	office_zip_code: z.string().optional(),
	office_city: z.string().optional(),
	office_country: z.string().optional(),
});
