import { z } from 'zod';
import {
	id,
	idList,
	lenient,
	order,
	paging,
	queryBoolean,
	queryFlag,
	queryInteger,
	queryMoment,
	text,
	wordList,
} from './field.ts';
import { Group } from './group.ts';
import { ContactWriteFields } from './contact-write.ts';

/** Item of GET /contacts. */
export const ContactListItem = z.looseObject({
	id,
	/** Customer number, counted up by the service. */
	item_id: z.int().nullish(),
	/** `mr` or `ms`. */
	salutation: text,
	academic_title: text,
	/** First and last name, or the company. */
	name: text,
	is_company: z.boolean().nullish(),
	company: text,
	/** Primary address. */
	email: text,
	/** The first telephone number the contact has. */
	phone: text,
	last_contact_at: lenient.moment,
	created_at: lenient.moment,
	updated_at: lenient.moment,
	client_status_id: z.int().nullish(),
	client_source_id: z.int().nullish(),
	/** Blocked by the company; its activities answer to the filter `blocked`. */
	locked: lenient.flag,
	/** Users responsible: the first, then the second. */
	broker_ids: z.array(z.int()).nullish(),
	/** Number of sub-contacts. */
	children_size: lenient.integer,
	/** Tags. */
	groups: z.array(Group).nullish().catch(undefined),
});
export type ContactListItem = z.infer<typeof ContactListItem>;

/**
 * The full contact of GET /contacts/:id and of the expanded list. `documents`, `owned_properties`,
 * `children` and `relationships` are null unless `include` names them; the document does not say so, it is
 * the sandbox's choice.
 */
export const Contact = z.looseObject({
	...ContactListItem.shape,
	/** Main contact; its presence marks a sub-contact. */
	parent_id: lenient.integer,
	first_name: text,
	last_name: text,
	/** All addresses of the contact. */
	emails: z.array(z.string()).nullish(),
	home_cell: lenient.text,
	home_phone: lenient.text,
	office_phone: lenient.text,
	office_cell: lenient.text,
	/** Date of birth. */
	dob: lenient.moment,
	birth_name: lenient.text,
	birth_place: lenient.text,
	birth_country: lenient.text,
	identity_number: lenient.text,
	issuing_authority: lenient.text,
	tax_identification_number: lenient.text,
	/** From 0 to 3. */
	rating: lenient.integer,
	/** Free note about the contact. */
	description: lenient.text,
	/** Position in the company. */
	position: lenient.text,
	/** Salutation for e-mails. */
	full_salutation: lenient.text,
	/** `de`, `en` or `es`. */
	language: text,
	income: lenient.text,
	/** Wants the newsletter. */
	newsletter: lenient.flag,
	/** Has confirmed that it may be contacted. */
	accept_contact: lenient.flag,
	/** Shown prominently in the contact. */
	warning_notice: lenient.text,
	archived: z.boolean().nullish(),
	creator_id: lenient.integer,
	updater_id: lenient.integer,
	/** 0 none given, 1 ignored, 2 consented, 3 revoked. Any may follow any: transitions are not shown. */
	gdpr_status: z.int().nullish(),
	keep_data_till: lenient.moment,
	/** Reason of retention; its list is not shown, and the sandbox takes any number. */
	client_reason_id: lenient.integer,
	/** When the contact asked to be deleted. */
	cp_delete_request_date: lenient.moment,
	/** Values by key, as `{value, pretty_value}`. */
	custom_fields: lenient.object,
	old_crm_id: text,
	/** Long identifier, for PUT with `identifier=token`. */
	token: text,
	/** User responsible. */
	broker_id: lenient.integer,
	/** The contact's status as `{id, name}`. */
	status: lenient.anything,
	/** Both addresses in one line. */
	home_address: lenient.text,
	office_address: lenient.text,
	nationality: lenient.text,
	home_street: lenient.text,
	home_house_number: lenient.text,
	home_zip_code: lenient.text,
	home_city: lenient.text,
	home_country: lenient.text,
	office_street: lenient.text,
	office_house_number: lenient.text,
	office_zip_code: lenient.text,
	office_city: lenient.text,
	office_country: lenient.text,
	/** When it was moved to the trash; always null, because what lies there is not answered. */
	deleted_at: lenient.moment,
	handover_date: lenient.moment,
	rent_date: lenient.moment,
	/** Tenancy and management agreement are signed. Meaning not shown; nothing sets them. */
	mvsigned: lenient.anything,
	hvsigned: lenient.anything,
	followup_date: lenient.moment,
	newsletter_unsubscribed: lenient.anything,
	message_salutation: lenient.text,
	pass_type: lenient.text,
	conspicuity: lenient.anything,
	legal_form: lenient.text,
	register_number: lenient.text,
	/** `day.month.year hour:minute`. */
	last_contact_at_formatted: lenient.text,
	created_at_formatted: lenient.text,
	updated_at_formatted: lenient.text,
	documents: lenient.list,
	/** Units of which the contact is registered as owner, as items of the plain list. */
	owned_properties: lenient.list,
	/** Sub-contacts, as items of the list. */
	children: lenient.list,
	/** Links to units: `{id, internal_name, client_id, property_id}`, `internal_name` owner or partner. */
	relationships: lenient.list,
	/** `{id, name}`. */
	client_source: lenient.object,
	/** `{id, name}`. */
	client_status: lenient.object,
});
export type Contact = z.infer<typeof Contact>;

/** Body of POST and PUT /contacts. */
export const ContactWrite = z.object({ client: ContactWriteFields });
export type ContactWrite = z.infer<typeof ContactWrite>;

/**
 * Query of GET /contacts. `cf_<key>` filters by the custom field with that key and comes beside these.
 * `with_meta` answers `{data, meta: {total_count}}` in place of the bare list: its shape is not shown.
 */
export const ContactsQuery = z.looseObject({
	...paging,
	/** Detailed records, custom fields included. */
	expand: queryFlag.optional(),
	with_meta: queryFlag.optional(),
	/** `created_at`, newest first, when absent: the default is not shown. */
	sort_by: z
		.enum(['last_contact_at', 'created_at', 'updated_at', 'first_name', 'last_name'])
		.optional(),
	order: order.optional(),
	/** Contacts linked to one of the projects, by an activity or a deal that names both. */
	project_ids: idList.optional(),
	/** Exact; spaces and hyphens are ignored. */
	phone_number: z.string().optional(),
	/** Searched in names, e-mail addresses, postal addresses and telephone numbers. */
	q: z.string().optional(),
	/** -1 all, 1 only archived, otherwise only those not archived. */
	archived: z.string().optional(),
	/** The primary address or one of the others. */
	email: z.string().optional(),
	/** Lists sub-contacts too. */
	include_children: queryFlag.optional(),
	/** Sub-contacts of this contact. */
	parent_id: queryInteger.optional(),
	/** The first or second user responsible. */
	broker_id: queryInteger.optional(),
	gdpr_status: queryInteger.optional(),
	/** Tags of which the contact has one. */
	group: idList.optional(),
	/** Tags of which the contact has none. */
	not_in_group: idList.optional(),
	status: idList.optional(),
	sources: idList.optional(),
	/** As written in `home_country`. */
	home_countries: wordList.optional(),
	newsletter: queryBoolean.optional(),
	accept_contact: queryBoolean.optional(),
	/** Whether the contact is registered as owner of a unit. */
	owner: queryBoolean.optional(),
	language: wordList.optional(),
	/** Owners of one of these units. */
	owned_property_ids: idList.optional(),
	created_at_from: queryMoment.optional(),
	created_at_to: queryMoment.optional(),
	updated_at_from: queryMoment.optional(),
	updated_at_to: queryMoment.optional(),
});

/** Query of GET and PUT /contacts/:id. */
export const ContactQuery = z.looseObject({
	/** `children`, `documents`, `relationships`, `owned_properties`, comma-separated. */
	include: z.string().optional(),
	/** Says that the id in the path is the contact's token. */
	identifier: z.literal('token').optional(),
});

/** Where contacts come from; an inquiry names one. */
export const ContactSource = z.looseObject({ id, name: text });
export type ContactSource = z.infer<typeof ContactSource>;
