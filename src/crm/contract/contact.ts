import { z } from 'zod';
import { id, idList, paging, queryFlag, text } from './field.ts';

/** Fields a contact is written with. What is absent stays as it is in the CRM; never send a weaker value. */
export const ContactWrite = z.object({
	client: z.object({
		parent_id: z.int().nullish(),
		is_company: z.boolean().optional(),
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
		rating: z.int().min(0).max(3).optional(),
		description: z.string().optional(),
		company: z.string().optional(),
		position: z.string().optional(),
		language: z.enum(['de', 'en', 'es']).optional(),
		newsletter: z.boolean().optional(),
		accept_contact: z.boolean().optional(),
		warning_notice: z.string().optional(),
		client_source_id: z.int().optional(),
		client_status_id: z.int().optional(),
		archived: z.boolean().optional(),
		/** 0 none given, 1 ignored, 2 consented, 3 revoked. */
		gdpr_status: z.int().min(0).max(3).optional(),
		broker_id: z.int().optional(),
		old_crm_id: z.string().optional(),
		group_ids: z.array(z.int()).optional(),
		add_group_ids: z.array(z.int()).optional(),
		sub_group_ids: z.array(z.int()).optional(),
		partial_custom_fields: z.record(z.string(), z.unknown()).optional(),
	}),
});
export type ContactWrite = z.infer<typeof ContactWrite>;

/** Item of GET /contacts. */
export const ContactListItem = z.looseObject({
	id,
	item_id: z.int().nullish(),
	salutation: text,
	academic_title: text,
	name: text,
	is_company: z.boolean().nullish(),
	company: text,
	email: text,
	phone: text,
	client_status_id: z.int().nullish(),
	client_source_id: z.int().nullish(),
	broker_ids: z.array(z.int()).nullish(),
});
export type ContactListItem = z.infer<typeof ContactListItem>;

/** The full contact of GET /contacts/:id. */
export const Contact = z.looseObject({
	...ContactListItem.shape,
	first_name: text,
	last_name: text,
	emails: z.array(z.string()).nullish(),
	language: text,
	gdpr_status: z.int().nullish(),
	archived: z.boolean().nullish(),
	old_crm_id: text,
	token: text,
});
export type Contact = z.infer<typeof Contact>;

const ids = z.union([idList, z.array(z.string())]);

/** Query of GET /contacts. `cf_<key>` comes beside these. */
export const ContactsQuery = z.looseObject({
	...paging,
	expand: queryFlag.optional(),
	with_meta: queryFlag.optional(),
	sort_by: z
		.enum(['last_contact_at', 'created_at', 'updated_at', 'first_name', 'last_name'])
		.optional(),
	order: z.enum(['asc', 'desc']).optional(),
	q: z.string().optional(),
	email: z.string().optional(),
	/** Exact; spaces and hyphens are ignored. */
	phone_number: z.string().optional(),
	/** -1 all, 1 only archived, otherwise only those not archived. */
	archived: z.string().optional(),
	include_children: queryFlag.optional(),
	parent_id: z.coerce.number().int().optional(),
	broker_id: z.coerce.number().int().optional(),
	gdpr_status: z.coerce.number().int().optional(),
	group: ids.optional(),
	not_in_group: ids.optional(),
	status: ids.optional(),
	sources: ids.optional(),
	project_ids: ids.optional(),
	created_at_from: z.string().optional(),
	created_at_to: z.string().optional(),
	updated_at_from: z.string().optional(),
	updated_at_to: z.string().optional(),
});

/** Where contacts come from; an inquiry names one. */
export const ContactSource = z.looseObject({ id, name: text });
export type ContactSource = z.infer<typeof ContactSource>;
