import { z } from 'zod';
import { contactConsent } from './contact-consent.ts';
import { contactPerson } from './contact-person.ts';
import { contactReach } from './contact-reach.ts';
import { ContactWriteFields } from './contact-write.ts';
import { id, lenient, text } from './field.ts';
import { Group } from './group.ts';

/** Item of GET /contacts. */
export const ContactListItem = z.looseObject({
	/** Number that identifies the contact. */
	id,
	/** Customer number, counted up by the service. */
	item_id: z.int().nullish(),
	/** `mr` or `ms`. */
	salutation: text,
	/** Academic title, such as "Dr.". */
	academic_title: text,
	/** First and last name, or the company. */
	name: text,
	/** Is a company. */
	is_company: z.boolean().nullish(),
	/** Company the contact works for. */
	company: text,
	/** Primary e-mail address. */
	email: text,
	/** One telephone number: in the sandbox the first there is of those at home, then of those at work. */
	phone: text,
	/** When there was contact last, ISO 8601. */
	last_contact_at: lenient.moment,
	/** When the contact was created, ISO 8601. */
	created_at: lenient.moment,
	/** When the contact was last changed, ISO 8601. */
	updated_at: lenient.moment,
	/** Id of the contact's status. */
	client_status_id: z.int().nullish(),
	/** Where the contact came from: id of a contact source. */
	client_source_id: z.int().nullish(),
	/** Blocked by the company; its activities answer to the filter `blocked`. */
	locked: lenient.flag,
	/** Ids of the users responsible: the first, then the second. */
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
	/** Id of the main contact; its presence marks a sub-contact. */
	parent_id: lenient.integer,
	...contactPerson,
	...contactReach,
	...contactConsent,
	/** Whole number from 0 to 3. */
	rating: lenient.integer,
	/** Free note about the contact. */
	description: lenient.text,
	/** Shown prominently in the contact. */
	warning_notice: lenient.text,
	/** Something conspicuous. Only named in the document; no call sets it. */
	conspicuity: lenient.anything,
	/** Put away: listed only when `archived` asks for it. */
	archived: z.boolean().nullish(),
	/** Id of the user who created the contact. */
	creator_id: lenient.integer,
	/** Id of the user who changed the contact last. */
	updater_id: lenient.integer,
	/** Values by key, as `{value, pretty_value}`. */
	custom_fields: lenient.object,
	/** Number in an older system. */
	old_crm_id: text,
	/** Long identifier, for PUT with `identifier=token`. */
	token: text,
	/** Id of the user responsible. */
	broker_id: lenient.integer,
	/** The contact's status as `{id, name}`. */
	status: lenient.anything,
	/**
	 * When it was moved to the trash; always null, because what lies there is not answered. How a contact is
	 * restored is not shown, and the sandbox has no call for it.
	 */
	deleted_at: lenient.moment,
	/** Day of the handover. Only named in the document; no call sets it. */
	handover_date: lenient.moment,
	/** Day on which the tenancy begins. Only named in the document; no call sets it. */
	rent_date: lenient.moment,
	/** The tenancy agreement is signed, to judge by its name. Its type is not shown; no call sets it. */
	mvsigned: lenient.anything,
	/** The management agreement is signed, to judge by its name. Its type is not shown; no call sets it. */
	hvsigned: lenient.anything,
	/** Day to come back to the contact. Only named in the document; no call sets it. */
	followup_date: lenient.moment,
	/** `last_contact_at` as `day.month.year hour:minute`. */
	last_contact_at_formatted: lenient.text,
	/** `created_at` as `day.month.year hour:minute`. */
	created_at_formatted: lenient.text,
	/** `updated_at` as `day.month.year hour:minute`. */
	updated_at_formatted: lenient.text,
	/** Files of the contact, each a `Document`. */
	documents: lenient.list,
	/** Units of which the contact is registered as owner, as items of the plain list. */
	owned_properties: lenient.list,
	/** Sub-contacts, as items of the list. */
	children: lenient.list,
	/** Links to units: `{internal_name, client_id, property_id}`, `internal_name` owner or partner. */
	relationships: lenient.list,
	/** First user responsible, a `Broker`. */
	broker: lenient.object,
	/** Second user responsible, a `Broker`. */
	second_broker: lenient.object,
	/** The contact source as `{id, name}`. */
	client_source: lenient.object,
	/** The contact's status as `{id, name}`. */
	client_status: lenient.object,
});
export type Contact = z.infer<typeof Contact>;

/** Body of POST and PUT /contacts. */
export const ContactWrite = z.object({
	/** The contact's fields. */
	client: ContactWriteFields,
});
export type ContactWrite = z.infer<typeof ContactWrite>;

/** Where contacts come from; an inquiry names one. */
export const ContactSource = z.looseObject({
	/** Number that identifies the source. */
	id,
	/** What the company calls it. */
	name: text,
});
export type ContactSource = z.infer<typeof ContactSource>;
