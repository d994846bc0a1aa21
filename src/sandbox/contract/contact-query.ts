import { z } from 'zod';
import { ContactSearch } from '../../crm/contract/contact.ts';
import {
	idList,
	order,
	queryBoolean,
	queryFlag,
	queryInteger,
	queryMoment,
	queryText,
	wordList,
} from '../../crm/contract/field.ts';

/** Query of GET /contacts. `cf_<key>` filters by the custom field with that key and comes beside these. */
export const ContactsQuery = z.looseObject({
	...ContactSearch.shape,
	with_meta: queryFlag.describe(
		'Adds metadata. Its shape is not shown: `{data, meta: {total_count}}` in place of the bare list.',
	),
	sort_by: z
		.enum(['last_contact_at', 'created_at', 'updated_at', 'first_name', 'last_name'])
		.optional()
		.describe('`created_at` when absent: the default is not shown.'),
	order: order.describe(
		'Direction; which one is usual is not shown, the sandbox sorts downwards: newest first.',
	),
	project_ids: idList.describe(
		'Ids of projects: contacts linked to one of them, by an activity or a deal that names both.',
	),
	phone_number: queryText.describe('The whole number; spaces and hyphens are ignored.'),
	parent_id: queryInteger.describe('Id of a main contact: only its sub-contacts.'),
	broker_id: queryInteger.describe('Id of the first or second user responsible.'),
	gdpr_status: queryInteger.describe('0 none given, 1 ignored, 2 consented, 3 revoked.'),
	group: idList.describe('Ids of tags of which the contact has one.'),
	not_in_group: idList.describe('Ids of tags of which the contact has none.'),
	status: idList.describe('Ids of contact statuses.'),
	sources: idList.describe('Ids of contact sources.'),
	home_countries: wordList.describe(
		'Countries of the private address, as written in `home_country`.',
	),
	newsletter: queryBoolean.describe('Whether the contact wants the newsletter.'),
	accept_contact: queryBoolean.describe(
		'Whether the contact has confirmed that it may be contacted.',
	),
	owner: queryBoolean.describe('Whether the contact is registered as owner of a unit.'),
	language: wordList.describe('Codes such as `de,en`.'),
	owned_property_ids: idList.describe('Ids of units: only owners of one of them.'),
	created_at_from: queryMoment.describe('Created at this time or later, ISO 8601 with offset.'),
	created_at_to: queryMoment.describe('Created at this time or earlier, ISO 8601 with offset.'),
	updated_at_from: queryMoment.describe(
		'Last changed at this time or later, ISO 8601 with offset.',
	),
	updated_at_to: queryMoment.describe(
		'Last changed at this time or earlier, ISO 8601 with offset.',
	),
});

/** Query of GET and PUT /contacts/:id. */
export const ContactQuery = z.looseObject({
	include: queryText.describe(
		'`children`, `documents`, `relationships`, `owned_properties`, comma-separated.',
	),
	identifier: z
		.literal('token')
		.optional()
		.describe("Says that the id in the path is the contact's token."),
});
