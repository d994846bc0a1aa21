import { z } from 'zod';
import {
	contactConsent,
	contactConsentRead,
	contactItem,
	contactPerson,
	contactPersonRead,
	contactReach,
	contactReachRead,
	contactRecord,
} from '../../crm/contract/contact-fields.ts';
import { each, id, lenient, text } from '../../crm/contract/field.ts';
import { Document } from './document.ts';
import { Group } from './group.ts';

export const ContactListItem = z
	.looseObject({
		id: id.describe('Number that identifies the contact.'),
		...contactItem.read,
		name: text.describe('First and last name, or the company.'),
		phone: text.describe(
			'One telephone number: in the sandbox the first there is of those at home, then of those at work.',
		),
		locked: lenient.flag.describe(
			'Blocked by the company; its activities answer to the filter `blocked`.',
		),
		broker_ids: z
			.array(z.int())
			.nullish()
			.describe('Ids of the users responsible: the first, then the second.'),
		children_size: lenient.integer.describe('Number of sub-contacts.'),
		groups: z.array(Group).nullish().catch(undefined).describe('Tags.'),
	})
	.meta({ id: 'ContactListItem', description: 'Item of GET /contacts.' });
export type ContactListItem = z.infer<typeof ContactListItem>;

export const Contact = z
	.looseObject({
		...ContactListItem.shape,
		...contactRecord.read,
		...contactPerson.read,
		...contactPersonRead,
		...contactReach.read,
		...contactReachRead,
		...contactConsent.read,
		...contactConsentRead,
		conspicuity: lenient.anything.describe(
			'Something conspicuous. Only named in the document; no call sets it.',
		),
		custom_fields: lenient.object.describe('Values by key, as `{value, pretty_value}`.'),
		token: text.describe('Long identifier, for PUT with `identifier=token`.'),
		status: lenient.anything.describe("The contact's status as `{id, name}`."),
		deleted_at: lenient.moment.describe(
			'When it was moved to the trash; always null, because what lies there is not answered. How a contact is restored is not shown, and the sandbox has no call for it.',
		),
		handover_date: lenient.moment.describe(
			'Day of the handover. Only named in the document; no call sets it.',
		),
		rent_date: lenient.moment.describe(
			'Day on which the tenancy begins. Only named in the document; no call sets it.',
		),
		mvsigned: lenient.anything.describe(
			'The tenancy agreement is signed, to judge by its name. Its type is not shown; no call sets it.',
		),
		hvsigned: lenient.anything.describe(
			'The management agreement is signed, to judge by its name. Its type is not shown; no call sets it.',
		),
		followup_date: lenient.moment.describe(
			'Day to come back to the contact. Only named in the document; no call sets it.',
		),
		last_contact_at_formatted: lenient.text.describe(
			'`last_contact_at` as `day.month.year hour:minute`.',
		),
		created_at_formatted: lenient.text.describe('`created_at` as `day.month.year hour:minute`.'),
		updated_at_formatted: lenient.text.describe('`updated_at` as `day.month.year hour:minute`.'),
		documents: each(Document).catch(undefined).describe('Files of the contact, each a `Document`.'),
		owned_properties: lenient.list.describe(
			'Units of which the contact is registered as owner, as items of the plain list.',
		),
		children: each(ContactListItem)
			.catch(undefined)
			.describe('Sub-contacts, as items of the list.'),
		relationships: lenient.list.describe(
			'Links to units: `{internal_name, client_id, property_id}`, `internal_name` owner or partner.',
		),
		broker: lenient.object.describe('First user responsible, a `Broker`.'),
		second_broker: lenient.object.describe('Second user responsible, a `Broker`.'),
		client_source: lenient.object.describe('The contact source as `{id, name}`.'),
		client_status: lenient.object.describe("The contact's status as `{id, name}`."),
	})
	.meta({
		id: 'Contact',
		description:
			"The full contact of GET /contacts/:id and of the expanded list. `documents`, `owned_properties`, `children` and `relationships` are null unless `include` names them; the document does not say so, it is the sandbox's choice.",
	});
export type Contact = z.infer<typeof Contact>;
