import { z } from 'zod';
import {
	idList,
	order,
	paging,
	queryBoolean,
	queryFlag,
	queryInteger,
	queryMoment,
	wordList,
} from './field.ts';

/** Query of GET /contacts. `cf_<key>` filters by the custom field with that key and comes beside these. */
export const ContactsQuery = z.looseObject({
	...paging,
	/** Detailed records, custom fields included. */
	expand: queryFlag.optional(),
	/** Adds metadata. Its shape is not shown: `{data, meta: {total_count}}` in place of the bare list. */
	with_meta: queryFlag.optional(),
	/** `created_at` when absent: the default is not shown. */
	sort_by: z
		.enum(['last_contact_at', 'created_at', 'updated_at', 'first_name', 'last_name'])
		.optional(),
	/** Direction; which one is usual is not shown, the sandbox sorts downwards: newest first. */
	order: order.optional(),
	/** Ids of projects: contacts linked to one of them, by an activity or a deal that names both. */
	project_ids: idList.optional(),
	/** The whole number; spaces and hyphens are ignored. */
	phone_number: z.string().optional(),
	/** Searched in names, e-mail addresses, postal addresses and telephone numbers. */
	q: z.string().optional(),
	/** -1 all, 1 only archived, otherwise only those not archived. */
	archived: z.string().optional(),
	/** The primary address or one of the others. */
	email: z.string().optional(),
	/** Lists sub-contacts too. */
	include_children: queryFlag.optional(),
	/** Id of a main contact: only its sub-contacts. */
	parent_id: queryInteger.optional(),
	/** Id of the first or second user responsible. */
	broker_id: queryInteger.optional(),
	/** 0 none given, 1 ignored, 2 consented, 3 revoked. */
	gdpr_status: queryInteger.optional(),
	/** Ids of tags of which the contact has one. */
	group: idList.optional(),
	/** Ids of tags of which the contact has none. */
	not_in_group: idList.optional(),
	/** Ids of contact statuses. */
	status: idList.optional(),
	/** Ids of contact sources. */
	sources: idList.optional(),
	/** Countries of the private address, as written in `home_country`. */
	home_countries: wordList.optional(),
	/** Whether the contact wants the newsletter. */
	newsletter: queryBoolean.optional(),
	/** Whether the contact has confirmed that it may be contacted. */
	accept_contact: queryBoolean.optional(),
	/** Whether the contact is registered as owner of a unit. */
	owner: queryBoolean.optional(),
	/** Codes such as `de,en`. */
	language: wordList.optional(),
	/** Ids of units: only owners of one of them. */
	owned_property_ids: idList.optional(),
	/** Created at this time or later, ISO 8601 with offset. */
	created_at_from: queryMoment.optional(),
	/** Created at this time or earlier, ISO 8601 with offset. */
	created_at_to: queryMoment.optional(),
	/** Last changed at this time or later, ISO 8601 with offset. */
	updated_at_from: queryMoment.optional(),
	/** Last changed at this time or earlier, ISO 8601 with offset. */
	updated_at_to: queryMoment.optional(),
});

/** Query of GET and PUT /contacts/:id. */
export const ContactQuery = z.looseObject({
	/** `children`, `documents`, `relationships`, `owned_properties`, comma-separated. */
	include: z.string().optional(),
	/** Says that the id in the path is the contact's token. */
	identifier: z.literal('token').optional(),
});
